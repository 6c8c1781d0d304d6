//! What a position is worth, seen from the side to move.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A score inside the search: hundredths of a stone, or a distance from a proven end.
pub(super) type Value = i32;

/// A bound above every value.
pub(super) const INFINITE: Value = 32_000;
/// A win on the spot; one less for every turn it takes.
pub(super) const WIN: Value = 30_000;
/// A win that the endgame tables promise; one less for every turn on the way to the tables.
pub(super) const TABLE_WIN: Value = 28_000;
/// Values beyond this are proven wins, below its negative proven losses.
pub(super) const PROVEN: Value = TABLE_WIN - 1_000;
/// Values beyond this are ends that the search has seen, turn by turn.
pub(super) const SEEN: Value = WIN - 1_000;

/// A score as players read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Score {
    /// An estimate in hundredths of a stone.
    Estimate(i32),
    /// A win in this many turns of both together.
    Win(u32),
    /// A loss in this many turns of both together.
    Loss(u32),
    /// A win that the endgame tables promise, this many turns of both together from here to a
    /// position of theirs.
    TableWin(u32),
    /// A loss that the endgame tables foretell, this many turns from here to a position of theirs.
    TableLoss(u32),
    /// A proven draw.
    Draw,
}

impl Score {
    /// The score of a value of the search.
    pub(super) const fn of(value: Value) -> Self {
        let won = value > 0;
        match value.abs() {
            SEEN.. => {
                let turns = (WIN - value.abs()).unsigned_abs();
                if won { Self::Win(turns) } else { Self::Loss(turns) }
            }
            PROVEN.. => {
                let turns = (TABLE_WIN - value.abs()).unsigned_abs();
                if won { Self::TableWin(turns) } else { Self::TableLoss(turns) }
            }
            _ => Self::Estimate(value),
        }
    }

    /// The turns of both together to an end that the search has seen.
    pub(super) const fn distance(value: Value) -> u32 {
        (WIN - value.abs()).unsigned_abs()
    }

    /// Hundredths of a stone, with every proven win beyond and every proven loss below any
    /// estimate: for comparing.
    pub fn rank(self) -> i32 {
        match self {
            Self::Estimate(value) => value,
            Self::Win(turns) => WIN - turns.min(999) as i32,
            Self::Loss(turns) => turns.min(999) as i32 - WIN,
            Self::TableWin(turns) => TABLE_WIN - turns.min(999) as i32,
            Self::TableLoss(turns) => turns.min(999) as i32 - TABLE_WIN,
            Self::Draw => 0,
        }
    }
}

/// As commands and the protocol write it: an estimate in hundredths of a stone, or an end with the
/// turns of both to it; `won` and `lost` count the turns to a position that the endgame tables
/// know.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Estimate(value) => write!(f, "cp {value}"),
            Self::Win(turns) => write!(f, "win {turns}"),
            Self::Loss(turns) => write!(f, "loss {turns}"),
            Self::TableWin(turns) => write!(f, "won {turns}"),
            Self::TableLoss(turns) => write!(f, "lost {turns}"),
            Self::Draw => write!(f, "draw"),
        }
    }
}
