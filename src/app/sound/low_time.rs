//! The warning that a person's clock is low.

use super::director::SoundRequest;
use super::synth::Sound;
use crate::app::schedule::AppSet;
use crate::app::session::CurrentSession;
use crate::rules::Side;
use bevy::prelude::*;

/// Adds the warning as sound requests. Plays nothing by itself.
pub fn low_time_warning(app: &mut App) {
    app.add_message::<SoundRequest>().add_systems(Update, warn.in_set(AppSet::Guide));
}

/// Warns a person once when their clock is low. The warning can repeat after the clock has gained
/// more than twice the threshold.
fn warn(
    session: Res<CurrentSession>,
    mut warned: Local<[bool; 2]>,
    mut requests: MessageWriter<SoundRequest>,
) {
    for side in Side::BOTH {
        let left = session.time_left(side);
        let enough =
            session.low_time(side).is_none_or(|low| left.is_none_or(|left| left > low * 2));
        let warned = &mut warned[side as usize];
        *warned &= !enough;
        let person = !session.seat(side).is_computer();
        if !*warned && person && session.running() == Some(side) && session.runs_low(side) {
            *warned = true;
            requests.write(SoundRequest(Sound::LowTime));
        }
    }
}
