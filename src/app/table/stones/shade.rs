//! The contact shade: a soft dark disc where a stone touches the board, finer than any shadow map.
//! Under a marble it has a bright spot, where the glass focuses the light of the lamp.

use crate::app::table::texture::{AddressMode, TextureKind, encode, texture};
use crate::app::table::vertices::never_lit;
use crate::app::table::wood::ramp;
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
const SPOT: Vec2 = Vec2::new(0.34, 0.2);

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
        let (colour, cover) = if glass {
            let [along, across] =
                [SPOT.normalize(), SPOT.normalize().perp()].map(|way| place.dot(way));
            // Most of the light goes through the glass: a pale shade away from the lamp, dark only
            // where the marble touches the board, with a soft bright spot in it.
            let off = Vec2::new((along - 0.25) / 0.54, across / 0.42).length();
            let shade = ramp(0.0, 0.7, 1.0 - off);
            let touch = (-(away / 0.27).powi(2)).exp();
            let dim = shade.max(touch);
            let near = Vec2::new((along - SPOT.length()) / 0.22, across / 0.15).length_squared();
            let light = 0.5 * (-near * 1.4).exp();
            let all = light + dim * (1.0 - light);
            ((bright * light + dark * dim * (1.0 - light)) / all.max(1e-3), all)
        } else {
            let beyond = ((away - rim) / (REACH * 0.92 - rim)).clamp(0.0, 1.0);
            (dark, (1.0 - beyond).powi(2))
        };
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
    let mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places.to_vec())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![Vec3::Y; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, mapped.to_vec())
        .with_inserted_indices(Indices::U32(vec![0, 1, 2, 0, 2, 3]));
    never_lit(mesh)
}
