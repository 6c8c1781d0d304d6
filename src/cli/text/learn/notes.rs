//! What the terminal adds to exercises of the shipped lessons, whose texts are those of the window.

use crate::game::learn::ExerciseRun;

/// The lesson about the lines of the board.
const BOARD: &str = "board";

/// Lesson, exercise and the note said with its task.
const NOTES: [(&str, &str, &str); 5] = [
    (BOARD, "first-step", "learn-type-turn"),
    (BOARD, "paika", "learn-type-turn"),
    (BOARD, "short-way", "learn-type-turn"),
    ("approach", "first-capture", "learn-type-turn"),
    ("chains", "first-chain", "learn-type-chain"),
];

/// The notes said with the task of an exercise.
pub(super) fn of(run: &ExerciseRun) -> impl Iterator<Item = &'static str> {
    let (lesson, exercise) = (run.lesson().key.clone(), run.exercise().key.clone());
    let fits = move |note: &&(&str, &str, &str)| note.0 == lesson && note.1 == exercise;
    NOTES.iter().filter(fits).map(|note| note.2)
}

/// Whether the lines of the board are described where it is not drawn.
pub(super) fn describes_lines(run: &ExerciseRun) -> bool {
    run.lesson().key == BOARD
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_notes_are_about_exercises_that_exist() {
        let course = crate::game::learn::Course::shipped();
        for (lesson, exercise, _) in super::NOTES {
            assert!(course.lesson(lesson).is_some_and(|it| it.place(exercise).is_some()));
        }
    }
}
