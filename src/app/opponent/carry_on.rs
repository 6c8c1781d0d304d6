//! Two computers keep their match going: after a pause the next game begins by itself.

use super::Opponent;
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, IntentMessage};
use crate::game::Intent;
use bevy::prelude::*;

/// How many times its usual pause the computer waits before the next game: the end is to be seen.
const PAUSES: f32 = 7.0;
/// Begins the next game of two computers' match.
pub(super) fn next_game(
    time: Res<Time<Real>>,
    stage: Res<AnimationState>,
    session: Res<CurrentSession>,
    opponent: Res<Opponent>,
    mut waited: Local<f32>,
    mut intents: MessageWriter<IntentMessage>,
) {
    if stage.busy || !session.continues_by_itself() {
        *waited = 0.0;
        return;
    }
    *waited += time.delta_secs();
    if *waited > opponent.pause * PAUSES {
        *waited = 0.0;
        intents.write(IntentMessage(Intent::NextGame));
    }
}
