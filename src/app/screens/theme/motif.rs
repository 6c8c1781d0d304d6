//! Carved bands: rows of triangles between two lines, as on Malagasy boxes and boards.

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, Vec2, pos2};

/// The height of a band in points.
pub(super) const HEIGHT: f32 = 6.0;
/// The length of a triangle in points.
const STEP: f32 = 12.0;

/// A band along the longer side of a rectangle, as long as whole triangles allow.
pub(super) fn band(part: Rect, colour: Color32) -> Shape {
    let upright = part.height() > part.width();
    let (long, high) =
        if upright { (part.height(), part.width()) } else { (part.width(), part.height()) };
    let count = (long / STEP).floor();
    if count < 1.0 {
        return Shape::Noop;
    }
    let begin = (long - count * STEP) / 2.0;
    let place = |along: f32, across: f32| -> Pos2 {
        part.min + if upright { Vec2::new(across, along) } else { Vec2::new(along, across) }
    };
    let mut mesh = Mesh::default();
    for number in 0..count as u32 {
        let left = begin + number as f32 * STEP;
        triangle(
            &mut mesh,
            [place(left, high), place(left + STEP, high), place(left + STEP / 2.0, high * 0.2)],
            colour,
        );
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

/// A lozenge with this centre.
pub(super) fn lozenge(middle: Pos2, size: f32, colour: Color32) -> Shape {
    let mut mesh = Mesh::default();
    let [top, right, bottom, left] = [(0.0, -size), (size, 0.0), (0.0, size), (-size, 0.0)]
        .map(|(x, y)| pos2(middle.x + x, middle.y + y));
    triangle(&mut mesh, [top, right, bottom], colour);
    triangle(&mut mesh, [top, bottom, left], colour);
    Shape::mesh(mesh)
}

fn triangle(mesh: &mut Mesh, corners: [Pos2; 3], colour: Color32) {
    let first = mesh.vertices.len() as u32;
    for corner in corners {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(first, first + 1, first + 2);
}
