//! A small picture of a position.

use super::super::theme;
use crate::rules::{Direction, Position, Ruleset, Side};
use bevy_egui::egui::{Color32, CornerRadius, Pos2, Rect, Sense, Stroke, Ui, Vec2};

/// Draws a position, `width` points wide.
pub(super) fn show(ui: &mut Ui, rules: &Ruleset, position: &Position, width: f32) {
    let board = &rules.board;
    let (columns, rows) = (board.columns() as f32, board.rows() as f32);
    // Keeps large boards from filling the page.
    let step = (width / columns).min(34.0);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, step * rows), Sense::hover());
    let inner = Rect::from_center_size(rect.center(), Vec2::new(step * columns, step * rows));
    let painter = ui.painter();
    painter.rect_filled(inner, CornerRadius::same(6), Color32::from_rgb(150, 104, 62));
    let place = |point| {
        let (column, row) = (board.column(point) as f32, board.row(point) as f32);
        Pos2::new(inner.left() + (column + 0.5) * step, inner.bottom() - (row + 0.5) * step)
    };
    let line = Stroke::new(1.0, Color32::from_rgb(84, 54, 32));
    for point in board.points() {
        for direction in Direction::ALL {
            if let Some(other) = board.neighbour(point, direction) {
                painter.line_segment([place(point), place(other)], line);
            }
        }
    }
    for side in Side::BOTH {
        let (fill, mark) = match side {
            Side::White => (theme::LIGHT_STONE, Color32::from_rgb(160, 130, 96)),
            Side::Black => (theme::DARK_STONE, theme::FADED),
        };
        for point in position.stones(side) {
            painter.circle_filled(place(point), step * 0.38, fill);
            match side {
                Side::White => {
                    painter.circle_stroke(place(point), step * 0.2, Stroke::new(1.0, mark))
                }
                Side::Black => painter.circle_filled(place(point), step * 0.09, mark),
            };
        }
    }
}
