//! Draws the panel beside the board that stays open while the board is played on.

use super::{UiAction, moves, theme};
use crate::app::side_panel::{SidePanel, SidePanelAction};
use crate::texts::Texts;
use bevy_egui::egui::{self, Align, Label, Layout, RichText, ScrollArea, Ui};

/// The share of the height that the panel takes in upright windows, and its limits in points.
const SHARE: f32 = 0.3;
const HEIGHT: [f32; 2] = [110.0, 320.0];

/// Draws the panel: at the right, or below the board in upright windows. Returns what it covers at
/// the right and at the bottom, in points.
pub(super) fn show(
    root: &mut Ui,
    panel: &SidePanel,
    texts: &Texts,
    actions: &mut Vec<UiAction>,
) -> [f32; 2] {
    let space = root.available_size();
    let upright = space.y > space.x;
    let shown = if upright {
        let height = (space.y * SHARE).clamp(HEIGHT[0], HEIGHT[1]);
        egui::Panel::bottom("side-panel-below").exact_size(height)
    } else {
        egui::Panel::right("side-panel").exact_size(moves::width(root.ctx()))
    };
    let shown = shown
        .frame(theme::side())
        .resizable(false)
        .show(root, |ui| content(ui, panel, texts, actions));
    let size = shown.response.rect.size();
    if upright { [0.0, size.y] } else { [size.x, 0.0] }
}

/// Draws the heading, and below it the text and the buttons, which scroll together.
fn content(ui: &mut Ui, panel: &SidePanel, texts: &Texts, actions: &mut Vec<UiAction>) {
    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
        if ui.small_button("×").on_hover_text(texts.get("menu-close")).clicked() {
            actions.push(UiAction::SidePanel(SidePanelAction::Close));
        }
        ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
            let title = RichText::new(&panel.title).size(19.0).color(theme::GOLD);
            ui.add(Label::new(title).wrap());
        });
    });
    ScrollArea::vertical().id_salt("side-panel").auto_shrink(false).show(ui, |ui| {
        for paragraph in &panel.paragraphs {
            ui.add(Label::new(RichText::new(paragraph).size(16.0).color(theme::BONE)).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            for button in &panel.buttons {
                if ui.button(RichText::new(&button.label).color(theme::GOLD)).clicked() {
                    actions.push(UiAction::SidePanel(button.action.clone()));
                }
            }
        });
    });
}
