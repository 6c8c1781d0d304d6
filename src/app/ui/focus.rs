//! Decides whether pointer and keyboard belong to the board, and what the player plays with.

use crate::app::pages::{OpenPage, Page};
use crate::app::photo::Photo;
use crate::app::schedule::InputFocus;
use crate::app::session::ClockHold;
use crate::app::table::Insets;
use crate::app::table::markers::BoardLocked;
use crate::app::texts::CurrentTexts;
use crate::texts::InputDevice;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy_egui::egui::{Response, Ui};
use bevy_egui::input::EguiWantsInput;

/// Gives pointer and keyboard to the board unless the interface uses them. Holds the clocks while a
/// page covers the board.
pub(in crate::app) fn share_input(
    egui: Res<EguiWantsInput>,
    page: Res<OpenPage>,
    photo: Option<Res<Photo>>,
    insets: Res<Insets>,
    (windows, touches): (Query<&Window>, Option<Res<Touches>>),
    mut focus: ResMut<InputFocus>,
    mut hold: ResMut<ClockHold>,
    locked: Option<ResMut<BoardLocked>>,
) {
    let open = page.is_dialog() || photo.is_some_and(|photo| photo.on());
    hold.set_if_neq(ClockHold { page: open });
    // Beside the settings the board shows what their choices mark.
    if let Some(mut locked) = locked {
        locked.set_if_neq(BoardLocked(page.is_dialog() && page.0 != Page::Settings));
    }
    let covered = windows.iter().any(|window| insets.cover(window, touches.as_deref()));
    focus.set_if_neq(InputFocus {
        pointer: !open && !egui.wants_any_pointer_input() && !covered,
        keyboard: !open && !egui.wants_any_keyboard_input(),
    });
}

/// Makes the texts speak of tapping after a touch, and of clicking after a click or a key.
pub(in crate::app) fn detect_device(
    touches: Option<Res<Touches>>,
    (buttons, keys): (Option<Res<ButtonInput<MouseButton>>>, Option<Res<ButtonInput<KeyCode>>>),
    mut texts: ResMut<CurrentTexts>,
) {
    let touched = touches.is_some_and(|touches| touches.any_just_pressed());
    let pressed = buttons.is_some_and(|buttons| buttons.get_just_pressed().len() > 0)
        || keys.is_some_and(|keys| keys.get_just_pressed().len() > 0);
    let device = match (touched, pressed) {
        (true, _) => InputDevice::Touch,
        (false, true) => InputDevice::Mouse,
        (false, false) => return,
    };
    if texts.input_device != device {
        texts.input_device = device;
    }
}

/// Gives the keyboard to the main button of a page when the page opens, so that Return answers it. Returns whether it does
/// so in this frame.
pub(in crate::app) fn at_first(ui: &Ui, main: &Response) -> bool {
    let (key, now) = (main.id.with("drawn"), ui.ctx().cumulative_pass_nr());
    let before: Option<u64> = ui.data(|data| data.get_temp(key));
    ui.data_mut(|data| data.insert_temp(key, now));
    let opens = before.is_none_or(|before| before + 1 < now);
    if opens {
        main.request_focus();
    }
    opens
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_locks_the_board_and_the_settings_show_what_is_marked() {
        let mut app = App::new();
        app.init_resource::<EguiWantsInput>()
            .init_resource::<OpenPage>()
            .init_resource::<Insets>()
            .init_resource::<InputFocus>()
            .init_resource::<ClockHold>()
            .init_resource::<BoardLocked>()
            .add_systems(Update, share_input);
        for (page, locked) in [
            (Page::Board, false),
            (Page::NewGame, true),
            (Page::Library, true),
            (Page::Settings, false),
            (Page::Result, false),
        ] {
            app.insert_resource(OpenPage(page));
            app.update();
            assert_eq!(app.world().resource::<BoardLocked>().0, locked, "{page:?}");
        }
    }
}
