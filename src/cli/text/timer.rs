//! The clocks at the text board.

use super::table::TextBoard;
use crate::cli::console::{Console, Failure};
use crate::engine::protocol::TimeBudget;
use crate::rules::clock::{Clock, TimeControl};
use crate::rules::{Record, Side};
use crate::texts::say;
use std::io;
use std::time::{Duration, Instant};

/// The tag of a record that says how much time the sides had.
const TAG: &str = "TimeControl";

/// The clocks of a game, and the moment that their time is counted from.
#[derive(Debug)]
pub(super) struct Timer {
    clock: Clock,
    began: Instant,
    turns: usize,
}

/// The time control that the command line names.
pub(super) fn control(console: &Console, text: Option<&str>) -> Result<TimeControl, Failure> {
    let Some(text) = text else { return Ok(TimeControl::NONE) };
    text.parse().map_err(|error| {
        let reason = say::clock_error(&console.texts, error);
        let column = text[..error.offset.min(text.len())].chars().count() + 1;
        Failure::input(format!("--clock:1:{column}: {reason}"))
    })
}

impl Timer {
    /// Clocks at their start, the side to move's running; `None` for no clocks.
    pub fn new(control: TimeControl, record: &Record) -> Option<Self> {
        if control.is_none() {
            return None;
        }
        let turns = record.turns().len();
        let mut timer = Self { clock: Clock::new(control, turns), began: Instant::now(), turns };
        if record.outcome().is_none() {
            timer.clock.start(record.position().side(), timer.now());
        }
        Some(timer)
    }

    /// Clocks that show what [`Timer::shown`] wrote, or at their start where nothing is known.
    pub fn resumed(control: TimeControl, record: &Record, left: Option<&str>) -> Option<Self> {
        let mut timer = Self::new(control, record)?;
        let times = left.and_then(|left| left.split_once(' '));
        let times = times.map(|(white, black)| [white, black].map(str::parse::<u64>));
        if let Some([Ok(white), Ok(black)]) = times {
            let left = [white, black].map(Duration::from_millis);
            timer.clock = Clock::with_left(control, record.turns().len(), left);
            if record.outcome().is_none() {
                timer.clock.start(record.position().side(), timer.now());
            }
        }
        Some(timer)
    }

    /// The milliseconds left to White and Black.
    pub fn shown(&self) -> String {
        let now = self.now();
        let [white, black] =
            Side::BOTH.map(|side| self.clock.left(side, now).unwrap_or_default().as_millis());
        format!("{white} {black}")
    }

    /// The same clocks at their start, for the next game of a match.
    pub fn again(&self, record: &Record) -> Option<Self> {
        Self::new(self.clock.control(), record)
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// The side whose time has run out.
    pub fn fallen(&self) -> Option<Side> {
        self.clock.fallen(self.now())
    }

    /// How long a line may be waited for: until the time of the side to move has run out; `None`
    /// where no clock runs.
    pub fn patience(&self) -> Option<Duration> {
        let side = self.clock.side().filter(|_| !self.clock.is_paused())?;
        self.clock.left(side, self.now())
    }

    /// A turn may have been played: then the other side's clock runs.
    pub fn played(&mut self, record: &Record) {
        let now = self.now();
        if record.turns().len() > self.turns {
            self.turns = record.turns().len();
            // Whether the time has run out was asked before the turn was played.
            let _ = self.clock.press(now);
        }
        self.follow(record);
    }

    /// The game may have been taken back, played again or ended.
    pub fn follow(&mut self, record: &Record) {
        let (now, turns) = (self.now(), record.turns().len());
        if record.outcome().is_some() {
            self.clock.stop(now);
        } else if turns != self.turns || self.clock.side().is_none() {
            self.clock.set_back(turns, record.position().side(), now);
        }
        self.turns = turns;
    }

    /// Holds the clocks, or lets them go on.
    pub fn pause(&mut self) -> bool {
        self.clock.pause(self.now())
    }

    /// Lets clocks that were held go on.
    pub fn resume(&mut self) {
        self.clock.resume(self.now());
    }

    /// How long a computer may think about its turn; `None` where its side has no clock.
    pub fn share(&self, side: Side) -> Option<Duration> {
        let left = self.clock.left(side, self.now())?;
        let increment = self.clock.control().of(side)?.increment;
        let [left, increment] = [left, increment].map(|time| time.as_millis() as u64);
        Some(Duration::from_millis(TimeBudget { left, increment, turns_to_go: None }.share()))
    }
}

impl TextBoard<'_> {
    /// Says what the clocks show, if there are any and the game goes on.
    pub(super) fn say_time(&mut self) -> io::Result<()> {
        let Some(timer) = &self.timer else { return Ok(()) };
        if self.game.record.outcome().is_some() {
            return Ok(());
        }
        let now = timer.now();
        let texts = &self.console.texts;
        let [white, black] = Side::BOTH.map(|side| {
            let left = timer.clock.left(side, now);
            left.map_or_else(|| texts.get("text-no-clock"), say::time)
        });
        self.say_with("text-clocks", &[("white", white.into()), ("black", black.into())])
    }

    /// Ends the game if somebody's time has run out; tells whether it has.
    pub(super) fn flagged(&mut self) -> bool {
        let fallen = self.timer.as_ref().and_then(Timer::fallen);
        let flagged = fallen.is_some_and(|side| self.game.record.flag(side).is_ok());
        if flagged && let Some(timer) = &mut self.timer {
            timer.follow(&self.game.record);
            self.changed = true;
        }
        flagged
    }

    pub(super) fn pause(&mut self) -> io::Result<()> {
        let paused = self.timer.as_mut().is_some_and(Timer::pause);
        self.say(if paused { "text-paused" } else { "text-no-clock-runs" })
    }

    /// Writes into the game's tags what clocks it is played with.
    pub(super) fn tag_time(&mut self) {
        let Some(timer) = &self.timer else { return };
        let value = timer.clock.control().to_string();
        self.game.tags.retain(|(name, _)| name != TAG);
        self.game.tags.push((TAG.to_owned(), value));
    }
}
