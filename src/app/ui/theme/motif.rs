//! Carved bands: rows of triangles between two lines, as on Malagasy boxes and boards.

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, Vec2};

/// The height of a band in points.
pub(super) const HEIGHT: f32 = 6.0;
/// The length of a triangle in points.
const STEP: f32 = 12.0;

/// A band as long as whole triangles allow.
pub(super) fn band(part: Rect, colour: Color32) -> Shape {
    let (long, high) = (part.width(), part.height());
    let count = (long / STEP).floor();
    if count < 1.0 {
        return Shape::Noop;
    }
    let begin = (long - count * STEP) / 2.0;
    let place = |along: f32, across: f32| -> Pos2 { part.min + Vec2::new(along, across) };
    let mut mesh = Mesh::default();
    for number in 0..count as u32 {
        let left = begin + number as f32 * STEP;
        triangle(
            &mut mesh,
            [place(left, high), place(left + STEP, high), place(left + STEP / 2.0, high * 0.2)],
            colour,
        );
        if number == 0 {
            continue;
        }
        // The small inverted triangle between two others.
        triangle(
            &mut mesh,
            [
                place(left - STEP * 0.22, 0.0),
                place(left + STEP * 0.22, 0.0),
                place(left, high * 0.5),
            ],
            colour,
        );
    }
    Shape::mesh(mesh)
}

fn triangle(mesh: &mut Mesh, corners: [Pos2; 3], colour: Color32) {
    let first = mesh.vertices.len() as u32;
    for corner in corners {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(first, first + 1, first + 2);
}
