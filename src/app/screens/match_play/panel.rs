//! The evening in the panel beside the board, on wide windows.

use super::{MatchPanel, Player};
use crate::app::screens::status_bar::small_disc;
use crate::app::screens::{Wish, theme};
use crate::game::{Intent, Session};
use bevy_egui::egui::{self, Align, Layout, RichText, Ui, Vec2};

/// Draws it.
pub(in crate::app::screens) fn show(
    ui: &mut Ui,
    evening: &MatchPanel,
    session: &Session,
    wishes: &mut Vec<Wish>,
) {
    if evening.is_plain(session) {
        return;
    }
    if let Some(title) = &evening.title {
        ui.add(egui::Label::new(RichText::new(title).color(theme::BONE)).wrap());
    }
    for player in &evening.players {
        row(ui, player);
    }
    let lines = evening.handicap.iter().map(|line| (line, theme::GOLD));
    for (line, color) in lines.chain(evening.counters.iter().map(|line| (line, theme::FADED))) {
        ui.add(egui::Label::new(RichText::new(line).small().color(color)).wrap());
    }
    pause(ui, evening, wishes);
}

fn row(ui: &mut Ui, player: &Player) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        small_disc(ui, player.side);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(points) = &player.points {
                ui.label(RichText::new(points).size(20.0).strong().color(theme::GOLD));
            }
            if let Some(face) = &player.face {
                face.show(ui, 18.0);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let color = if player.to_move { theme::BONE } else { theme::FADED };
                let name = RichText::new(&player.name).color(color);
                ui.add(egui::Label::new(name).truncate());
            });
        });
    });
}

/// The button that holds the clocks or lets them go.
pub(in crate::app::screens) fn pause(ui: &mut Ui, evening: &MatchPanel, wishes: &mut Vec<Wish>) {
    let Some((held, name)) = &evening.pause else { return };
    let button = egui::Button::new(RichText::new(name).small().color(theme::GOLD));
    if ui.add(button.min_size(Vec2::new(90.0, 26.0))).clicked() {
        wishes.push(Wish::Intent(Intent::Pause(!held)));
    }
}
