//! Flat vector shapes as meshes: strokes, rings and filled polygons with a colour each.
//!
//! Every edge has a narrow seam in which its colour fades to transparent, so that edges are smooth
//! without multisampling.

use crate::app::table::vertices::MeshBuilder;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// A builder of flat shapes, with x to the right and y upwards. Later parts are drawn over earlier
/// ones.
#[derive(Clone, Debug, Default)]
pub(super) struct ShapeBuilder {
    corners: Vec<Vec2>,
    colours: Vec<[f32; 4]>,
    triangles: Vec<u32>,
}

/// Segments of a full circle.
const ROUND: usize = 56;
/// The width of the seam, outside the shape.
pub(super) const SEAM: f32 = 0.011;

impl ShapeBuilder {
    /// A ring between two radii around the origin.
    pub(crate) fn ring(self, inner: f32, outer: f32, colour: LinearRgba) -> Self {
        self.arc(inner, outer, 0.0, TAU, colour)
    }

    /// A part of a ring, from an angle counter-clockwise for `sweep` radians.
    pub(crate) fn arc(
        self,
        inner: f32,
        outer: f32,
        start: f32,
        sweep: f32,
        colour: LinearRgba,
    ) -> Self {
        let none = colour.with_alpha(0.0);
        let inside = (inner - SEAM).max(0.0);
        let seamed = if inner > 0.0 {
            self.band([inside, inner], start, sweep, [none, colour])
        } else {
            self
        };
        seamed.band([inner, outer], start, sweep, [colour; 2]).band(
            [outer, outer + SEAM],
            start,
            sweep,
            [colour, none],
        )
    }

    /// A filled circle around the origin.
    pub(crate) fn disc(self, radius: f32, colour: LinearRgba) -> Self {
        self.ring(0.0, radius, colour)
    }

    /// A soft shade: `colour` between two radii, fading to transparent over `soft` on either side.
    pub(crate) fn shade(self, inner: f32, outer: f32, soft: f32, colour: LinearRgba) -> Self {
        let at = |part: f32| colour.with_alpha(colour.alpha * part * part * (3.0 - 2.0 * part));
        let mut shape = self;
        for step in 0..4 {
            let [near, far] = [step, step + 1].map(|step| step as f32 / 4.0);
            let colours = [at(1.0 - near), at(1.0 - far)];
            shape = shape.band([outer + soft * near, outer + soft * far], 0.0, TAU, colours);
            let low = (inner - soft * far).max(0.0);
            let high = (inner - soft * near).max(0.0);
            if high > low {
                shape = shape.band([low, high], 0.0, TAU, [colours[1], colours[0]]);
            }
        }
        shape.band([inner, outer], 0.0, TAU, [colour; 2])
    }

    fn band(
        mut self,
        [inner, outer]: [f32; 2],
        start: f32,
        sweep: f32,
        [near, far]: [LinearRgba; 2],
    ) -> Self {
        let pieces = ((sweep.abs() / TAU * ROUND as f32).ceil() as usize).max(1);
        for piece in 0..pieces {
            let [a, b] = [piece, piece + 1]
                .map(|at| Vec2::from_angle(start + sweep * at as f32 / pieces as f32));
            self.quad([a * inner, a * outer, b * outer, b * inner], [near, far, far, near]);
        }
        self
    }

    /// A filled convex polygon.
    pub fn fill(mut self, corners: &[Vec2], colour: LinearRgba) -> Self {
        let first = self.corners.len() as u32;
        self.corners.extend(corners);
        self.colours.extend(corners.iter().map(|_| colour.to_f32_array()));
        for at in 1..corners.len().saturating_sub(1) as u32 {
            self.triangles.extend([first, first + at, first + at + 1]);
        }
        let wide = grown(corners, SEAM);
        let none = colour.with_alpha(0.0);
        for at in 0..corners.len() {
            let next = (at + 1) % corners.len();
            let quad = [corners[at], wide[at], wide[next], corners[next]];
            self.quad(quad, [colour, none, none, colour]);
        }
        self
    }

    /// Straight strokes from point to point, with mitred joints.
    pub(crate) fn stroke(self, points: &[Vec2], width: f32, colour: LinearRgba) -> Self {
        self.line(points, width, false, colour)
    }

