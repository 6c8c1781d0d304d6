//! Draws the match in a bar above the board, in narrow windows.

use super::panel::pause;
use super::{CurrentMatchPanel, MatchPanel, Player};
use crate::app::status::bar::small_disc;
use crate::app::ui::{faces, model::Model, theme};
use bevy_egui::egui::{self, Align, Layout, RichText, Ui, WidgetInfo, WidgetType};

/// The size of a face, in points.
const FACE: f32 = 28.0;

/// Draws the bar. Returns its height.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> f32 {
    let panel = model.get::<CurrentMatchPanel>();
    if panel.is_plain(model.session) {
        return 0.0;
    }
    let shown = egui::Panel::top("match").frame(theme::bar()).show(root, |ui| {
        ui.spacing_mut().item_spacing = [6.0, 3.0].into();
        ui.spacing_mut().interact_size.y = 26.0;
        let [white, black] = &panel.players;
        ui.columns_const(|[left, right]| {
            half(left, white, Layout::left_to_right(Align::Center));
            half(right, black, Layout::right_to_left(Align::Center));
        });
        below(ui, model, panel);
    });
    shown.response.rect.height()
}

/// Draws a player, from the edge inwards: face, points, clock, number of captured stones, name.
fn half(ui: &mut Ui, player: &Player, layout: Layout) {
    let size = egui::Vec2::new(ui.available_width(), FACE);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        faces::show(ui, &player.face, FACE);
        if let Some(points) = &player.points {
            ui.label(RichText::new(points).size(19.0).strong().color(theme::TEXT));
        }
        if let Some(clock) = &player.clock {
            clock.show(ui, 16.0);
        }
        taken(ui, player);
        let color = if player.to_move { theme::TEXT } else { theme::SECONDARY };
        ui.add(egui::Label::new(RichText::new(&player.name).color(color)).truncate());
    });
}

/// Writes how many stones a player has captured, with a stone before the number.
fn taken(ui: &mut Ui, player: &Player) {
    let (count, sentence) = &player.taken;
    if *count == 0 {
        return;
    }
    let response = ui
        .allocate_ui_with_layout(
            egui::Vec2::new(40.0, FACE),
            Layout::left_to_right(Align::Center),
            |ui| {
                small_disc(ui, player.side.opponent());
                ui.label(RichText::new(count.to_string()).color(theme::SECONDARY));
            },
        )
        .response;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sentence));
}

/// Draws everything else, in one line if it fits.
fn below(ui: &mut Ui, model: &Model<'_>, panel: &MatchPanel) {
    let title = panel.title.iter().map(|line| (line, theme::TEXT));
    let handicap = panel.handicap.iter().map(|line| (line, theme::TEXT));
    let counters = panel.counters.iter().map(|line| (line, theme::SECONDARY));
    let lines: Vec<_> = title.chain(handicap).chain(counters).collect();
    if lines.is_empty() && panel.pause.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        pause(ui, model, panel);
        for (line, color) in lines {
            ui.label(RichText::new(line).small().color(color));
        }
    });
}
