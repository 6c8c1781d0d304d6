//! Time management within a turn: easy turns take less than their share, difficult ones more.

use crate::{Report, Score};
use fanorona_rules::generate::Effect;
use std::cell::{Cell, RefCell};
use std::time::Duration;

/// The percentage of the share by the number of depths in a row with the same best turn: the index in
/// the list, or the last one for more.
const STEADY: [u32; 8] = [150, 130, 115, 100, 85, 70, 60, 50];
/// A fall of the value from one depth to another, in hundredths of a stone, and the percentage that it
/// adds.
const FALLING: [(i32, u32); 2] = [(80, 120), (30, 50)];
/// The value from which a position counts as decided, in hundredths of a stone.
const DECIDED: i32 = 10_000;
/// No further depth is begun after this percentage of the time, since it would probably not be finished.
const ENOUGH: u32 = 60;

/// Decides how long the search for a turn goes on, from what every finished depth reports. Reads no clock:
/// the caller compares [`time`](Self::time) with the time that has passed.
///
/// ```
/// use fanorona_engine::protocol::TurnTimer;
/// use fanorona_engine::{Engine, Limits, Options};
/// use fanorona_rules::{Record, variant::shipped};
/// use std::time::Duration;
///
/// let [share, most] = [100, 300].map(Duration::from_millis);
/// let mut timer = TurnTimer::new(share, most);
/// assert_eq!(timer.time(), share);
/// let game = Record::new(shipped::variant("telo").unwrap().rules.clone());
/// let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
/// engine.search_lines(&game, Limits::depth(5), 1, &mut |r| timer.observe(r), &mut || false);
/// assert!(timer.time() <= most);
/// ```
#[derive(Clone, Debug)]
pub struct TurnTimer {
    share: Duration,
    most: Duration,
    /// The best turn, and the number of depths before the last for which it was that.
    best: Option<Effect>,
    steady: usize,
    /// The greatest value so far.
    highest: Option<i32>,
    percent: u32,
}

impl TurnTimer {
    /// A turn with this share of the clock that may take `most` if it is difficult.
    pub fn new(share: Duration, most: Duration) -> Self {
        let most = most.max(share);
        Self { share, most, best: None, steady: 0, highest: None, percent: 100 }
    }

    /// Takes the report of a finished depth into account.
    pub fn observe(&mut self, report: &Report) {
        let best = report.best.as_ref().map(Effect::of);
        self.steady = if best == self.best { self.steady + 1 } else { 0 };
        self.best = best;
        let value = match report.score {
            Score::Estimate(value) => value,
            Score::Draw => 0,
            Score::Win(_) | Score::TableWin(_) => DECIDED,
            Score::Loss(_) | Score::TableLoss(_) => -DECIDED,
        };
        let fallen = self.highest.map_or(0, |highest| highest - value);
        self.highest = Some(self.highest.map_or(value, |highest| highest.max(value)));
        let more = FALLING.iter().find(|&&(by, _)| fallen >= by).map_or(0, |&(_, more)| more);
        self.percent = STEADY[self.steady.min(STEADY.len() - 1)] + more;
    }

    /// The time for this turn as far as is known now. The search ends when it has passed.
    pub fn time(&self) -> Duration {
        (self.share * self.percent / 100).min(self.most)
    }

    /// Whether no further depth need be begun after this time.
    pub fn suffices(&self, passed: Duration) -> bool {
        passed >= self.time() * ENOUGH / 100
    }
}

/// The time of one search: a [`TurnTimer`] beside a clock, which tells the time since the search began.
/// The search reports to it, and asks it whether to stop.
///
/// ```
/// use fanorona_engine::protocol::ManagedTime;
/// use fanorona_engine::{Engine, Limits, Options};
/// use fanorona_rules::{Record, variant::shipped};
/// use std::time::{Duration, Instant};
///
/// let game = Record::new(shipped::variant("telo").unwrap().rules.clone());
/// let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
/// let (began, share) = (Instant::now(), Duration::from_millis(20));
/// let time = ManagedTime::within(share, || began.elapsed());
/// let mut observe = |report: &_| time.observe(report);
/// let report = engine.search_lines(&game, Limits::NONE, 1, &mut observe, &mut || time.is_over());
/// assert!(report.best.is_some() && time.meant() <= share);
/// ```
#[derive(Debug)]
pub struct ManagedTime<Clock> {
    timer: RefCell<TurnTimer>,
    elapsed: Clock,
    /// Whether a finished depth came so late that no other is begun.
    enough: Cell<bool>,
}

