//! How near a game is to a draw by the rules: quiet turns and repetition, told before they strike.

use super::generate::quiet_turns;
use super::outcome::Outcome;
use super::record::{Record, same_position};
use super::turn::Turn;
use serde::{Deserialize, Serialize};

/// The counters that can draw a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counters {
    /// Turns of both sides together since the last capture.
    pub quiet: u16,
    /// Turns without a capture until the game is drawn; `None` where the rule set has no limit.
    pub quiet_left: Option<u16>,
    /// How often the present position has stood on the board, 1 or more.
    pub stood: usize,
    /// How many more times it would have to come for a draw; `None` where no repetition draws.
    pub times_left: Option<usize>,
}

/// A draw that is near.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawWarning {
    /// So many more turns without a capture, 1 to [`Counters::NEAR`], draw the game.
    QuietTurns {
        /// The turns left.
        left: u16,
    },
    /// The present position has stood so often that its next time draws the game.
    Position {
        /// How often it has stood, this time included.
        stood: usize,
    },
    /// These turns of the side to move would each draw the game at once by repetition.
    Turns(Vec<Turn>),
}

impl Counters {
    /// From so many quiet turns left on, there is a warning.
    pub const NEAR: u16 = 10;
}

impl Record {
    /// The counters as they stand now.
    pub fn counters(&self) -> Counters {
        let switches = &self.rules().switches;
        let quiet = self.position().quiet();
        let stood = self.repetitions();
        Counters {
            quiet,
            quiet_left: switches.quiet_limit.map(|limit| limit.saturating_sub(quiet)),
            stood,
            times_left: switches.repetition.times().map(|times| times.saturating_sub(stood)),
        }
    }

    /// The draws that are near: none once the game is over, and none within an open chain, for
    /// its captures begin the counts anew.
    pub fn draw_warnings(&self) -> Vec<DrawWarning> {
        if self.outcome().is_some() || !self.chain().is_empty() {
            return Vec::new();
        }
        let counters = self.counters();
        let mut warnings = Vec::new();
        if let Some(left) = counters.quiet_left.filter(|&left| left <= Counters::NEAR) {
            warnings.push(DrawWarning::QuietTurns { left });
        }
        if counters.times_left == Some(1) {
            warnings.push(DrawWarning::Position { stood: counters.stood });
        }
        let turns = self.repeating_turns();
        if !turns.is_empty() {
            warnings.push(DrawWarning::Turns(turns));
        }
        warnings
    }

    /// The turns of the side to move that would draw the game at once by repetition.
    fn repeating_turns(&self) -> Vec<Turn> {
        let (rules, now) = (self.rules(), self.position());
        let Some(times) = rules.switches.repetition.times() else { return Vec::new() };
        // It takes two turns of each side to come back, and no position before a capture can.
        let window = usize::from(now.quiet()).min(self.positions().len() - 1);
        if window + 1 < 4 * (times - 1) {
            return Vec::new();
        }
        let earlier = &self.positions()[self.positions().len() - 1 - window..];
        let quiet = quiet_turns(rules, now).into_iter();
        let turns = quiet.filter_map(|step| {
            let next = now.moved(rules, step.from, step.to, step.captured);
            let stood = 1 + earlier.iter().filter(|old| same_position(old, &next)).count();
            // A win by that turn comes before the draw.
            let draws = stood >= times && next.outcome(rules).is_none_or(Outcome::is_draw);
            if draws { Turn::new(vec![step]) } else { None }
        });
        turns.collect()
    }
}
