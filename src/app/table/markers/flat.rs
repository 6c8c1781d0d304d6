//! Drawing flat figures as meshes: strokes, rings and filled shapes with a colour of their own.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// A figure in the making. Its plane is x to the right and y upwards; what is drawn later covers
/// what was drawn before.
#[derive(Clone, Debug, Default)]
pub(super) struct Figure {
    corners: Vec<Vec2>,
    colours: Vec<[f32; 4]>,
    triangles: Vec<u32>,
}

/// Straight pieces of a full circle.
const ROUND: usize = 48;

impl Figure {
    /// A ring between two radii around the middle.
    pub fn ring(self, inner: f32, outer: f32, colour: LinearRgba) -> Self {
        self.arc(inner, outer, 0.0, TAU, colour)
    }

    /// A part of a ring, from an angle on counter-clockwise for `sweep` radians.
    pub fn arc(
        mut self,
        inner: f32,
        outer: f32,
        start: f32,
        sweep: f32,
        colour: LinearRgba,
    ) -> Self {
        let pieces = ((sweep.abs() / TAU * ROUND as f32).ceil() as usize).max(1);
        for piece in 0..pieces {
            let [a, b] = [piece, piece + 1]
                .map(|at| Vec2::from_angle(start + sweep * at as f32 / pieces as f32));
            self.quad([a * inner, a * outer, b * outer, b * inner], colour);
        }
        self
    }

    /// A filled circle around the middle.
    pub fn disc(self, radius: f32, colour: LinearRgba) -> Self {
        self.ring(0.0, radius, colour)
    }

    /// A filled convex shape.
    pub fn fill(mut self, corners: &[Vec2], colour: LinearRgba) -> Self {
        let first = self.corners.len() as u32;
        self.corners.extend(corners);
        self.colours.extend(corners.iter().map(|_| colour.to_f32_array()));
        for at in 1..corners.len().saturating_sub(1) as u32 {
            self.triangles.extend([first, first + at, first + at + 1]);
        }
        self
    }

    /// Straight strokes from point to point, mitred where they meet.
    pub fn stroke(self, points: &[Vec2], width: f32, colour: LinearRgba) -> Self {
        self.line(points, width, false, colour)
    }

    /// Straight strokes from point to point and back to the first.
    pub fn frame(self, points: &[Vec2], width: f32, colour: LinearRgba) -> Self {
        self.line(points, width, true, colour)
    }

    fn line(mut self, points: &[Vec2], width: f32, closed: bool, colour: LinearRgba) -> Self {
        let count = points.len();
        let towards = |from: usize, to: usize| (points[to] - points[from]).normalize_or_zero();
        let edges: Vec<[Vec2; 2]> = (0..count)
            .map(|at| {
                let (before, after) = ((at + count - 1) % count, (at + 1) % count);
                let arrives = closed || at > 0;
                let leaves = closed || at + 1 < count;
                let into = if arrives { towards(before, at) } else { towards(at, after) };
                let out = if leaves { towards(at, after) } else { into };
                let across = (into + out).normalize_or(out).perp();
                let long = (width / 2.0 / across.dot(out.perp()).max(0.35)) * across;
                [points[at] + long, points[at] - long]
            })
            .collect();
        let pieces = if closed { count } else { count.saturating_sub(1) };
        for at in 0..pieces {
            let [[a, b], [c, d]] = [edges[at], edges[(at + 1) % count]];
            self.quad([a, b, d, c], colour);
        }
        self
    }

    fn quad(&mut self, corners: [Vec2; 4], colour: LinearRgba) {
        let first = self.corners.len() as u32;
        self.corners.extend(corners);
        self.colours.extend([colour.to_f32_array(); 4]);
        self.triangles.extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
    }

    /// The figure lying on the board: its up is away from White.
    pub fn lying(self) -> Mesh {
        self.mesh(|corner| Vec3::new(corner.x, 0.0, -corner.y), Vec3::Y)
    }

    /// The figure standing upright, its face towards +z.
    pub fn upright(self) -> Mesh {
        self.mesh(|corner| corner.extend(0.0), Vec3::Z)
    }

    fn mesh(self, place: impl Fn(Vec2) -> Vec3, normal: Vec3) -> Mesh {
        let count = self.corners.len();
        let places: Vec<Vec3> = self.corners.into_iter().map(place).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![normal; count])
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.triangles))
    }
}

/// A regular polygon's corners around the middle, the first straight up.
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
    fn figures_reach_as_far_as_drawn() {
        let ring = Figure::default().ring(0.3, 0.4, LinearRgba::WHITE).lying();
        assert!((reach(&ring) - 0.4).abs() < 1e-5);
        let frame = Figure::default().frame(&regular(4, 1.0), 0.2, LinearRgba::WHITE).upright();
        assert!((reach(&frame) - (1.0 + 0.1 * 2_f32.sqrt())).abs() < 1e-4);
    }

    #[test]
    fn a_stroke_is_as_wide_as_asked() {
        let points = [Vec2::ZERO, Vec2::X, Vec2::X * 2.0];
        let stroke = Figure::default().stroke(&points, 0.2, LinearRgba::WHITE).lying();
        assert!((reach(&stroke) - Vec2::new(2.0, 0.1).length()).abs() < 1e-4);
    }
}
