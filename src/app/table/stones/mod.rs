//! The stones: pebbles, turned discs and marbles. The sides have different marks, so that they
//! differ in more than colour.

pub(crate) mod glass_core;
mod material;
mod shade;
mod variation;

pub(crate) use material::{SkinBake, is_clear, mark_normal_map};
pub(crate) use shade::{shade_mesh, shades};
pub(crate) use variation::{StoneVariation, seed_at, skin_of};

use super::vertices::{MeshBuilder, between_rings};
use crate::catalogue::looks::Outline;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// A point of an outline: distance from the axis, height, and normal.
type OutlinePoint = (f32, f32, Vec2);

/// The outline of a stone from its top to the middle of its underside, its lowest point at y = 0.
fn outline(outline: &Outline, rings: usize) -> Vec<OutlinePoint> {
    let (width, height) = outline.size();
    let (radius, half) = (width / 2.0, height / 2.0);
    match outline {
        // A superellipse; the exponent 2 is an ellipse, larger ones are squarer.
        Outline::Cushion { .. } => superellipse(radius, half, 2.35, 1.0, rings),
        Outline::Ball { .. } => superellipse(radius, half, 2.0, 0.97, rings),
        Outline::Disc { .. } => {
            // A shallow bowl on top, then a well rounded edge.
            let (lip, bowl) = (radius * 0.70, height * 0.10);
            let mut all: Vec<OutlinePoint> = (0..=rings / 3)
                .map(|ring| {
                    let r = lip * ring as f32 / (rings / 3) as f32;
                    let t = r / lip;
                    // The slope is zero in the middle and at the lip.
                    let y = height - bowl * (1.0 - t * t).powi(2);
                    let slope = bowl * 4.0 * t * (1.0 - t * t) / lip;
                    (r, y, Vec2::new(-slope, 1.0).normalize())
                })
                .collect();
            let edge = superellipse(radius - lip, half, 2.6, 0.9, rings - rings / 3);
            all.extend(edge.into_iter().skip(1).map(|(x, y, normal)| (lip + x, y, normal)));
            // A flat underside, seen when the disc stands on edge.
            let (r, y, _) = all[all.len() - 1];
            all.extend([(r, y, Vec2::NEG_Y), (0.0, y, Vec2::NEG_Y)]);
            all
        }
    }
}

/// The outline of an ellipse with this exponent, down to a part of the way to its lowest point.
fn superellipse(radius: f32, half: f32, square: f32, down: f32, rings: usize) -> Vec<OutlinePoint> {
    (0..=rings)
        .map(|ring| {
            let angle = ring as f32 / rings as f32 * PI * down;
            let (sin, cos) = angle.sin_cos();
            let power = 2.0 / square;
            let r = radius * sin.abs().powf(power);
            let y = half * cos.signum() * cos.abs().powf(power);
            let steep = (r / radius).powf(square - 1.0) / radius;
            let up = y.signum() * (y.abs() / half).powf(square - 1.0) / half;
            (r, y + half, Vec2::new(steep, up).normalize_or(Vec2::Y))
        })
        .collect()
}

/// How deep a stone lies in the pit below it. So the stone meets the board along a line, not in a single
/// point.
const SUNK: f32 = 0.014;

/// The length of the outline from the middle of the top to that of the underside.
pub(crate) fn skin_length(shape: &Outline) -> f32 {
    let rings = outline(shape, 24);
    rings.windows(2).map(|pair| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1)).sum()
}

/// The mesh of a stone with this many segments around and rings from the top down.
pub fn turned(shape: &Outline, [around, rings]: [usize; 2]) -> Mesh {
    let outline = outline(shape, rings.max(6));
    let mut way = 0.0;
    let ways: Vec<f32> = outline
        .iter()
        .enumerate()
        .map(|(at, &(r, y, _))| {
            let (last_r, last_y, _) = outline[at.saturating_sub(1)];
            way += (r - last_r).hypot(y - last_y);
            way
        })
        .collect();

    let indices = between_rings(outline.len(), around);
    let mut mesh = MeshBuilder { indices, ..default() };
    for (&(r, y, lean), &so_far) in outline.iter().zip(&ways) {
        for step in 0..=around {
            let (sin, cos) = (step as f32 / around as f32 * TAU).sin_cos();
            let normal = Vec3::new(cos * lean.x, lean.y, sin * lean.x);
            // The texture is mapped by the distance from the top's middle along the surface.
            let radius = 0.5 * so_far / way;
            mesh.positions.push(Vec3::new(r * cos, y - SUNK, r * sin));
            mesh.normals.push(normal);
            mesh.mapped.push(Vec2::new(0.5 + radius * cos, 0.5 + radius * sin));
            let tangent = Vec3::X.reject_from(normal).normalize_or(Vec3::NEG_Y);
            mesh.tangents.push(tangent.extend(1.0).to_array());
        }
    }
    mesh.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::looks::shipped;

    #[test]
    fn stones_have_the_described_size() {
        for set in shipped::stones() {
            let (width, height) = set.outline.size();
            let rings = outline(&set.outline, 24);
            let reach = rings.iter().map(|ring| ring.0).fold(0.0, f32::max);
            let top = rings.iter().map(|ring| ring.1).fold(0.0, f32::max);
            let low = rings.iter().map(|ring| ring.1).fold(1.0, f32::min);
            assert!((reach - width / 2.0).abs() < 0.01, "{}: {reach}", set.title.key);
            assert!((top - height).abs() < 0.01, "{}: {top}", set.title.key);
            assert!((-0.001..0.05).contains(&low), "{}: {low}", set.title.key);
            assert!(rings.iter().all(|ring| ring.2.is_normalized()), "{}", set.title.key);
        }
    }
}