impl<Clock: Fn() -> Duration> ManagedTime<Clock> {
    /// The time of a turn with this share of the clock that may take `most` if it is difficult, by a clock
    /// that begins with the search.
    pub fn new(share: Duration, most: Duration, elapsed: Clock) -> Self {
        let timer = RefCell::new(TurnTimer::new(share, most));
        Self { timer, elapsed, enough: Cell::new(false) }
    }

    /// The time of a turn that never takes longer than its share of the clock.
    pub fn within(share: Duration, elapsed: Clock) -> Self {
        Self::new(share, share, elapsed)
    }

    /// Takes the report of a finished depth into account.
    pub fn observe(&self, report: &Report) {
        let mut timer = self.timer.borrow_mut();
        timer.observe(report);
        self.enough.set(timer.suffices((self.elapsed)()));
    }

    /// Whether the search should stop.
    pub fn is_over(&self) -> bool {
        self.enough.get() || (self.elapsed)() >= self.meant()
    }

    /// The time for this turn as far as is known now.
    pub fn meant(&self) -> Duration {
        self.timer.borrow().time()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fanorona_rules::variant::shipped;
    use fanorona_rules::{Position, generate};

    const SHARE: Duration = Duration::from_millis(1_000);

    fn timer() -> TurnTimer {
        TurnTimer::new(SHARE, SHARE * 3)
    }

    /// A report with the turn of this number at the start of Tsivy.
    fn report(turn: usize, value: i32) -> Report {
        let rules = shipped::variant("tsivy").map(|tsivy| tsivy.rules.clone());
        let turns = rules.map(|rules| generate::turns(&rules, &Position::start(&rules)));
        let best = turns.into_iter().flatten().nth(turn);
        let report = Report::decided(Score::Estimate(value), Vec::new());
        Report { best, ..report }
    }

    /// The share of the time after these depths, in percent.
    fn percent(reports: &[(usize, i32)]) -> u128 {
        let mut timer = timer();
        for &(turn, value) in reports {
            timer.observe(&report(turn, value));
        }
        timer.time().as_millis() / 10
    }

    #[test]
    fn a_steady_turn_takes_less_time_and_a_changing_one_more() {
        assert_eq!(percent(&[]), 100);
        assert_eq!(percent(&[(0, 5)]), 150);
        assert_eq!(percent(&[(0, 5); 4]), 100);
        assert_eq!(percent(&[(0, 5); 30]), 50);
        assert_eq!(percent(&[&[(0, 5); 30][..], &[(1, 5)]].concat()), 150);
    }

    #[test]
    fn a_falling_value_takes_more_time_up_to_the_most() {
        assert_eq!(percent(&[(0, 40), (0, 11)]), 130, "by less than 30");
        assert_eq!(percent(&[(0, 40), (0, 10)]), 180);
        assert_eq!(percent(&[(0, 40), (0, 90), (0, 5)]), 115 + 120);
        assert_eq!(percent(&[(0, 40), (1, -60)]), 270);
        let mut short = TurnTimer::new(SHARE, SHARE);
        short.observe(&report(0, 40));
        assert_eq!(short.time(), SHARE);
        // A limit below the share is none.
        assert_eq!(TurnTimer::new(SHARE, Duration::ZERO).time(), SHARE);
    }

    #[test]
    fn a_depth_that_would_hardly_be_finished_is_not_begun() {
        let timer = timer();
        assert!(!timer.suffices(Duration::from_millis(599)));
        assert!(timer.suffices(Duration::from_millis(600)));
    }

    #[test]
    fn a_search_is_over_when_its_time_has_passed_or_no_depth_would_be_finished() {
        let now = Cell::new(Duration::ZERO);
        let time = ManagedTime::within(SHARE, || now.get());
        assert_eq!((time.meant(), time.is_over()), (SHARE, false));
        now.set(SHARE - Duration::from_nanos(1));
        assert!(!time.is_over(), "without a report the whole share is used");
        now.set(SHARE);
        assert!(time.is_over());
        // The same turn at every depth: half of the share, of which three fifths are enough.
        let time = ManagedTime::within(SHARE, || now.get());
        now.set(SHARE * 29 / 100);
        for _ in 0..STEADY.len() + 1 {
            time.observe(&report(0, 10));
        }
        assert_eq!((time.meant(), time.is_over()), (SHARE / 2, false));
        now.set(SHARE * 31 / 100);
        assert!(!time.is_over(), "it is asked when a depth is finished");
        time.observe(&report(0, 10));
        assert!(time.is_over());
    }
}
