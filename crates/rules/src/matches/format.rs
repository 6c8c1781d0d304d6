//! The formats of a match.

use crate::Variant;
use crate::variant::shipped;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// Which games a match consists of.
///
/// ```
/// use fanorona_rules::matches::MatchFormat;
///
/// let format: MatchFormat = "best-of-5".parse()?;
/// assert_eq!(format, MatchFormat::BestOf(5));
/// assert_eq!(format.to_string(), "best-of-5");
/// assert_eq!("vela".parse::<MatchFormat>()?.to_string(), "rematch vela");
/// assert!("best-of-0".parse::<MatchFormat>().is_err());
/// # Ok::<(), fanorona_rules::matches::ParseMatchFormatError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchFormat {
    /// At most this many games, 1 to [`MatchFormat::MOST_GAMES`]. A win counts one point, a draw half
    /// a point; the match ends when the lead cannot be made up. Who begins next depends on the
    /// variant: the colours swap, or the loser takes White (after a draw the colours swap).
    BestOf(u16),
    /// A game; then a rematch under this variant, begun by the loser, with the winner handicapped;
    /// at 1:1 a third game by the rules of the first, begun by the loser of the rematch. A drawn
    /// game is replayed under the same terms.
    Rematch(Arc<Variant>),
}

/// The error returned when a text is not a match format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a match format is one of {}, with at most {} games, or `rematch` with the key of a shipped variant with a handicap",
    MatchFormat::NAMES,
    MatchFormat::MOST_GAMES
)]
pub struct ParseMatchFormatError;

impl MatchFormat {
    /// A single game.
    pub const SINGLE: Self = Self::BestOf(1);
    /// The maximum number of games of a match.
    pub const MOST_GAMES: u16 = 999;
    /// The names of formats for messages; `best-of-3` stands for any number.
    pub const NAMES: &'static str = "single, best-of-3, tumicarona, vela";

    /// The format with a name as players type it, and the key of the variant that belongs to it, if
    /// there is one: `single`, `best-of-N`, `tumicarona`, `vela`.
    pub fn named(name: &str) -> Option<(Self, Option<&'static str>)> {
        let name = name.to_ascii_lowercase();
        match name.as_str() {
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

/// Accepts the names of [`MatchFormat::named`], and `rematch KEY` for a shipped variant with a
/// handicap.
impl FromStr for MatchFormat {
    type Err = ParseMatchFormatError;

    fn from_str(text: &str) -> Result<Self, ParseMatchFormatError> {
        let rematch = || {
            let variant = shipped::variant(text.strip_prefix("rematch ")?)?;
            variant.rules.switches.handicap.is_some().then_some(Self::Rematch(variant))
        };
        Self::named(text).map(|(format, _)| format).or_else(rematch).ok_or(ParseMatchFormatError)
    }
}

/// `single`, `best-of-N` or `rematch KEY`.
impl fmt::Display for MatchFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BestOf(1) => f.write_str("single"),
            Self::BestOf(games) => write!(f, "best-of-{games}"),
            Self::Rematch(variant) => write!(f, "rematch {}", variant.key),
        }
    }
}
