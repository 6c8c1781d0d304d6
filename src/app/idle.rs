//! Draws only when there is something to see: without end while anything moves or thinks, now and
//! then while all is still. Pointer and keys wake the window at once.

use super::Stage;
use super::opponent::Opponent;
use super::screens::Desk;
use super::table::TableCamera;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// How often a still window is drawn.
const STILL: Duration = Duration::from_millis(250);
/// For so many seconds after the last change it is drawn without end, so that pictures settle.
const LINGER: f32 = 0.7;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::game()).add_systems(Last, choose_pace);
}

fn choose_pace(
    time: Res<Time<Real>>,
    stage: Res<Stage>,
    opponent: Option<Res<Opponent>>,
    desk: Option<Res<Desk>>,
    cameras: Query<&Transform, (With<TableCamera>, Changed<Transform>)>,
    mut stir: Local<f32>,
    mut winit: ResMut<WinitSettings>,
) {
    let thinking = opponent.is_some_and(|opponent| opponent.is_busy());
    let interface = desk.is_some_and(|desk| desk.stirring || desk.remark.is_some());
    if stage.busy || thinking || interface || !cameras.is_empty() {
        *stir = LINGER;
    } else {
        *stir = (*stir - time.delta_secs()).max(0.0);
    }
    let mode = if *stir > 0.0 { UpdateMode::Continuous } else { UpdateMode::reactive(STILL) };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
