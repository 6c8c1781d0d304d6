//! Follows the session of a coached game, and applies what is next.

use super::{CoachAdviser, CurrentCoach};
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, IntentMessage, OpponentHold};
use crate::game::learn::CoachNext;
use bevy::prelude::*;

/// The seconds after which the game continues if the coach's advice does not arrive.
const ADVICE_TIMEOUT: f32 = 8.0;

/// Follows the session: has queries answered, asks when the stones have come to rest, and holds the
/// opponent meanwhile.
pub(super) fn follow(
    time: Res<Time<Real>>,
    session: Res<CurrentSession>,
    animation: Res<AnimationState>,
    mut current: ResMut<CurrentCoach>,
    mut adviser: ResMut<CoachAdviser>,
    mut hold: ResMut<OpponentHold>,
    mut waited: Local<f32>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let mut acted = session.is_changed();
    if acted {
        current.bypass_change_detection().coach.observe(&session);
    }
    let next = current.coach.next(&session);
    let thinks = matches!(next, CoachNext::Think(_));
    *waited = if thinks { *waited + time.delta_secs() } else { 0.0 };
    match next {
        CoachNext::Nothing => adviser.bypass_change_detection().forget(),
        // Applied in the next frame, before this system runs again.
        CoachNext::Apply(intent) if !animation.busy => {
            intents.write(IntentMessage(intent));
        }
        CoachNext::Apply(_) => {}
        CoachNext::Think(query) => {
            let (adviser, current) =
                (adviser.bypass_change_detection(), current.bypass_change_detection());
            adviser.ask(query);
            if let Some(finding) = adviser.poll() {
                current.coach.accept(finding);
                acted = true;
            } else if *waited > ADVICE_TIMEOUT {
                current.coach.give_up();
                acted = true;
            }
        }
    }
    if acted {
        current.seen &= !current.coach.threats().is_empty();
        current.set_changed();
    }
    let coach = current.coach.holds_opponent();
    hold.set_if_neq(OpponentHold { coach, ..*hold });
}
