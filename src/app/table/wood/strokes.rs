//! The characters of the coordinates, drawn with a few strokes each.

use bevy::math::Vec2;
use std::f32::consts::TAU;

/// One stroke of a character, in a box one unit high centred on the origin, y upwards.
#[derive(Clone, Copy, Debug)]
enum Stroke {
    /// Straight from one position to another.
    Line(f32, f32, f32, f32),
    /// Part of an ellipse: centre, half width and height, start and end angle in turns, counted
    /// counter-clockwise from the right.
    Arc(f32, f32, f32, f32, f32, f32),
}

use Stroke::{Arc, Line};

/// The segments of a character's strokes, in a box one unit high around the origin, y upwards.
/// Empty for a character that no board uses.
pub fn pieces(sign: char) -> Vec<[Vec2; 2]> {
    strokes(sign).iter().flat_map(|&stroke| flattened(stroke)).collect()
}

fn flattened(stroke: Stroke) -> Vec<[Vec2; 2]> {
    match stroke {
        Line(x, y, to_x, to_y) => vec![[Vec2::new(x, y), Vec2::new(to_x, to_y)]],
        Arc(x, y, wide, high, from, to) => {
            let count = ((to - from).abs() * 28.0).ceil().max(3.0);
            let place = |step: f32| {
                let angle = (from + (to - from) * step / count) * TAU;
                Vec2::new(x + wide * angle.cos(), y + high * angle.sin())
            };
            (0..count as usize).map(|at| [place(at as f32), place(at as f32 + 1.0)]).collect()
        }
    }
}

const fn strokes(sign: char) -> &'static [Stroke] {
    match sign {
        'a' => &[Arc(-0.01, -0.2, 0.2, 0.21, 0.0, 1.0), Line(0.2, 0.0, 0.2, -0.42)],
        'b' => &[Arc(0.0, -0.2, 0.21, 0.21, 0.0, 1.0), Line(-0.21, 0.5, -0.21, -0.42)],
        'c' => &[Arc(0.02, -0.2, 0.22, 0.22, 0.12, 0.88)],
        'd' => &[Arc(0.0, -0.2, 0.21, 0.21, 0.0, 1.0), Line(0.21, 0.5, 0.21, -0.42)],
        'e' => &[Arc(0.0, -0.2, 0.22, 0.22, 0.0, 0.87), Line(-0.22, -0.2, 0.22, -0.2)],
        'f' => &[
            Arc(0.13, 0.3, 0.16, 0.19, 0.17, 0.5),
            Line(-0.03, 0.3, -0.03, -0.42),
            Line(-0.17, 0.04, 0.15, 0.04),
        ],
        'g' => &[
            Arc(0.0, -0.16, 0.2, 0.21, 0.0, 1.0),
            Line(0.2, 0.05, 0.2, -0.5),
            Arc(0.0, -0.5, 0.2, 0.18, 0.56, 1.0),
        ],
        'h' => &[
            Line(-0.19, 0.5, -0.19, -0.42),
            Arc(0.0, -0.18, 0.19, 0.2, 0.0, 0.5),
            Line(0.19, -0.18, 0.19, -0.42),
        ],
        'i' => &[Line(0.0, 0.02, 0.0, -0.42), Line(0.0, 0.29, 0.0, 0.31)],
        '0' => &[Arc(0.0, 0.0, 0.22, 0.46, 0.0, 1.0)],
        '1' => &[Line(-0.16, 0.28, 0.04, 0.46), Line(0.04, 0.46, 0.04, -0.46)],
        '2' => &[
            Arc(0.0, 0.22, 0.22, 0.24, -0.07, 0.47),
            Line(0.19, 0.1, -0.22, -0.46),
            Line(-0.22, -0.46, 0.24, -0.46),
        ],
        '3' => {
            &[Arc(-0.01, 0.24, 0.2, 0.22, -0.25, 0.42), Arc(-0.01, -0.22, 0.23, 0.24, -0.42, 0.25)]
        }
        '4' => &[
            Line(0.1, 0.46, -0.24, -0.18),
            Line(-0.24, -0.18, 0.25, -0.18),
            Line(0.1, 0.46, 0.1, -0.46),
        ],
        '5' => &[
            Line(0.2, 0.46, -0.15, 0.46),
            Line(-0.15, 0.46, -0.19, 0.05),
            Arc(-0.02, -0.17, 0.23, 0.29, -0.41, 0.37),
        ],
        '6' => &[Arc(0.0, -0.2, 0.22, 0.26, 0.0, 1.0), Arc(0.22, -0.12, 0.44, 0.6, 0.29, 0.52)],
        '7' => &[Line(-0.22, 0.46, 0.22, 0.46), Line(0.22, 0.46, -0.06, -0.46)],
        '8' => &[Arc(0.0, 0.24, 0.18, 0.21, 0.0, 1.0), Arc(0.0, -0.22, 0.22, 0.25, 0.0, 1.0)],
        '9' => &[Arc(0.0, 0.2, 0.22, 0.26, 0.0, 1.0), Arc(-0.22, 0.12, 0.44, 0.6, -0.21, 0.02)],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coordinate_is_drawn_within_its_box() {
        for sign in ('a'..='i').chain('0'..='9') {
            let pieces = pieces(sign);
            assert!(!pieces.is_empty(), "{sign}");
            for place in pieces.iter().flatten() {
                assert!(place.x.abs() <= 0.5 && place.y.abs() <= 0.7, "{sign} at {place}");
            }
        }
    }
}
