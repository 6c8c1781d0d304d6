//! What the learner has done, and its text form.

use super::{Attempt, ExerciseId};
use fanorona_formats::{RightVersion, VersionedError, read_versioned, ron_options};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

/// What the learner has done in one exercise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// The most stars, 0 to 3; 0 if it was never solved.
    pub stars: u8,
    /// The number of tries: wrong ones and solutions.
    pub tries: u32,
    /// The number of times it was solved.
    pub solved: u32,
}

/// What the learner has done in all exercises, those included that this program does not know.
///
/// ```
/// use fanorona_game::learn::{Attempt, Progress};
///
/// let id = "approach/first-capture".parse()?;
/// let mut progress = Progress::new();
/// progress.record(&id, Attempt { wrong: 1, helps: 0, stars: Some(2) });
/// assert_eq!((progress.of(&id).tries, progress.of(&id).stars), (2, 2));
/// let read = Progress::read(&progress.to_string()).unwrap();
/// assert_eq!(read, progress);
/// # Ok::<(), fanorona_game::learn::ParseExerciseIdError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    version: RightVersion,
    exercises: BTreeMap<ExerciseId, Done>,
    last: Option<ExerciseId>,
}

/// Why a text is not a learner's progress.
pub type ParseProgressError = VersionedError;

/// What could be read of a damaged text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvaged<P> {
    /// What could be read.
    pub progress: P,
    /// Why not everything could.
    pub error: ParseProgressError,
}

impl<P: Default> Salvaged<P> {
    /// Of a text of another version nothing is read.
    pub(crate) fn new(error: ParseProgressError, salvage: impl FnOnce() -> P) -> Box<Self> {
        let progress = match error {
            ParseProgressError::Version(_) => P::default(),
            ParseProgressError::Syntax { .. } => salvage(),
        };
        Box::new(Self { progress, error })
    }
}

impl Progress {
    /// The version that is written, and the only one that is read.
    pub const VERSION: u32 = 1;

    /// Nothing done.
    pub const fn new() -> Self {
        Self { version: RightVersion, exercises: BTreeMap::new(), last: None }
    }

    /// What was done in an exercise.
    pub fn of(&self, id: &ExerciseId) -> Done {
        self.exercises.get(id).copied().unwrap_or_default()
    }

    /// The exercise that was recorded last.
    pub const fn last(&self) -> Option<&ExerciseId> {
        self.last.as_ref()
    }

    /// The exercises that were tried, in the order of their names.
    pub fn exercises(&self) -> impl Iterator<Item = (&ExerciseId, &Done)> {
        self.exercises.iter()
    }

    /// Adds an attempt: a solved exercise, or one that was left.
    pub fn record(&mut self, id: &ExerciseId, attempt: Attempt) {
        let done = self.exercises.entry(id.clone()).or_default();
        let solved = u32::from(attempt.stars.is_some());
        done.stars = done.stars.max(attempt.stars.unwrap_or_default());
        done.tries = done.tries.saturating_add(attempt.wrong).saturating_add(solved);
        done.solved = done.solved.saturating_add(solved);
        self.last = Some(id.clone());
    }

    /// Takes over what another copy of the same learner's progress has more of.
    pub fn merge(&mut self, other: &Self) {
        for (id, theirs) in &other.exercises {
            let done = self.exercises.entry(id.clone()).or_default();
            done.stars = done.stars.max(theirs.stars);
            done.tries = done.tries.max(theirs.tries);
            done.solved = done.solved.max(theirs.solved);
        }
        if self.last.is_none() {
            self.last.clone_from(&other.last);
        }
    }

    /// Reads the text that [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// The text is damaged or of another version. What can still be read of it comes with the error.
    pub fn read(text: &str) -> Result<Self, Box<Salvaged<Self>>> {
        read_versioned(text, &ron_options(), Self::VERSION)
            .map_err(|error| Salvaged::new(error, || Self::salvage(text)))
    }

    /// The entries of a damaged text that are whole: each is a line of its own.
    fn salvage(text: &str) -> Self {
        let entry = |line: &str| {
            let (id, done) = line.trim().strip_suffix(',')?.split_once("\":")?;
            let id = id.strip_prefix('"')?.parse().ok()?;
            Some((id, ron_options().from_str(done.trim()).ok()?))
        };
        Self { exercises: text.lines().filter_map(entry).collect(), ..Self::default() }
    }
}

/// RON with one line for each exercise.
impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("(\n    version: {},\n", Self::VERSION);
        if let Some(last) = &self.last {
            let _ = writeln!(text, "    last: {:?},", last.to_string());
        }
        text.push_str("    exercises: {\n");
        for (id, Done { stars, tries, solved }) in &self.exercises {
            let _ = writeln!(
                text,
                "        {:?}: (stars: {stars}, tries: {tries}, solved: {solved}),",
                id.to_string()
            );
        }
        text.push_str("    },\n)\n");
        f.write_str(&text)
    }
}
