//! What the stones are made of: veined cream marble, speckled basalt.

use super::{HEIGHT, WIDTH};
use crate::app::table::texture::{Edge, Meaning, encode_colour, encode_normal, light, texture};
use crate::app::table::wood::{layered, noise, ramp};
use crate::rules::Side;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::*;

/// Texels along a side of a stone's textures.
const SIZE: usize = 192;
/// How many units of a stone's skin they show.
const SKIN: f32 = WIDTH + HEIGHT * 0.9;
/// How many different stones a side has.
const KINDS: u32 = 4;

/// The materials of a side's stones.
pub fn finishes(side: Side, images: &mut Assets<Image>) -> Vec<StandardMaterial> {
    let normal = images.add(relief(side));
    (0..KINDS)
        .map(|kind| StandardMaterial {
            base_color_texture: Some(images.add(skin(side, kind))),
            normal_map_texture: Some(normal.clone()),
            perceptual_roughness: if side == Side::White { 0.3 } else { 0.4 },
            reflectance: if side == Side::White { 0.5 } else { 0.36 },
            ..default()
        })
        .collect()
}

/// The place of a texel on the stone's skin, in units from its top.
fn place(at: usize) -> Vec2 {
    (Vec2::new((at % SIZE) as f32 + 0.5, (at / SIZE) as f32 + 0.5) / SIZE as f32 - 0.5) * SKIN
}

/// How far a place is from the strokes of the side's mark.
fn from_mark(side: Side, place: Vec2) -> f32 {
    match side {
        Side::White => (place.length() - 0.165).abs(),
        Side::Black => (place.length() - 0.03).max(0.0),
    }
}

fn skin(side: Side, kind: u32) -> Image {
    let pixels = (0..SIZE * SIZE).flat_map(|at| {
        let place = place(at);
        let p = Vec3::new(place.x, kind as f32 * 7.7, place.y);
        let (body, mark) = match side {
            Side::White => (marble(p, kind), light(0.45, 0.33, 0.21)),
            Side::Black => (basalt(p, kind), light(0.50, 0.45, 0.38)),
        };
        let cut = 1.0 - ramp(0.011, 0.02, from_mark(side, place));
        let [r, g, b] = encode_colour(body.lerp(mark, cut * 0.85));
        [r, g, b, 255]
    });
    texture(SIZE, SIZE, pixels.collect(), Meaning::Colour, Edge::Clamp)
}

fn marble(p: Vec3, kind: u32) -> Vec3 {
    let drift = Vec3::new(layered(p * 3.0, 3), 0.0, layered(p * 3.0 + 20.0, 4)) * 0.5;
    let vein = 1.0 - (noise((p + drift) * 3.1, 21 + kind) - 0.5).abs() * 2.0;
    let thin = ramp(0.9, 1.0, vein);
    let cloud = layered(p * 5.0 + drift * 3.0, 8 + kind);
    let cream = light(0.93, 0.885, 0.79).lerp(light(0.86, 0.795, 0.68), cloud * 0.75);
    cream.lerp(light(0.66, 0.57, 0.45), thin * 0.5)
}

fn basalt(p: Vec3, kind: u32) -> Vec3 {
    let cloud = layered(p * 6.0, 14 + kind);
    let body = light(0.075, 0.07, 0.07).lerp(light(0.135, 0.125, 0.12), cloud);
    let speck = ramp(0.80, 0.92, noise(p * 42.0, 31 + kind));
    let glint = ramp(0.88, 0.95, noise(p * 75.0, 33 + kind));
    body.lerp(light(0.28, 0.26, 0.24), speck * 0.5).lerp(light(0.5, 0.47, 0.43), glint * 0.4)
}

/// The mark as a shallow groove.
fn relief(side: Side) -> Image {
    let height = |place: Vec2| -0.012 * (1.0 - ramp(0.0, 0.026, from_mark(side, place)));
    let step = SKIN / SIZE as f32;
    let pixels = (0..SIZE * SIZE).flat_map(|at| {
        let place = place(at);
        let slope =
            |way: Vec2| (height(place + way * step) - height(place - way * step)) / step / 2.0;
        encode_normal(Vec3::new(-slope(Vec2::X), slope(Vec2::Y), 1.0).normalize())
    });
    texture(SIZE, SIZE, pixels.collect(), Meaning::Normal, Edge::Clamp)
}
