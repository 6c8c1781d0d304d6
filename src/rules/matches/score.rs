//! The score of a series, and what it decides.

use super::Party;
use serde::{Deserialize, Serialize};

/// The points of both parties, in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchScore([u32; 2]);

impl MatchScore {
    /// A party's points in halves: a win counts 2, a draw 1.
    pub const fn halves(self, party: Party) -> u32 {
        self.0[party as usize]
    }

    /// Who leads, if anybody does.
    pub fn leader(self) -> Option<Party> {
        let [first, second] = self.0;
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Party::First),
            std::cmp::Ordering::Less => Some(Party::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// By how many halves.
    pub const fn lead(self) -> u32 {
        self.0[0].abs_diff(self.0[1])
    }

    /// A party's points as people write them: `0`, `½`, `1½`.
    pub fn points(self, party: Party) -> String {
        match (self.halves(party) / 2, self.halves(party) % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 1) => format!("{whole}½"),
            (whole, _) => whole.to_string(),
        }
    }

    pub(super) const fn win(&mut self, party: Party) {
        self.0[party as usize] += 2;
    }

    pub(super) const fn draw(&mut self) {
        self.0[0] += 1;
        self.0[1] += 1;
    }
}

/// The points of the first party, a hyphen, and those of the second: `1-0`, `1½-½`.
impl std::fmt::Display for MatchScore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.points(Party::First), self.points(Party::Second))
    }
}

/// Is a match decided?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// There is a game to be played.
    Open,
    /// This party has won the match.
    Won(Party),
    /// All games are played, and neither leads.
    Drawn,
}
