//! The keys that open and close pages, or change the window.

use super::desk::{Desk, Page};
use crate::app::photo::Photo;
use crate::app::session::{CurrentSelection, CurrentSession, IntentMessage};
use crate::app::settings::Settings;
use crate::app::settings::values::SCALES;
use crate::game::{Intent, ReviewAction, Selection};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::input::EguiWantsInput;

pub(super) fn act(
    keys: Res<ButtonInput<KeyCode>>,
    photo: Option<Res<Photo>>,
    mut desk: ResMut<Desk>,
    mut selection: ResMut<CurrentSelection>,
    mut settings: ResMut<Settings>,
    (session, egui): (Res<CurrentSession>, Res<EguiWantsInput>),
    mut intents: MessageWriter<IntentMessage>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    if keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft]) {
        let scale = resized(&keys, settings.scale);
        if scale != settings.scale && !BROWSER {
            settings.scale = scale;
        }
        return;
    }
    let photographing = photo.is_some_and(|photo| photo.on());
    // Out of a text field Escape leads back to the board first.
    let writes = egui.wants_any_keyboard_input() && !desk.page.is_dialog();
    if keys.just_pressed(KeyCode::Escape) && !writes && !photographing {
        let looks = session.review().is_some();
        if escape(&mut desk, &mut selection, looks) {
            intents.write(IntentMessage(Intent::Review(ReviewAction::Leave)));
        }
    }
    if keys.just_pressed(KeyCode::F1) && !photographing {
        desk.page = if desk.page == Page::Rules { Page::Board } else { Page::Rules };
    }
    if keys.just_pressed(KeyCode::F11) && !BROWSER {
        for mut window in &mut windows {
            window.mode = match window.mode {
                WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
                _ => WindowMode::Windowed,
            };
        }
    }
}

/// A browser has its own keys for the size of a page and for the whole screen.
const BROWSER: bool = cfg!(target_arch = "wasm32");

/// The size of the interface after Ctrl with plus, minus or 0.
fn resized(keys: &ButtonInput<KeyCode>, scale: f32) -> f32 {
    let hit = |codes: [KeyCode; 2]| codes.iter().any(|&code| keys.just_pressed(code));
    if hit([KeyCode::Equal, KeyCode::NumpadAdd]) {
        SCALES.into_iter().find(|&step| step > scale + 0.01).unwrap_or(scale)
    } else if hit([KeyCode::Minus, KeyCode::NumpadSubtract]) {
        SCALES.into_iter().rev().find(|&step| step < scale - 0.01).unwrap_or(scale)
    } else if hit([KeyCode::Digit0, KeyCode::Numpad0]) {
        1.0
    } else {
        scale
    }
}

/// Puts away what lies uppermost: a page, an open choice, the past that is looked at (that is what
/// the answer tells), a chosen stone; with nothing to put away it opens the plan of the next game.
/// Open dialogs put themselves away.
fn escape(desk: &mut Desk, selection: &mut Selection, looks: bool) -> bool {
    if desk.page == Page::Settings {
        desk.page = Page::Board;
    } else if desk.page.is_dialog() {
    } else if desk.page == Page::Result {
        desk.page = Page::Board;
    } else if selection.choice.is_some() {
        selection.choice = None;
    } else if looks {
        return true;
    } else if selection.chosen.is_some() {
        selection.chosen = None;
    } else {
        desk.page = Page::NewGame;
    }
    false
}
