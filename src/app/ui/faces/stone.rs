//! The stone of a face: round, lit from the upper left, with veins.

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, Vec2};
use std::f32::consts::TAU;

/// The corners of the circle.
const CORNERS: u32 = 48;
/// The veins of a stone, and the points of each.
const VEINS: usize = 5;
const BENDS: usize = 9;

/// How a stone looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PaintedStone {
    pub fill: Color32,
    pub veins: Color32,
    /// The colour of marks on it.
    pub ink: Color32,
    /// Decides where the veins run.
    pub seed: usize,
}

/// Draws a stone with its shadow.
pub(super) fn paint(painter: &Painter, center: Pos2, radius: f32, stone: PaintedStone) {
    for (far, alpha) in [(0.16, 26), (0.11, 40), (0.06, 60)] {
        let at = center + Vec2::new(radius * 0.05, radius * far);
        painter.circle_filled(at, radius * 1.02, Color32::from_black_alpha(alpha));
    }
    painter.add(Shape::mesh(lit(center, radius, stone.fill)));
    for vein in 0..VEINS {
        painter.add(Shape::line(
            path(center, radius * 0.93, stone.seed, vein),
            Stroke::new((radius * 0.045).max(0.6), stone.veins.gamma_multiply(0.5)),
        ));
    }
    let gloss = center - Vec2::new(radius * 0.34, radius * 0.4);
    painter.circle_filled(gloss, radius * 0.2, Color32::from_white_alpha(34));
    painter.circle_filled(gloss, radius * 0.1, Color32::from_white_alpha(50));
}

/// A disc that is brightest at the upper left and dark along the rim at the lower right.
pub fn lit(center: Pos2, radius: f32, fill: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(center - Vec2::splat(radius * 0.3), scaled(fill, 1.28));
    for corner in 0..CORNERS {
        let angle = corner as f32 / CORNERS as f32 * TAU;
        let out = Vec2::angled(angle);
        // Light from the upper left: 1 towards it, 0 away from it.
        let light = 0.5 - 0.5 * (out.x + out.y) * std::f32::consts::FRAC_1_SQRT_2;
        mesh.colored_vertex(center + out * radius, scaled(fill, 0.5 + 0.42 * light));
        mesh.add_triangle(0, 1 + corner, 1 + (corner + 1) % CORNERS);
    }
    mesh
}

fn scaled(colour: Color32, factor: f32) -> Color32 {
    let part = |value: u8| (f32::from(value) * factor).min(255.0) as u8;
    Color32::from_rgb(part(colour.r()), part(colour.g()), part(colour.b()))
}

/// The points of a vein: a bent chord of the circle. `seed` decides where the veins of a stone run.
pub fn path(center: Pos2, radius: f32, seed: usize, vein: usize) -> Vec<Pos2> {
    let number = |salt: usize| {
        let mixed = (seed * 31 + vein * 7 + salt * 131 + 17) as f32;
        (mixed * 12.9898).sin().abs() * 43_758.547 % 1.0
    };
    // Roughly parallel, as layers are.
    let along = Vec2::angled(0.4 + (seed as f32) * 1.3 + 0.5 * (number(1) - 0.5));
    let aside = along.rot90();
    let off = radius * 0.8 * (2.0 * (vein as f32 + 0.3 + 0.4 * number(2)) / VEINS as f32 - 1.0);
    let half = (radius * radius - off * off).max(0.0).sqrt();
    (0..BENDS)
        .map(|bend| {
            let t = 2.0 * bend as f32 / (BENDS - 1) as f32 - 1.0;
            // Straight at the ends, so that they do not leave the stone.
            let bent = (1.0 - t * t)
                * radius
                * 0.16
                * (t * (4.0 + 4.0 * number(3)) + 6.0 * number(4)).sin();
            center + along * (t * half * 0.96) + aside * (off + bent)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn veins_stay_on_the_stone() {
        for seed in 0..24 {
            for vein in 0..VEINS {
                for point in path(Pos2::ZERO, 0.93, seed, vein) {
                    assert!(point.to_vec2().length() <= 1.0, "{seed} {vein} {point:?}");
                }
            }
        }
    }
}
