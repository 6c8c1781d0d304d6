//! The contact shade: a soft dark disc where a stone touches the board, finer than any shadow map.
//! Under a marble it has a bright spot, where the glass focuses the light of the lamp.

use crate::app::table::texture::{AddressMode, TextureKind, encode, texture};
use crate::catalogue::looks::{Body, StoneSet};
use bevy::asset::RenderAssetUsages;
use bevy::math::Vec2;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// The opacity of the disc, from a stone on the board to one held high.
const STEPS: [f32; 6] = [0.78, 0.54, 0.36, 0.23, 0.12, 0.05];
/// Half the size of the disc's square, in widths of a stone.
const REACH: f32 = 0.80;
/// The position of the light focused by a marble, in widths of a stone, x and z.
const SPOT: Vec2 = Vec2::new(0.40, 0.235);

/// The materials of the disc, from dark to faint, for stones of this set.
pub(crate) fn shades(set: &StoneSet, images: &mut Assets<Image>) -> Vec<StandardMaterial> {
    let glass = matches!(set.white.body, Body::Glass { .. });
    let disc = images.add(disc(glass, touching(set)));
    let shades = STEPS.map(|dark| StandardMaterial {
        base_color: Color::linear_rgba(1.0, 1.0, 1.0, dark),
        base_color_texture: Some(disc.clone()),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        ..default()
    });
    shades.to_vec()
}

/// The radius within which a stone blocks all light from the board, in widths of a stone.
fn touching(set: &StoneSet) -> f32 {
    let (width, height) = set.outline.size();
    if height > width * 0.8 { 0.16 } else { 0.40 }
}

/// The disc: colour and coverage. `rim` is where it starts to fade, in widths of a stone.
fn disc(glass: bool, rim: f32) -> Image {
    const SIZE: usize = 96;
    let (dark, bright) = (Vec3::new(0.003, 0.0015, 0.0008), Vec3::new(1.0, 0.78, 0.45));
    let pixels = (0..SIZE * SIZE).flat_map(|at| {
        let centred = |at: usize| (at as f32 + 0.5) / SIZE as f32 * 2.0 - 1.0;
        let place = Vec2::new(centred(at % SIZE), centred(at / SIZE)) * REACH;
        let away = place.length();
        let beyond = ((away - rim) / (REACH * 0.92 - rim)).clamp(0.0, 1.0);
        let mut cover = (1.0 - beyond).powi(2);
        let mut colour = dark;
        if glass {
            let off = (place - SPOT).rotate(Vec2::from_angle(-SPOT.to_angle()));
            let near = (off / Vec2::new(0.20, 0.115)).length_squared();
            let light = (-near * 1.6).exp() * 0.8;
            let all = light + cover * (1.0 - light);
            colour = (bright * light + dark * cover * (1.0 - light)) / all.max(1e-3);
            cover = all;
        }
        let [r, g, b] = crate::app::table::texture::encode_colour(colour);
        [r, g, b, encode(cover)]
    });
    texture(SIZE, SIZE, pixels.collect(), TextureKind::Colour, AddressMode::Clamp)
}

/// The square of the disc, flat on y = 0, for stones of this width.
pub(crate) fn shade_mesh(width: f32) -> Mesh {
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)];
    let places = corners.map(|(x, z)| Vec3::new(x, 0.0, z) * REACH * width);
    let mapped = corners.map(|(x, z)| Vec2::new(x, z) / 2.0 + 0.5);
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places.to_vec())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![Vec3::Y; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, mapped.to_vec())
        .with_inserted_indices(Indices::U32(vec![0, 1, 2, 0, 2, 3]))
}
