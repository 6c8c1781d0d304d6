//! The evaluation of a position for the side to move.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A value inside the search: hundredths of a stone, or the distance to a proven end.
pub type Value = i32;

/// An upper bound of all values.
pub(super) const INFINITE: Value = 32_000;
/// A win now; one less for every turn until then.
pub(super) const WIN: Value = 30_000;
/// A win by the endgame tables; one less for every turn until a position of the tables.
pub(super) const TABLE_WIN: Value = 28_000;
/// Greater values are proven wins; values below its negative are proven losses.
pub const PROVEN: Value = TABLE_WIN - 1_000;
/// Greater values are wins that the search has followed to the end of the game.
pub(super) const SEEN: Value = WIN - 1_000;

/// The evaluation of a position for the side to move.
///
/// The text form is that of the protocol: `cp` with hundredths of a stone, or `win`, `loss`, `won`
/// (table win) and `lost` (table loss) with a number of turns, or `draw`.
///
/// ```
/// use fanorona_engine::Score;
///
/// assert_eq!(Score::Win(5).to_string(), "win 5");
/// assert_eq!("cp -120".parse(), Ok(Score::Estimate(-120)));
/// assert_eq!("lost 3".parse(), Ok(Score::TableLoss(3)));
/// assert!("five stones".parse::<Score>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Score {
    /// An estimate in hundredths of a stone.
    Estimate(i32),
    /// A win in this many turns of both sides.
    Win(u32),
    /// A loss in this many turns of both sides.
    Loss(u32),
    /// A win by the endgame tables; this many turns of both sides lead to a position of the tables.
    TableWin(u32),
    /// A loss by the endgame tables; this many turns of both sides lead to a position of the
    /// tables.
    TableLoss(u32),
    /// A proven draw.
    Draw,
}

impl Score {
    /// The score for a value of the search.
    pub(super) const fn of(value: Value) -> Self {
        let won = value > 0;
        match value.abs() {
            SEEN.. => {
                let turns = (WIN - value.abs()).unsigned_abs();
                if won { Self::Win(turns) } else { Self::Loss(turns) }
            }
            PROVEN.. => {
                let turns = (TABLE_WIN - value.abs()).unsigned_abs();
                if won { Self::TableWin(turns) } else { Self::TableLoss(turns) }
            }
            _ => Self::Estimate(value),
        }
    }

    /// The number of turns of both sides to the end of the game.
    pub(super) const fn distance(value: Value) -> u32 {
        (WIN - value.abs()).unsigned_abs()
    }

    /// The score for the other side.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Estimate(value) => Self::Estimate(-value),
            Self::Win(turns) => Self::Loss(turns),
            Self::Loss(turns) => Self::Win(turns),
            Self::TableWin(turns) => Self::TableLoss(turns),
            Self::TableLoss(turns) => Self::TableWin(turns),
            Self::Draw => Self::Draw,
        }
    }

    /// The score of a turn for its player that leads to a position with this score for the side to move.
    #[must_use]
    pub const fn before(self) -> Self {
        match self.reversed() {
            Self::Win(turns) => Self::Win(turns.saturating_add(1)),
            Self::Loss(turns) => Self::Loss(turns.saturating_add(1)),
            Self::TableWin(turns) => Self::TableWin(turns.saturating_add(1)),
            Self::TableLoss(turns) => Self::TableLoss(turns.saturating_add(1)),
            other => other,
        }
    }

    /// Hundredths of a stone for comparisons. Every proven win ranks above and every proven loss
    /// below any estimate.
    pub fn rank(self) -> i32 {
        match self {
            Self::Estimate(value) => value,
            Self::Win(turns) => WIN - turns.min(999) as i32,
            Self::Loss(turns) => turns.min(999) as i32 - WIN,
            Self::TableWin(turns) => TABLE_WIN - turns.min(999) as i32,
            Self::TableLoss(turns) => turns.min(999) as i32 - TABLE_WIN,
            Self::Draw => 0,
        }
    }
}

