//! The keys that open and close pages, or change the window.

use super::desk::{Desk, Page};
use crate::app::session::{Intent, Look, Selection, Session};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::input::EguiWantsInput;

pub(super) fn act(
    keys: Res<ButtonInput<KeyCode>>,
    mut desk: ResMut<Desk>,
    mut selection: ResMut<Selection>,
    (session, egui): (Res<Session>, Res<EguiWantsInput>),
    mut intents: MessageWriter<Intent>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    // Out of a text field Escape leads back to the board first.
    let writes = egui.wants_any_keyboard_input() && !desk.page.is_dialog();
    if keys.just_pressed(KeyCode::Escape) && !writes {
        let looks = session.review.is_some();
        if escape(&mut desk, &mut selection, looks) {
            intents.write(Intent::Look(Look::Leave));
        }
    }
    if keys.just_pressed(KeyCode::F1) {
        desk.page = if desk.page == Page::Rules { Page::Board } else { Page::Rules };
    }
    if keys.just_pressed(KeyCode::F11) {
        for mut window in &mut windows {
            window.mode = match window.mode {
                WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
                _ => WindowMode::Windowed,
            };
        }
    }
}

/// Puts away what lies uppermost: a page, an open choice, the past that is looked at (that is what
/// the answer tells), a chosen stone; with nothing to put away it opens the plan of the next game.
/// Open dialogs put themselves away.
fn escape(desk: &mut Desk, selection: &mut Selection, looks: bool) -> bool {
    if desk.page.is_dialog() {
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
