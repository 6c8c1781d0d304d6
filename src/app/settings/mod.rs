//! What the player has set: kept in a drawer between two evenings, and applied to the rest of the
//! program whenever it changes. Nothing else in the program knows of settings; each room has a
//! resource of its own, which is set from here.

mod apply;
mod keep;
pub mod text;
pub mod values;
mod window;

pub use keep::{SettingsEvent, SettingsStore};
pub use values::Values;
pub use window::restored;

use bevy::prelude::*;
use std::ops::{Deref, DerefMut};

/// The settings in force.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Settings(pub Values);

impl Deref for Settings {
    type Target = Values;

    fn deref(&self) -> &Values {
        &self.0
    }
}

impl DerefMut for Settings {
    fn deref_mut(&mut self) -> &mut Values {
        &mut self.0
    }
}

/// Keeps, applies and observes settings. Without a [`SettingsStore`] nothing is kept.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
    apply::plugin(app);
    keep::plugin(app);
    window::plugin(app);
}
