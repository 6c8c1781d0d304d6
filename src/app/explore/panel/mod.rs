//! Draws the panel of the explorer: at the right, or below the board in upright windows.

mod filters;
mod rows;

use super::{CurrentExplorer, ExplorerCommand, ExplorerView};
use crate::app::turn_list;
use crate::app::ui::page_frame::beside_or_below;
use crate::app::ui::{action::UiAction, model::Model, spoken, theme};
use bevy_egui::egui::{Align, Label, Layout, RichText, ScrollArea, Ui};

/// The share of the height that the panel takes in upright windows, and its limits in points.
const SHARE: f32 = 0.42;
const HEIGHT: [f32; 2] = [150.0, 420.0];
/// The height of the border along the upper edge of a panel below the board, in points.
const BORDER: i8 = 24;

/// Draws the panel. Returns what it covers at the right and at the bottom, in points.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>, view: &ExplorerView) -> [f32; 2] {
    let width = turn_list::width(root.ctx());
    let height = (root.available_height() * SHARE).clamp(HEIGHT[0], HEIGHT[1]);
    beside_or_below(root, "explorer", [width, height], Some(BORDER), |ui, _| {
        content(ui, model, view);
    })
}

fn content(ui: &mut Ui, model: &Model<'_>, view: &ExplorerView) {
    let (texts, before) = (model.texts, &model.get::<CurrentExplorer>().filter);
    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
        let close = spoken::sign(ui.small_button("×"), &texts.get("menu-close"));
        model.on_click(close, UiAction::send(ExplorerCommand::Open(false)));
        ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
            theme::wrapped(ui, texts.get("explore-title"), 19.0, theme::TEXT);
        });
    });
    ScrollArea::vertical().id_salt("explorer").auto_shrink(false).show(ui, |ui| {
        // Leaves room for the scroll bar.
        ui.set_max_width(ui.available_width() - 8.0);
        if let Some(opening) = &view.opening {
            theme::wrapped(ui, opening, 16.0, theme::TEXT);
        }
        theme::wrapped(ui, &view.total, theme::BODY, theme::SECONDARY);
        let mut filter = before.clone();
        filters::sources(ui, texts, &mut filter);
        rows::show(ui, model, view);
        for note in &view.notes {
            ui.add(Label::new(RichText::new(note).italics().color(theme::SECONDARY)).wrap());
        }
        filters::others(ui, texts, &mut filter);
        if filter != *before {
            model.ask(UiAction::send(ExplorerCommand::Filter(filter)));
        }
    });
}
