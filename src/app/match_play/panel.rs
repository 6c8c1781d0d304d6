//! Draws the players above the list of turns, in wide windows: faces, names, clocks, and the stones that each
//! has captured.

use super::{CurrentMatchPanel, MatchPanel, Player};
use crate::app::ui::{action::UiAction, drawn_board, faces, model::Model, theme};
use crate::game::play::Intent;
use bevy_egui::egui::{
    self, Align, CornerRadius, Layout, Margin, Rect, RichText, Sense, Stroke, Ui, Vec2, WidgetInfo,
    WidgetType,
};

/// The size of a face, in points.
const FACE: f32 = 44.0;
/// The width of the line beside the player to move, in points.
pub(super) const TURN: f32 = 3.0;
/// The height of the row of captured stones, and the largest distance from one to the next, in points.
const TAKEN: f32 = 16.0;
const TAKEN_STEP: f32 = 9.0;
/// The captured stones of a group, and the gap between groups as a part of the distance of two stones.
const GROUP: usize = 5;
const GAP: f32 = 1.6;

/// Draws the players.
pub(in crate::app) fn show(ui: &mut Ui, model: &Model<'_>) {
    let panel = model.get::<CurrentMatchPanel>();
    if let Some(title) = &panel.title {
        theme::wrapped(ui, title, theme::BODY, theme::TEXT);
    }
    for player in &panel.players {
        card(ui, player);
    }
    let lines = panel.handicap.iter().map(|line| (line, theme::TEXT));
    for (line, color) in lines.chain(panel.counters.iter().map(|line| (line, theme::SECONDARY))) {
        theme::wrapped(ui, line, theme::SMALL, color);
    }
    pause(ui, model, panel, Vec2::new(90.0, 26.0));
}

/// Draws a player. A line at the left marks the one to move.
fn card(ui: &mut Ui, player: &Player) {
    let fill = if player.to_move { theme::PANEL } else { theme::BAR };
    let frame = egui::Frame::new().fill(fill).corner_radius(CornerRadius::same(6));
    let drawn =
        frame.inner_margin(Margin { left: 10, right: 8, top: 6, bottom: 6 }).show(ui, |ui| {
            ui.spacing_mut().item_spacing = [8.0, 2.0].into();
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                faces::show(ui, &player.face, FACE);
                ui.vertical(|ui| {
                    name_and_clock(ui, player);
                    taken(ui, player);
                });
            });
        });
    if player.to_move {
        let rect = drawn.response.rect;
        let line = Rect::from_min_size(rect.min, Vec2::new(TURN, rect.height()));
        ui.painter().rect_filled(line, CornerRadius::same(2), theme::ACCENT);
    }
}

fn name_and_clock(ui: &mut Ui, player: &Player) {
    let size = Vec2::new(ui.available_width(), 24.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        if let Some(points) = &player.points {
            ui.label(RichText::new(points).size(20.0).strong().color(theme::TEXT));
        }
        if let Some(clock) = &player.clock {
            clock.show(ui, 17.0);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let color = if player.to_move { theme::TEXT } else { theme::SECONDARY };
            let name = RichText::new(&player.name).size(18.0).color(color);
            ui.add(egui::Label::new(name).truncate());
        });
    });
}

/// Draws the stones that a player has captured, in groups of five, and their number.
fn taken(ui: &mut Ui, player: &Player) {
    let (count, sentence) = &player.taken;
    let (rect, response) =
        ui.allocate_exact_size(Vec2::new(ui.available_width(), TAKEN), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sentence));
    if *count == 0 {
        return;
    }
    let number = ui.painter().layout_no_wrap(
        count.to_string(),
        egui::FontId::proportional(15.0),
        theme::SECONDARY,
    );
    let place = |stone: usize| stone as f32 + GAP * (stone / GROUP) as f32;
    let room = rect.width() - number.size().x - 8.0 - TAKEN;
    let step = (room / place(*count - 1).max(1.0)).min(TAKEN_STEP);
    let other = player.side.opponent();
    let center = rect.left_center() + Vec2::new(TAKEN / 2.0, 0.0);
    for stone in 0..*count {
        let at = center + Vec2::new(place(stone) * step, 0.0);
        drawn_board::stone(ui, at, TAKEN, other);
        // A light rim, without which dark stones would not be seen before the dark panel.
        ui.painter().circle_stroke(at, TAKEN * 0.4, Stroke::new(1.0, theme::SECONDARY));
    }
    let end = center.x + place(*count - 1) * step + TAKEN / 2.0 + 4.0;
    let at = egui::pos2(end, rect.center().y - number.size().y / 2.0);
    ui.painter().galley(at, number, theme::SECONDARY);
}

/// The button that pauses or resumes the clocks, with a minimum size in points.
pub(in crate::app) fn pause(ui: &mut Ui, model: &Model<'_>, panel: &MatchPanel, least: Vec2) {
    let Some((held, name)) = &panel.pause else { return };
    let button = egui::Button::new(RichText::new(name).small());
    let button = ui.add(button.min_size(least));
    model.on_click(button, UiAction::Intent(Intent::Pause(!held)));
}
