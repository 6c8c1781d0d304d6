//! Wood as a solid: growth rings, fibres and pores at any place inside a block.
//!
//! The grain runs along x. Rings are cylinders around a pith outside the block, bent by slow
//! noise, so that a face cut along the grain shows arches and a cut across it shows circles.

use super::noise::{hash, layered, noise, ramp};
use crate::app::table::texture::light;
use bevy::math::Vec3;

/// A kind of wood.
#[derive(Clone, Copy, Debug)]
pub struct Wood {
    /// The colour of wood grown in the wet season, as light.
    early: Vec3,
    /// The colour of wood grown in the dry season, as light.
    late: Vec3,
    /// Where the pith runs, y and z.
    pith: [f32; 2],
    /// Growth rings a unit.
    rings: f32,
    /// How rough its polished surface is.
    rough: f32,
    seed: u32,
}

/// What wood looks like at one place.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Its colour, as light.
    pub colour: Vec3,
    /// How far the surface lies above its mean, in units.
    pub height: f32,
    /// How rough it is, 0 to 1.
    pub rough: f32,
}

impl Wood {
    /// The honey-coloured wood of the playing field.
    pub fn field() -> Self {
        Self {
            early: light(0.79, 0.585, 0.36),
            late: light(0.47, 0.275, 0.135),
            pith: [-1.9, 0.7],
            rings: 4.6,
            rough: 0.46,
            seed: 11,
        }
    }

    /// Palissandre, the rosewood of Madagascar's forests: the frame.
    pub fn rosewood() -> Self {
        Self {
            early: light(0.335, 0.18, 0.115),
            late: light(0.115, 0.058, 0.043),
            pith: [-2.6, -1.3],
            rings: 6.5,
            rough: 0.4,
            seed: 37,
        }
    }

    /// The old dark wood of the table.
    pub fn table() -> Self {
        Self {
            early: light(0.21, 0.13, 0.085),
            late: light(0.11, 0.062, 0.04),
            pith: [-1.4, 0.4],
            rings: 3.2,
            rough: 0.62,
            seed: 71,
        }
    }

    /// The wood at this place of the block.
    pub fn at(&self, p: Vec3) -> Look {
        let seed = self.seed;
        let bend = noise(p * Vec3::new(0.21, 0.5, 0.5), seed);
        let sway = noise(p * Vec3::new(0.34, 0.9, 0.9) + 40.0, seed);
        let y = p.y - self.pith[0] + (bend - 0.5) * 1.5;
        let z = p.z - self.pith[1] + (sway - 0.5) * 0.7;
        let ripple = noise(p * Vec3::new(1.1, 5.0, 5.0), seed ^ 3);
        let turn = (y * y + z * z).sqrt() * self.rings + ripple * 0.55;
        let year = turn.floor();
        let season = turn - year;
        let strength = 0.45 + 0.55 * hash(year as i32 as u32, 0, 0, seed);
        let late = ramp(0.15, 0.86, season) * (1.0 - ramp(0.88, 1.0, season)) * strength;

        let fibre = noise(p * Vec3::new(1.6, 34.0, 34.0), seed ^ 5);
        let thread = noise(p * Vec3::new(3.0, 85.0, 85.0), seed ^ 7);
        let pore = ramp(0.76, 0.93, noise(p * Vec3::new(3.4, 62.0, 62.0), seed ^ 9));
        let broad = layered(p * Vec3::new(0.35, 1.1, 1.1) + 9.0, seed);

        let shade = (late * 0.78 + (fibre - 0.5) * 0.34 + (thread - 0.5) * 0.22).clamp(0.0, 1.0);
        let tone = 0.80 + 0.40 * broad;
        let colour = self.early.lerp(self.late, shade) * tone * (1.0 - 0.42 * pore);
        Look {
            colour,
            height: (fibre - 0.5) * 0.0012 + (thread - 0.5) * 0.0006
                - pore * 0.0022
                - late * 0.0006,
            rough: self.rough + late * -0.05 + pore * 0.2 + (fibre - 0.5) * 0.08,
        }
    }
}
