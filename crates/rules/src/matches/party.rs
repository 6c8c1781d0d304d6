//! The two parties of a match: persons, teams or the computer.

use serde::{Deserialize, Serialize};

/// One of the two parties of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Party {
    /// The party that has White in the first game.
    First,
    /// The party that has Black in the first game.
    Second,
}

impl Party {
    /// Both parties.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other party.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
