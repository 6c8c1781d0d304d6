//! The warning that a person's clock runs low.

use super::hear::SoundRequest;
use super::synth::Sound;
use crate::app::schedule::AppSet;
use crate::app::session::CurrentSession;
use crate::rules::Side;
use bevy::prelude::*;

/// Adds the warning, as sound requests; plays nothing by itself.
pub fn low_time_warning(app: &mut App) {
    app.add_message::<SoundRequest>().add_systems(Update, warn.in_set(AppSet::Guide));
}

/// Warns a person once when their clock runs low, so that they need not watch it. A clock that has
/// since been given more than twice that time can warn again.
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