    /// Straight strokes from point to point and back to the first.
    pub fn frame(self, points: &[Vec2], width: f32, colour: LinearRgba) -> Self {
        self.line(points, width, true, colour)
    }

    fn line(mut self, points: &[Vec2], width: f32, closed: bool, colour: LinearRgba) -> Self {
        let count = points.len();
        let towards = |from: usize, to: usize| (points[to] - points[from]).normalize_or_zero();
        // For every point: the outer side of the seam, both sides of the stroke, the other seam.
        let edges: Vec<[Vec2; 4]> = (0..count)
            .map(|at| {
                let (before, after) = ((at + count - 1) % count, (at + 1) % count);
                let arrives = closed || at > 0;
                let leaves = closed || at + 1 < count;
                let into = if arrives { towards(before, at) } else { towards(at, after) };
                let out = if leaves { towards(at, after) } else { into };
                let across = (into + out).normalize_or(out).perp();
                let mitre = across / across.dot(out.perp()).max(0.35);
                let [half, seam] = [mitre * (width / 2.0), mitre * (width / 2.0 + SEAM)];
                [points[at] + seam, points[at] + half, points[at] - half, points[at] - seam]
            })
            .collect();
        let none = colour.with_alpha(0.0);
        let pieces = if closed { count } else { count.saturating_sub(1) };
        for at in 0..pieces {
            let (here, there) = (edges[at], edges[(at + 1) % count]);
            for (side, colours) in [[none, colour], [colour; 2], [colour, none]].iter().enumerate()
            {
                let quad = [here[side], here[side + 1], there[side + 1], there[side]];
                self.quad(quad, [colours[0], colours[1], colours[1], colours[0]]);
            }
        }
        self
    }

    fn quad(&mut self, corners: [Vec2; 4], colours: [LinearRgba; 4]) {
        let first = self.corners.len() as u32;
        self.corners.extend(corners);
        self.colours.extend(colours.map(ColorToComponents::to_f32_array));
        self.triangles.extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
    }

    /// Samples each triangle in its middle and near its edges: the share of the background that shows through, and the
    /// colour above it. `seen` converts colours to those on the screen.
    #[cfg(test)]
    pub(super) fn spots(&self, seen: impl Fn(Vec3) -> Vec3) -> Vec<(f32, Vec3)> {
        let triangles: Vec<[usize; 3]> = self
            .triangles
            .chunks_exact(3)
            .map(|it| [it[0], it[1], it[2]].map(|at| at as usize))
            .collect();
        let shown: Vec<Vec3> =
            self.colours.iter().map(|it| seen(Vec3::new(it[0], it[1], it[2]))).collect();
        let spot = |at: Vec2| {
            let (mut below, mut above) = (1.0, Vec3::ZERO);
            for triangle in &triangles {
                let Some(parts) = parts_of(triangle.map(|at| self.corners[at]), at) else {
                    continue;
                };
                let (mut alpha, mut colour) = (0.0, Vec3::ZERO);
                for (&corner, part) in triangle.iter().zip(parts) {
                    alpha += self.colours[corner][3] * part;
                    colour += shown[corner] * part;
                }
                above = above * (1.0 - alpha) + colour * alpha;
                below *= 1.0 - alpha;
            }
            (below, above)
        };
        let places = triangles.iter().flat_map(|triangle| {
            let [a, b, c] = triangle.map(|at| self.corners[at]);
            let middle = (a + b + c) / 3.0;
            let near = |one: Vec2, other: Vec2| middle.lerp(one.midpoint(other), 0.9);
            [middle, near(a, b), near(b, c), near(c, a)]
        });
        places.map(spot).collect()
    }

    /// The mesh flat on the board, with its up away from White.
    pub fn lying(self) -> Mesh {
        self.mesh(|corner| Vec3::new(corner.x, 0.0, -corner.y), Vec3::Y)
    }

    /// The mesh upright, facing +z.
    pub fn upright(self) -> Mesh {
        self.mesh(|corner| corner.extend(0.0), Vec3::Z)
    }

