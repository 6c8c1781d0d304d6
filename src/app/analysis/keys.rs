//! Page Up and Page Down go from mistake to mistake; with Shift, to those of either side.

use super::AnalysisCommand;
use crate::app::schedule::InputFocus;
use crate::app::session::CurrentSession;
use crate::app::table::camera::shift_held;
use bevy::prelude::*;

/// Turns keys into commands during a review.
pub(super) fn act(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    focus: Res<InputFocus>,
    session: Res<CurrentSession>,
    mut commands: MessageWriter<AnalysisCommand>,
) {
    let Some(keys) = keys.filter(|_| focus.keyboard && session.review().is_some()) else { return };
    let any = shift_held(&keys);
    for (key, next) in [(KeyCode::PageUp, false), (KeyCode::PageDown, true)] {
        if keys.just_pressed(key) {
            commands.write(AnalysisCommand::Go { next, any });
        }
    }
}
