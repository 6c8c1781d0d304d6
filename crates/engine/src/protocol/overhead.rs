//! Measures the time that turns take beyond their share, by the clocks of `go` commands.

use super::{GoLimits, ProtocolError, TimeBudget, TurnOverhead};
use fanorona_rules::{Record, Side};
use std::time::Duration;

/// Measures [`TurnOverhead`] by the clocks that `go` commands contain: what a clock has lost from one
/// turn of a side to its next, beyond the time that the turn was given.
///
/// ```
/// use fanorona_engine::protocol::{OverheadMeter, ProtocolCommand};
/// use fanorona_rules::{Record, generate, variant::shipped};
///
/// let go = |line: &str| match line.parse() {
///     Ok(ProtocolCommand::Go(limits)) => limits,
///     other => panic!("{other:?}"),
/// };
/// let mut game = Record::new(shipped::variant("telo").unwrap().rules.clone());
/// let mut meter = OverheadMeter::default();
/// let share = meter.time_for(&go("go wtime 60000 btime 60000"), &game)?.unwrap();
/// for _ in 0..2 {
///     let turns = generate::turns(game.rules(), game.position());
///     game.play(&turns[0]).unwrap();
/// }
/// // The turn took 200 ms longer than its share.
/// let left = 60_000 - share - 200;
/// meter.time_for(&go(&format!("go wtime {left} btime 60000")), &game)?;
/// assert_eq!(meter.overhead().longest().as_millis(), 200);
/// # Ok::<(), fanorona_engine::protocol::ProtocolError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct OverheadMeter {
    overhead: TurnOverhead,
    last: Option<TimedTurn>,
}

/// A turn that was searched by the clock.
#[derive(Clone, Copy, Debug)]
struct TimedTurn {
    /// The number of turns before it, and the position.
    turns: usize,
    hash: u64,
    side: Side,
    /// The time on the clock before it, and the increment after it, in milliseconds.
    left: u64,
    increment: u64,
    /// The time it was given, in milliseconds.
    share: u64,
    /// The time it may take if it is difficult, in milliseconds.
    most: u64,
}

impl OverheadMeter {
    /// The measurements so far.
    pub const fn overhead(&self) -> &TurnOverhead {
        &self.overhead
    }

    /// The time for the next turn of a game in milliseconds, reduced by what was measured; `None` if there
    /// is no time limit. Measures the previous turn first, if this one follows it in the same game.
    ///
    /// # Errors
    /// Fails if a clock is given, but not that of the side to move.
    pub fn time_for(
        &mut self,
        go: &GoLimits,
        record: &Record,
    ) -> Result<Option<u64>, ProtocolError> {
        let side = record.position().side();
        let last = self.last.take();
        let Some(budget) = go.clock_of(side)? else { return Ok(go.movetime) };
        let TimeBudget { left, increment, .. } = budget;
        if let Some(last) = last.filter(|last| last.precedes(record)) {
            let before = last.left.saturating_add(last.increment);
            let used = Duration::from_millis(before.saturating_sub(left));
            self.overhead.record(Duration::from_millis(last.share), used);
        }
        let share = budget.share_after(&self.overhead);
        let share = go.movetime.map_or(share, |time| time.min(share));
        let most = budget.most_after(&self.overhead);
        self.last = Some(TimedTurn {
            turns: record.turns().len(),
            hash: record.position().hash(),
            side,
            left,
            increment,
            share,
            most: if go.movetime.is_some() { share } else { most },
        });
        Ok(Some(share))
    }

    /// The milliseconds that the turn may take if it is difficult; `None` if it has no clock.
    pub fn most(&self) -> Option<u64> {
        self.last.map(|last| last.most)
    }

    /// Notes the time that the search for the last turn was to take, if it was not its share.
    pub fn searched(&mut self, time: Duration) {
        if let Some(last) = &mut self.last {
            last.share = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        }
    }
}

impl TimedTurn {
    /// Whether a game has come from this turn to the next turn of the same side.
    fn precedes(&self, record: &Record) -> bool {
        record.position().side() == self.side
            && record.turns().len() == self.turns + 2
            && record.positions()[self.turns].hash() == self.hash
    }
}
