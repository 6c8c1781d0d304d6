//! The settings page, at the side of the board, so that the board shows the effect of a choice at
//! once.

mod access;
mod change;
mod keys;
mod parts;
mod rows;

pub use change::SettingChange;

use super::{Model, UiAction, theme};
use crate::app::pages::Page;
use crate::texts::id;
use bevy_egui::egui::{self, Align, Layout, RichText, ScrollArea, Ui, Vec2};

/// A part of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Board, stones and graphics quality.
    #[default]
    TableLook,
    /// Volumes.
    Sound,
    /// Marks, speed and camera.
    Play,
    /// Scale, animation and full screen.
    Interface,
    /// The keys of the actions.
    Keys,
    /// Switches, and clocks that wait.
    Access,
    /// The language.
    Language,
}

impl Tab {
    /// All parts, each with the message id of its label.
    pub const ALL: [(Self, &str); 7] = [
        (Self::TableLook, id("settings-look")),
        (Self::Sound, id("settings-sound")),
        (Self::Play, id("settings-play")),
        (Self::Interface, id("settings-interface")),
        (Self::Keys, id("settings-keys")),
        (Self::Access, id("settings-access")),
        (Self::Language, id("settings-language")),
    ];
}

/// Windows lower than this, in points, hide the bar at the bottom while the page is open.
pub(super) const LOW: f32 = 520.0;

/// Draws the page. Returns what it covers at the right and at the bottom, in points.
pub(super) fn show(root: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) -> [f32; 2] {
    let room = root.available_size();
    let upright = room.y > room.x;
    let panel = if upright {
        let height = (room.y * 0.56).clamp(220.0, 560.0);
        egui::Panel::bottom("settings").exact_size(height)
    } else {
        let width = (room.x * 0.5).clamp(300.0, 420.0);
        egui::Panel::right("settings-side").exact_size(width)
    };
    let shown =
        panel.frame(theme::side()).resizable(false).show(root, |ui| page(ui, model, actions));
    let size = shown.response.rect.size();
    if upright { [0.0, size.y] } else { [size.x, 0.0] }
}

fn page(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(model.texts.get("menu-close")).clicked() {
                actions.push(UiAction::OpenPage(Page::Board));
            }
            let title = RichText::new(model.texts.get("menu-settings")).color(theme::TEXT);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.heading(title));
        });
    });
    ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = 9.0;
        ui.spacing_mut().item_spacing = Vec2::new(5.0, 5.0);
        ui.horizontal_wrapped(|ui| {
            for (tab, name) in Tab::ALL {
                let open = tab == model.state.tab;
                if ui.selectable_label(open, model.texts.get(name)).clicked() && !open {
                    actions.push(UiAction::SelectTab(tab));
                }
            }
        });
    });
    ui.separator();
    let tab = model.state.tab;
    ScrollArea::vertical().id_salt(("settings", tab as u8)).auto_shrink(false).show(ui, |ui| {
        match tab {
            Tab::TableLook => parts::look(ui, model, actions),
            Tab::Sound => parts::sound(ui, model, actions),
            Tab::Play => parts::play(ui, model, actions),
            Tab::Interface => parts::interface(ui, model, actions),
            Tab::Access => access::show(ui, model, actions),
            Tab::Keys => keys::show(ui, model, actions),
            Tab::Language => parts::language(ui, model, actions),
        }
        ui.separator();
        if ui.button(model.texts.get("settings-reset")).clicked() {
            actions.push(UiAction::Setting(SettingChange::Reset));
        }
    });
}
