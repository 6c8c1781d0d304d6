//! All lessons, in order, with the learner's progress.

use super::{Attempt, ExerciseRun, Lesson, Progress, shipped};
use serde::Deserialize;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The name of an exercise in files and commands: `LESSON/EXERCISE`.
///
/// ```
/// use fanorona_game::learn::ExerciseId;
///
/// let id: ExerciseId = "approach/first-capture".parse()?;
/// assert_eq!((id.lesson.as_str(), id.exercise.as_str()), ("approach", "first-capture"));
/// assert_eq!(id.to_string(), "approach/first-capture");
/// assert!("approach".parse::<ExerciseId>().is_err());
/// # Ok::<(), fanorona_game::learn::ParseExerciseIdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct ExerciseId {
    /// The key of the lesson.
    pub lesson: String,
    /// The key of the exercise in the lesson.
    pub exercise: String,
}

/// A text that is not of the form `LESSON/EXERCISE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an exercise is named as LESSON/EXERCISE")]
pub struct ParseExerciseIdError;

impl FromStr for ExerciseId {
    type Err = ParseExerciseIdError;

    fn from_str(text: &str) -> Result<Self, ParseExerciseIdError> {
        let (lesson, exercise) = text.split_once('/').ok_or(ParseExerciseIdError)?;
        if lesson.is_empty() || exercise.is_empty() || exercise.contains('/') {
            return Err(ParseExerciseIdError);
        }
        Ok(Self { lesson: lesson.to_owned(), exercise: exercise.to_owned() })
    }
}

impl TryFrom<String> for ExerciseId {
    type Error = ParseExerciseIdError;

    fn try_from(text: String) -> Result<Self, ParseExerciseIdError> {
        text.parse()
    }
}

impl fmt::Display for ExerciseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.lesson, self.exercise)
    }
}

/// All lessons in order, with what the learner has done.
#[derive(Clone, Debug, Default)]
pub struct Course {
    lessons: Vec<Arc<Lesson>>,
    /// What the learner has done.
    pub progress: Progress,
}

impl Course {
    /// These lessons, with no progress.
    pub const fn new(lessons: Vec<Arc<Lesson>>) -> Self {
        Self { lessons, progress: Progress::new() }
    }

    /// The lessons of the program, with no progress.
    pub fn shipped() -> Self {
        Self::new(shipped::all().to_vec())
    }

    /// The lessons in order.
    pub fn lessons(&self) -> &[Arc<Lesson>] {
        &self.lessons
    }

    /// The lesson of this key, written in any case.
    pub fn lesson(&self, key: &str) -> Option<&Arc<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.key.eq_ignore_ascii_case(key))
    }

    /// The exercises in order.
    pub fn ids(&self) -> impl Iterator<Item = ExerciseId> {
        self.lessons.iter().flat_map(|lesson| {
            lesson.exercises.iter().map(|exercise| ExerciseId {
                lesson: lesson.key.clone(),
                exercise: exercise.key.clone(),
            })
        })
    }

    /// The exercise after this one; `None` after the last, and if there is no such exercise.
    pub fn after(&self, id: &ExerciseId) -> Option<ExerciseId> {
        self.ids().skip_while(|other| other != id).nth(1)
    }

    /// The exercise that comes after this one is solved: the one after it, else the first unsolved one; `None` if the
    /// course is done.
    pub fn next(&self, id: &ExerciseId) -> Option<ExerciseId> {
        self.after(id).or_else(|| self.ids().find(|id| self.progress.of(id).solved == 0))
    }

    /// The exercise to go on with: the last one, unless it is solved; else the next unsolved one
    /// after it, or the first unsolved one. If all are solved, the first. `None` if there are no
    /// lessons.
    pub fn resume(&self) -> Option<ExerciseId> {
        let is_open = |id: &ExerciseId| self.progress.of(id).solved == 0;
        let last = self.progress.last();
        let from_last = self.ids().skip_while(|id| Some(id) != last).find(is_open);
        from_last.or_else(|| self.ids().find(is_open)).or_else(|| self.ids().next())
    }

    /// Whether every exercise is solved, and there is one.
    pub fn is_done(&self) -> bool {
        let mut ids = self.ids().peekable();
        ids.peek().is_some() && ids.all(|id| self.progress.of(&id).solved > 0)
    }

    /// A run of this exercise; `None` if there is no such exercise.
    pub fn run(&self, id: &ExerciseId) -> Option<ExerciseRun> {
        let lesson = self.lesson(&id.lesson)?;
        ExerciseRun::new(lesson.clone(), lesson.place(&id.exercise)?)
    }

    /// The name of a run's exercise.
    pub fn id(run: &ExerciseRun) -> ExerciseId {
        ExerciseId { lesson: run.lesson().key.clone(), exercise: run.exercise().key.clone() }
    }

    /// Adds an attempt to the progress.
    pub fn record(&mut self, id: &ExerciseId, attempt: Attempt) {
        self.progress.record(id, attempt);
    }

    /// The stars of a lesson's exercises together, and the most that there are.
    pub fn stars(&self, lesson: &Lesson) -> (u32, u32) {
        let stars = |key: &str| {
            let id = ExerciseId { lesson: lesson.key.clone(), exercise: key.to_owned() };
            u32::from(self.progress.of(&id).stars)
        };
        let got = lesson.exercises.iter().map(|exercise| stars(&exercise.key)).sum();
        (got, 3 * lesson.exercises.len() as u32)
    }

    /// The number of a lesson's exercises that are solved.
    pub fn solved(&self, lesson: &Lesson) -> usize {
        let is_solved = |key: &str| {
            let id = ExerciseId { lesson: lesson.key.clone(), exercise: key.to_owned() };
            self.progress.of(&id).solved > 0
        };
        lesson.exercises.iter().filter(|exercise| is_solved(&exercise.key)).count()
    }
}
