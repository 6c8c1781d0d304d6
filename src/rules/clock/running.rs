//! A pair of clocks in a game: started, pressed after every turn, paused, run out.
//!
//! Two rulings. Whoever's time runs out has lost, whatever lies on the board: no stones are too
//! few to win with in Fanorona, and a rule with an exception has to be argued about at the
//! table. And what is taken back is taken back with its time: the clocks show again what they
//! showed when that turn began, so that a game goes on from there as if nothing had been played.

use super::TimeControl;
use crate::rules::Side;
use std::time::Duration;

/// Both clocks of a game. `now` is always the time since some fixed moment, the same for all
/// calls; a `now` before an earlier one counts as no time passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// What each side had when the present run began.
    left: [Duration; 2],
    state: State,
    /// What each side had when the turn of this index began.
    marks: Vec<[Duration; 2]>,
    /// The turns played when the clocks were set up: the index of the first mark.
    first: usize,
    /// The turns played so far.
    turns: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Set up, or stopped for good.
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
    /// Clocks at their start, not running, for a game in which so many turns were played.
    pub fn new(control: TimeControl, turns: usize) -> Self {
        let start = |side| control.of(side).map_or(Duration::ZERO, |allowance| allowance.start);
        Self::with_left(control, turns, Side::BOTH.map(start))
    }

    /// Clocks of a game that is taken up again: White's and Black's time left.
    pub fn with_left(control: TimeControl, turns: usize, left: [Duration; 2]) -> Self {
        Self { control, left, state: State::Stopped, marks: vec![left], first: turns, turns }
    }

    /// What the sides were given.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Starts a side's clock; the other stands still.
    pub fn start(&mut self, side: Side, now: Duration) {
        self.stop(now);
        if !matches!(self.state, State::Fallen { .. }) {
            self.state = State::Running { side, since: now };
        }
    }

    /// Stops both clocks: the game is over.
    pub fn stop(&mut self, now: Duration) {
        self.settle(now);
        if !matches!(self.state, State::Fallen { .. }) {
            self.state = State::Stopped;
        }
    }

    /// Holds the running clock; tells whether one ran.
    pub fn pause(&mut self, now: Duration) -> bool {
        self.settle(now);
        let State::Running { side, .. } = self.state else { return false };
        self.state = State::Paused { side };
        true
    }

    /// Lets a held clock run on; tells whether one was held.
    pub fn resume(&mut self, now: Duration) -> bool {
        let State::Paused { side } = self.state else { return false };
        self.state = State::Running { side, since: now };
        true
    }

    /// Is the clock held?
    pub const fn is_paused(&self) -> bool {
        matches!(self.state, State::Paused { .. })
    }

    /// The side whose clock runs or is held.
    pub const fn side(&self) -> Option<Side> {
        match self.state {
            State::Running { side, .. } | State::Paused { side } => Some(side),
            State::Stopped | State::Fallen { .. } => None,
        }
    }

    /// The side to move has finished its turn: its increment is added, and the other's clock
    /// runs. A held clock is let go by it. A stopped one stays.
    ///
    /// # Errors
    /// The side whose time had run out before: its turn came too late.
    pub fn press(&mut self, now: Duration) -> Result<(), Side> {
        self.settle(now);
        let side = match self.state {
            State::Running { side, .. } | State::Paused { side } => side,
            State::Stopped => return Ok(()),
            State::Fallen { side } => return Err(side),
        };
        if let Some(allowance) = self.control.of(side) {
            let left = &mut self.left[side as usize];
            *left = left.saturating_add(allowance.increment);
        }
        self.turns += 1;
        self.marks.truncate(self.turns - self.first);
        self.marks.push(self.left);
        self.state = State::Running { side: side.opponent(), since: now };
        Ok(())
    }

    /// Turns were taken back or played again: so many are played now, and this side is to move.
    /// The clocks show what they showed when that turn began, and the side's runs.
    pub fn set_back(&mut self, turns: usize, side: Side, now: Duration) {
        let mark = turns.saturating_sub(self.first).min(self.marks.len() - 1);
        self.left = self.marks[mark];
        self.turns = self.first + mark;
        self.state = State::Running { side, since: now };
    }

    /// The time a side has left; `None` where it has no clock.
    pub fn left(&self, side: Side, now: Duration) -> Option<Duration> {
        self.control.of(side)?;
        let left = self.left[side as usize];
        Some(match self.state {
            State::Running { side: runs, since } if runs == side => {
                left.saturating_sub(now.saturating_sub(since))
            }
            _ => left,
        })
    }

    /// The side whose time has run out.
    pub fn fallen(&self, now: Duration) -> Option<Side> {
        match self.state {
            State::Fallen { side } => Some(side),
            State::Running { side, .. } => {
                self.left(side, now).is_some_and(|left| left.is_zero()).then_some(side)
            }
            State::Stopped | State::Paused { .. } => None,
        }
    }

    /// Books the time that has passed since the present run began.
    fn settle(&mut self, now: Duration) {
        let State::Running { side, since } = self.state else { return };
        // Asked first: once the time is booked, it would be counted twice.
        let fallen = self.fallen(now);
        if let Some(left) = self.left(side, now) {
            self.left[side as usize] = left;
        }
        self.state = match fallen {
            Some(side) => State::Fallen { side },
            None => State::Running { side, since: now.max(since) },
        };
    }
}
