//! Gamepads: their buttons become actions, their directions move over the board as the camera sees it, and through the
//! interface. A gamepad that is pulled out changes nothing in the game.

mod board;
mod brand;
mod buttons;
mod direction;
mod nearest;
mod plugged;
mod read;

pub use board::sensible_points;
pub use brand::{PadBrand, button_name};
pub use buttons::{ALL_POINTS, MENU, PadRow, rows};
pub use direction::{PadDirection, Repeat};
pub use nearest::nearest;
pub use plugged::Pads;

use super::actions::{self, ActionSet};
use super::schedule::{AppSet, FramePace, pace};
use bevy::prelude::*;
use std::time::Duration;

/// The time between two frames while a gamepad is used, and while one is only plugged in.
const PAD: Duration = Duration::from_millis(16);
const PAD_RESTS: Duration = Duration::from_millis(90);
/// A gamepad rests after this many seconds.
const PAD_USED: f32 = 20.0;

/// Adds gamepads. Without Bevy's reader of gamepads there are none, but tests can send what one would.
pub(super) fn plugin(app: &mut App) {
    // Gamepads do not wake the window: it has to look.
    pace(app, |pads: Res<Pads>, mut pace: ResMut<FramePace>| {
        let interval = if pads.idle < PAD_USED { PAD } else { PAD_RESTS };
        pace.draw_every(interval, pads.any());
    });
    actions::plugin(app);
    app.init_resource::<Pads>()
        .init_resource::<read::PadState>()
        .add_systems(PreUpdate, (plugged::follow, read::read).chain().in_set(ActionSet::Devices))
        .add_systems(
            Update,
            (board::move_cursor, plugged::name_keys).chain().before(AppSet::Input),
        );
}
