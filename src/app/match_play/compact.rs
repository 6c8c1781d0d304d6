//! Draws the match in narrow windows: on a phone held upright each player at the near or the far end of the board, in
//! lower windows both in a bar above it.

use super::panel::{TURN, pause};
use super::{CurrentMatchPanel, MatchPanel, Player};
use crate::app::status::bar::small_disc;
use crate::app::table::camera::viewpoint::CameraSettings;
use crate::app::ui::{faces, model::Model, theme};
use crate::rules::Side;
use bevy_egui::egui::{
    self, Align, Layout, Margin, Rect, RichText, Ui, Vec2, WidgetInfo, WidgetType,
};

/// The size of a face, in points.
const FACE: f32 = 28.0;
/// The height of the button that pauses the clocks, for a finger, in points.
const PAUSE: f32 = 44.0;
/// The width of a stone with a number beside it, with the space before it, in points.
const TAKEN: f32 = 46.0;

/// Draws both players in one bar, unless the board says all of it. Returns its height.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> f32 {
    let panel = model.get::<CurrentMatchPanel>();
    if panel.is_plain(model.session) {
        return 0.0;
    }
    let shown = egui::Panel::top("match").frame(theme::bar()).show(root, |ui| {
        space(ui);
        let [white, black] = &panel.players;
        ui.columns_const(|[left, right]| {
            half(left, white, Layout::left_to_right(Align::Center));
            half(right, black, Layout::right_to_left(Align::Center));
        });
        below(ui, model, panel, Some(Vec2::new(90.0, 26.0)));
    });
    shown.response.rect.height()
}

/// Draws the player at the far end of the board, and what concerns both. Returns its height.
pub(in crate::app) fn show_far(root: &mut Ui, model: &Model<'_>) -> f32 {
    end(root, model, egui::Panel::top("far-player"), near(model).opponent(), |ui, player, panel| {
        whole(ui, player, FACE, |_| ());
        below(ui, model, panel, None);
    })
}

/// Draws the player at the near end of the board, with the button that pauses the clocks. Returns its height.
pub(in crate::app) fn show_near(root: &mut Ui, model: &Model<'_>) -> f32 {
    end(root, model, egui::Panel::bottom("near-player"), near(model), |ui, player, panel| {
        let height = if panel.pause.is_some() { PAUSE } else { FACE };
        whole(ui, player, height, |ui| {
            // The button that goes on is in the bar below.
            if panel.pause.as_ref().is_some_and(|(held, _)| !held) {
                pause(ui, model, panel, Vec2::new(0.0, PAUSE));
            }
        });
    })
}

/// The side from which the board is seen.
fn near(model: &Model<'_>) -> Side {
    model.find::<CameraSettings>().map_or(Side::White, |camera| camera.side)
}

/// Draws a bar at an end of the board. A line at the left marks the player to move.
fn end(
    root: &mut Ui,
    model: &Model<'_>,
    bar: egui::Panel,
    side: Side,
    content: impl FnOnce(&mut Ui, &Player, &MatchPanel),
) -> f32 {
    let panel = model.get::<CurrentMatchPanel>();
    let player = &panel.players[side as usize];
    let frame = theme::bar().inner_margin(Margin::symmetric(12, 4));
    let shown = bar.frame(frame).show(root, |ui| {
        space(ui);
        content(ui, player, panel);
    });
    let rect = shown.response.rect;
    if player.to_move {
        let line = Rect::from_min_size(rect.min, Vec2::new(TURN, rect.height()));
        root.painter().rect_filled(line, 0.0, theme::ACCENT);
    }
    rect.height()
}

fn space(ui: &mut Ui) {
    ui.spacing_mut().item_spacing = [6.0, 3.0].into();
    ui.spacing_mut().interact_size.y = 26.0;
}

/// Draws a player in a line of its own, this high: face, name and captured stones, and at the right points, clock and
/// what stands beside the clock.
fn whole(ui: &mut Ui, player: &Player, height: f32, beside: impl FnOnce(&mut Ui)) {
    let size = Vec2::new(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        if let Some(points) = &player.points {
            ui.label(RichText::new(points).size(19.0).strong().color(theme::TEXT));
        }
        if let Some(clock) = &player.clock {
            clock.show(ui, 17.0);
        }
        beside(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            faces::show(ui, &player.face, FACE);
            ui.scope(|ui| {
                ui.set_max_width((ui.available_width() - TAKEN).max(0.0));
                name(ui, player);
            });
            taken(ui, player);
        });
    });
}

/// Draws a player, from the edge inwards: face, points, clock, number of captured stones, name.
fn half(ui: &mut Ui, player: &Player, layout: Layout) {
    let size = Vec2::new(ui.available_width(), FACE);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        faces::show(ui, &player.face, FACE);
        if let Some(points) = &player.points {
            ui.label(RichText::new(points).size(19.0).strong().color(theme::TEXT));
        }
        if let Some(clock) = &player.clock {
            clock.show(ui, 16.0);
        }
        taken(ui, player);
        name(ui, player);
    });
}

fn name(ui: &mut Ui, player: &Player) {
    let color = if player.to_move { theme::TEXT } else { theme::SECONDARY };
    ui.add(egui::Label::new(RichText::new(&player.name).color(color)).truncate());
}

/// Writes how many stones a player has captured, with a stone before the number.
fn taken(ui: &mut Ui, player: &Player) {
    let (count, sentence) = &player.taken;
    if *count == 0 {
        return;
    }
    let response = ui
        .allocate_ui_with_layout(
            Vec2::new(40.0, FACE),
            Layout::left_to_right(Align::Center),
            |ui| {
                small_disc(ui, player.side.opponent());
                ui.label(RichText::new(count.to_string()).color(theme::SECONDARY));
            },
        )
        .response;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sentence));
}

/// Draws everything else, in one line if it fits: also the button that pauses the clocks, if it is wanted in this size.
fn below(ui: &mut Ui, model: &Model<'_>, panel: &MatchPanel, pauses: Option<Vec2>) {
    let title = panel.title.iter().map(|line| (line, theme::TEXT));
    let handicap = panel.handicap.iter().map(|line| (line, theme::TEXT));
    let counters = panel.counters.iter().map(|line| (line, theme::SECONDARY));
    let lines: Vec<_> = title.chain(handicap).chain(counters).collect();
    let pauses = pauses.filter(|_| panel.pause.is_some());
    if lines.is_empty() && pauses.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        if let Some(least) = pauses {
            pause(ui, model, panel, least);
        }
        for (line, color) in lines {
            ui.label(RichText::new(line).small().color(color));
        }
    });
}
