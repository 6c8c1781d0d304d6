//! The keys that open and close pages, scale the interface, or switch to full screen.

use super::{SettingChange, UiAction};
use crate::app::engine_lines::{EngineLines, LinesOptions};
use crate::app::pages::{OpenPage, Page};
use crate::app::photo::Photo;
use crate::app::session::{CurrentSelection, CurrentSession, IntentMessage};
use crate::app::settings::Settings;
use crate::app::settings::values::SCALES;
use crate::game::{Intent, ReviewAction, Selection};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::input::EguiWantsInput;

/// Acts on the keys pressed in this frame.
pub(super) fn act(
    keys: Res<ButtonInput<KeyCode>>,
    photo: Option<Res<Photo>>,
    mut page: ResMut<OpenPage>,
    mut selection: ResMut<CurrentSelection>,
    mut settings: ResMut<Settings>,
    (session, egui): (Res<CurrentSession>, Res<EguiWantsInput>),
    lines: Res<EngineLines>,
    (mut intents, mut actions): (MessageWriter<IntentMessage>, MessageWriter<UiAction>),
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    if keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft]) {
        let scale = rescaled(&keys, settings.scale);
        if scale != settings.scale && !BROWSER {
            settings.scale = scale;
        }
        return;
    }
    let photographing = photo.is_some_and(|photo| photo.on());
    // In a text field Escape only gives up the focus.
    let typing = egui.wants_any_keyboard_input() && !page.is_dialog();
    if keys.just_pressed(KeyCode::Escape) && !typing && !photographing {
        let reviewing = session.review().is_some();
        if escape(&mut page, &mut selection, reviewing) {
            intents.write(IntentMessage(Intent::Review(ReviewAction::Leave)));
        }
    }
    if keys.just_pressed(KeyCode::F1) && !photographing {
        page.0 = if page.0 == Page::Rules { Page::Board } else { Page::Rules };
    }
    if !typing && !photographing && EngineLines::may_analyse(&session) {
        actions.write_batch(engine_lines(&keys, &lines));
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

/// What the keys of the continuous analysis ask for.
fn engine_lines(keys: &ButtonInput<KeyCode>, lines: &EngineLines) -> Option<UiAction> {
    let options = lines.options;
    let set = |options| Some(UiAction::Setting(SettingChange::EngineLines(options)));
    if keys.just_pressed(KeyCode::KeyL) {
        Some(UiAction::ShowLines(!lines.on))
    } else if keys.just_pressed(KeyCode::KeyB) && lines.on {
        set(LinesOptions { bar: !options.bar, ..options })
    } else if keys.just_pressed(KeyCode::KeyX) && lines.on {
        set(LinesOptions { results: !options.results, ..options })
    } else {
        None
    }
}

/// Browsers have their own keys for zoom and full screen.
const BROWSER: bool = cfg!(target_arch = "wasm32");

/// The scale of the interface after Ctrl with plus, minus or 0.
fn rescaled(keys: &ButtonInput<KeyCode>, scale: f32) -> f32 {
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

/// Closes what is on top: the settings or the result, an open choice, a chosen stone. If there is
/// nothing to close, opens the setup of the next game. Returns whether the review is to be left.
/// Dialogs handle Escape themselves.
fn escape(page: &mut OpenPage, selection: &mut Selection, reviewing: bool) -> bool {
    if matches!(page.0, Page::Settings | Page::Result) {
        page.0 = Page::Board;
    } else if page.is_dialog() {
    } else if selection.choice.is_some() {
        selection.choice = None;
    } else if reviewing {
        return true;
    } else if selection.chosen.is_some() {
        selection.chosen = None;
    } else {
        page.0 = Page::NewGame;
    }
    false
}
