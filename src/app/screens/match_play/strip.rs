//! The evening in a strip above the board, on narrow windows.

use super::{MatchPanel, Player, panel};
use crate::app::screens::status_bar::small_disc;
use crate::app::screens::{Wish, theme};
use crate::game::Session;
use bevy_egui::egui::{self, Align, Layout, RichText, Ui};

/// Draws it and tells its height.
pub(in crate::app::screens) fn show(
    root: &mut Ui,
    evening: &MatchPanel,
    session: &Session,
    wishes: &mut Vec<Wish>,
) -> f32 {
    if evening.is_plain(session) {
        return 0.0;
    }
    let panel = egui::Panel::top("evening").frame(theme::bar()).show(root, |ui| {
        ui.spacing_mut().item_spacing = [6.0, 3.0].into();
        ui.spacing_mut().interact_size.y = 26.0;
        let [white, black] = &evening.players;
        ui.columns_const(|[left, right]| {
            half(left, white, Layout::left_to_right(Align::Center));
            half(right, black, Layout::right_to_left(Align::Center));
        });
        below(ui, evening, wishes);
    });
    panel.response.rect.height()
}

/// A player, from the edge inwards: stone, points, clock, name.
fn half(ui: &mut Ui, player: &Player, layout: Layout) {
    let size = egui::Vec2::new(ui.available_width(), 28.0);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        small_disc(ui, player.side);
        if let Some(points) = &player.points {
            ui.label(RichText::new(points).size(19.0).strong().color(theme::GOLD));
        }
        if let Some(face) = &player.face {
            face.show(ui, 16.0);
        }
        let color = if player.to_move { theme::BONE } else { theme::FADED };
        ui.add(egui::Label::new(RichText::new(&player.name).color(color)).truncate());
    });
}

/// What else there is to say, in one line where it fits.
fn below(ui: &mut Ui, evening: &MatchPanel, wishes: &mut Vec<Wish>) {
    let title = evening.title.iter().map(|line| (line, theme::BONE));
    let handicap = evening.handicap.iter().map(|line| (line, theme::GOLD));
    let counters = evening.counters.iter().map(|line| (line, theme::FADED));
    let lines: Vec<_> = title.chain(handicap).chain(counters).collect();
    if lines.is_empty() && evening.pause.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        panel::pause(ui, evening, wishes);
        for (line, color) in lines {
            ui.label(RichText::new(line).small().color(color));
        }
    });
}
