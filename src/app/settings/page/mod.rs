//! The settings page, at the side of the board, so that the board shows the effect of a choice at
//! once.

mod access;
mod keys;
mod look_picture;
pub mod parts;
mod rows;
mod tiles;

use parts::Tab;

use super::values::Settings;
use crate::app::actions::InputAction;
use crate::app::texts::CurrentTexts;
use crate::app::ui::page_frame::beside_or_below;
use crate::app::ui::state::ScreenState;
use crate::app::ui::{action::UiAction, dialogs, model::Model, theme};
use crate::texts::Language;
use bevy::prelude::{DetectChangesMut, In, ResMut};
use bevy_egui::egui::{Align, Button, Layout, RichText, ScrollArea, Ui, Vec2};

/// The width of the page beside the board: its share of the window, and its limits in points. The names of all parts
/// stand in one row of the largest.
const SHARE: f32 = 0.44;
const WIDTH: [f32; 2] = [300.0, 564.0];

/// Draws the page. Returns what it covers at the right and at the bottom, in points.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> [f32; 2] {
    let room = root.available_size();
    let width = (room.x * SHARE).clamp(WIDTH[0], WIDTH[1]);
    let height = (room.y * 0.56).clamp(220.0, 560.0);
    beside_or_below(root, "settings", [width, height], None, |ui, _| page(ui, model))
}

fn page(ui: &mut Ui, model: &Model<'_>) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            dialogs::close(ui, model, Vec2::ZERO);
            let title = RichText::new(model.texts.get("menu-settings")).color(theme::TEXT);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.heading(title));
        });
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(8.0, 2.0);
        ui.horizontal_wrapped(|ui| {
            for (tab, name) in Tab::ALL {
                let open = tab == model.get::<ScreenState>().tab;
                if theme::tab(ui, open, &model.texts.get(name)).clicked() && !open {
                    model.ask(select(tab));
                }
            }
        });
    });
    ui.separator();
    let tab = model.get::<ScreenState>().tab;
    ScrollArea::vertical().id_salt(("settings", tab as u8)).auto_shrink(false).show(ui, |ui| {
        let edited = model.edited(|settings| match tab {
            Tab::TableLook => parts::look(ui, model, settings),
            Tab::Sound => parts::sound(ui, model.texts, settings),
            Tab::Play => parts::play(ui, model.texts, settings),
            Tab::Interface => parts::interface(ui, model.texts, settings),
            Tab::Access => access::show(ui, model, settings),
            Tab::Keys => keys::show(ui, model, settings),
            Tab::Language => parts::language(ui, model),
        });
        model.ask_all(edited);
        reset(ui, model);
    });
}

/// Draws the button that resets the open part, and after it the one that takes this back.
fn reset(ui: &mut Ui, model: &Model<'_>) {
    let (tab, texts) = (model.get::<ScreenState>().tab, model.texts);
    let before = model.get::<ScreenState>().before_reset.as_ref().filter(|(of, _)| *of == tab);
    let differs = tab.reset(model.settings) != *model.settings;
    if before.is_none() && !differs {
        return;
    }
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        let button = Button::new(texts.get("settings-reset"));
        model.on_click(ui.add_enabled(differs, button), UiAction::run_with(reset_part, tab));
        if before.is_some() && ui.button(texts.get("settings-reset-undo")).clicked() {
            model.ask(UiAction::run(undo_reset));
        }
    });
}

/// Switches to another language.
pub fn speak(
    In(language): In<Language>,
    mut texts: ResMut<CurrentTexts>,
    mut settings: ResMut<Settings>,
) {
    texts.speak(language);
    settings.language = Some(language.code().to_owned());
}

/// Resets a part to the defaults.
pub fn reset_part(
    In(tab): In<Tab>,
    mut settings: ResMut<Settings>,
    mut state: ResMut<ScreenState>,
) {
    let before = settings.0.clone();
    settings.set_if_neq(Settings(tab.reset(&before)));
    state.before_reset = Some((tab, Box::new(before)));
}

/// Takes the last reset back.
pub fn undo_reset(mut settings: ResMut<Settings>, mut state: ResMut<ScreenState>) {
    if let Some((tab, before)) = state.before_reset.take() {
        tab.copy(&before, &mut settings);
    }
}

/// Opens another part.
pub fn select(tab: Tab) -> UiAction {
    UiAction::change(move |state: &mut ScreenState| {
        *state = ScreenState { tab, before_reset: None, listening: None, ..*state };
    })
}

/// Waits for the key that is to be assigned to an action as the primary (0) or secondary (1) one, or no longer.
fn listen(which: Option<(InputAction, usize)>) -> UiAction {
    UiAction::change(move |state: &mut ScreenState| state.listening = which)
}
