//! What a position is worth, seen from the side to move.

/// A score inside the search: hundredths of a stone, or a distance from a proven end.
pub(super) type Value = i32;

/// A bound above every value.
pub(super) const INFINITE: Value = 32_000;
/// A win on the spot; one less for every turn it takes.
pub(super) const WIN: Value = 30_000;
/// Values beyond this are proven wins, below its negative proven losses.
pub(super) const PROVEN: Value = WIN - 1_000;

/// A score as players read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate in hundredths of a stone.
    Estimate(i32),
    /// A proven win in this many turns of both together.
    Win(u32),
    /// A proven loss in this many turns of both together.
    Loss(u32),
    /// The game is over, and drawn.
    Draw,
}

impl Score {
    /// The score of a value of the search.
    pub(super) fn of(value: Value) -> Self {
        if value >= PROVEN {
            Self::Win(Self::distance(value))
        } else if value <= -PROVEN {
            Self::Loss(Self::distance(value))
        } else {
            Self::Estimate(value)
        }
    }

    /// The turns of both together to a proven end.
    pub(super) const fn distance(value: Value) -> u32 {
        (WIN - value.abs()).unsigned_abs()
    }
}
