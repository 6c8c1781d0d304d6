//! What the continuous analysis draws over the board: arrows for the first turns of the lines, and the
//! results of the tables on the points.

use super::view;
use super::view::ResultMark;
use crate::app::engine_lines::EngineLines;
use crate::app::engine_lines::panel::CurrentLinesPanel;
use crate::app::session::CurrentGuidance;
use crate::app::table::PointsOnScreen;
use crate::app::ui::{model::Model, theme};
use crate::engine::endgame::TableValue;
use crate::rules::{Point, Turn};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind,
    Ui, Vec2, vec2,
};

/// The colours of the lines, best first. They differ in brightness too.
const LINES: [Color32; 5] = [
    Color32::from_rgb(255, 205, 90),
    Color32::from_rgb(110, 214, 196),
    Color32::from_rgb(150, 180, 246),
    Color32::from_rgb(226, 150, 206),
    Color32::from_rgb(206, 206, 206),
];
/// The width of the best line's arrow and of the others, in points.
const WIDTH: [f32; 2] = [7.0, 4.0];
/// The size of a number in a badge, in points.
const FONT: f32 = 13.0;

/// Draws a disc with the number and the colour of a line.
pub(super) fn badge(ui: &mut Ui, place: usize) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
    disc(ui.painter(), rect.center(), place);
}

fn disc(painter: &Painter, at: Pos2, place: usize) {
    let colour = LINES[place % LINES.len()];
    painter.circle(at, 9.0, colour, Stroke::new(1.0, theme::DARK_STONE));
    let number = format!("{}", place + 1);
    painter.text(at, Align2::CENTER_CENTER, number, FontId::proportional(FONT), theme::DARK_STONE);
}

/// Draws over the part of the window that nothing covers. Nothing while a chain is being tried: then
/// the stones stand elsewhere.
pub(in crate::app) fn show(root: &Ui, model: &Model<'_>) {
    let Some(panel) = &model.get::<CurrentLinesPanel>().0 else { return };
    let lines = model.get::<EngineLines>();
    let Some(found) = lines.found() else { return };
    let record = model.session.record();
    if found.record.position() != record.position() || !record.chain().is_empty() {
        return;
    }
    let painter = root.painter().with_clip_rect(root.available_rect_before_wrap());
    let zoom = root.ctx().zoom_factor();
    let at = |point: Point| {
        let seen = model.find::<PointsOnScreen>()?.of(point)? / zoom;
        Some(Pos2::new(seen.x, seen.y))
    };
    if lines.options.arrows {
        // The best line is drawn last, over the others.
        for (place, row) in panel.rows.iter().enumerate().rev() {
            // Turns that differ in what they capture begin with the same arrow.
            let steps = |turn: &Turn| turn.steps.first().map(|step| (step.from, step.to));
            let before = &panel.rows[..place];
            let same = before.iter().filter(|it| steps(it.first()) == steps(row.first())).count();
            arrow(&painter, row.first(), place, same, &at);
        }
    }
    if lines.options.results {
        for mark in view::results(found, model.get::<CurrentGuidance>().chosen) {
            if let Some(place) = at(mark.point) {
                result(&painter, place, mark);
            }
        }
    }
}

/// Draws the path of a turn with a point at its end, and the number of its line beside its first step,
/// where `same` numbers stand already.
fn arrow(
    painter: &Painter,
    turn: &Turn,
    place: usize,
    same: usize,
    at: &dyn Fn(Point) -> Option<Pos2>,
) {
    let Some(mut path) = turn.path().into_iter().map(at).collect::<Option<Vec<Pos2>>>() else {
        return;
    };
    let (Some(&end), Some(&before)) = (path.last(), path.iter().rev().nth(1)) else { return };
    let width = WIDTH[usize::from(place > 0)];
    let colour = LINES[place % LINES.len()].gamma_multiply(if place == 0 { 0.9 } else { 0.75 });
    let along = (end - before).normalized();
    let across = along.rot90();
    let head = width * 2.4;
    let neck = end - along * head;
    if let Some(last) = path.last_mut() {
        *last = neck;
    }
    let first = path[1] - path[0];
    let number = path[0] + first * 0.5 + first.normalized().rot90() * (19.0 * same as f32);
    let edge = theme::DARK_STONE.gamma_multiply(0.6);
    painter.add(Shape::line(path.clone(), Stroke::new(width + 2.0, edge)));
    let tip = |grown: f32| {
        vec![
            end + along * grown,
            neck - along * grown + across * (head * 0.62 + grown),
            neck - along * grown - across * (head * 0.62 + grown),
        ]
    };
    painter.add(Shape::convex_polygon(tip(1.0), edge, Stroke::NONE));
    painter.add(Shape::line(path, Stroke::new(width, colour)));
    painter.add(Shape::convex_polygon(tip(0.0), colour, Stroke::NONE));
    disc(painter, number, place);
}

/// Draws a result as a small plate. Sign and colour both tell won from lost.
fn result(painter: &Painter, at: Pos2, mark: ResultMark) {
    let (fill, ink) = match mark.result {
        TableValue::Win => (Color32::from_rgb(38, 116, 76), Color32::WHITE),
        TableValue::Draw => (Color32::from_rgb(222, 214, 196), theme::DARK_STONE),
        TableValue::Loss => (Color32::from_rgb(156, 52, 34), Color32::WHITE),
    };
    let text = view::mark_text(mark);
    let galley = painter.layout_no_wrap(text, FontId::proportional(FONT), ink);
    let size = galley.size() + vec2(10.0, 4.0);
    let rect = Rect::from_center_size(at, size.max(vec2(22.0, 0.0)));
    let round = CornerRadius::same(6);
    painter.rect(rect, round, fill, Stroke::new(1.0, theme::DARK_STONE), StrokeKind::Outside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, ink);
}
