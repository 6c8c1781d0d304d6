//! The chip-carved border of the frame, in the style of the geometric carvings of the Zafimaniry.
//!
//! The pattern follows the board: there is a lozenge at every strong point, where a diagonal runs
//! out to the edge; triangles fill the gaps, and every corner has a star. The measures are those of a
//! frame of the designed width; narrower frames have the same pattern, smaller.

use super::noise::ramp;
use crate::app::table::Layout;
use crate::app::table::shape::{DESIGNED, Shape};
use bevy::math::Vec2;

/// The inner and the outer edge of the band, counted from the field.
const BAND: [f32; 2] = [0.50, 0.762];
/// The approximate base of a triangle.
const BASE: f32 = 0.25;
/// Half the width of a lozenge.
const LOZENGE: f32 = 0.25;
/// Half the width of the ridge between two cuts.
const RIDGE: f32 = 0.011;
/// The positions of the lines beside the band.
const LINES: [f32; 2] = [BAND[0] - 0.035, BAND[1] + 0.03];

/// The carving at one place of the frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Carved {
    /// The depth of the cut, as a fraction of the full depth.
    pub depth: f32,
    /// How much of the raised pattern is here, from 0 to 1; it may be inlaid.
    pub raised: f32,
    /// How much dark patina is here, from 0 to 1.
    pub patina: f32,
}

/// The border of a board.
#[derive(Clone, Debug)]
pub(crate) struct Border {
    /// Units of the board for a unit of the pattern.
    scale: f32,
    /// Half the size of the field, in units of the pattern, as all that follows.
    field: Vec2,
    /// The positions of the strong points along White's side, Black's, the left and the right.
    strong: [Vec<f32>; 4],
}

impl Border {
    /// The border of a board.
    pub fn of(layout: &Layout, shape: &Shape) -> Self {
        let (board, half) = (layout.board(), layout.half_size());
        let strong = |column: usize, row: usize| {
            board.point(column, row).is_some_and(|point| board.is_strong(point))
        };
        let (columns, rows, scale) = (board.columns(), board.rows(), shape.scale());
        let along = |row: usize| {
            let all = (0..columns).filter(|&column| strong(column, row));
            all.map(|column| (column as f32 - half.x) / scale).collect::<Vec<f32>>()
        };
        let beside = |column: usize| {
            let all = (0..rows).rev().filter(|&row| strong(column, row));
            all.map(|row| (half.y - row as f32) / scale).collect::<Vec<f32>>()
        };
        Self {
            scale,
            field: shape.field / scale,
            strong: [along(0), along(rows - 1), beside(0), beside(columns - 1)],
        }
    }

    /// The border at a position of the frame, x and z. `blur` is the size of a texel.
    pub fn at(&self, place: Vec2, blur: f32) -> Carved {
        let (place, blur) = (place / self.scale, blur / self.scale);
        let (across, down) = (place.x.abs() - self.field.x, place.y.abs() - self.field.y);
        let out = across.max(down);
        let mut carved = Carved::default();
        for line in LINES {
            let groove = 1.0 - ((out - line).abs() / 0.014).min(1.0);
            carved.depth = carved.depth.max(groove * 0.18);
            carved.patina = carved.patina.max(groove * 0.8);
        }
        let [low, high] = BAND;
        if out < low || out > high || out > DESIGNED {
            return carved;
        }
        let tall = high - low;
        let (inside, raised) = if across > low && down > low {
            let middle = (low + high) / 2.0;
            star(across - middle, down - middle, tall / 2.0)
        } else {
            let (side, along, length) = if across > down {
                (if place.x < 0.0 { 2 } else { 3 }, place.y, self.field.y + low)
            } else {
                (if place.y > 0.0 { 0 } else { 1 }, place.x, self.field.x + low)
            };
            self.side(&self.strong[side], along, length, out - low, tall)
        };
        // Two texels wide, so that slanted edges have no teeth.
        let edge = ramp(-0.5 * blur, 1.5 * blur, inside - RIDGE);
        let cut = (inside - RIDGE).max(0.0);
        if raised {
            carved.raised = edge;
        } else {
            carved.depth = carved.depth.max((cut / 0.06).min(1.0));
            carved.patina = carved.patina.max(edge * (0.4 + cut * 6.0).min(1.0));
        }
        carved
    }

