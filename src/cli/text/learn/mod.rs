//! `fanorona learn`: exercises in the terminal, done by typed words.
//!
//! The exercise is an [`ExerciseRun`] beside the session of the text board, as in the window.

mod exercise_board;
mod learn_board;
mod notes;
mod pick;
mod typed;

use crate::cli::args::LearnArgs;
use crate::cli::console::{CommandResult, Console, Failure};
use crate::cli::lessons;
use crate::game::learn::{Course, ExerciseId};
use learn_board::LearnBoard;

pub(super) use exercise_board::ExerciseBoard;

/// Begins with the exercise that the command line names, or where the learner stopped.
pub(in crate::cli) fn run(console: &mut Console, args: &LearnArgs) -> CommandResult {
    if args.list {
        return lessons::run(console);
    }
    let (course, store) = lessons::load(console)?;
    let id = match &args.place {
        Some(place) => find(console, &course, place)?,
        None => course.resume().ok_or_else(|| console.negative("learn-no-lessons", &[]))?,
    };
    if args.place.is_none() && course.is_done() {
        let count = course.ids().count().into();
        writeln!(console.out, "{}", console.texts.with("learn-all-done", &[("count", count)]))?;
    }
    LearnBoard::new(console, course, store, &id, args.words)?.play()
}

/// The exercise of this name or number in its lesson, or the first open one of a lesson.
fn find(console: &Console, course: &Course, place: &str) -> Result<ExerciseId, Failure> {
    // Keys have no capitals.
    let named: Option<ExerciseId> = place.to_lowercase().parse().ok();
    let found = match named {
        Some(id) => course.ids().find(|other| *other == id).or_else(|| {
            let number: usize = id.exercise.parse().ok()?;
            course.ids().filter(|other| other.lesson == id.lesson).nth(number.checked_sub(1)?)
        }),
        None => course.lesson(place).and_then(|lesson| {
            let mut ids = course.ids().filter(|id| id.lesson == lesson.key).peekable();
            let first = ids.peek().cloned();
            ids.find(|id| course.progress.of(id).solved == 0).or(first)
        }),
    };
    found.ok_or_else(|| {
        let refused = |message: &str, name: &str, known: Vec<&str>, lesson: &str| {
            let known = known.join(", ").into();
            let arguments = [("name", name.into()), ("known", known), ("lesson", lesson.into())];
            let column = if lesson.is_empty() { 1 } else { lesson.chars().count() + 2 };
            Failure::input(format!("learn:1:{column}: {}", console.texts.with(message, &arguments)))
        };
        let (key, exercise) = place.split_once('/').unwrap_or((place, ""));
        if let Some(lesson) = course.lesson(key) {
            let known = lesson.exercises.iter().map(|exercise| exercise.key.as_str()).collect();
            return refused("learn-unknown-exercise", exercise, known, key);
        }
        let known = course.lessons().iter().map(|lesson| lesson.key.as_str()).collect();
        refused("learn-unknown", place, known, "")
    })
}
