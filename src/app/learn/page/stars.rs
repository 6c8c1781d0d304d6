//! Stars as shapes, because the letters have none.

use crate::app::ui::theme;
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Sense, Ui, Vec2};
use std::f32::consts::{FRAC_PI_2, TAU};

/// The radius of a star, in points.
const RADIUS: f32 = 8.0;
/// The distance between the centres of two stars, in points.
const STEP: f32 = 19.0;
/// The most stars that an exercise gives.
const MOST: u8 = 3;

/// Draws three stars in a row, this many of them filled.
pub(in crate::app) fn show(ui: &mut Ui, stars: u8) {
    let size = Vec2::new(STEP * f32::from(MOST - 1) + 2.0 * RADIUS, 2.0 * RADIUS);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    row(ui.painter(), rect.left_center() + Vec2::new(RADIUS, 0.0), stars, 1.0);
}

/// Draws three stars from the centre of the first one, in a scale.
pub(super) fn row(painter: &Painter, first: Pos2, stars: u8, scale: f32) {
    for nth in 0..MOST {
        let at = first + Vec2::new(STEP * scale * f32::from(nth), 0.0);
        let colour = if nth < stars { theme::ACCENT } else { theme::ACCENT.gamma_multiply(0.22) };
        star(painter, at, RADIUS * scale, colour);
    }
}

fn star(painter: &Painter, centre: Pos2, radius: f32, colour: Color32) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(centre, colour);
    for corner in 0..10_u32 {
        let reach = if corner % 2 == 0 { radius } else { 0.42 * radius };
        let angle = corner as f32 / 10.0 * TAU - FRAC_PI_2;
        mesh.colored_vertex(centre + Vec2::angled(angle) * reach, colour);
        mesh.add_triangle(0, 1 + corner, 1 + (corner + 1) % 10);
    }
    painter.add(mesh);
}
