//! The clocks of a game of a match.

use fanorona_engine::protocol::TimeBudget;
use fanorona_rules::Side;
use std::time::Duration;

/// The time of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MatchClock {
    left: [Duration; 2],
    increment: Duration,
}

impl MatchClock {
    /// Reads seconds and the increment after every turn, such as `1+0.05`; `None` if the text is something
    /// else, or no time at all.
    pub fn read(text: &str) -> Option<Self> {
        let (start, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |text: &str| {
            let number: f64 = text.parse().ok()?;
            Duration::try_from_secs_f64(number).ok().filter(|time| time.as_secs() <= 86_400)
        };
        let (start, increment) = (seconds(start)?, seconds(increment)?);
        (!start.is_zero()).then_some(Self { left: [start; 2], increment })
    }

    /// The time of a side.
    pub fn budget(&self, side: Side) -> TimeBudget {
        let [left, increment] =
            [self.left[side as usize], self.increment].map(|time| time.as_millis() as u64);
        TimeBudget { left, increment, turns_to_go: None }
    }

    /// The time left to a side.
    pub const fn left(&self, side: Side) -> Duration {
        self.left[side as usize]
    }

    /// Takes the time of a turn from a side's clock, and adds the increment. Returns whether there was enough.
    pub fn press(&mut self, side: Side, used: Duration) -> bool {
        let left = &mut self.left[side as usize];
        let in_time = used <= *left;
        *left = left.saturating_sub(used).saturating_add(self.increment);
        in_time
    }

    /// As limits of the engine protocol's `go` command.
    pub fn go(&self) -> String {
        let [white, black] = self.left.map(|time| time.as_millis());
        let increment = self.increment.as_millis();
        format!("wtime {white} btime {black} winc {increment} binc {increment}")
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    #[test]
    fn seconds_and_increments_are_read() {
        let clock = MatchClock::read("1+0.05").unwrap();
        let budget = TimeBudget { left: 1_000, increment: 50, turns_to_go: None };
        assert_eq!(clock.budget(Side::Black), budget);
        assert_eq!(clock.go(), "wtime 1000 btime 1000 winc 50 binc 50");
        assert_eq!(
            MatchClock::read("60").map(|clock| clock.budget(Side::White).increment),
            Some(0)
        );
        for text in ["", "0", "x", "1+", "-1", "1+-1", "inf", "1e9", "0+1"] {
            assert_eq!(MatchClock::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_turn_takes_its_time_and_gains_the_increment() {
        let mut clock = MatchClock::read("1+0.05").unwrap();
        assert!(clock.press(Side::White, Duration::from_millis(300)));
        let left = Side::BOTH.map(|side| clock.budget(side).left);
        assert_eq!(left, [750, 1_000]);
        assert!(clock.press(Side::White, Duration::from_millis(750)));
        assert!(!clock.press(Side::White, Duration::from_millis(51)));
    }
}
