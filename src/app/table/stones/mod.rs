//! The stones: polished cushions of marble and basalt. The light ones carry an engraved ring, the
//! dark ones a dot, so that they differ in more than colour.

mod material;
mod shade;

pub use material::finishes;
pub use shade::shade;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// How wide a stone is, in units of the layout.
pub const WIDTH: f32 = 0.74;
/// How high it is.
pub const HEIGHT: f32 = 0.27;

/// The exponent of the outline: 2 would be an ellipse, more is squarer.
const SQUARE: f32 = 2.35;

/// The shape of every stone: a flattened cushion, its lowest place on the plane y = 0, of so many
/// pieces around and rings from the top to where it touches the board.
pub fn cushion([around, rings]: [usize; 2]) -> Mesh {
    let (radius, half) = (WIDTH / 2.0, HEIGHT / 2.0);
    let outline: Vec<(f32, f32)> = (0..=rings)
        .map(|ring| {
            let angle = ring as f32 / rings as f32 * PI * 0.86;
            let (sin, cos) = angle.sin_cos();
            let power = 2.0 / SQUARE;
            (radius * sin.abs().powf(power), half * cos.signum() * cos.abs().powf(power))
        })
        .collect();
    let mut way = 0.0;
    let ways: Vec<f32> = outline
        .iter()
        .enumerate()
        .map(|(at, &(r, y))| {
            let (last_r, last_y) = outline[at.saturating_sub(1)];
            way += (r - last_r).hypot(y - last_y);
            way
        })
        .collect();

    let (mut places, mut normals, mut mapped, mut tangents) = (vec![], vec![], vec![], vec![]);
    for (&(r, y), &so_far) in outline.iter().zip(&ways) {
        for step in 0..=around {
            let (sin, cos) = (step as f32 / around as f32 * TAU).sin_cos();
            let steep = (r / radius).powf(SQUARE - 1.0) / radius;
            let up = y.signum() * (y.abs() / half).powf(SQUARE - 1.0) / half;
            let normal = Vec3::new(cos * steep, up, sin * steep).normalize_or(Vec3::Y);
            // The texture lies on the stone like a cloth: distances from the top are kept.
            let cloth = 0.5 * so_far / way;
            places.push(Vec3::new(r * cos, y + half, r * sin));
            normals.push(normal);
            mapped.push(Vec2::new(0.5 + cloth * cos, 0.5 + cloth * sin));
            let tangent = Vec3::X.reject_from(normal).normalize_or(Vec3::NEG_Y);
            tangents.push(tangent.extend(1.0).to_array());
        }
    }
    let row = around as u32 + 1;
    let indices = (0..rings as u32)
        .flat_map(|ring| (0..around as u32).map(move |step| ring * row + step))
        .flat_map(|at| [at, at + 1, at + row, at + 1, at + row + 1, at + row])
        .collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, mapped)
        .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, tangents)
        .with_inserted_indices(Indices::U32(indices))
}
