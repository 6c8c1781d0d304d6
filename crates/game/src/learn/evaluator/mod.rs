//! Answers the queries of exercises: whether a turn is right, what the opponent plays, what to show.

mod plan;
mod play;
mod reason;
mod text;
mod verdict;
mod worse;
mod worth;

pub(super) use plan::{Plan, passed};
pub(super) use reason::loss;
pub use reason::{Shown, WrongReason};
pub(super) use verdict::{TurnVerdict, Wrong};

use super::{Exercise, Lesson};
use fanorona_engine::endgame::{EndgameTables, TableCache};
use fanorona_rules::{Record, Ruleset, Turn};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What the learner has done in an exercise so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LearnerState {
    /// The number of the learner's turns.
    pub turns: u32,
    /// The number of stones they took.
    pub captured: usize,
}

impl LearnerState {
    /// The state after another turn of the learner.
    pub const fn after(self, turn: &Turn) -> Self {
        Self { turns: self.turns + 1, captured: self.captured + turn.captured.len() }
    }
}

/// A question of an [`ExerciseRun`](super::ExerciseRun) that may need a search. Any thread can answer
/// it with [`ExerciseEvaluator::answer`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(into = "text::QueryText", try_from = "text::QueryText")]
pub struct ExerciseQuery {
    /// A number of its own within the run.
    pub(super) id: u64,
    pub(super) lesson: Arc<Lesson>,
    /// The place of the exercise in the lesson, from 0.
    pub(super) place: usize,
    pub(super) exercise: Arc<Exercise>,
    /// The game at the learner's turn that is judged, or at the opponent's turn.
    pub(super) record: Record,
    /// What the learner has done before that.
    pub(super) learner: LearnerState,
    pub(super) ask: ExerciseQueryKind,
}

/// What a query asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum ExerciseQueryKind {
    /// Is this turn of the learner right?
    Turn(Turn),
    /// What does the opponent play?
    Reply,
    /// Which turn of the learner leads to the goal?
    Solution,
}

impl ExerciseQuery {
    /// A number that differs between the queries of a run.
    pub const fn id(&self) -> u64 {
        self.id
    }
}

/// The answer to an [`ExerciseQuery`], for [`ExerciseRun::accept`](super::ExerciseRun::accept).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    pub(super) id: u64,
    pub(super) found: FindingKind,
}

/// What a finding says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum FindingKind {
    Verdict(TurnVerdict),
    Reply(Option<Turn>),
    Solution(Option<Turn>),
}

/// Answers queries by endgame tables, proofs and searches of a fixed size. The same query has the
/// same answer on every machine, unless tables were inserted.
///
/// Tables of few stones are built in memory when an ending first needs them, and kept: up to five
/// stones on the board of Tsivy take some seconds.
#[derive(Debug)]
pub struct ExerciseEvaluator {
    /// The number of nodes of a search.
    nodes: u64,
    tables: TableCache,
}

impl Default for ExerciseEvaluator {
    fn default() -> Self {
        Self { nodes: 30_000, tables: TableCache::new(Self::TABLE_STONES) }
    }
}

impl ExerciseEvaluator {
    /// The greatest number of stones for which endgame tables are built by default.
    pub const TABLE_STONES: usize = 5;

    /// The same evaluator with another greatest number of stones, 0 for none, for which it builds
    /// endgame tables itself. The default is 5. Call it before [`ExerciseEvaluator::insert`], whose
    /// tables it removes.
    #[must_use]
    pub fn with_table_stones(self, stones: usize) -> Self {
        Self { tables: TableCache::new(stones), ..self }
    }

    /// The same evaluator with another number of nodes for each search. The default is 30,000, some
    /// hundredths of a second.
    #[must_use]
    pub const fn with_nodes(mut self, nodes: u64) -> Self {
        self.nodes = nodes;
        self
    }

    /// Adds endgame tables, such as those of the player's folder.
    pub fn insert(&self, tables: Arc<EndgameTables>) {
        self.tables.insert(tables);
    }

    /// The endgame tables that this evaluator has built, for others in the same process.
    pub const fn table_cache(&self) -> &TableCache {
        &self.tables
    }

    /// Answers a query.
    pub fn answer(&self, query: &ExerciseQuery) -> Finding {
        let found = match &query.ask {
            ExerciseQueryKind::Turn(turn) => FindingKind::Verdict(self.verdict(query, turn)),
            ExerciseQueryKind::Reply => FindingKind::Reply(self.reply(query)),
            ExerciseQueryKind::Solution => FindingKind::Solution(self.solution(query)),
        };
        Finding { id: query.id, found }
    }

    /// The tables for positions with this number of stones; `None` if there are none.
    fn tables(&self, rules: &Ruleset, stones: usize) -> Option<Arc<EndgameTables>> {
        self.tables.tables(rules, stones)
    }
}
