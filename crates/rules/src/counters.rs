//! Warnings before a draw by quiet turns or repetition.

use super::generate::quiet_turns;
use super::outcome::Outcome;
use super::record::{Record, same_position};
use super::turn::Turn;
use serde::{Deserialize, Serialize};

/// The counters that lead to a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counters {
    /// The number of turns of both sides together since the last capture.
    pub quiet: u16,
    /// The number of further turns without a capture that draws the game; `None` if the rule set
    /// has no limit.
    pub quiet_left: Option<u16>,
    /// The number of occurrences of the current position, 1 or more.
    pub repetitions: usize,
    /// The number of further occurrences that draws the game; `None` if repetition does not draw.
    pub times_left: Option<usize>,
}

/// A draw that is near.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawWarning {
    /// The game is drawn after a few more turns without a capture.
    QuietTurns {
        /// The number of turns left, 1 to [`Counters::NEAR`].
        left: u16,
    },
    /// The next occurrence of the current position draws the game.
    Position {
        /// The number of occurrences, including the current one.
        repetitions: usize,
    },
    /// Each of these turns of the side to move would draw the game immediately by repetition.
    Turns(Vec<Turn>),
}

impl Counters {
    /// The number of remaining quiet turns from which on there is a warning.
    pub const NEAR: u16 = 10;
}

impl Record {
    /// The current counters.
    pub fn counters(&self) -> Counters {
        let switches = &self.rules().switches;
        let quiet = self.position().quiet();
        let repetitions = self.repetitions();
        Counters {
            quiet,
            quiet_left: switches.quiet_limit.map(|limit| limit.saturating_sub(quiet)),
            repetitions,
            times_left: switches.repetition.times().map(|times| times.saturating_sub(repetitions)),
        }
    }

    /// The draws that are near: none if the game is over, and none during an open chain, because
    /// its captures reset the counters.
    ///
    /// ```
    /// use fanorona_rules::notation::{read_position, read_turn};
    /// use fanorona_rules::{DrawWarning, Record, variant::shipped};
    ///
    /// let rules = shipped::variant("tsivy").unwrap().rules.clone();
    /// let start = read_position(&rules, "9/9/9/9/W7B w 0 30").unwrap();
    /// let mut record = Record::from_position(rules, start);
    /// for text in ["a1-a2", "i1-i2", "a2-a1", "i2-i1"] {
    ///     record.play(&read_turn(record.rules(), record.position(), text).unwrap())?;
    /// }
    /// // When this position stands for the third time, the game is drawn.
    /// assert_eq!(record.draw_warnings(), [DrawWarning::Position { repetitions: 2 }]);
    /// # Ok::<(), fanorona_rules::Refusal>(())
    /// ```
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
            warnings.push(DrawWarning::Position { repetitions: counters.repetitions });
        }
        let turns = self.repeating_turns();
        if !turns.is_empty() {
            warnings.push(DrawWarning::Turns(turns));
        }
        warnings
    }

    /// The turns of the side to move that would draw the game immediately by repetition.
    fn repeating_turns(&self) -> Vec<Turn> {
        let (rules, now) = (self.rules(), self.position());
        let Some(times) = rules.switches.repetition.times() else { return Vec::new() };
        // A position recurs after two turns of each side at the earliest.
        let earlier = self.since_capture();
        if earlier.len() < 4 * (times - 1) {
            return Vec::new();
        }
        let quiet = quiet_turns(rules, now).into_iter();
        let turns = quiet.filter_map(|step| {
            let next = now.moved(rules, step.from, step.to, step.captured);
            let repetitions = 1 + earlier.iter().filter(|old| same_position(old, &next)).count();
            // A win by the same turn takes precedence over the draw.
            let draws = repetitions >= times && next.outcome(rules).is_none_or(Outcome::is_draw);
            if draws { Turn::new(vec![step]) } else { None }
        });
        turns.collect()
    }
}
