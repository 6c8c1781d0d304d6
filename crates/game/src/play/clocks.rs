//! The clocks of a session. They count the time that the caller passes to [`Session::advance`].

use super::{Notice, Session};
use fanorona_engine::protocol::{TimeBudget, TurnOverhead};
use fanorona_rules::clock::{Clock, TimeControl};
use fanorona_rules::{Record, Side};
use std::time::Duration;

/// The record tag that holds the time control.
pub(super) const TAG: &str = "TimeControl";
/// The part of a computer's time that is reserved for delivering its answer, which a slow frame may
/// delay.
const RESERVE: Duration = Duration::from_millis(300);
/// A clock with more time left than this never counts as low.
const LOW: Duration = Duration::from_secs(30);

/// The clocks of a game, and the number of turns they have counted.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Clocks {
    clock: Clock,
    turns: usize,
}

impl Clocks {
    /// Clocks with that of the side to move running. They show `left`, or the starting times if that is
    /// `None`. Returns `None` for a time control without clocks.
    pub fn new(
        control: TimeControl,
        left: Option<[Duration; 2]>,
        record: &Record,
        now: Duration,
    ) -> Option<Self> {
        if control.is_none() {
            return None;
        }
        let turns = record.turns().len();
        let mut clock = match left {
            Some(left) => Clock::with_left(control, turns, left),
            None => Clock::new(control, turns),
        };
        if record.outcome().is_none() {
            clock.start(record.position().side(), now);
        }
        Some(Self { clock, turns })
    }

    /// Brings the clocks up to date with the record. `played` is whether it changed by playing.
    fn follow(&mut self, record: &Record, played: bool, now: Duration) {
        let turns = record.turns().len();
        if played && turns == self.turns + 1 {
            // The session has checked before the turn was played that time has not run out.
            let _ = self.clock.press(now);
        } else if record.outcome().is_none() && (turns != self.turns || self.clock.side().is_none())
        {
            self.clock.set_back(turns, record.position().side(), now);
        }
        if record.outcome().is_some() {
            self.clock.stop(now);
        }
        self.turns = turns;
    }
}

impl Session {
    /// The clocks; `None` if the game is played without.
    pub fn clock(&self) -> Option<&Clock> {
        self.clocks.as_ref().map(|clocks| &clocks.clock)
    }

    /// The time control; [`TimeControl::NONE`] without clocks.
    pub fn control(&self) -> TimeControl {
        self.clock().map_or(TimeControl::NONE, Clock::control)
    }