    /// The distance from the edge of the shape at a place of a side's band, and whether the shape
    /// is raised.
    fn side(&self, strong: &[f32], along: f32, length: f32, up: f32, tall: f32) -> (f32, bool) {
        // A lozenge is dropped if there is no room for it beside the corner.
        let fits = |at: f32| at.abs() + LOZENGE < length;
        if let Some(&at) = strong.iter().find(|&&at| fits(at) && (along - at).abs() < LOZENGE) {
            return lozenge(along - at, up - tall / 2.0, tall / 2.0);
        }
        let before = strong.iter().filter(|&&at| fits(at) && at < along);
        let after = strong.iter().filter(|&&at| fits(at) && at > along);
        let from = before.map(|at| at + LOZENGE).fold(-length, f32::max);
        let to = after.map(|at| at - LOZENGE).fold(length, f32::min);
        triangles(along - from, to - from, up, tall)
    }
}

/// Triangles that alternately point out and in; a whole number of them fills the gap.
fn triangles(along: f32, length: f32, up: f32, tall: f32) -> (f32, bool) {
    let base = length / (length / BASE).round().max(1.0);
    let u = (along / base).fract() * base - base / 2.0;
    let slant = ((base / 2.0 - u.abs()) * tall - up * base / 2.0) / tall.hypot(base / 2.0);
    if slant >= 0.0 { (slant.min(up), true) } else { ((-slant).min(tall - up), false) }
}

/// A lozenge with a cut centre, between four cut corners.
fn lozenge(x: f32, y: f32, half: f32) -> (f32, bool) {
    let slant = (1.0 - x.abs() / LOZENGE - y.abs() / half) * LOZENGE * half / LOZENGE.hypot(half);
    if slant < 0.0 {
        return ((-slant).min(half - y.abs()), false);
    }
    let heart = slant - 0.07;
    if heart > 0.0 { (heart, false) } else { (slant.min(-heart), true) }
}

/// A four-pointed star in a square.
fn star(x: f32, y: f32, half: f32) -> (f32, bool) {
    let (x, y) = (x.abs(), y.abs());
    let slant = (half - x - y) / std::f32::consts::SQRT_2;
    if slant >= 0.0 {
        let heart = half * 0.34 - x.max(y);
        return if heart > 0.0 { (heart, false) } else { (slant.min(-heart), true) };
    }
    ((-slant).min(half - x).min(half - y), false)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::rules::Board;

    #[test]
    fn every_strong_point_of_the_edge_has_a_lozenge() {
        for (columns, rows) in [(2, 2), (3, 3), (5, 5), (9, 5), (8, 8), (7, 9), (2, 9)] {
            let board = Board::new(columns, rows).unwrap();
            let layout = Layout::new(board.clone());
            let shape = Shape::of(&layout);
            let border = Border::of(&layout, &shape);
            let middle = (BAND[0] + BAND[1]) / 2.0;
            for column in 0..columns {
                let point = board.point(column, 0).unwrap();
                let (x, scale) = (layout.place(point).x, shape.scale());
                let heart = border.at(Vec2::new(x, shape.field.y + middle * scale), 0.01);
                if board.is_strong(point) {
                    assert!(heart.raised == 0.0 && heart.patina > 0.3, "{columns}x{rows} {x}");
                    let ring =
                        Vec2::new(x + LOZENGE * 0.72 * scale, shape.field.y + middle * scale);
                    assert!(border.at(ring, 0.01).raised > 0.5, "{columns}x{rows} {x}");
                }
            }
        }
    }

    #[test]
    fn cut_and_raised_areas_are_about_equal() {
        let layout = Layout::new(Board::new(9, 5).unwrap());
        let shape = Shape::of(&layout);
        let border = Border::of(&layout, &shape);
        let places = (0..4000).map(|at| {
            let (x, y) = ((at % 400) as f32 / 400.0 - 0.5, (at / 400) as f32 / 10.0);
            let up = (BAND[0] + y * 0.26) * shape.scale();
            Vec2::new(x * 2.0 * shape.field.x, shape.field.y + up)
        });
        let raised = places.map(|place| border.at(place, 0.01).raised).sum::<f32>() / 4000.0;
        assert!((0.25..0.6).contains(&raised), "{raised}");
    }
}
