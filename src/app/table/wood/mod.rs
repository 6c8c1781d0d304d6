//! The surfaces of boards, computed when they are needed: no picture files, every board its own
//! carving.

mod bake;
mod border;
mod cut;
mod grain;
mod noise;
mod plate;
mod strokes;

pub use bake::{Surface, TopBake, plank};
pub use grain::{Solid, light_of};
pub use noise::{hash, layered, noise, ramp};
pub use strokes::pieces;

use bevy::math::Vec3;

/// One texel before the textures are made from it.
#[derive(Clone, Copy, Debug)]
struct Texel {
    colour: Vec3,
    height: f32,
    rough: f32,
    open: f32,
}

impl From<grain::WoodLook> for Texel {
    fn from(look: grain::WoodLook) -> Self {
        Self { colour: look.colour, height: look.height, rough: look.rough, open: 1.0 }
    }
}
