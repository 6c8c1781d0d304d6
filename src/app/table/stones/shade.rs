//! The contact shade: a soft dark disc where a stone touches the board, finer than any shadow map.
//! Under a marble it has a bright spot, where the glass focuses the light of the lamp, in the glass's colour.

use super::material::is_clear;
use crate::app::table::quality::Quality;
use crate::app::table::texture::{TextureKind, encode, encode_colour, square};
use crate::app::table::vertices::MeshBuilder;
use crate::app::table::wood::{light_of, ramp};
use crate::catalogue::looks::{Body, StoneSet};
use crate::rules::Side;
use bevy::math::Vec2;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// The opacity of the disc, from a stone on the board to one held high.
const STEPS: [f32; 6] = [0.78, 0.54, 0.36, 0.23, 0.12, 0.05];
/// Half the size of the disc's square, in widths of a stone.
const REACH: f32 = 0.80;
/// The position of the light focused by a marble, in widths of a stone, x and z.
const SPOT: Vec2 = Vec2::new(0.34, 0.2);
/// Its colour: that of the lamp, and the brightness of the light that comes through dark glass, whose colour is deep.
const LAMP: Vec3 = Vec3::new(1.0, 0.78, 0.45);
const DEEP: f32 = 1.6;
/// The size of the spot, along the light and across it, in widths of a stone: coloured glass scatters more than clear glass.
const LARGE: Vec2 = Vec2::new(0.22, 0.15);
const SMALL: Vec2 = Vec2::new(0.17, 0.10);
/// The opacity of that light behind coloured and behind clear glass, and how much of the light that a ball hides from the board
/// clear glass lets pass.
const FOCUSED: f32 = 0.5;
const BRIGHT: f32 = 0.8;
const PASSING: f32 = 0.35;
/// The shade of the ribbon in clear glass: half its width, how far it bends to either side, and the length of a bend, in
/// widths of a stone; and the share of the light that it takes.
const BAND: (f32, f32, f32) = (0.075, 0.11, 0.85);
const BANDED: f32 = 0.6;
/// The share of the focused light that milky glass scatters.
const MILKY: f32 = 0.65;
/// The colour of the shade.
const DARK: Vec3 = Vec3::new(0.003, 0.0015, 0.0008);

/// The materials of the disc under stones of this side, from dark to faint.
pub(crate) fn shades(
    set: &StoneSet,
    side: Side,
    quality: Quality,
    images: &mut Assets<Image>,
) -> [StandardMaterial; STEPS.len()] {
    let body = &set.finish(side).body;
    let disc = images.add(disc(body, is_clear(body, quality), touching(set)));
    STEPS.map(|dark| StandardMaterial {
        base_color: Color::linear_rgba(1.0, 1.0, 1.0, dark),
        base_color_texture: Some(disc.clone()),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        ..default()
    })
}

/// The radius within which a stone blocks all light from the board, in widths of a stone.
fn touching(set: &StoneSet) -> f32 {
    let (width, height) = set.outline.size();
    if height > width * 0.8 { 0.16 } else { 0.40 }
}

/// The disc: colour and coverage. `clear` says whether light goes through the body, and `rim` where the disc starts to fade, in
/// widths of a stone.
fn disc(body: &Body, clear: bool, rim: f32) -> Image {
    const SIZE: usize = 96;
    square(SIZE, TextureKind::Colour, |at| {
        let place = at * REACH;
        let (colour, cover) = match *body {
            Body::Glass { glow, .. } => {
                let glow = light_of(glow);
                under_glass(place, glow / glow.max_element().max(0.01), clear)
            }
            _ => {
                let beyond = ((place.length() - rim) / (REACH * 0.92 - rim)).clamp(0.0, 1.0);
                (DARK, (1.0 - beyond).powi(2))
            }
        };
        let [r, g, b, _] = encode_colour(colour);
        [r, g, b, encode(cover)]
    })
}

/// Colour and coverage at a place beside the foot of a marble, whose light has this hue.
fn under_glass(place: Vec2, hue: Vec3, clear: bool) -> (Vec3, f32) {
    let [along, across] = [SPOT.normalize(), SPOT.normalize().perp()].map(|way| place.dot(way));
    // What a ball hides of the sky, by the cosines of its light: (r / d)³ at the distance d from its middle.
    let away = place.length();
    let hidden = (1.0 + (away / 0.5).powi(2)).powf(-1.5) * (1.0 - ramp(0.5, REACH, away));
    let (dim, colour, focused, size) = if clear {
        // Most of the light goes through the glass: a pale shade away from the lamp, dark only where the marble
        // touches the board.
        let off = Vec2::new((along - 0.25) / 0.54, across / 0.42).length();
        let touch = (-(away / 0.2).powi(2)).exp();
        let pale = ramp(0.0, 0.7, 1.0 - off).max(hidden * (1.0 - PASSING));
        // The ribbon lets no light through: a darker band within the pale shade, bent by its twist.
        let bend = BAND.1 * (along * TAU / BAND.2).sin();
        let band = (-((across - bend) / BAND.0).powi(2)).exp() * ramp(0.0, 0.5, 1.0 - off);
        let dim = (pale + BANDED * band * (1.0 - pale)).max(touch);
        (dim, LAMP * hue, BRIGHT * (1.0 - BANDED * band), SMALL)
    } else {
        // The shadow of the lamp is in the shadow map. Milk scatters the light that coloured glass focuses.
        (hidden, LAMP * hue * DEEP, FOCUSED * (1.0 - MILKY * hue.min_element()), LARGE)
    };
    let near = (Vec2::new(along - SPOT.length(), across) / size).length_squared();
    let light = focused * (-near * 1.4).exp();
    let all = light + dim * (1.0 - light);
    ((colour * light + DARK * dim * (1.0 - light)) / all.max(1e-3), all)
}

/// The square of the disc, flat on y = 0, for stones of this width.
pub(crate) fn shade_mesh(width: f32) -> Mesh {
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)];
    let places = corners.map(|(x, z)| Vec3::new(x, 0.0, z) * REACH * width);
    let mapped = corners.map(|(x, z)| Vec2::new(x, z) / 2.0 + 0.5);
    let mut mesh = MeshBuilder::default();
    mesh.quad(places, [Vec3::Y; 4], mapped, Vec3::X);
    mesh.unlit_mesh()
}
