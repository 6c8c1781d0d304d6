//! Procedural textures of boards, computed at run time: no image files, and a different carving for
//! every board.

mod bake;
mod board_top;
mod border;
mod distance_field;
mod faces;
mod noise;
mod solid_texture;
mod strokes;

pub(crate) use bake::{Signs, Surface, SurfaceBake, plank, wooden};
pub(crate) use faces::{Faces, INLAY, TextureFace};
pub use noise::hash;
pub(crate) use noise::{layered, noise, ramp};
pub(crate) use solid_texture::{SolidTexture, light_of};
pub use strokes::pieces;

use bevy::math::Vec3;

/// A texel before it is encoded in textures.
#[derive(Clone, Copy, Debug)]
struct Texel {
    colour: Vec3,
    height: f32,
    rough: f32,
    open: f32,
}

impl From<solid_texture::SolidSample> for Texel {
    fn from(look: solid_texture::SolidSample) -> Self {
        Self { colour: look.colour, height: look.height, rough: look.rough, open: 1.0 }
    }
}
