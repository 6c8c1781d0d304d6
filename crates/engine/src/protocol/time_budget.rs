//! Time management: the time for a turn on a game clock, and the reserve for what turns take beyond it.

use std::time::Duration;

/// The number of measurements that are remembered, for the longest of them.
const REMEMBERED: usize = 32;
/// The number of measurements whose mean is typical.
const TYPICAL: usize = 8;

/// How much longer the last turns took on the clock than they should have: a busy machine runs late, and
/// answers take time to arrive. Nothing here reads a clock; the caller passes what a clock showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnOverhead {
    /// The last measurements, in milliseconds, the newest first.
    recent: [u32; REMEMBERED],
}

impl TurnOverhead {
    /// Nothing measured yet.
    pub const NONE: Self = Self { recent: [0; REMEMBERED] };

    /// Adds a measurement: the time a turn was given, and the time it took on the clock.
    pub fn record(&mut self, share: Duration, used: Duration) {
        let over = used.saturating_sub(share).as_millis();
        self.recent.rotate_right(1);
        self.recent[0] = u32::try_from(over).unwrap_or(u32::MAX);
    }

    /// The mean of the last eight measurements without the longest, so that a single delay does not
    /// count.
    pub fn typical(&self) -> Duration {
        let last = self.recent[..TYPICAL].iter().map(|&over| u64::from(over));
        let others = last.clone().sum::<u64>() - last.max().unwrap_or(0);
        Duration::from_millis(others.div_ceil(TYPICAL as u64 - 1))
    }

    /// The longest of the last 32 measurements: delays come again.
    pub fn longest(&self) -> Duration {
        Duration::from_millis(self.recent.iter().copied().max().unwrap_or(0).into())
    }
}

impl Default for TurnOverhead {
    fn default() -> Self {
        Self::NONE
    }
}

/// The clock of the side to move, in milliseconds.
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
    /// A difficult turn may take this number of shares, but at most one `MOST_PART`th of the remaining time.
    const MOST_SHARES: u64 = 3;
    const MOST_PART: u64 = 5;
    /// A difficult turn takes more than its share only while this many increments stay on the clock. About as
    /// many are left in the long run if every turn takes its share, `left / 30 + increment * 3 / 4`.
    const KEPT_INCREMENTS: u64 = 8;

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
        let (rest, typical) = self.after(overhead);
        rest.share().saturating_sub(typical).max(1)
    }

    /// The milliseconds that a difficult turn may take, at least its [share](Self::share_after). It takes more
    /// only while eight increments stay on the clock, so that a long delay of the machine does not lose the
    /// game.
    pub fn most_after(self, overhead: &TurnOverhead) -> u64 {
        let share = self.share_after(overhead);
        let (rest, _) = self.after(overhead);
        let part = rest.left.saturating_sub(Self::RESERVE) / Self::MOST_PART;
        let kept = self.increment.saturating_mul(Self::KEPT_INCREMENTS);
        let spare = rest.left.saturating_sub(kept);
        share.saturating_mul(Self::MOST_SHARES).min(part).min(spare).max(share)
    }

    /// The clock without what is kept in reserve, and the typical overhead in milliseconds.
    fn after(self, overhead: &TurnOverhead) -> (Self, u64) {
        let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let typical = milliseconds(overhead.typical());
        let turns = self.turns_to_go.unwrap_or(u64::MAX).min(Self::OVERHEAD_TURNS);
        let lasting = typical.saturating_sub(self.increment).saturating_mul(turns);
        let reserve = milliseconds(overhead.longest()).saturating_add(lasting);
        (Self { left: self.left.saturating_sub(reserve), ..self }, typical)
    }
}
