//! Draws only when there is something to see: without end while anything moves or thinks, now and
//! then while all is still. Pointer and keys wake the window at once.

use super::hint::Adviser;
use super::opponent::Opponent;
use super::pages::OpenPage;
use super::photo::Photo;
use super::schedule::{AnimationState, InterfaceActivity};
use super::settings::Settings;
use super::table::{BakeQueue, TableCamera};
use super::texts::CurrentTexts;
use super::toasts::{LastRemark, Toasts};
use crate::app::session::{CurrentGuidance, CurrentSession};
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// How often a still window is drawn.
const STILL: Duration = Duration::from_secs(5);
/// How often where something happens by itself before long.
const SOON: Duration = Duration::from_millis(500);
/// A clock is drawn that little after its second is over.
const MARGIN: Duration = Duration::from_millis(5);
/// For so many seconds after the last change it is drawn without end, so that pictures settle.
const LINGER: f32 = 0.7;
/// And for so many frames at least, for a slow machine may draw none in that time.
const FRAMES: u32 = 4;

/// Lets the window sleep while all is still.
pub fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::game()).add_systems(Last, choose_pace);
}

fn choose_pace(
    time: Res<Time<Real>>,
    animation: Res<AnimationState>,
    (session, guidance): (Res<CurrentSession>, Res<CurrentGuidance>),
    opponent: Option<Res<Opponent>>,
    adviser: Res<Adviser>,
    (page, texts): (Res<OpenPage>, Res<CurrentTexts>),
    (toasts, remark, activity): (Res<Toasts>, Res<LastRemark>, Res<InterfaceActivity>),
    (settings, photo): (Res<Settings>, Option<Res<Photo>>),
    (cameras, bake_queue): (
        Query<&Transform, (With<TableCamera>, Changed<Transform>)>,
        Option<Res<BakeQueue>>,
    ),
    mut linger: Local<(f32, u32)>,
    mut winit: ResMut<WinitSettings>,
) {
    let thinking = opponent.is_some_and(|opponent| opponent.is_busy()) || adviser.is_busy();
    let making = bake_queue.is_some_and(|bake_queue| !bake_queue.is_idle());
    let playing = session.review().is_some_and(super::super::game::review::Review::is_playing);
    let table = making
        || animation.busy
        || animation.moving
        || playing
        || !cameras.is_empty()
        || session.is_changed()
        || guidance.is_changed();
    let interface = page.is_changed()
        || texts.is_changed()
        || activity.animating
        || remark.notice().is_some()
        || !toasts.is_empty();
    let set = settings.is_changed() || photo.is_some_and(|photo| photo.stirring());
    *linger = if thinking || table || interface || set {
        (LINGER, FRAMES)
    } else {
        ((linger.0 - time.delta_secs()).max(0.0), linger.1.saturating_sub(1))
    };
    // A running clock is drawn once a second, and a match that goes on by itself is waited for.
    let second = session.next_second().filter(|_| !session.is_paused());
    let still = second.map_or(STILL, |second| (second + MARGIN).min(STILL));
    let still = if session.continues_by_itself() { still.min(SOON) } else { still };
    let mode =
        if *linger == (0.0, 0) { UpdateMode::reactive(still) } else { UpdateMode::Continuous };
    if (winit.focused_mode, winit.unfocused_mode) != (mode, mode) {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
