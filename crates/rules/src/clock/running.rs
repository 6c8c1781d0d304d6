//! The clocks of a game: started, pressed after every turn, paused, run out.
//!
//! Two decisions. A side whose time runs out loses in any position: in Fanorona any number of
//! stones can win, and an exception would lead to disputes. And undoing a turn restores the time:
//! the clocks show what they showed when that turn began, so that the game continues as if the turn
//! had not been played.

use super::TimeControl;
use crate::Side;
use std::time::Duration;

/// Both clocks of a game. `now` is always the time since a fixed moment, the same for all calls; if
/// it is before an earlier `now`, no time has passed.
///
/// ```
/// use fanorona_rules::{Clock, Side};
/// use std::time::Duration;
///
/// let seconds = Duration::from_secs;
/// let mut clock = Clock::new("60+5".parse().unwrap(), 0);
/// clock.start(Side::White, seconds(0));
/// assert_eq!(clock.press(seconds(10)), Ok(()));
/// assert_eq!(clock.left(Side::White, seconds(20)), Some(seconds(55)));
/// assert_eq!(clock.left(Side::Black, seconds(20)), Some(seconds(50)));
/// assert_eq!(clock.fallen(seconds(70)), Some(Side::Black));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// The time of each side when the clock last started to run.
    left: [Duration; 2],
    state: ClockState,
    /// The time of each side at the beginning of each turn.
    marks: Vec<[Duration; 2]>,
    /// The number of turns played when the clocks were set: the turn of the first mark.
    first: usize,
    /// The number of turns played so far.
    turns: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockState {
    /// Not started, or stopped permanently.
    Stopped,
    Running {
        side: Side,
        since: Duration,
    },
    Paused {
        side: Side,
    },
    Fallen {
        side: Side,
    },
}

impl Clock {
    /// Clocks with the initial time, not running, for a game in which this number of turns has been
    /// played.
    pub fn new(control: TimeControl, turns: usize) -> Self {
        let start = |side| control.of(side).map_or(Duration::ZERO, |allowance| allowance.start);
        Self::with_left(control, turns, Side::BOTH.map(start))
    }

    /// Clocks of a resumed game, with White's and Black's remaining time.
    pub fn with_left(control: TimeControl, turns: usize, left: [Duration; 2]) -> Self {
        Self { control, left, state: ClockState::Stopped, marks: vec![left], first: turns, turns }
    }

    /// The time control.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Starts the clock of a side and stops the other.
    pub fn start(&mut self, side: Side, now: Duration) {
        self.stop(now);
        if !matches!(self.state, ClockState::Fallen { .. }) {
            self.state = ClockState::Running { side, since: now };
        }
    }

    /// Stops both clocks permanently: the game is over.
    pub fn stop(&mut self, now: Duration) {
        self.charge(now);
        if !matches!(self.state, ClockState::Fallen { .. }) {
            self.state = ClockState::Stopped;
        }
    }

    /// Pauses the running clock. Returns whether one was running. A clock that is paused in the same
    /// moment in which it was started has not run, so it does not run out even if it has no time left.
    pub fn pause(&mut self, now: Duration) -> bool {
        if let ClockState::Running { side, since } = self.state
            && now <= since
        {
            self.state = ClockState::Paused { side };
            return true;
        }
        self.charge(now);
        let ClockState::Running { side, .. } = self.state else { return false };
        self.state = ClockState::Paused { side };
        true
    }

    /// Resumes the paused clock. Returns whether one was paused.
    pub fn resume(&mut self, now: Duration) -> bool {
        let ClockState::Paused { side } = self.state else { return false };
        self.state = ClockState::Running { side, since: now };
        true
    }

    /// Whether the clock is paused.
    pub const fn is_paused(&self) -> bool {
        matches!(self.state, ClockState::Paused { .. })
    }

    /// The side whose clock is running or paused.
    pub const fn side(&self) -> Option<Side> {
        match self.state {
            ClockState::Running { side, .. } | ClockState::Paused { side } => Some(side),
            ClockState::Stopped | ClockState::Fallen { .. } => None,
        }
    }

    /// The side to move has finished its turn: adds its increment and starts the other clock. A
    /// paused clock is resumed; stopped clocks stay stopped.
    ///
    /// ```
    /// use fanorona_rules::{Clock, Side};
    /// use std::time::Duration;
    ///
    /// let seconds = Duration::from_secs;
    /// let mut clock = Clock::new("60+5".parse().unwrap(), 0);
    /// clock.start(Side::White, seconds(0));
    /// clock.press(seconds(10))?;
    /// assert_eq!(clock.side(), Some(Side::Black));
    /// assert_eq!(clock.left(Side::White, seconds(10)), Some(seconds(55)));
    /// assert_eq!(clock.press(seconds(80)), Err(Side::Black)); // too late
    /// # Ok::<(), Side>(())
    /// ```
    ///
    /// # Errors
    /// The side whose time had run out before the turn was finished.
    pub fn press(&mut self, now: Duration) -> Result<(), Side> {
        self.charge(now);
        let side = match self.state {
            ClockState::Running { side, .. } | ClockState::Paused { side } => side,
            ClockState::Stopped => return Ok(()),
            ClockState::Fallen { side } => return Err(side),
        };
        if let Some(allowance) = self.control.of(side) {
            let left = &mut self.left[side as usize];
            *left = left.saturating_add(allowance.increment);
        }
        self.turns += 1;
        self.marks.truncate(self.turns - self.first);
        self.marks.push(self.left);
        self.state = ClockState::Running { side: side.opponent(), since: now };
        Ok(())
    }

    /// Turns were undone or redone: `turns` have been played now, and `side` is to move. Restores the
    /// clocks to the beginning of that turn, and starts the clock of the side.
    pub fn set_back(&mut self, turns: usize, side: Side, now: Duration) {
        let mark = turns.saturating_sub(self.first).min(self.marks.len() - 1);
        self.left = self.marks[mark];
        self.turns = self.first + mark;
        self.state = ClockState::Running { side, since: now };
    }

    /// The remaining time of a side, or `None` if it has no clock.
    pub fn left(&self, side: Side, now: Duration) -> Option<Duration> {
        self.control.of(side)?;
        let left = self.left[side as usize];
        Some(match self.state {
            ClockState::Running { side: runs, since } if runs == side => {
                left.saturating_sub(now.saturating_sub(since))
            }
            _ => left,
        })
    }

    /// The time that a side had left when the current turn began, or `None` if it has no clock.
    pub fn left_at_turn(&self, side: Side) -> Option<Duration> {
        self.control.of(side)?;
        self.marks.get(self.turns - self.first).map(|left| left[side as usize])
    }

    /// The side whose time has run out, or `None` if there is none.
    pub fn fallen(&self, now: Duration) -> Option<Side> {
        match self.state {
            ClockState::Fallen { side } => Some(side),
            ClockState::Running { side, .. } => {
                self.left(side, now).is_some_and(|left| left.is_zero()).then_some(side)
            }
            ClockState::Stopped | ClockState::Paused { .. } => None,
        }
    }

    /// Subtracts the time that has passed since the clock started to run.
    fn charge(&mut self, now: Duration) {
        let ClockState::Running { side, since } = self.state else { return };
        // Checked first: after the subtraction the time would be counted twice.
        let fallen = self.fallen(now);
        if let Some(left) = self.left(side, now) {
            self.left[side as usize] = left;
        }
        self.state = match fallen {
            Some(side) => ClockState::Fallen { side },
            None => ClockState::Running { side, since: now.max(since) },
        };
    }
}
