//! The explained turn and its circumstances, which all kinds of reasons need.

use super::ExplainResources;
use super::reason::Reason;
use super::scores::Scores;
use crate::endgame::EndgameTables;
use crate::solve::SolveBudget;
use fanorona_rules::generate::{self, Effect};
use fanorona_rules::{Outcome, Position, Record, Ruleset, Turn};

/// A reason and its weight in hundredths of a stone, by which reasons are sorted.
pub(super) type Weighed = (i32, Reason);

/// What is explained.
pub(super) struct Case<'a> {
    pub record: &'a Record,
    pub rules: &'a Ruleset,
    pub position: Position,
    pub turn: &'a Turn,
    pub effect: Effect,
    /// The other turns.
    pub others: Vec<Effect>,
    /// Whether these are all other turns.
    pub complete: bool,
    pub scores: Scores,
    /// The best turn.
    pub best: Effect,
    pub is_best: bool,
    /// Whether the caller has named the best turn.
    pub is_told: bool,
    pub tables: Option<&'a EndgameTables>,
    pub proofs: Option<SolveBudget>,
}

impl<'a> Case<'a> {
    pub fn new(
        record: &'a Record,
        turn: &'a Turn,
        all: Option<&[Effect]>,
        mut scores: Scores,
        resources: &'a ExplainResources<'_>,
    ) -> Self {
        let effect = Effect::of(turn);
        let best = scores.best.turns.first().map_or(effect, Effect::of);
        let is_told = scores.is_told;
        let right = resources.right.filter(|_| is_told);
        // The search names the shortest turn of each effect, and none where that is not found among very
        // many chains, as only the explained turn may be.
        let lines = [&mut scores.turn.turns, &mut scores.best.turns];
        for line in lines {
            if line.is_empty() {
                line.push(turn.clone());
            }
        }
        let lines = [&mut scores.turn.turns, &mut scores.best.turns];
        for first in lines.into_iter().filter_map(|line| line.first_mut()) {
            let named = right.into_iter().chain([turn]);
            if let Some(named) = named.into_iter().find(|it| Effect::of(it) == Effect::of(first)) {
                first.clone_from(named);
            }
        }
        Self {
            record,
            rules: record.rules(),
            position: *record.position(),
            turn,
            effect,
            others: all.unwrap_or(&[]).iter().copied().filter(|&it| it != effect).collect(),
            complete: all.is_some(),
            scores,
            best,
            is_best: best == effect,
            is_told,
            tables: resources.tables.as_deref(),
            proofs: resources.proofs,
        }
    }

    /// The position after one of the turns.
    pub fn after(&self, effect: Effect) -> Position {
        self.position.moved(self.rules, effect.from, effect.to, effect.captured)
    }

    /// The outcome of the game if the turn ends it.
    pub fn ended(&self) -> Option<Outcome> {
        let mut record = self.record.clone();
        while record.undo_step().is_ok() {}
        record.play(self.turn).ok()?;
        record.outcome()
    }

    /// The effects of all turns of a position.
    pub fn effects(&self, position: &Position) -> Vec<Effect> {
        generate::effects(self.rules, position).list
    }

    /// The turn of an effect in a position.
    pub fn turn_at(&self, position: &Position, effect: Effect) -> Option<Turn> {
        generate::turn_with(self.rules, position, effect)
    }

    /// How much worse than the best turn it is, in hundredths of a stone.
    pub fn loss(&self) -> i32 {
        self.scores.best.score.rank() - self.scores.turn.score.rank()
    }
}
