//! Time management: the time for a turn on a game clock.

use super::TurnOverhead;
use std::time::Duration;

/// The clock of the side to move, in milliseconds.
///
/// ```
/// use fanorona::engine::protocol::TimeBudget;
///
/// let clock = TimeBudget { left: 60_000, increment: 0, turns_to_go: Some(10) };
/// assert_eq!(clock.share(), 6_000);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBudget {
    /// The remaining time.
    pub left: u64,
    /// The increment after every turn.
    pub increment: u64,
    /// The number of turns to the next time control, if there is one.
    pub turns_to_go: Option<u64>,
}

impl TimeBudget {
    /// The assumed number of turns still to be played.
    const TURNS: u64 = 30;
    /// The reserve for the latency of the answer, in milliseconds.
    const RESERVE: u64 = 50;
    /// The number of turns whose measured overhead is kept in reserve. At sudden death a game may last
    /// much longer than [`Self::TURNS`], and the overhead does not become less.
    const OVERHEAD_TURNS: u64 = 60;

    /// The milliseconds for this turn, at least 1: a share of the remaining time and most of the
    /// increment, but never so much that the clock could run out.
    pub fn share(self) -> u64 {
        let turns = self.turns_to_go.unwrap_or(Self::TURNS).clamp(1, Self::TURNS);
        let share = (self.left / turns).saturating_add(self.increment / 4 * 3);
        let most = (self.left / 10 * 8).min(self.left.saturating_sub(Self::RESERVE));
        share.min(most).max(1)
    }

    /// As [`share`](Self::share), on a machine where turns take longer than their share by a measured
    /// overhead. A reserve is kept for one long delay, and for the typical overhead of many turns as far
    /// as the increment does not make up for it.
    pub fn share_after(self, overhead: &TurnOverhead) -> u64 {
        let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let typical = milliseconds(overhead.typical());
        let turns = self.turns_to_go.unwrap_or(u64::MAX).min(Self::OVERHEAD_TURNS);
        let lasting = typical.saturating_sub(self.increment).saturating_mul(turns);
        let reserve = milliseconds(overhead.longest()).saturating_add(lasting);
        let rest = Self { left: self.left.saturating_sub(reserve), ..self };
        rest.share().saturating_sub(typical).max(1)
    }
}
