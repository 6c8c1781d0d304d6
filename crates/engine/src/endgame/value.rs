//! The game-theoretic value of a position, and its encoding in a byte or two bits.

use fanorona_rules::{Outcome, Side};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The game-theoretic value of a position for the side to move.
///
/// ```
/// use fanorona_engine::endgame::TableValue;
///
/// assert!(TableValue::Loss < TableValue::Draw && TableValue::Draw < TableValue::Win);
/// assert_eq!(TableValue::Loss.reversed(), TableValue::Win);
/// assert_eq!(TableValue::Draw.to_string(), "draw");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TableValue {
    /// The side to move loses.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to move wins.
    Win,
}

/// `win`, `draw` or `loss`.
impl fmt::Display for TableValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl TableValue {
    /// `win`, `draw` or `loss`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// What an outcome is worth to a side.
    pub fn of_outcome(outcome: Outcome, side: Side) -> Self {
        match outcome.winner() {
            None => Self::Draw,
            Some(winner) if winner == side => Self::Win,
            Some(_) => Self::Loss,
        }
    }

    /// The value for the other side.
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// Drawn, or still open while a layer is built.
pub(super) const DRAW: u8 = 0;
/// While a layer is built: the side to move must capture and can at best draw.
pub(super) const DRAWN_BY_CAPTURE: u8 = 255;
/// An unused index.
pub(super) const UNUSED: u8 = 254;
/// The greatest number of turns that a byte can store.
pub(super) const MOST_TURNS: u8 = 120;

/// Won in this many turns, 1 to [`MOST_TURNS`].
#[inline]
pub(super) const fn win(turns: u8) -> u8 {
    turns
}

/// Lost in this many turns, 0 to [`MOST_TURNS`].
#[inline]
pub(super) const fn loss(turns: u8) -> u8 {
    128 + turns
}

/// The value and the turns of a byte; `None` for an unused index.
#[inline]
pub(super) const fn read(byte: u8) -> Option<(TableValue, u8)> {
    match byte {
        DRAW | DRAWN_BY_CAPTURE => Some((TableValue::Draw, 0)),
        1..=MOST_TURNS => Some((TableValue::Win, byte)),
        128..=248 => Some((TableValue::Loss, byte - 128)),
        _ => None,
    }
}

/// The two bits for a byte.
pub(super) const fn two_bits(byte: u8) -> u8 {
    match read(byte) {
        Some((TableValue::Draw, _)) => 0,
        Some((TableValue::Win, _)) => 1,
        Some((TableValue::Loss, _)) => 2,
        None => 3,
    }
}

/// The value of two bits; `None` for an unused index.
#[inline]
pub(super) const fn from_two_bits(two_bits: u8) -> Option<TableValue> {
    match two_bits & 3 {
        0 => Some(TableValue::Draw),
        1 => Some(TableValue::Win),
        2 => Some(TableValue::Loss),
        _ => None,
    }
}
