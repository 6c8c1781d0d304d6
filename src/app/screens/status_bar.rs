//! The bar along the bottom: whose turn it is, what can be done now, and the buttons for it.

use super::{Model, UiAction, theme};
use crate::app::pages::Page;
use crate::app::side_panel::{SidePanelText, Tone};
use crate::app::status::Action;
use crate::game::Intent;
use crate::rules::Side;
use crate::rules::outcome::Outcome;
use bevy_egui::egui::{self, Align, Layout, RichText, Sense, Stroke, Ui, Vec2};

/// Draws the bar. Returns its height.
pub(super) fn show(root: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) -> f32 {
    let status = model.status;
    // The page with the result has buttons of its own.
    let buttons = if model.page == Page::Result { &[][..] } else { &status.buttons[..] };
    let panel = egui::Panel::bottom("status").frame(theme::bar()).show(root, |ui| {
        ui.horizontal(|ui| {
            let winner = || model.session.outcome().and_then(Outcome::winner);
            disc(ui, status.side.or_else(winner));
            let count = buttons.len();
            // In narrow windows the buttons have a line of their own.
            let beside = ui.available_width() > 520.0;
            ui.vertical(|ui| {
                if beside && count > 0 {
                    ui.set_max_width(ui.available_width() - 190.0 * count as f32);
                }
                // In a narrow window the panel with the task is just above.
                if beside || !says_task(model) {
                    let headline = RichText::new(&status.headline).size(21.0).color(theme::TEXT);
                    ui.add(egui::Label::new(headline).wrap());
                }
                let color = if status.refused { theme::ERROR } else { theme::SECONDARY };
                // A blank line keeps the height of the bar, and so the position of the board.
                let hint = if status.hint.is_empty() { " " } else { &status.hint };
                let drawn = ui.add(egui::Label::new(RichText::new(hint).color(color)).wrap());
                if !beside {
                    // Room for two lines, so that the board does not move when a sentence grows.
                    let line = ui.text_style_height(&egui::TextStyle::Body);
                    ui.add_space((2.0 * line - drawn.rect.height()).max(0.0));
                    ui.horizontal_wrapped(|ui| press(ui, buttons.iter(), actions));
                }
            });
            if beside {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    press(ui, buttons.iter().rev(), actions);
                });
            }
        });
    });
    panel.response.rect.height()
}

/// Whether the headline is the task that the side panel shows.
fn says_task(model: &Model<'_>) -> bool {
    let task = |text: &SidePanelText| text.tone == Tone::Task && text.text == model.status.headline;
    model.side_panel.is_some_and(|panel| panel.paragraphs.iter().any(task))
}

fn press<'a>(
    ui: &mut Ui,
    buttons: impl Iterator<Item = &'a (Action, String)>,
    actions: &mut Vec<UiAction>,
) {
    for (action, name) in buttons {
        if ui.add(theme::primary(name, 18.0, Vec2::new(120.0, 42.0))).clicked() {
            actions.push(action_of(*action));
        }
    }
}

/// The action of a button under the board.
pub(super) const fn action_of(action: Action) -> UiAction {
    match action {
        Action::EndTurn => UiAction::Intent(Intent::EndTurn),
        Action::StepBack => UiAction::Intent(Intent::UndoStep),
        Action::Take(kind) => UiAction::Capture(kind),
        Action::Next => UiAction::Intent(Intent::NextGame),
        Action::Again => UiAction::Intent(Intent::Again),
        Action::Resume => UiAction::Intent(Intent::Pause(false)),
        Action::Claim => UiAction::Intent(Intent::Claim),
        Action::Accept => UiAction::Intent(Intent::AnswerDraw(true)),
        Action::Decline => UiAction::Intent(Intent::AnswerDraw(false)),
    }
}

/// Draws a stone of the side with its mark: a ring on light stones, a dot on dark ones.
pub(super) fn disc(ui: &mut Ui, side: Option<Side>) {
    stone(ui, side, 1.0);
}

/// Draws the same stone in the size of a letter.
pub(super) fn small_disc(ui: &mut Ui, side: Side) {
    stone(ui, Some(side), 0.42);
}

fn stone(ui: &mut Ui, side: Option<Side>, scale: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(44.0 * scale), Sense::hover());
    let (painter, center) = (ui.painter(), rect.center());
    let line = |width: f32, color| Stroke::new((width * scale).max(1.0), color);
    match side {
        Some(Side::White) => {
            painter.circle_filled(center, 19.0 * scale, theme::LIGHT_STONE);
            let ring = egui::Color32::from_rgb(160, 130, 96);
            painter.circle_stroke(center, 11.0 * scale, line(2.5, ring));
        }
        Some(Side::Black) => {
            painter.circle(center, 19.0 * scale, theme::DARK_STONE, line(1.0, theme::SECONDARY));
            painter.circle_filled(center, 4.5 * scale, theme::SECONDARY);
        }
        None => {
            painter.circle_stroke(center, 19.0 * scale, line(1.5, theme::SECONDARY));
        }
    }
}
