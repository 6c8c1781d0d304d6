//! What is known about a turn of a game.

use super::{Chances, Curve, Mark};
use fanorona_engine::Score;
use fanorona_engine::endgame::TableValue;
use fanorona_engine::explain::Explanation;
use fanorona_rules::{Side, Turn};
use serde::{Deserialize, Serialize};

/// What a turn is worth for its player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnValue {
    /// The turn, and the expected play after it.
    pub line: Vec<Turn>,
    /// The score of the search.
    pub score: Score,
    /// The result with best play, if it is proven: by the rules, by endgame tables, or by a search to
    /// the end of the game.
    pub result: Option<TableValue>,
    /// The chances of its player after the turn: those of the result, or else of the score.
    pub chances: Chances,
}

impl TurnValue {
    pub(super) fn new(
        line: Vec<Turn>,
        score: Score,
        result: Option<TableValue>,
        curve: Curve,
    ) -> Self {
        let chances = result.map_or_else(|| curve.moved(score), Chances::of);
        Self { line, score, result, chances }
    }

    /// The expected result for its player after the turn, 0 to 1.
    pub const fn expected(&self) -> f64 {
        self.chances.expected()
    }
}

/// The judgement of a turn that was not forced.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// The chances of the side to move before the turn.
    pub before: Chances,
    /// What the turn is worth.
    pub played: TurnValue,
    /// What the best turn is worth, which may be the same.
    pub best: TurnValue,
    /// The mark, if it deserves one.
    pub mark: Option<Mark>,
    /// The turns besides the best that are worth nearly as much, for a turn that is marked as bad.
    pub equal: Vec<Turn>,
    /// Why a marked turn is bad or good, if a reason was found.
    pub explanation: Option<Explanation>,
    /// The completed depth of the search for the best turn, in turns; where tables decided, the length
    /// of their line.
    pub depth: u32,
}

impl Judgement {
    /// The chances of the side to move before its turn, if this is what the best one is worth.
    pub(super) fn chances_before(best: &TurnValue, curve: Curve) -> Chances {
        best.result.map_or(curve.to_move(best.score), Chances::of)
    }

    /// How much the turn lowers the expected result of its player, 0 to 1.
    pub fn loss(&self) -> f64 {
        (self.best.expected() - self.played.expected()).max(0.0)
    }

    /// Whether the turn gives away a result that was proven.
    pub fn throws_away(&self) -> Option<(TableValue, TableValue)> {
        self.best.result.zip(self.played.result).filter(|(had, left)| left < had)
    }
}

/// The analysis of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnAnalysis {
    /// Who played it.
    pub side: Side,
    /// The turn.
    pub turn: Turn,
    /// The judgement; `None` if the turn was forced: no other would have had another effect.
    pub judgement: Option<Judgement>,
}

impl TurnAnalysis {
    /// Its mark, if it has one.
    pub fn mark(&self) -> Option<Mark> {
        self.judgement.as_ref().and_then(|judgement| judgement.mark)
    }
}