    fn mesh(self, place: impl Fn(Vec2) -> Vec3, normal: Vec3) -> Mesh {
        let builder = MeshBuilder {
            normals: vec![normal; self.corners.len()],
            positions: self.corners.into_iter().map(place).collect(),
            colours: self.colours,
            indices: self.triangles,
            ..default()
        };
        builder.unlit_mesh()
    }
}

/// The shares of the corners of a triangle in a place; `None` outside it.
#[cfg(test)]
fn parts_of([a, b, c]: [Vec2; 3], at: Vec2) -> Option<[f32; 3]> {
    let whole = (b - a).perp_dot(c - a);
    if whole.abs() < 1e-9 {
        return None;
    }
    let of_b = (at - a).perp_dot(c - a) / whole;
    let of_c = (b - a).perp_dot(at - a) / whole;
    let parts = [1.0 - of_b - of_c, of_b, of_c];
    parts.iter().all(|&part| part >= 0.0).then_some(parts)
}

/// A convex polygon grown by this much on every side.
pub(super) fn grown(corners: &[Vec2], by: f32) -> Vec<Vec2> {
    let count = corners.len();
    let middle = corners.iter().sum::<Vec2>() / count.max(1) as f32;
    (0..count)
        .map(|at| {
            let (before, here, after) =
                (corners[(at + count - 1) % count], corners[at], corners[(at + 1) % count]);
            let outwards = |from: Vec2, to: Vec2| {
                let across = (to - from).normalize_or_zero().perp();
                if across.dot(from.midpoint(to) - middle) < 0.0 { -across } else { across }
            };
            let (one, other) = (outwards(before, here), outwards(here, after));
            let mitre = (one + other).normalize_or(one);
            here + mitre * (by / mitre.dot(one).max(0.35))
        })
        .collect()
}

/// The corners of a regular polygon around the origin, the first straight up.
pub(super) fn regular(corners: usize, radius: f32) -> Vec<Vec2> {
    let angle = |at: usize| TAU * (at as f32 / corners as f32 + 0.25);
    (0..corners).map(|at| Vec2::from_angle(angle(at)) * radius).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reach(mesh: &Mesh) -> f32 {
        let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|it| it.as_float3());
        let far = |place: &[f32; 3]| Vec3::from_array(*place).length();
        places.map_or(0.0, |places| places.iter().map(far).fold(0.0, f32::max))
    }

    #[test]
    fn shapes_have_their_size_plus_a_seam() {
        let ring = ShapeBuilder::default().ring(0.3, 0.4, LinearRgba::WHITE).lying();
        assert!((reach(&ring) - 0.4 - SEAM).abs() < 1e-5);
        let frame =
            ShapeBuilder::default().frame(&regular(4, 1.0), 0.2, LinearRgba::WHITE).upright();
        assert!((reach(&frame) - (1.0 + (0.1 + SEAM) * 2_f32.sqrt())).abs() < 1e-4);
        let filled = ShapeBuilder::default().fill(&regular(3, 0.5), LinearRgba::WHITE).lying();
        assert!((reach(&filled) - (0.5 + 2.0 * SEAM)).abs() < 1e-4);
        let shade = ShapeBuilder::default().shade(0.0, 0.2, 0.1, LinearRgba::WHITE).lying();
        assert!((reach(&shade) - 0.3).abs() < 1e-5);
    }

    #[test]
    fn a_stroke_has_the_given_width() {
        let points = [Vec2::ZERO, Vec2::X, Vec2::X * 2.0];
        let stroke = ShapeBuilder::default().stroke(&points, 0.2, LinearRgba::WHITE).lying();
        assert!((reach(&stroke) - Vec2::new(2.0, 0.1 + SEAM).length()).abs() < 1e-4);
    }

    #[test]
    fn every_edge_fades() {
        for shape in [
            ShapeBuilder::default().disc(0.2, LinearRgba::WHITE),
            ShapeBuilder::default().fill(&regular(4, 0.3), LinearRgba::WHITE),
            ShapeBuilder::default().frame(&regular(3, 0.3), 0.1, LinearRgba::WHITE),
        ] {
            let far = shape.corners.iter().map(|at| at.length()).fold(0.0, f32::max);
            for (corner, colour) in shape.corners.iter().zip(&shape.colours) {
                assert!(corner.length() < far - 1e-4 || colour[3] == 0.0);
            }
        }
    }
}
