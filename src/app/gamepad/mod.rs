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
use super::schedule::AppSet;
use bevy::prelude::*;

/// Adds gamepads. Without Bevy's reader of gamepads there are none, but tests can send what one would.
pub(super) fn plugin(app: &mut App) {
    actions::plugin(app);
    app.init_resource::<Pads>()
        .init_resource::<read::PadState>()
        .add_systems(PreUpdate, (plugged::follow, read::read).chain().in_set(ActionSet::Devices))
        .add_systems(
            Update,
            (board::move_cursor, plugged::name_keys).chain().before(AppSet::Input),
        );
}