    /// The time a side has left; `None` if it has no clock.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        self.clock()?.left(side, self.now)
    }

    /// The time below which a side's clock counts as low: 30 s, or a quarter of its starting time if
    /// that is less; `None` if it has no clock.
    pub fn low_time(&self, side: Side) -> Option<Duration> {
        Some(LOW.min(self.control().of(side)?.start / 4))
    }

    /// Whether a side has little time left; see [`Session::low_time`].
    pub fn runs_low(&self, side: Side) -> bool {
        self.low_time(side).zip(self.time_left(side)).is_some_and(|(low, left)| left <= low)
    }

    /// The time left to White and Black, to be stored with the game; `None` without clocks. A side
    /// without a clock has zero.
    pub fn left(&self) -> Option<[Duration; 2]> {
        let clock = self.clock()?;
        Some(Side::BOTH.map(|side| clock.left(side, self.now).unwrap_or_default()))
    }

    /// Whether there are clocks and they are stopped, either paused by the players or held.
    pub fn is_paused(&self) -> bool {
        self.clock().is_some_and(Clock::is_paused)
    }

    /// Whether the game has clocks that can be paused or resumed.
    pub fn can_pause(&self) -> bool {
        self.clock().is_some_and(|clock| clock.side().is_some())
    }

    /// The side whose clock is running; `None` if none is.
    pub fn running(&self) -> Option<Side> {
        let clock = self.clock().filter(|clock| !clock.is_paused())?;
        clock.side().filter(|&side| clock.left(side, self.now).is_some())
    }

    /// The time until the running clock shows another second; `None` if none is running.
    pub fn next_second(&self) -> Option<Duration> {
        let left = self.time_left(self.running()?)?;
        Some(Duration::from_nanos(left.subsec_nanos().max(1_000_000).into()))
    }

    /// The time a computer may think about its turn; `None` if its side has no clock. At least 300 ms
    /// less than the time left, so that a slow frame does not lose the game; and less still if the
    /// computer's turns so far took longer on the clock than their share, see [`Session::overhead`].
    pub fn share(&self, side: Side) -> Option<Duration> {
        self.share_of(side, self.time_left(side)?)
    }

    /// How much longer the last turns of computers took on the clock than their share, in this game and
    /// in those before it.
    pub const fn overhead(&self) -> &TurnOverhead {
        &self.overhead
    }

    /// The share of a side with this time on its clock.
    fn share_of(&self, side: Side, left: Duration) -> Option<Duration> {
        let increment = self.control().of(side)?.increment;
        let left = left.saturating_sub(RESERVE);
        let [left, increment] = [left, increment].map(|time| time.as_millis() as u64);
        let budget = TimeBudget { left, increment, turns_to_go: None };
        Some(Duration::from_millis(budget.share_after(&self.overhead)))
    }

    /// Measures by how much the last turn exceeded its share, if a computer played it. Must be called
    /// before the clock is pressed.
    fn measure_overhead(&mut self) {
        let Some(Clocks { clock, turns }) = &self.clocks else { return };
        let Some(side) = clock.side().filter(|&side| self.seat(side).is_computer()) else { return };
        if self.record.turns().len() == turns + 1
            && let Some(before) = clock.left_at_turn(side)
            && let Some(left) = clock.left(side, self.now)
            && let Some(share) = self.share_of(side, before)
        {
            self.overhead.record(share, before.saturating_sub(left));
        }
    }

    /// Adds elapsed time to the running clock, and ends the game if that clock runs out.
    ///
    /// Sessions do not read a clock themselves. A caller may leave out time that should not count, as
    /// the window does while stones move.
    ///
    /// ```
    /// use fanorona_game::play::{GamePlan, Intent, Notice, Seat, Session};
    /// use fanorona_rules::{Side, variant::shipped};
    /// use std::time::Duration;
    ///
    /// let plan = GamePlan {
    ///     control: "60+5".parse()?,
    ///     ..GamePlan::single(shipped::variant("telo").unwrap(), [Seat::Person, Seat::Person])
    /// };
    /// let mut session = Session::default();
    /// session.apply(Intent::Begin(Box::new(plan)));
    /// assert_eq!(session.running(), Some(Side::White));
    /// assert_eq!(session.advance(Duration::from_secs(20)), []);
    /// assert_eq!(session.time_left(Side::White), Some(Duration::from_secs(40)));
    ///
    /// let notices = session.advance(Duration::from_secs(40));
    /// assert!(matches!(notices[..], [Notice::Rewound, Notice::Over(_)]));
    /// # Ok::<(), fanorona_rules::clock::ParseTimeControlError>(())
    /// ```
    pub fn advance(&mut self, time: Duration) -> Vec<Notice> {
        self.now = self.now.saturating_add(time);
        self.flag()
    }

    /// Whether a clock has run out, so that the next [`Session::advance`] ends the game.
    pub fn is_out_of_time(&self) -> bool {
        self.out_of_time().is_some()
    }

    /// Holds the clocks independently of the players' pause, for instance while a dialog covers the
    /// board, or releases them.
    pub fn hold_clocks(&mut self, held: bool) {
        self.held = held;
        self.hold();
    }

    /// Whether [`Session::hold_clocks`] holds the clocks.
    pub const fn clocks_held(&self) -> bool {
        self.held
    }

    /// Pauses or resumes the clocks.
    pub(super) fn pause(&mut self, paused: bool) -> Vec<Notice> {
        if self.paused == paused || !self.can_pause() {
            return Vec::new();
        }
        self.paused = paused;
        self.hold();
        vec![if paused { Notice::Paused } else { Notice::Resumed }]
    }

    /// Brings the clocks up to date with the record.
    pub(super) fn follow_clocks(&mut self, played: bool) {
        if played {
            self.measure_overhead();
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.follow(&self.record, played, self.now);
        }
        self.paused &= self.record.outcome().is_none();
        self.hold();
    }

    /// Stops or starts the clocks according to `paused`, `held` and the coach's question.
    pub(super) fn hold(&mut self) {
        let held = self.paused || self.held || self.question_open();
        let Some(Clocks { clock, .. }) = &mut self.clocks else { return };
        if held {
            clock.pause(self.now);
        } else {
            clock.resume(self.now);
        }
    }

    /// The side whose time has run out in a game that is not over.
    fn out_of_time(&self) -> Option<Side> {
        let side = self.clock()?.fallen(self.now)?;
        self.record.outcome().is_none().then_some(side)
    }

    /// Ends the game if a clock has run out.
    pub(super) fn flag(&mut self) -> Vec<Notice> {
        let Some(side) = self.out_of_time() else { return Vec::new() };
        if self.record.flag(side).is_err() {
            return Vec::new();
        }
        self.generation += 1;
        self.follow_clocks(false);
        self.score();
        let over = self.record.outcome().map(Notice::Over);
        std::iter::once(Notice::Rewound).chain(over).collect()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::super::{GamePlan, Intent, Seat};
    use super::*;
    use fanorona_rules::variant::shipped;

    #[test]
    fn a_computers_share_leaves_the_reserve_on_its_clock() {
        let variant = shipped::variant("tsivy").unwrap();
        let control = "10".parse().unwrap();
        let plan = GamePlan { control, ..GamePlan::single(variant, [Seat::Person, Seat::Person]) };
        let mut session = Session::default();
        session.apply(Intent::Begin(Box::new(plan)));
        session.advance(Duration::from_millis(8_700));
        assert_eq!(session.time_left(Side::White), Some(Duration::from_millis(1_300)));
        let without_reserve = TimeBudget { left: 1_000, increment: 0, turns_to_go: None }.share();
        assert_eq!(session.share(Side::White), Some(Duration::from_millis(without_reserve)));
        // Less than the reserve is left: the computer answers at once.
        session.advance(Duration::from_millis(1_100));
        assert_eq!(session.share(Side::White), Some(Duration::from_millis(1)));
    }
}
