//! The bar along the bottom: whose turn it is, what may be done now, and the buttons for it.

use super::view::{Action, Status};
use super::{Wish, theme};
use crate::game::{Intent, Session};
use crate::rules::Side;
use crate::rules::outcome::Outcome;
use bevy_egui::egui::{self, Align, Layout, RichText, Sense, Stroke, Ui, Vec2};

/// Draws the bar and tells its height.
pub(super) fn show(
    root: &mut Ui,
    status: &Status,
    session: &Session,
    wishes: &mut Vec<Wish>,
) -> f32 {
    let panel = egui::Panel::bottom("status").frame(theme::bar()).show(root, |ui| {
        ui.horizontal(|ui| {
            disc(ui, status.side.or_else(|| session.outcome().and_then(Outcome::winner)));
            let buttons = status.buttons.len();
            // On narrow windows the buttons get a line of their own.
            let beside = ui.available_width() > 520.0;
            ui.vertical(|ui| {
                if beside && buttons > 0 {
                    ui.set_max_width(ui.available_width() - 190.0 * buttons as f32);
                }
                let headline = RichText::new(&status.headline).size(21.0).color(theme::BONE);
                ui.add(egui::Label::new(headline).wrap());
                let color = if status.refused { theme::VERMILION } else { theme::FADED };
                // A blank line keeps the bar's height, and the board's place, the same.
                let hint = if status.hint.is_empty() { " " } else { &status.hint };
                ui.add(egui::Label::new(RichText::new(hint).color(color)).wrap());
                if !beside {
                    ui.horizontal_wrapped(|ui| press(ui, status.buttons.iter(), wishes));
                }
            });
            if beside {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    press(ui, status.buttons.iter().rev(), wishes);
                });
            }
        });
    });
    panel.response.rect.height()
}

fn press<'a>(
    ui: &mut Ui,
    buttons: impl Iterator<Item = &'a (Action, String)>,
    wishes: &mut Vec<Wish>,
) {
    for (action, name) in buttons {
        let button = egui::Button::new(RichText::new(name).size(18.0).color(theme::GOLD))
            .min_size(Vec2::new(120.0, 42.0));
        if ui.add(button).clicked() {
            wishes.push(wish(*action));
        }
    }
}

pub(super) fn wish(action: Action) -> Wish {
    match action {
        Action::EndTurn => Wish::Intent(Intent::EndTurn),
        Action::StepBack => Wish::Intent(Intent::UndoStep),
        Action::Take(kind) => Wish::Take(kind),
        Action::Next => Wish::Intent(Intent::NextGame),
        Action::Resume => Wish::Intent(Intent::Pause(false)),
        Action::Claim => Wish::Intent(Intent::Claim),
        Action::Accept => Wish::Intent(Intent::AnswerDraw(true)),
        Action::Decline => Wish::Intent(Intent::AnswerDraw(false)),
    }
}

/// A stone of the side, with its mark: a ring on light stones, a dot on dark ones.
pub(super) fn disc(ui: &mut Ui, side: Option<Side>) {
    stone(ui, side, 1.0);
}

/// The same, as small as a letter.
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
            painter.circle(center, 19.0 * scale, theme::DARK_STONE, line(1.0, theme::FADED));
            painter.circle_filled(center, 4.5 * scale, theme::FADED);
        }
        None => {
            painter.circle_stroke(center, 19.0 * scale, line(1.5, theme::FADED));
        }
    }
}
