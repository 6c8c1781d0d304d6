//! Autoplay of a reviewed game: the next turn is played when the one before it has been at rest for
//! a while.

use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, IntentMessage};
use crate::game::play::{Intent, ReviewAction};
use bevy::prelude::*;

/// Seconds between two turns, at normal speed.
pub const PAUSE: f32 = 1.1;

/// How long the present turn has been at rest, in seconds.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct AutoplayTimer(f32);

/// Writes the intents for the next turn when its time has come.
pub fn run(
    time: Res<Time>,
    animation: Res<AnimationState>,
    session: Res<CurrentSession>,
    mut timer: ResMut<AutoplayTimer>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let playing = session.review().filter(|review| review.is_playing());
    let Some(review) = playing.filter(|_| !animation.busy) else {
        timer.0 = 0.0;
        return;
    };
    timer.0 += time.delta_secs();
    if timer.0 >= PAUSE / review.speed() {
        timer.0 = 0.0;
        // Going to the next turn stops autoplay, so it is started again.
        intents.write_batch(
            [ReviewAction::Next, ReviewAction::Autoplay(true)]
                .map(|action| IntentMessage(Intent::Review(action))),
        );
    }
}
