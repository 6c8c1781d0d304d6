//! Whether the computer takes a draw that is offered.

use super::score::Score;
use crate::rules::{Record, Side};

/// Less than this, in hundredths of a stone, is nobody's lead.
const LEVEL: i32 = 50;

/// Does the computer that plays `side` take a draw now? Not in the opening; then gladly when it is
/// behind, never when it is ahead, and in a level game only when it is worn. The score is the
/// mover's.
pub fn accepts_draw(record: &Record, side: Side, score: Score) -> bool {
    let moves = record.position().side() == side;
    accepts(if moves { score.rank() } else { -score.rank() }, Progress::of(record))
}

/// How far a game has come, for the question whether a draw is fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// Nothing is decided yet.
    Opening,
    /// The game is under way.
    Middle,
    /// It has gone on so long, or so long without a capture, that little can happen.
    Worn,
}

impl Progress {
    fn of(record: &Record) -> Self {
        let position = record.position();
        if position.number() < 6 {
            Self::Opening
        } else if position.number() >= 20 || position.quiet() >= 10 {
            Self::Worn
        } else {
            Self::Middle
        }
    }
}

const fn accepts(lead: i32, progress: Progress) -> bool {
    match progress {
        Progress::Opening => false,
        Progress::Middle => lead < -LEVEL,
        Progress::Worn => lead <= LEVEL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_taken_when_behind_or_when_a_level_game_is_worn() {
        assert!(accepts(-80, Progress::Middle));
        assert!(accepts(20, Progress::Worn));
        assert!(!accepts(20, Progress::Middle), "a level game is played on");
        assert!(!accepts(80, Progress::Worn), "nobody gives away a lead");
        assert!(!accepts(Score::Win(4).rank(), Progress::Worn));
        assert!(!accepts(-Score::Win(4).rank(), Progress::Opening), "nobody has played yet");
        assert!(accepts(Score::TableLoss(3).rank(), Progress::Middle));
    }
}
