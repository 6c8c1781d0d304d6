//! Two computers keep their match going: after a pause the next game begins by itself.

use super::Opponent;
use crate::app::AnimationState;
use crate::app::session::{Intent, Session};
use bevy::prelude::*;

/// How many times its usual pause the computer waits before the next game: the end is to be seen.
const PAUSES: f32 = 7.0;
/// Two computers stop after so many drawn games on end: they might draw for ever.
const DRAWN_ON_END: usize = 8;

impl Session {
    /// How many games on end were drawn, where two computers stop because of it.
    pub fn endless(&self) -> Option<usize> {
        let match_ =
            self.current_match().filter(|_| self.by_computers() && self.next_round().is_some())?;
        let drawn = match_.played().iter().rev().take_while(|game| game.winner().is_none()).count();
        (drawn >= DRAWN_ON_END).then_some(drawn)
    }

    /// Do computers play both sides?
    pub fn by_computers(&self) -> bool {
        self.seats.iter().all(super::Seat::is_computer)
    }

    /// Does the next game begin by itself?
    pub fn carries_on(&self) -> bool {
        self.by_computers() && self.next_round().is_some() && self.endless().is_none()
    }
}

/// Begins the next game of two computers' match.
pub(super) fn next_game(
    time: Res<Time<Real>>,
    stage: Res<AnimationState>,
    session: Res<Session>,
    opponent: Res<Opponent>,
    mut waited: Local<f32>,
    mut intents: MessageWriter<Intent>,
) {
    if stage.busy || !session.carries_on() {
        *waited = 0.0;
        return;
    }
    *waited += time.delta_secs();
    if *waited > opponent.pause * PAUSES {
        *waited = 0.0;
        intents.write(Intent::NextGame);
    }
}
