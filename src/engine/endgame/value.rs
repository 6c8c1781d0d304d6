//! The worth of a position, and how a table writes it into a byte or two bits.

/// What a position is worth for the side to move, if both play without error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableValue {
    /// The side to move loses.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to move wins.
    Win,
}

impl TableValue {
    /// The same seen from the other side.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// Drawn, or not known yet while a layer is built.
pub(super) const DRAW: u8 = 0;
/// While a layer is built: the side to move must capture, and that leads to a draw at best.
pub(super) const DRAWN_BY_CAPTURE: u8 = 255;
/// A place where no position stands.
pub(super) const UNUSED: u8 = 254;
/// The most turns that a byte can hold.
pub(super) const MOST_TURNS: u8 = 120;

/// Won in so many turns, 1 to [`MOST_TURNS`].
#[inline]
pub(super) const fn win(turns: u8) -> u8 {
    turns
}

/// Lost in so many turns, 0 to [`MOST_TURNS`].
#[inline]
pub(super) const fn loss(turns: u8) -> u8 {
    128 + turns
}

/// The worth and the turns of a byte; `None` where no position stands.
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

/// The worth of two bits; `None` where no position stands.
#[inline]
pub(super) const fn worth(two_bits: u8) -> Option<TableValue> {
    match two_bits & 3 {
        0 => Some(TableValue::Draw),
        1 => Some(TableValue::Win),
        2 => Some(TableValue::Loss),
        _ => None,
    }
}
