//! The chip-carved border of the frame, after the geometric carvings of the Zafimaniry: a band of
//! triangles between two lines, a lozenge in each corner.

use crate::app::table::shape::{FRAME, Shape};

/// Where the band of triangles lies on the frame, counted from the field.
const BAND: [f32; 2] = [0.52, 0.755];
/// How long a triangle's base is, about.
const BASE: f32 = 0.27;
/// Half the width of the ridge left between two triangles.
const RIDGE: f32 = 0.011;
/// Where the lines beside the band lie.
const LINES: [f32; 2] = [BAND[0] - 0.035, BAND[1] + 0.03];

/// What the carver did at one place of the frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Carving {
    /// How deep it is cut.
    pub depth: f32,
    /// How much of the pale inlay shows, 0 to 1.
    pub inlay: f32,
    /// How much dark polish has gathered, 0 to 1.
    pub patina: f32,
}

/// The border at a place of the frame, x and z. `blur` is the size of a texel.
pub fn border(shape: &Shape, x: f32, z: f32, blur: f32) -> Carving {
    let (x, z) = (x.abs(), z.abs());
    let (across, down) = (x - shape.field.x, z - shape.field.y);
    let out = across.max(down);
    let mut carving = Carving::default();
    for line in LINES {
        let groove = 1.0 - ((out - line).abs() / 0.014).min(1.0);
        carving.depth = carving.depth.max(groove * 0.008);
        carving.patina = carving.patina.max(groove);
    }
    let [low, high] = BAND;
    if out < low || out > high || out > FRAME {
        return carving;
    }
    let inside = if across > low && down > low {
        let middle = (low + high) / 2.0;
        corner(across - middle, down - middle, (high - low) / 2.0)
    } else {
        let (along, length) =
            if across > down { (z, shape.field.y + low) } else { (x, shape.field.x + low) };
        triangles(along, length, out - low, high - low)
    };
    let cut = (inside.0 - RIDGE).max(0.0);
    let edge = (cut / blur).min(1.0);
    if inside.1 {
        carving.inlay = edge;
        carving.depth = carving.depth.max(cut.min(0.02) * 0.15);
    } else {
        carving.depth = carving.depth.max(cut * 0.5);
        carving.patina = carving.patina.max(edge * (0.35 + cut * 7.0).min(1.0));
    }
    carving
}

/// How far inside its triangle a place of the band is, and whether that triangle is an inlaid one.
/// Triangles pointing out and in take turns; a whole number of them fits the side.
fn triangles(along: f32, length: f32, up: f32, high: f32) -> (f32, bool) {
    let count = (2.0 * length / BASE).round().max(1.0);
    let base = 2.0 * length / count;
    // Counted from a corner, so that both ends of a side look alike.
    let u = ((length - along) / base).fract() * base - base / 2.0;
    let slant = ((base / 2.0 - u.abs()) * high - up * base / 2.0) / high.hypot(base / 2.0);
    if slant >= 0.0 { (slant.min(up), true) } else { ((-slant).min(high - up), false) }
}

/// A lozenge in a square: inlaid inside, cut at its four corners.
fn corner(x: f32, z: f32, half: f32) -> (f32, bool) {
    let slant = (half - x.abs() - z.abs()) / std::f32::consts::SQRT_2;
    if slant >= 0.0 {
        let heart = half * 0.36 - x.abs().max(z.abs());
        return if heart > 0.0 { (heart, false) } else { (slant.min(-heart), true) };
    }
    ((-slant).min(half - x.abs()).min(half - z.abs()), false)
}
