//! The proven results of turns: by the rules, by endgame tables, and by proofs where few stones are
//! left.

use fanorona_engine::Score;
use fanorona_engine::endgame::{EndgameTables, TableValue};
use fanorona_engine::explain::near_repetition;
use fanorona_engine::solve::{SolveBudget, proved_value};
use fanorona_rules::generate::{Effect, capturing_stones};
use fanorona_rules::switches::OmittedCapture;
use fanorona_rules::{Position, Record, Ruleset, Turn};

/// Results are proved up to this number of stones.
const FEW: usize = 8;
/// The resources of such a proof.
pub(super) const PROOF: SolveBudget = SolveBudget { nodes: 20_000, bytes: 1 << 20, threads: 1 };

/// What proves results in a position of a game.
pub(super) struct ResultProver<'a> {
    record: &'a Record,
    rules: &'a Ruleset,
    tables: Option<&'a EndgameTables>,
    /// Whether the position is near a draw by repetition, which tables and proofs do not consider.
    near: bool,
}

impl<'a> ResultProver<'a> {
    pub fn new(record: &'a Record, tables: Option<&'a EndgameTables>) -> Self {
        let near = near_repetition(record);
        Self { record, rules: record.rules(), tables: tables.filter(|_| !near), near }
    }

    /// Whether the number of stones allows proofs.
    pub fn has_few_stones(&self) -> bool {
        let position = self.record.position();
        !self.near && position.stone_count() <= FEW
    }

    /// The result of the played turn for its player if it ends the game.
    pub fn of_end(&self, turn: &Turn) -> Option<TableValue> {
        let mut after = self.record.clone();
        after.play(turn).ok()?;
        Some(TableValue::of_outcome(after.outcome()?, self.record.position().side()))
    }

    /// The result of a turn for its player by the rules or by tables.
    pub fn of_turn(&self, effect: Effect) -> Option<TableValue> {
        let position = self.record.position();
        let after = self.after(effect);
        let result = match after.outcome(self.rules) {
            Some(outcome) => TableValue::of_outcome(outcome, position.side()),
            None => self.tables?.probe(self.rules, &after)?.reversed(),
        };
        if !self.omits_capture(effect) {
            return Some(result);
        }
        // The other side may claim the capture instead.
        Some(result.min(self.tables?.probe(self.rules, position)?))
    }

    /// The result that a score proves.
    pub const fn of_score(&self, score: Score) -> Option<TableValue> {
        match score {
            Score::Win(_) => Some(TableValue::Win),
            Score::Loss(_) => Some(TableValue::Loss),
            Score::TableWin(_) if !self.near => Some(TableValue::Win),
            Score::TableLoss(_) if !self.near => Some(TableValue::Loss),
            _ => None,
        }
    }

    /// The result of a turn for its player by a proof, if the budget suffices.
    pub fn proved_turn(&self, effect: Effect) -> Option<TableValue> {
        if self.omits_capture(effect) {
            return None;
        }
        self.proved(&self.after(effect)).map(TableValue::reversed)
    }

    /// The result of the position for the side to move by a proof, if the budget suffices.
    pub fn proved_position(&self) -> Option<TableValue> {
        self.proved(self.record.position())
    }

    fn proved(&self, position: &Position) -> Option<TableValue> {
        let tables = self.tables;
        self.has_few_stones().then(|| proved_value(self.rules, position, PROOF, tables)).flatten()
    }

    fn after(&self, effect: Effect) -> Position {
        self.record.position().moved(self.rules, effect.from, effect.to, effect.captured)
    }

    /// Whether the turn leaves out a capture that the other side may claim.
    fn omits_capture(&self, effect: Effect) -> bool {
        let position = self.record.position();
        self.rules.switches.omitted_capture == OmittedCapture::Claimed
            && effect.captured.is_empty()
            && !position.mover_is_handicapped()
            && !capturing_stones(self.rules, position).is_empty()
    }
}
