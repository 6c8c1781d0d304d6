//! Why a proof does not hold, and why a text is no proof.

use fanorona_rules::Position;
use std::fmt;

/// Why a proof does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofCheckError {
    /// There are too few or too many turns, or they belong to the wrong side.
    Turns,
    /// A turn has a number that this position does not have.
    Turn(Position),
    /// The game ends in this position, and not as the proof says.
    End(Position),
    /// The winner comes back to a position, so the win may never come.
    Cycle,
    /// The winner needs more turns without a capture than the rules allow.
    Quiet,
    /// There are more positions than [`check`](super::check) follows.
    Positions,
    /// This position has more turns than can be listed.
    Chains(Position),
}

impl fmt::Display for ProofCheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Turns => "the number of turns does not fit",
            Self::Turn(_) => "a position has no such turn",
            Self::End(_) => "a game ends otherwise",
            Self::Cycle => "a position can come again",
            Self::Quiet => "too many turns without a capture",
            Self::Positions => "too many positions",
            Self::Chains(_) => "a position has too many turns",
        })
    }
}

impl std::error::Error for ProofCheckError {}

/// Why a text is no proof, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: ProofErrorKind,
}

/// What is wrong with a text with a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofErrorKind {
    /// The first line does not say that this is a proof.
    NotAProof,
    /// A version that this program does not know.
    Version(String),
    /// The checksum does not fit, so something was changed or is missing.
    Checksum,
    /// The checksum fits, but the line is not what it has to be under these rules.
    Damaged,
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl fmt::Display for ProofErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAProof => f.write_str("this is no proof"),
            Self::Version(version) => write!(f, "version {version} is not known"),
            Self::Checksum => f.write_str("the checksum is wrong"),
            Self::Damaged => f.write_str("the line is damaged"),
        }
    }
}

impl std::error::Error for ProofError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl std::error::Error for ProofErrorKind {}
