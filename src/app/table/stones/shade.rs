//! The soft dark disc where a stone touches the board, which no shadow map is fine enough for.

use super::WIDTH;
use crate::app::table::texture::{Edge, Meaning, encode, texture};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Half the size of the disc's square.
const REACH: f32 = WIDTH * 0.72;
/// How dark the disc is, from a stone on the board to one held high.
const STEPS: [f32; 6] = [0.72, 0.5, 0.34, 0.22, 0.12, 0.05];

/// The disc's mesh, flat on y = 0, and its materials from dark to faint.
pub fn shade(images: &mut Assets<Image>) -> (Mesh, Vec<StandardMaterial>) {
    let disc = images.add(disc());
    let materials = STEPS.map(|dark| StandardMaterial {
        base_color: Color::srgba(0.05, 0.025, 0.01, dark),
        base_color_texture: Some(disc.clone()),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        ..default()
    });
    (square(), materials.to_vec())
}

fn disc() -> Image {
    const SIZE: usize = 64;
    let pixels = (0..SIZE * SIZE).flat_map(|at| {
        let centred = |at: usize| (at as f32 + 0.5) / SIZE as f32 * 2.0 - 1.0;
        let away = Vec2::new(centred(at % SIZE), centred(at / SIZE)).length() * REACH;
        let rim = WIDTH * 0.40;
        let beyond = ((away - rim) / (REACH - rim)).clamp(0.0, 1.0);
        [255, 255, 255, encode((1.0 - beyond).powi(2))]
    });
    texture(SIZE, SIZE, pixels.collect(), Meaning::Colour, Edge::Clamp)
}

fn square() -> Mesh {
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)];
    let places = corners.map(|(x, z)| Vec3::new(x, 0.0, z) * REACH);
    let mapped = corners.map(|(x, z)| Vec2::new(x, z) / 2.0 + 0.5);
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places.to_vec())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![Vec3::Y; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, mapped.to_vec())
        .with_inserted_indices(Indices::U32(vec![0, 1, 2, 0, 2, 3]))
}
