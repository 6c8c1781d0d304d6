//! The marks of turns.

use serde::{Deserialize, Serialize};

/// The mark of a turn, as in annotated games.
///
/// A bad turn is marked by how much it lowers the expected result of its player (see
/// [`Chances::expected`](super::Chances::expected)): the thresholds are those of lichess.
///
/// ```
/// use fanorona_game::analysis::Mark;
///
/// assert_eq!(Mark::of_loss(0.04), None);
/// assert_eq!(Mark::of_loss(0.12), Some(Mark::Mistake));
/// assert_eq!((Mark::Blunder.sign(), Mark::Blunder.glyph()), ("??", "$4"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mark {
    /// `!`: the only good turn, and hard to find. All others lower the expected result by at least
    /// [`Mark::MISTAKE`]; and neither a search of two turns chooses it, nor does it alone take most
    /// stones.
    Hard,
    /// `?!`: lowers the expected result by at least [`Mark::INACCURACY`].
    Inaccuracy,
    /// `?`: by at least [`Mark::MISTAKE`].
    Mistake,
    /// `??`: by at least [`Mark::BLUNDER`]. A turn that gives away a proven win or draw always is one.
    Blunder,
}

impl Mark {
    /// All marks.
    pub const ALL: [Self; 4] = [Self::Hard, Self::Inaccuracy, Self::Mistake, Self::Blunder];
    /// The least loss of an inaccuracy, as a part of a win.
    pub const INACCURACY: f64 = 0.05;
    /// The least loss of a mistake.
    pub const MISTAKE: f64 = 0.10;
    /// The least loss of a blunder.
    pub const BLUNDER: f64 = 0.15;

    /// The mark of a turn that lowers the expected result by so much; `None` for a good turn.
    pub fn of_loss(loss: f64) -> Option<Self> {
        match loss {
            loss if loss >= Self::BLUNDER => Some(Self::Blunder),
            loss if loss >= Self::MISTAKE => Some(Self::Mistake),
            loss if loss >= Self::INACCURACY => Some(Self::Inaccuracy),
            _ => None,
        }
    }

    /// Whether the turn is marked as a bad one.
    pub const fn is_bad(self) -> bool {
        !matches!(self, Self::Hard)
    }

    /// The sign behind the turn.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Hard => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The numeric annotation glyph (NAG) of PGN.
    pub const fn glyph(self) -> &'static str {
        match self {
            Self::Hard => "$1",
            Self::Mistake => "$2",
            Self::Blunder => "$4",
            Self::Inaccuracy => "$6",
        }
    }

    /// The word for it in data.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hard => "hard",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}
