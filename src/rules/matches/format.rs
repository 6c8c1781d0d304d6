//! The forms that a series can have.

use crate::rules::Variant;
use crate::rules::variant::shipped;
use std::sync::Arc;

/// Which games a series has.
#[derive(Clone, Debug)]
pub enum MatchFormat {
    /// So many games at most, 1 to [`MatchFormat::MOST_GAMES`]. A win counts one point, a draw half a
    /// point; the match ends when the lead cannot be made up. Who begins next is the variant's
    /// matter: the colours swap, or the loser takes White (after a draw the colours swap).
    BestOf(u16),
    /// A game; after it a rematch under this variant, begun by the loser, the winner handicapped;
    /// at 1:1 a third game by the first one's rules, begun by the loser of the rematch. A drawn
    /// game is played again under the same terms.
    Rematch(Arc<Variant>),
}

impl MatchFormat {
    /// One game, and that is the match.
    pub const SINGLE: Self = Self::BestOf(1);
    /// The most games of a series.
    pub const MOST_GAMES: u16 = 999;
    /// The names of forms for messages; `best-of-3` stands for any number.
    pub const NAMES: &'static str = "single, best-of-3, tumicarona, vela";

    /// The form of a name as players type it, and the key of the variant that belongs to it if one
    /// does: `single`, `best-of-N`, `tumicarona`, `vela`.
    pub fn named(name: &str) -> Option<(Self, Option<&'static str>)> {
        match name {
            "single" => Some((Self::SINGLE, None)),
            "tumicarona" => {
                Some((Self::Rematch(shipped::variant("tumicarona-rematch")?), Some("tumicarona")))
            }
            "vela" => Some((Self::Rematch(shipped::variant("vela")?), Some("tsivy"))),
            _ => {
                let games = name.strip_prefix("best-of-")?.parse().ok()?;
                (1..=Self::MOST_GAMES).contains(&games).then_some((Self::BestOf(games), None))
            }
        }
    }
}
