//! A game that plays itself while it is looked at: turn after turn, each when the one before it
//! lies still.

use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, IntentMessage};
use crate::game::{Intent, ReviewAction};
use bevy::prelude::*;

/// Seconds that a turn lies still before the next one, at normal speed.
pub const PAUSE: f32 = 1.1;

/// How long the present turn has been lying still, in seconds.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Waited(f32);

/// Asks for the next turn when its time has come.
pub fn run(
    time: Res<Time>,
    stage: Res<AnimationState>,
    session: Res<CurrentSession>,
    mut waited: ResMut<Waited>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let playing = session.review().filter(|review| review.is_playing());
    let Some(review) = playing.filter(|_| !stage.busy) else {
        waited.0 = 0.0;
        return;
    };
    waited.0 += time.delta_secs();
    if waited.0 >= PAUSE / review.speed() {
        waited.0 = 0.0;
        // Going on would stop it, as it does when a person goes on.
        intents.write_batch(
            [ReviewAction::Next, ReviewAction::Autoplay(true)]
                .map(|action| IntentMessage(Intent::Review(action))),
        );
    }
}
