//! The keys that open and close pages, scale the interface, or switch to full screen.

use super::{state::ScreenState, theme};
use crate::app::actions::{ActionInput, InputAction, Key, Pressed};
use crate::app::engine_lines::EngineLines;
use crate::app::pages::{OpenPage, Page};
use crate::app::photo::Photo;
use crate::app::session::{CurrentSelection, CurrentSession, IntentMessage};
use crate::app::settings::values::SCALES;
use crate::app::settings::values::Settings;
use crate::game::play::{Intent, ReviewAction, Selection};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::egui;
use bevy_egui::input::EguiWantsInput;

/// Acts on the keys pressed in this frame.
pub(in crate::app) fn act(
    keys: Res<ActionInput>,
    photo: Option<Res<Photo>>,
    mut page: ResMut<OpenPage>,
    mut selection: ResMut<CurrentSelection>,
    mut settings: ResMut<Settings>,
    (session, egui): (Res<CurrentSession>, Res<EguiWantsInput>),
    mut lines: ResMut<EngineLines>,
    mut intents: MessageWriter<IntentMessage>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let window = windows.single().map_or(Vec2::ZERO, Window::size);
    let scale = rescaled(&keys, settings.scale, window);
    if scale != settings.scale && !BROWSER {
        settings.scale = scale;
    }
    let photographing = photo.is_some_and(|photo| photo.on());
    // In a text field Escape only gives up the focus. The result has none, but its main button has the focus.
    let typing = egui.wants_any_keyboard_input() && !page.is_dialog() && page.0 != Page::Result;
    if keys.just(InputAction::Back) && !typing && !photographing {
        let reviewing = session.review().is_some();
        if escape(&mut page, &mut selection, reviewing) {
            intents.write(IntentMessage(Intent::Review(ReviewAction::Leave)));
        }
    }
    // The last turn can be undone while the main button of the result has the focus.
    if page.0 == Page::Result && egui.wants_any_keyboard_input() && keys.just(InputAction::Undo) {
        intents.write(IntentMessage(Intent::Undo));
    }
    if keys.just(InputAction::Rules) && !photographing {
        page.0 = if page.0 == Page::Rules { Page::Board } else { Page::Rules };
    }
    let occupied = page.is_dialog() || egui.wants_any_keyboard_input();
    if !occupied && !photographing && EngineLines::may_analyse(&session) {
        if keys.just(InputAction::Lines) {
            lines.on = !lines.on;
        } else if keys.just(InputAction::LinesChances) && lines.on {
            settings.engine_lines.bar = !settings.engine_lines.bar;
        } else if keys.just(InputAction::LinesResults) && lines.on {
            settings.engine_lines.results = !settings.engine_lines.results;
        }
    }
    if keys.just(InputAction::FullScreen) && !BROWSER {
        for mut window in &mut windows {
            window.mode = match window.mode {
                WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
                _ => WindowMode::Windowed,
            };
        }
    }
}

/// Assigns the key that was pressed to the action that waits for one; Escape leaves it as it was. The key does nothing
/// else.
pub(in crate::app) fn assign(
    page: Res<OpenPage>,
    mut keys: ResMut<ActionInput>,
    mut state: ResMut<ScreenState>,
    mut settings: ResMut<Settings>,
) {
    let Some((action, place)) = state.listening else { return };
    if page.0 != Page::Settings {
        state.listening = None;
        return;
    }
    let chord = keys.pressed.iter().find_map(Pressed::chord);
    keys.retain(|_| false);
    keys.pressed.clear();
    let Some(chord) = chord else { return };
    state.listening = None;
    if chord.key != Key::Escape || action == InputAction::Back {
        settings.keys.assign(action, place, Some(chord));
    }
}

/// Browsers have their own keys for zoom and full screen.
const BROWSER: bool = cfg!(target_arch = "wasm32");

/// The chosen scale of the interface after the keys that change it, in a window of this size in logical pixels.
fn rescaled(keys: &ActionInput, chosen: Option<f32>, window: Vec2) -> Option<f32> {
    let scale = chosen.unwrap_or_else(|| theme::automatic_scale(egui::vec2(window.x, window.y)));
    if keys.just(InputAction::Larger) {
        Some(SCALES.into_iter().find(|&step| step > scale + 0.01).unwrap_or(scale))
    } else if keys.just(InputAction::Smaller) {
        Some(SCALES.into_iter().rev().find(|&step| step < scale - 0.01).unwrap_or(scale))
    } else if keys.just(InputAction::UsualSize) {
        None
    } else {
        chosen
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
    } else if selection.proposed.is_some() {
        selection.proposed = None;
    } else if reviewing {
        return true;
    } else if selection.chosen.is_some() {
        selection.chosen = None;
    } else {
        page.0 = Page::NewGame;
    }
    false
}
