//! `fanorona learn`: exercises in the terminal, done by typed words.
//!
//! The exercise is an [`ExerciseRun`] beside the session of the text board, as in the window.

mod exercise_board;
mod learn_board;
mod notes;
mod pick;
mod typed;

use crate::catalogue::kept::Kept;
use crate::catalogue::lessons::Lessons;
use crate::cli::args::LearnArgs;
use crate::cli::console::{CommandResult, Console, ExitStatus, Failure};
use crate::cli::escape::column;
use crate::game::learn::{Course, ExerciseId, Lesson, Progress};
use crate::texts::{Texts, say};
use learn_board::LearnBoard;
use std::io;

pub(super) use exercise_board::ExerciseBoard;

/// Begins with the exercise that the command line names, or where the learner stopped.
pub(in crate::cli) fn run(console: &mut Console, args: &LearnArgs) -> CommandResult {
    if args.list {
        return list(console);
    }
    let (course, store) = load(console)?;
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

/// Prints key, solved exercises, stars and name of each lesson. Reports invalid files of the player's
/// own, and damaged progress, on standard error.
fn list(console: &mut Console) -> CommandResult {
    let (course, _) = load(console)?;
    for line in lines(&course, &console.texts) {
        writeln!(console.out, "{line}")?;
    }
    Ok(ExitStatus::Good)
}

/// The course with the learner's progress. Reports what cannot be used on standard error.
fn load(console: &mut Console) -> io::Result<(Course, Kept<Progress>)> {
    let lessons = Lessons::of_player(&console.catalogue);
    console.report_unusable(lessons.unusable())?;
    let (store, event) = Kept::of_player();
    console.report_kept(event)?;
    let mut course = lessons.course();
    course.progress.clone_from(store.value());
    Ok((course, store))
}

/// A line for each lesson, with columns separated by tabs.
fn lines(course: &Course, texts: &Texts) -> Vec<String> {
    let line = |lesson: &Lesson| {
        let (stars, most) = course.stars(lesson);
        let (solved, count) = (course.solved(lesson), lesson.exercises.len());
        let name = column(&say::localized(texts, &lesson.names));
        format!("{}\t{solved}/{count}\t{stars}/{most}\t{name}", lesson.key)
    };
    course.lessons().iter().map(|lesson| line(lesson)).collect()
}
