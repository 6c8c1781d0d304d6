//! Begins the next game of a match between two computers after a pause.

use super::Opponent;
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, IntentMessage};
use crate::game::play::Intent;
use bevy::prelude::*;

/// The pause before the next game, as a multiple of [`Opponent`]'s least delay, so that the end of
/// the game can be seen.
const DELAYS: f32 = 7.0;

/// Begins the next game if the match goes on without a person.
pub(super) fn begin_next_game(
    time: Res<Time<Real>>,
    animation: Res<AnimationState>,
    session: Res<CurrentSession>,
    opponent: Res<Opponent>,
    mut waited: Local<f32>,
    mut intents: MessageWriter<IntentMessage>,
) {
    if animation.busy || !session.continues_by_itself() {
        *waited = 0.0;
        return;
    }
    *waited += time.delta_secs();
    if *waited > opponent.min_delay * DELAYS {
        *waited = 0.0;
        intents.write(IntentMessage(Intent::NextGame));
    }
}
