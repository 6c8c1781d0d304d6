//! Why there is no such position.

/// Why stones and counters do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A stone is off the board.
    #[error("a stone is off the board")]
    OffBoard,
    /// Two stones are on one point.
    #[error("two stones are on one point")]
    Overlap,
    /// There are no stones.
    #[error("there are no stones")]
    Empty,
    /// Turns are numbered from 1.
    #[error("turns are numbered from 1")]
    NumberZero,
    /// A side is handicapped, but the rule set has no handicap.
    #[error("a side is handicapped, but the rule set has no handicap")]
    NoHandicap,
}
