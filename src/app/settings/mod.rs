//! The player's settings: stored between two starts of the program, and applied to the rest of it
//! whenever they change. Other modules do not read settings; each has a resource of its own, which
//! is set from here.

mod apply;
mod games;
pub mod page;
pub mod store;
pub mod text;
pub mod values;
pub mod window;

use values::Settings;

use super::actions;
use super::schedule::{draw_changes, pace};
use bevy::prelude::*;

/// Stores, applies and observes settings.
pub fn plugin(app: &mut App) {
    pace(app, draw_changes::<Settings>);
    actions::plugin(app);
    app.init_resource::<Settings>();
    apply::plugin(app);
    games::plugin(app);
    store::plugin(app);
    window::plugin(app);
}
