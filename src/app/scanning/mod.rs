//! Playing with one switch or two: what can be done is highlighted, one after another, and the switch chooses.
//!
//! With one switch the highlight moves by itself; with two, the second one moves it. On the board it goes over stones,
//! then their targets, then the kinds of capture; [`Scanning`] says where it is. In menus and on pages the screens do
//! the same with their buttons.

mod act;
mod list;
mod timer;
mod values;
pub(super) mod walk;

pub use act::Scanning;
pub(crate) use act::scan;
pub use list::{ScanChoice, ScanItem, items};
pub(crate) use timer::HighlightTimer;
pub use values::{SwitchMode, SwitchSettings};

use super::actions::{self, ActionSet};
use super::schedule::{FramePace, pace};
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    // The highlight moves by itself.
    pace(app, |switch: Res<SwitchSettings>, mut pace: ResMut<FramePace>| {
        pace.draw_every(Duration::from_millis(50), switch.is_on());
    });
    actions::plugin(app);
    app.init_resource::<SwitchSettings>()
        .init_resource::<Scanning>()
        // After gamepads, whose buttons may be the switch.
        .add_systems(PreUpdate, scan.after(ActionSet::Devices));
}
