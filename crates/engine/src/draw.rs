//! Whether the computer accepts a draw offer.

use super::score::Score;
use fanorona_rules::{Record, Side};

/// Smaller differences, in hundredths of a stone, count as equal.
const EQUAL_MARGIN: i32 = 50;

/// Whether the computer, playing `side`, accepts a draw now. It declines in the opening; afterwards
/// it accepts if it is behind, declines if it is ahead, and accepts in an equal position only late
/// in the game. The score is that of the side to move.
///
/// ```
/// use fanorona_engine::{Score, accepts_draw};
/// use fanorona_rules::{Record, Side, variant::shipped};
///
/// let game = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
/// assert!(!accepts_draw(&game, Side::White, Score::Estimate(-300)), "too early");
/// ```
pub fn accepts_draw(record: &Record, side: Side, score: Score) -> bool {
    let moves = record.position().side() == side;
    accepts(if moves { score.rank() } else { -score.rank() }, GameStage::of(record))
}

/// The stage of a game, as far as draw offers are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GameStage {
    /// The first turns.
    Opening,
    /// The turns in between.
    Middlegame,
    /// The game, or the time without a capture, is so long that little can happen.
    Late,
}

impl GameStage {
    fn of(record: &Record) -> Self {
        let position = record.position();
        if position.number() < 6 {
            Self::Opening
        } else if position.number() >= 20 || position.quiet() >= 10 {
            Self::Late
        } else {
            Self::Middlegame
        }
    }
}

const fn accepts(lead: i32, stage: GameStage) -> bool {
    match stage {
        GameStage::Opening => false,
        GameStage::Middlegame => lead < -EQUAL_MARGIN,
        GameStage::Late => lead <= EQUAL_MARGIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_accepted_when_behind_or_late_in_an_equal_game() {
        assert!(accepts(-80, GameStage::Middlegame));
        assert!(accepts(20, GameStage::Late));
        assert!(!accepts(20, GameStage::Middlegame), "a level game is played on");
        assert!(!accepts(80, GameStage::Late), "a lead is not given away");
        assert!(!accepts(Score::Win(4).rank(), GameStage::Late));
        assert!(!accepts(-Score::Win(4).rank(), GameStage::Opening), "too early");
        assert!(accepts(Score::TableLoss(3).rank(), GameStage::Middlegame));
    }
}
