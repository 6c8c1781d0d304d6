//! Work that takes long, for a thread, a worker of a web page or the calling thread: searches, analyses, proofs, and
//! the queries of exercises and of the coach.
//!
//! A [`Worker`] carries out a [`Job`] and returns an [`Answer`]. Both can be sent as text to a process that shares no
//! memory with the caller.

mod game;
mod worker;

pub use game::JobGame;
pub use worker::{Effort, TableSource, Worker};

use crate::analysis::{TurnAnalysis, TurnResult};
use crate::learn::{CoachFinding, CoachQuery, ExerciseQuery, Finding};
use fanorona_engine::explain::Explanation;
use fanorona_engine::solve::Solution;
use fanorona_engine::{Character, Report};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Work that takes long.
///
/// ```
/// use fanorona_game::jobs::{Answer, Effort, Job, JobGame, Worker};
/// use fanorona_rules::{Record, variant::shipped};
/// use std::time::Duration;
///
/// let telo = shipped::variant("telo").unwrap();
/// let game = JobGame { record: Record::new(telo.rules.clone()), variant: telo };
/// let text = Job::Lines { game, count: 2 }.write();
///
/// // On the other side:
/// let job = Job::read(&text).unwrap();
/// let mut worker = Worker::new(Effort::few(2_000));
/// let answer = worker.run(&job, &|| Duration::ZERO, &|| false, &mut |_| {});
///
/// let Some(Answer::Lines { report, .. }) = Answer::read(&answer.write()) else { panic!() };
/// assert_eq!(report.others.len(), 1);
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Job {
    /// Search for a character's turn.
    Turn(Box<TurnJob>),
    /// Search for the best lines of a position, without an open chain, until it is stopped.
    Lines {
        /// The game up to the position.
        game: JobGame,
        /// The number of lines.
        count: usize,
    },
    /// Look up the exact results of all turns of a position.
    Results(JobGame),
    /// Analyse the turn of a game with this number, from 0.
    Analyse {
        /// The game.
        game: JobGame,
        /// The number of the turn.
        number: usize,
    },
    /// Prove the value of a position.
    Solve(JobGame),
    /// Answer a query of an exercise.
    Exercise(Box<ExerciseQuery>),
    /// Answer a query of the coach. It never leaves the program.
    #[serde(skip)]
    Coach(Box<CoachQuery>),
}

/// A search for a character's turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TurnJob {
    /// The game, which may have an open chain.
    pub game: JobGame,
    /// The character that plays.
    pub character: Character,
    /// The most time the search may take; `None` for no limit but the character's own.
    pub time: Option<Duration>,
    /// The seed of the character's mistakes.
    pub seed: u64,
    /// The most nodes of an explanation of the best turn; `None` if none is wanted.
    pub explain: Option<u64>,
}

/// What a job has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// The best turn.
    Turn {
        /// The turn and its score.
        report: Report,
        /// Why it is good, if the job asked for it.
        explanation: Option<Explanation>,
    },
    /// The lines of a completed depth. More answers follow until the search has ended.
    Lines {
        /// The lines.
        report: Report,
        /// Whether the search has ended by itself.
        finished: bool,
    },
    /// The results of all turns; none where the endgame tables do not reach.
    Results(Vec<TurnResult>),
    /// The analysis of a turn.
    Analysis(TurnAnalysis),
    /// What was proved of a position.
    Solved(Solution),
    /// The answer to a query of an exercise.
    Exercise(Finding),
    /// The answer to a query of the coach.
    #[serde(skip)]
    Coach(CoachFinding),
    /// The job could not be carried out.
    Failed,
}

impl Job {
    /// The job as text; for one of the coach a text that is no job.
    pub fn write(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// Reads the text of [`write`](Self::write); `None` if it is not a job, or its game cannot be read.
    pub fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

    /// Whether a worker heeds the request to stop it. The others end by themselves.
    pub const fn can_be_stopped(&self) -> bool {
        !matches!(self, Self::Exercise(_) | Self::Coach(_))
    }
}

impl Answer {
    /// The answer as text.
    pub fn write(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// Reads the text of [`write`](Self::write); `None` if it is not an answer.
    pub fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

    /// Whether this ends the job.
    pub const fn is_last(&self) -> bool {
        !matches!(self, Self::Lines { finished: false, .. })
    }
}
