//! Meshes of frames: a profile swept around a rectangle, mitred at the corners.

use super::vertices::MeshBuilder;
use bevy::prelude::*;

/// A vertex of a profile: its distance outside the field, its height, and its normal.
#[derive(Clone, Copy, Debug)]
struct ProfileVertex {
    out: f32,
    y: f32,
    normal: Vec2,
}

/// The cross-section of a frame: runs of vertices from the inside out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Profile {
    runs: Vec<Vec<ProfileVertex>>,
}

impl Profile {
    /// Adds a flat face between two places, each (distance outside the field, height).
    pub(crate) fn face(&mut self, ends: [(f32, f32); 2]) {
        let way = Vec2::from(ends[1]) - Vec2::from(ends[0]);
        let normal = Vec2::new(-way.y, way.x).normalize();
        self.runs.push(ends.map(|(out, y)| ProfileVertex { out, y, normal }).to_vec());
    }

    /// Adds a rounded edge as a quadratic Bézier curve with the control point `via`, in this many
    /// segments.
    pub(crate) fn curve(
        &mut self,
        from: (f32, f32),
        via: (f32, f32),
        to: (f32, f32),
        pieces: usize,
    ) {
        let (from, via, to) = (Vec2::from(from), Vec2::from(via), Vec2::from(to));
        let vertices = (0..=pieces).map(|piece| {
            let t = piece as f32 / pieces as f32;
            let place = from.lerp(via, t).lerp(via.lerp(to, t), t);
            let way = (via - from).lerp(to - via, t);
            let normal = Vec2::new(-way.y, way.x).normalize_or(Vec2::Y);
            ProfileVertex { out: place.x, y: place.y, normal }
        });
        self.runs.push(vertices.collect());
    }
}

/// The mesh of a profile swept around a board's field. If `lid` is given, the flat field of that
/// half size is included. `map` returns the texture coordinates from the number of the side, the
/// position, the distance along the side from its middle and the distance down the profile.
pub fn sweep(
    field: Vec2,
    profile: &Profile,
    lid: Option<Vec2>,
    map: impl Fn(usize, Vec3, f32, f32) -> Vec2,
) -> MeshBuilder {
    let mut builder = MeshBuilder::default();
    if let Some(half) = lid {
        let at = |x: f32, z: f32| Vec3::new(x * half.x, 0.0, z * half.y);
        let corners = [at(-1.0, -1.0), at(-1.0, 1.0), at(1.0, 1.0), at(1.0, -1.0)];
        builder.quad(corners, [Vec3::Y; 4], corners.map(|place| map(0, place, 0.0, 0.0)), Vec3::X);
    }
    // White's side, the right, Black's side, the left, each from left to right as seen from
    // outside.
    let sides = [
        (Vec3::X, Vec3::Z),
        (Vec3::NEG_Z, Vec3::X),
        (Vec3::NEG_X, Vec3::NEG_Z),
        (Vec3::Z, Vec3::NEG_X),
    ];
    for (index, (right, outward)) in sides.into_iter().enumerate() {
        let (half, to_face) = if index % 2 == 0 { (field.x, field.y) } else { (field.y, field.x) };
        let mut down = 0.0;
        for run in &profile.runs {
            for pair in run.windows(2) {
                let step = Vec2::new(pair[1].out - pair[0].out, pair[1].y - pair[0].y).length();
                let place = |vertex: &ProfileVertex, end: f32| {
                    right * (end * (half + vertex.out))
                        + outward * (to_face + vertex.out)
                        + Vec3::Y * vertex.y
                };
                let normal_at =
                    |vertex: &ProfileVertex| outward * vertex.normal.x + Vec3::Y * vertex.normal.y;
                let (inner, outer) = (&pair[0], &pair[1]);
                let corners = [
                    (inner, -1.0, down),
                    (outer, -1.0, down + step),
                    (outer, 1.0, down + step),
                    (inner, 1.0, down),
                ];
                let positions = corners.map(|(vertex, end, _)| place(vertex, end));
                let normals = corners.map(|(vertex, ..)| normal_at(vertex));
                let mapped = corners.map(|(vertex, end, down)| {
                    map(index, place(vertex, end), end * (half + vertex.out), down)
                });
                // The texture of the top follows the world's x axis, that of the flanks their side.
                let tangent = if lid.is_some() { Vec3::X } else { right };
                builder.quad(positions, normals, mapped, tangent);
                down += step;
            }
        }
    }
    builder
}
