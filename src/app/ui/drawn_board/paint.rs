//! Paints the parts of a flat board: wood, lines, stones, marks and turns.

use super::{BoardPicture, BoardPlaces};
use crate::app::ui::stone_style::StoneStyle;
use crate::app::ui::theme;
use crate::rules::{Board, Side};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
};

/// The colour of the board, its edge and its lines.
const WOOD: Color32 = Color32::from_rgb(158, 110, 66);
const EDGE: Color32 = Color32::from_rgb(92, 58, 34);
const LINE: Color32 = Color32::from_rgb(78, 50, 30);
/// The colour of a turn, and of what it captures.
const TURN: Color32 = Color32::from_rgb(58, 150, 128);
const CAPTURED: Color32 = Color32::from_rgb(206, 66, 36);

/// Paints the board's wood.
pub(super) fn wood(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, CornerRadius::same(6), WOOD);
    painter.rect_stroke(rect, CornerRadius::same(6), Stroke::new(1.5, EDGE), StrokeKind::Inside);
}

/// Paints the lines.
pub(super) fn lines(painter: &Painter, board: &Board, places: &BoardPlaces) {
    let stroke = Stroke::new((places.step / 26.0).clamp(1.0, 2.2), LINE);
    for (from, to) in board.lines() {
        painter.line_segment([places.of(board, from), places.of(board, to)], stroke);
    }
}

/// Paints the names of columns and rows along the edges.
pub(super) fn names(painter: &Painter, board: &Board, places: &BoardPlaces, rect: Rect) {
    let font = FontId::proportional(15.0);
    let write = |place: Pos2, text: String| {
        painter.text(place, Align2::CENTER_CENTER, text, font.clone(), theme::SECONDARY);
    };
    let (left, below) = (rect.left() - 9.0, rect.bottom() + 9.0);
    let name = |point: Option<_>| point.map_or_else(String::new, |point| board.name(point));
    for column in 0..board.columns() {
        let point = board.point(column, 0);
        let letter: String = name(point).chars().take_while(char::is_ascii_alphabetic).collect();
        let Some(place) = point.map(|point| places.of(board, point)) else { continue };
        write(
            if places.turned { Pos2::new(left, place.y) } else { Pos2::new(place.x, below) },
            letter,
        );
    }
    for row in 0..board.rows() {
        let point = board.point(0, row);
        let Some(place) = point.map(|point| places.of(board, point)) else { continue };
        let place =
            if places.turned { Pos2::new(place.x, below) } else { Pos2::new(left, place.y) };
        write(place, (row + 1).to_string());
    }
}

/// Paints one of the chosen stones with its mark.
pub(super) fn stone(painter: &Painter, center: Pos2, step: f32, side: Side) {
    let radius = step * 0.4;
    let style = StoneStyle::chosen(painter.ctx(), side);
    let edge = match side {
        Side::White => style.fill.lerp_to_gamma(Color32::BLACK, 0.3),
        Side::Black => style.fill.lerp_to_gamma(Color32::WHITE, 0.3),
    };
    let shadow = center + Vec2::splat(radius * 0.1);
    painter.circle_filled(shadow, radius, Color32::from_black_alpha(90));
    painter.circle(center, radius, style.fill, Stroke::new((step / 40.0).max(0.8), edge));
    // Light falls from the upper left.
    let light = center - Vec2::splat(radius * 0.28);
    painter.circle_filled(light, radius * 0.55, Color32::from_white_alpha(20));
    style.paint_mark(painter, center, radius, (step / 22.0).max(1.0));
}

/// Paints rings around marked points, below the stones.
pub(super) fn marks(
    painter: &Painter,
    board: &Board,
    picture: &BoardPicture,
    places: &BoardPlaces,
) {
    for point in picture.marked {
        let center = places.of(board, point);
        painter.circle_filled(center, places.step * 0.48, theme::ACCENT.gamma_multiply(0.8));
    }
}

/// Paints a turn over the stones: a cross on each captured stone, and a line with an arrow at its end.
pub(super) fn turn(painter: &Painter, board: &Board, picture: &BoardPicture, places: &BoardPlaces) {
    let width = (places.step / 12.0).clamp(2.0, 5.0);
    for point in picture.captured {
        let center = places.of(board, point);
        let arm = places.step * 0.22;
        // The edge is seen on dark stones, the cross itself on light ones.
        for (width, colour) in [(width + 2.0, theme::TEXT), (width, CAPTURED)] {
            for cross in [Vec2::new(arm, arm), Vec2::new(arm, -arm)] {
                painter.line_segment([center - cross, center + cross], Stroke::new(width, colour));
            }
        }
    }
    let path: Vec<Pos2> = picture.path.iter().map(|&point| places.of(board, point)).collect();
    let Some(&[before, end]) = path.last_chunk() else { return };
    let along = (end - before).normalized();
    let head = places.step * 0.3;
    let aside = Vec2::new(-along.y, along.x) * head * 0.6;
    let tip = end + along * head * 0.35;
    let neck = tip - along * head;
    let mut line = path.clone();
    if let Some(last) = line.last_mut() {
        *last = neck;
    }
    for (width, colour) in [(width + 2.0, Color32::from_black_alpha(130)), (width, TURN)] {
        painter.add(Shape::line(line.clone(), Stroke::new(width, colour)));
    }
    painter.circle_filled(path[0], width * 1.2, TURN);
    let triangle = vec![tip, neck + aside, neck - aside];
    let edge = Stroke::new(1.0, Color32::from_black_alpha(130));
    painter.add(Shape::convex_polygon(triangle, TURN, edge));
}

/// Paints the keyboard's cursor around a point.
pub(super) fn cursor(painter: &Painter, center: Pos2, step: f32) {
    let rect = Rect::from_center_size(center, Vec2::splat(step * 0.94));
    let stroke = Stroke::new(2.5, theme::ACCENT);
    painter.rect_stroke(rect, CornerRadius::same(5), stroke, StrokeKind::Inside);
}
