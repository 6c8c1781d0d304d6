//! The score and the result of a match.

use super::Party;
use serde::{Deserialize, Serialize};

/// The points of both parties, in halves.
///
/// ```
/// use fanorona_rules::matches::{MatchFormat, Party};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{DrawReason, Match, Outcome};
///
/// let names = [String::new(), String::new()];
/// let variant = shipped::variant("tsivy").unwrap();
/// let mut match_ = Match::new(MatchFormat::BestOf(3), variant, names)?;
/// match_.finish(Outcome::Draw(DrawReason::Agreement))?;
/// assert_eq!(match_.score().halves(Party::First), 1);
/// assert_eq!(match_.score().to_string(), "½-½");
/// # Ok::<(), fanorona_rules::matches::MatchError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchScore([u32; 2]);

impl MatchScore {
    /// A party's points in halves: a win counts 2, a draw 1.
    pub const fn halves(self, party: Party) -> u32 {
        self.0[party as usize]
    }

    /// The party that leads, or `None` if the score is even.
    pub fn leader(self) -> Option<Party> {
        let [first, second] = self.0;
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Party::First),
            std::cmp::Ordering::Less => Some(Party::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The lead in halves.
    pub const fn lead(self) -> u32 {
        self.0[0].abs_diff(self.0[1])
    }

    /// The points of a party in the usual form: `0`, `½`, `1½`.
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

/// The state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// The match is not decided.
    Open,
    /// This party has won the match.
    Won(Party),
    /// All games are played, and neither party leads.
    Drawn,
}
