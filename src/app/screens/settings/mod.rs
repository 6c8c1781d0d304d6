//! How the table looks, sounds and behaves: a page at the side, so that the board shows at once
//! what a choice does.

mod parts;
mod rows;

use super::{Desk, Page, theme};
use crate::app::settings::Values;
use crate::catalogue::looks::Looks;
use crate::texts::id;
use bevy_egui::egui::{self, Align, Layout, RichText, ScrollArea, Ui, Vec2};

/// A part of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Board, stones, picture.
    #[default]
    TableLook,
    /// Volumes.
    Sound,
    /// What helps to play.
    Play,
    /// Size, motion, camera.
    Interface,
    /// The language.
    Language,
}

impl Tab {
    /// All parts, each with the name on its button.
    pub const ALL: [(Self, &str); 5] = [
        (Self::TableLook, id("settings-look")),
        (Self::Sound, id("settings-sound")),
        (Self::Play, id("settings-play")),
        (Self::Interface, id("settings-interface")),
        (Self::Language, id("settings-language")),
    ];
}

/// Windows lower than this, in points, leave the bar at the bottom away while the page is open.
pub(super) const LOW: f32 = 520.0;

/// Draws the page and tells what it covers: at the right, and at the bottom.
pub(super) fn show(root: &mut Ui, desk: &mut Desk, values: &mut Values, looks: &Looks) -> [f32; 2] {
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
        panel.frame(theme::side()).resizable(false).show(root, |ui| page(ui, desk, values, looks));
    let size = shown.response.rect.size();
    if upright { [0.0, size.y] } else { [size.x, 0.0] }
}

fn page(ui: &mut Ui, desk: &mut Desk, values: &mut Values, looks: &Looks) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(desk.texts.get("menu-close")).clicked() {
                desk.page = Page::Board;
            }
            let title = RichText::new(desk.texts.get("menu-settings")).color(theme::GOLD);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.heading(title));
        });
    });
    ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = 9.0;
        ui.spacing_mut().item_spacing = Vec2::new(5.0, 5.0);
        ui.horizontal_wrapped(|ui| {
            for (tab, name) in Tab::ALL {
                ui.selectable_value(&mut desk.tab, tab, desk.texts.get(name));
            }
        });
    });
    ui.separator();
    ScrollArea::vertical().id_salt(("settings", desk.tab as u8)).auto_shrink(false).show(
        ui,
        |ui| {
            match desk.tab {
                Tab::TableLook => parts::look(ui, desk, values, looks),
                Tab::Sound => parts::sound(ui, desk, values),
                Tab::Play => parts::play(ui, desk, values),
                Tab::Interface => parts::interface(ui, desk, values),
                Tab::Language => parts::language(ui, desk),
            }
            ui.separator();
            if ui.button(desk.texts.get("settings-reset")).clicked() {
                *values = values.reset();
            }
        },
    );
}
