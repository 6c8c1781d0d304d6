//! Redraws the window only when needed: continuously while anything changes, and rarely otherwise. Who needs frames says
//! so in `schedule::FramePace`. Pointer and keys wake the window at once.

use super::schedule::{FramePace, PaceSet};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowOccluded};
use bevy::winit::{UpdateMode, WINIT_WINDOWS, WinitSettings};
use std::time::Duration;

/// The shortest time between two frames of a window that cannot be seen.
const HIDDEN: Duration = Duration::from_millis(500);
/// The seconds of continuous frames after the last change, so that the picture settles.
const LINGER: f32 = 0.7;
/// The least number of such frames, because a slow machine may draw none in that time.
const FRAMES: u32 = 4;

/// Adds the choice between continuous and rare frames.
pub fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::game())
        .add_message::<WindowOccluded>()
        .add_systems(Last, find_hidden.pipe(choose_pace).after(PaceSet));
}

/// Whether nothing of the window can be seen. It is then drawn rarely, whatever moves in it. Some systems tell when it is
/// covered, others only that it is minimized.
fn find_hidden(
    mut occlusions: MessageReader<WindowOccluded>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut occluded: Local<bool>,
    _main_thread: NonSendMarker,
) -> bool {
    if let Some(last) = occlusions.read().last() {
        *occluded = last.occluded;
    }
    let minimized = WINIT_WINDOWS.with_borrow(|open| {
        let state = |window| open.get_window(window)?.is_minimized();
        windows.iter().any(|window| state(window) == Some(true))
    });
    *occluded || minimized
}

/// Takes what was asked for in this frame.
fn choose_pace(
    In(hidden): In<bool>,
    time: Res<Time<Real>>,
    mut linger: Local<(f32, u32)>,
    mut pace: ResMut<FramePace>,
    mut winit: ResMut<WinitSettings>,
) {
    let FramePace { changing, rest } = std::mem::take(&mut *pace);
    *linger = if changing {
        (LINGER, FRAMES)
    } else {
        ((linger.0 - time.delta_secs()).max(0.0), linger.1.saturating_sub(1))
    };
    let mode = match *linger {
        _ if hidden => UpdateMode::reactive(rest.max(HIDDEN)),
        (0.0, 0) => UpdateMode::reactive(rest),
        _ => UpdateMode::Continuous,
    };
    if (winit.focused_mode, winit.unfocused_mode) != (mode, mode) {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
