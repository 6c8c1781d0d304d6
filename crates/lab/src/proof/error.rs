//! Why a proof does not hold, and why a text is no proof.

use fanorona_formats::{DataErrorKind, InLine};
use fanorona_rules::Position;

/// Why a proof does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofCheckError {
    /// There are too few or too many turns, or they belong to the wrong side.
    #[error("the number of turns does not fit")]
    Turns,
    /// A turn has a number that this position does not have.
    #[error("a position has no such turn")]
    Turn(Position),
    /// The game ends in this position, and not as the proof says.
    #[error("a game ends otherwise")]
    End(Position),
    /// The winner comes back to a position, so the win may never come.
    #[error("a position can come again")]
    Cycle,
    /// The winner needs more turns without a capture than the rules allow.
    #[error("too many turns without a capture")]
    Quiet,
    /// There are more positions than [`check`](super::check) follows.
    #[error("too many positions")]
    Positions,
    /// This position has more turns than can be listed.
    #[error("a position has too many turns")]
    Chains(Position),
}

/// Why a text is no proof, and where.
pub type ProofError = InLine<DataErrorKind>;
