//! The clocks on the table. What is counted is the time of play: it stands still while stones
//! travel, for nobody can play then, and while a page lies over the board.

use super::{Notice, Session};
use crate::app::AnimationState;
use crate::app::sound::SoundRequest;
use crate::app::sound::synth::Sound;
use crate::engine::protocol::TimeBudget;
use crate::rules::clock::{Clock, TimeControl};
use crate::rules::{Record, Side};
use bevy::prelude::*;
use std::time::Duration;

/// The tag of a record that says how much time the sides had.
pub(super) const TAG: &str = "TimeControl";
/// Kept back of a computer's time for the way of its answer: a frame may be long.
const RESERVE: Duration = Duration::from_millis(300);

/// No clock is low with more time left than this.
const LOW: Duration = Duration::from_secs(30);

/// What holds the clocks beside the players' own pause.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockHold {
    /// A page lies over the board.
    pub page: bool,
}

/// The clocks of a game, and the turns they know of.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    clock: Clock,
    turns: usize,
}

impl Clocks {
    /// Clocks with the side to move's running; at their start where nothing else is known.
    /// `None` for no clocks.
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

    /// The record has changed; `played` tells that it was by playing.
    fn follow(&mut self, record: &Record, played: bool, now: Duration) {
        let turns = record.turns().len();
        if played && turns == self.turns + 1 {
            // Whether the time has run out was asked before the turn was played.
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

/// Lets time pass, and ends a game whose time has run out, also while nobody does anything.
pub(super) fn wind(
    time: Res<Time<Real>>,
    stage: Res<AnimationState>,
    halt: Res<ClockHold>,
    mut session: ResMut<Session>,
    mut notices: MessageWriter<Notice>,
) {
    // Time alone is no change: the window would never come to rest.
    let quiet = session.bypass_change_detection();
    if !stage.busy && quiet.clocks.is_some() {
        quiet.pass(time.delta());
    }
    let halted = halt.page;
    if quiet.halted != halted {
        session.halt(halted);
    }
    if session.fallen().is_some() {
        notices.write_batch(session.flag());
    }
}

/// Warns a person once when their clock runs low, so that nobody need keep an eye on it. A clock
/// that was given far more time since may warn again.
pub(super) fn warn(
    session: Res<Session>,
    mut warned: Local<[bool; 2]>,
    mut asked: MessageWriter<SoundRequest>,
) {
    for side in Side::BOTH {
        let left = session.time_left(side);
        let enough = session.low(side).is_none_or(|low| left.is_none_or(|left| left > low * 2));
        let warned = &mut warned[side as usize];
        *warned &= !enough;
        let person = !session.seat(side).is_computer();
        if !*warned && person && session.running() == Some(side) && session.runs_low(side) {
            *warned = true;
            asked.write(SoundRequest(Sound::LowTime));
        }
    }
}

impl Session {
    /// The clocks, if the game has some.
    pub fn clock(&self) -> Option<&Clock> {
        self.clocks.as_ref().map(|clocks| &clocks.clock)
    }

    /// What the sides were given.
    pub fn control(&self) -> TimeControl {
        self.clock().map_or(TimeControl::NONE, Clock::control)
    }

    /// The time a side has left; `None` where it has no clock.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        self.clock()?.left(side, self.now)
    }

    /// With how much time left a side's clock is low; `None` where it has no clock.
    fn low(&self, side: Side) -> Option<Duration> {
        Some(LOW.min(self.control().of(side)?.start / 4))
    }

    /// Has a side little time left?
    pub fn runs_low(&self, side: Side) -> bool {
        self.low(side).zip(self.time_left(side)).is_some_and(|(low, left)| left <= low)
    }

    /// What the clocks show, White's and Black's, to be kept with the game; `None` without any.
    pub fn left(&self) -> Option<[Duration; 2]> {
        let clock = self.clock()?;
        Some(Side::BOTH.map(|side| clock.left(side, self.now).unwrap_or_default()))
    }

    /// Are there clocks, and are they held?
    pub fn is_paused(&self) -> bool {
        self.clock().is_some_and(Clock::is_paused)
    }

    /// Can the clocks be held or let go?
    pub fn can_pause(&self) -> bool {
        self.clock().is_some_and(|clock| clock.side().is_some())
    }

    /// The side whose clock runs now.
    pub fn running(&self) -> Option<Side> {
        let clock = self.clock().filter(|clock| !clock.is_paused())?;
        clock.side().filter(|&side| clock.left(side, self.now).is_some())
    }

    /// How long until a running clock shows another second.
    pub fn next_second(&self) -> Option<Duration> {
        let left = self.time_left(self.running()?)?;
        Some(Duration::from_nanos(left.subsec_nanos().max(1_000_000).into()))
    }

    /// How long a computer may think about its turn; `None` where its side has no clock.
    pub fn share(&self, side: Side) -> Option<Duration> {
        let increment = self.control().of(side)?.increment;
        let left = self.time_left(side)?.saturating_sub(RESERVE);
        let [left, increment] = [left, increment].map(|time| time.as_millis() as u64);
        Some(Duration::from_millis(TimeBudget { left, increment, turns_to_go: None }.share()))
    }

    /// Lets time pass.
    pub fn pass(&mut self, time: Duration) {
        self.now = self.now.saturating_add(time);
    }

    /// Holds the clocks for another reason than the players' pause, or lets go.
    pub fn halt(&mut self, halted: bool) {
        self.halted = halted;
        self.hold();
    }

    /// The players hold the clocks, or let them go on.
    pub(super) fn pause(&mut self, paused: bool) -> Vec<Notice> {
        if self.paused == paused || !self.can_pause() {
            return Vec::new();
        }
        self.paused = paused;
        self.hold();
        vec![if paused { Notice::Paused } else { Notice::Resumed }]
    }

    /// The clocks heed the record again.
    pub(super) fn follow_clocks(&mut self, played: bool) {
        if let Some(clocks) = &mut self.clocks {
            clocks.follow(&self.record, played, self.now);
        }
        self.paused &= self.record.outcome().is_none();
        self.hold();
    }

    pub(super) fn hold(&mut self) {
        let Some(Clocks { clock, .. }) = &mut self.clocks else { return };
        if self.paused || self.halted {
            clock.pause(self.now);
        } else {
            clock.resume(self.now);
        }
    }

    /// The side whose time has run out in a game that goes on.
    fn fallen(&self) -> Option<Side> {
        let fallen = self.clock()?.fallen(self.now)?;
        self.record.outcome().is_none().then_some(fallen)
    }

    /// Ends the game if somebody's time has run out.
    pub(super) fn flag(&mut self) -> Vec<Notice> {
        let Some(side) = self.fallen() else { return Vec::new() };
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
