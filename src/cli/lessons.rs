//! `fanorona learn --list`: the lessons, and the learner's stars.

use super::console::{CommandResult, Console, ExitStatus};
use super::escape::column;
use crate::catalogue::kept::Kept;
use crate::catalogue::lessons::Lessons;
use crate::game::learn::{Course, Progress};
use crate::texts::{Texts, say};
use std::io;

/// Prints key, solved exercises, stars and name of each lesson. Reports invalid files of the player's
/// own, and damaged progress, on standard error.
pub(super) fn run(console: &mut Console) -> CommandResult {
    let (course, _) = load(console)?;
    for line in lines(&course, &console.texts) {
        writeln!(console.out, "{line}")?;
    }
    Ok(ExitStatus::Good)
}

/// The course with the learner's progress. Reports what cannot be used on standard error.
pub(super) fn load(console: &mut Console) -> io::Result<(Course, Kept<Progress>)> {
    let lessons = Lessons::of_player(&console.catalogue);
    console.report_unusable(lessons.unusable())?;
    let (store, event) = Kept::of_player();
    console.report_kept(event)?;
    let mut course = lessons.course();
    course.progress.clone_from(store.value());
    Ok((course, store))
}

/// A line for each lesson, with columns separated by tabs.
pub(super) fn lines(course: &Course, texts: &Texts) -> Vec<String> {
    let line = |lesson: &crate::game::learn::Lesson| {
        let (stars, most) = course.stars(lesson);
        let (solved, count) = (course.solved(lesson), lesson.exercises.len());
        let name = column(&say::localized(texts, &lesson.names));
        format!("{}\t{solved}/{count}\t{stars}/{most}\t{name}", lesson.key)
    };
    course.lessons().iter().map(|lesson| line(lesson)).collect()
}