/// The notation of commands and of the protocol.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Estimate(value) => write!(f, "cp {value}"),
            Self::Win(turns) => write!(f, "win {turns}"),
            Self::Loss(turns) => write!(f, "loss {turns}"),
            Self::TableWin(turns) => write!(f, "won {turns}"),
            Self::TableLoss(turns) => write!(f, "lost {turns}"),
            Self::Draw => write!(f, "draw"),
        }
    }
}

/// A text that is not the notation of a [`Score`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a score, such as \"cp -120\", \"win 5\" or \"draw\"")]
pub struct ParseScoreError;

impl FromStr for Score {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Self, ParseScoreError> {
        let turns = |text: &str| text.parse().map_err(|_| ParseScoreError);
        match text.split_once(' ') {
            Some(("cp", value)) => value.parse().map(Self::Estimate).map_err(|_| ParseScoreError),
            Some(("win", count)) => turns(count).map(Self::Win),
            Some(("loss", count)) => turns(count).map(Self::Loss),
            Some(("won", count)) => turns(count).map(Self::TableWin),
            Some(("lost", count)) => turns(count).map(Self::TableLoss),
            None if text == "draw" => Ok(Self::Draw),
            _ => Err(ParseScoreError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_the_search_become_scores() {
        for (value, score) in [
            (WIN - 3, Score::Win(3)),
            (3 - WIN, Score::Loss(3)),
            (SEEN, Score::Win(1_000)),
            (TABLE_WIN - 7, Score::TableWin(7)),
            (7 - TABLE_WIN, Score::TableLoss(7)),
            (PROVEN, Score::TableWin(1_000)),
            (PROVEN - 1, Score::Estimate(PROVEN - 1)),
            (1 - PROVEN, Score::Estimate(1 - PROVEN)),
            (0, Score::Estimate(0)),
        ] {
            assert_eq!(Score::of(value), score, "{value}");
        }
        assert_eq!((Score::distance(WIN - 9), Score::distance(9 - WIN)), (9, 9));
    }

    #[test]
    fn ranks_order_scores() {
        let ordered = [
            Score::Loss(0),
            Score::Loss(9),
            Score::Loss(5_000),
            Score::TableLoss(1),
            Score::TableLoss(5_000),
            Score::Estimate(-900),
            Score::Estimate(-1),
            Score::Draw,
            Score::Estimate(1),
            Score::TableWin(5_000),
            Score::TableWin(1),
            Score::Win(5_000),
            Score::Win(9),
            Score::Win(0),
        ];
        assert!(ordered.is_sorted_by_key(|score| score.rank()), "{ordered:?}");
        assert_eq!((Score::Win(9).rank(), Score::TableLoss(9).rank()), (29_991, -27_991));
    }

    #[test]
    fn a_turn_has_the_score_of_what_follows_reversed_and_a_turn_longer() {
        for (one, other) in [
            (Score::Estimate(7), Score::Estimate(-7)),
            (Score::Win(2), Score::Loss(3)),
            (Score::Loss(2), Score::Win(3)),
            (Score::TableWin(4), Score::TableLoss(5)),
            (Score::TableLoss(4), Score::TableWin(5)),
            (Score::Draw, Score::Draw),
        ] {
            assert_eq!(one.before(), other);
        }
    }

    #[test]
    fn the_notation_of_scores_is_read_back() {
        for score in [
            Score::Estimate(-7),
            Score::Win(1),
            Score::Loss(2),
            Score::TableWin(3),
            Score::TableLoss(4),
            Score::Draw,
        ] {
            assert_eq!(score.to_string().parse(), Ok(score));
        }
        for text in ["", "cp", "cp x", "win -1", "draw 3", "cp 1 2", "Win 3"] {
            assert_eq!(text.parse::<Score>(), Err(ParseScoreError), "{text}");
        }
    }
}
