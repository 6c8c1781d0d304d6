//! Draws the match above the list of turns, in wide windows.

use super::{MatchPanel, Player};
use crate::app::screens::status_bar::small_disc;
use crate::app::screens::{UiAction, theme};
use crate::game::{Intent, Session};
use bevy_egui::egui::{self, Align, Layout, RichText, Ui, Vec2};

/// Draws the match.
pub(in crate::app::screens) fn show(
    ui: &mut Ui,
    panel: &MatchPanel,
    session: &Session,
    actions: &mut Vec<UiAction>,
) {
    if panel.is_plain(session) {
        return;
    }
    if let Some(title) = &panel.title {
        ui.add(egui::Label::new(RichText::new(title).color(theme::BONE)).wrap());
    }
    for player in &panel.players {
        row(ui, player);
    }
    let lines = panel.handicap.iter().map(|line| (line, theme::GOLD));
    for (line, color) in lines.chain(panel.counters.iter().map(|line| (line, theme::FADED))) {
        ui.add(egui::Label::new(RichText::new(line).small().color(color)).wrap());
    }
    pause(ui, panel, actions);
}

fn row(ui: &mut Ui, player: &Player) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        small_disc(ui, player.side);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(points) = &player.points {
                ui.label(RichText::new(points).size(20.0).strong().color(theme::GOLD));
            }
            if let Some(clock) = &player.clock {
                clock.show(ui, 18.0);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let color = if player.to_move { theme::BONE } else { theme::FADED };
                let name = RichText::new(&player.name).color(color);
                ui.add(egui::Label::new(name).truncate());
            });
        });
    });
}

/// The button that pauses or resumes the clocks.
pub(in crate::app::screens) fn pause(ui: &mut Ui, panel: &MatchPanel, actions: &mut Vec<UiAction>) {
    let Some((held, name)) = &panel.pause else { return };
    let button = egui::Button::new(RichText::new(name).small().color(theme::GOLD));
    if ui.add(button.min_size(Vec2::new(90.0, 26.0))).clicked() {
        actions.push(UiAction::Intent(Intent::Pause(!held)));
    }
}
