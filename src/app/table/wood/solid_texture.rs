//! Solid textures: growth rings, fibres and pores of wood, grains of stone, at any position inside
//! a block.
//!
//! The grain of wood runs along x. Rings are cylinders around a pith outside the block, bent by
//! slow noise, so that a face cut along the grain shows arches and a cut across it shows circles.

use super::noise::{hash, layered, noise, ramp};
use crate::catalogue::looks::{Block, Colour};
use bevy::math::Vec3;

/// A solid texture to cut boards from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SolidTexture {
    kind: SolidKind,
    seed: u32,
}

#[derive(Clone, Copy, Debug)]
enum SolidKind {
    Wood(Wood),
    Slab { base: Vec3, dark: Vec3, bright: Vec3, rough: f32 },
    Plain { colour: Vec3, rough: f32 },
}

#[derive(Clone, Copy, Debug)]
struct Wood {
    early: Vec3,
    late: Vec3,
    rings: f32,
    planks: f32,
    pores: f32,
    rough: f32,
    weather: f32,
}

/// A sample of a solid texture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SolidSample {
    /// The linear colour.
    pub colour: Vec3,
    /// The height of the surface above its mean, in units.
    pub height: f32,
    /// The roughness, from 0 to 1.
    pub rough: f32,
}

/// A described colour as linear light.
pub(crate) fn light_of(colour: Colour) -> Vec3 {
    Vec3::from_array(colour.light())
}

impl SolidTexture {
    /// The texture of a described block; `seed` distinguishes blocks of the same kind.
    pub fn of(block: &Block, seed: u32) -> Self {
        let kind = match *block {
            Block::Wood { early, late, rings, planks, pores, rough, weather } => {
                SolidKind::Wood(Wood {
                    early: light_of(early),
                    late: light_of(late),
                    rings: rings.0,
                    planks: planks.0.round(),
                    pores: pores.0,
                    rough: rough.0,
                    weather: weather.0,
                })
            }
            Block::Slab { base, dark, bright, rough } => SolidKind::Slab {
                base: light_of(base),
                dark: light_of(dark),
                bright: light_of(bright),
                rough: rough.0,
            },
            Block::Plain { colour, rough } => {
                SolidKind::Plain { colour: light_of(colour), rough: rough.0 }
            }
        };
        Self { kind, seed }
    }

    /// The old dark wood of the table.
    pub fn table() -> Self {
        let wood = Wood {
            early: light_of(Colour([46, 35, 28])),
            late: light_of(Colour([22, 16, 12])),
            rings: 3.2,
            planks: 1.0,
            pores: 0.6,
            rough: 0.6,
            weather: 0.0,
        };
        Self { kind: SolidKind::Wood(wood), seed: 71 }
    }

    /// The sample at a position of the block. Blocks of several planks are joined along z, and
    /// extend `half` to both sides of 0.
    pub fn at(&self, p: Vec3, half: f32) -> SolidSample {
        match &self.kind {
            SolidKind::Wood(wood) if wood.planks > 1.0 => joined(wood, self.seed, p, half),
            SolidKind::Wood(wood) => grown(wood, self.seed, p),
            &SolidKind::Slab { base, dark, bright, rough } => {
                let mut look = split(p, self.seed, [base, dark, bright]);
                look.rough += rough;
                look
            }
            &SolidKind::Plain { colour, rough } => painted(p, self.seed, colour, rough),
        }
    }
}

/// Wood joined from planks, each cut from elsewhere in the tree, with a fine dark seam.
fn joined(wood: &Wood, seed: u32, p: Vec3, half: f32) -> SolidSample {
    let wide = 2.0 * half / wood.planks;
    // Planks differ slightly in width.
    let edge = |at: f32| (hash(at as i32 as u32, 3, 1, seed) - 0.5) * wide * 0.22;
    let mut at = ((p.z + half) / wide).floor().clamp(0.0, wood.planks - 1.0);
    let inner = |at: f32| at > 0.0 && at < wood.planks;
    let border = |at: f32| -half + at * wide + if inner(at) { edge(at) } else { 0.0 };
    if inner(at) && p.z < border(at) {
        at -= 1.0;
    } else if inner(at + 1.0) && p.z > border(at + 1.0) {
        at += 1.0;
    }
    let chance = |kind: u32| hash(at as i32 as u32, kind, 0, seed);
    let turned = if chance(1) > 0.5 { 1.0 } else { -1.0 };
    let cut = Vec3::new(
        p.x * turned + chance(2) * 40.0,
        p.y + chance(3) * 5.0,
        (p.z - border(at)) + chance(4) * 9.0,
    );
    let mut look = grown(wood, seed.wrapping_add(at as u32 * 131), cut);
    let tone = 0.86 + 0.28 * chance(5);
    let warm = (chance(6) - 0.5) * 0.10;
    look.colour *= Vec3::new(tone * (1.0 + warm), tone, tone * (1.0 - warm));
    let seam = [at, at + 1.0]
        .into_iter()
        .filter(|&at| inner(at))
        .map(|at| (p.z - border(at)).abs())
        .fold(1.0, f32::min);
    let dark = 1.0 - ramp(0.002, 0.014, seam);
    look.colour *= 1.0 - 0.62 * dark;
    look.height -= 0.004 * dark;
    look
}

fn grown(wood: &Wood, seed: u32, p: Vec3) -> SolidSample {
    let pith = [-1.4 - 1.4 * hash(1, 0, 0, seed), 2.2 * hash(2, 0, 0, seed) - 0.8];
    let bend = noise(p * Vec3::new(0.21, 0.5, 0.5), seed);
    let sway = noise(p * Vec3::new(0.34, 0.9, 0.9) + 40.0, seed);
    let y = p.y - pith[0] + (bend - 0.5) * 1.5;
    let z = p.z - pith[1] + (sway - 0.5) * 0.7;
    let ripple = noise(p * Vec3::new(1.1, 5.0, 5.0), seed ^ 3);
    let turn = (y * y + z * z).sqrt() * wood.rings + ripple * 0.55;
    let year = turn.floor();
    let season = turn - year;
    let strength = 0.35 + 0.65 * hash(year as i32 as u32, 0, 0, seed);
    let late = ramp(0.2, 0.9, season) * (1.0 - ramp(0.92, 1.0, season)) * strength;

    let fibre = noise(p * Vec3::new(1.6, 30.0, 30.0), seed ^ 5);
    let thread = noise(p * Vec3::new(3.4, 92.0, 92.0), seed ^ 7);
    let vessel = noise(p * Vec3::new(5.5, 70.0, 70.0), seed ^ 9);
    // Vessels are wide in early wood and narrow in late wood.
    let pore = ramp(0.74, 0.92, vessel) * (1.0 - 0.6 * late) * wood.pores;
    let broad = layered(p * Vec3::new(0.35, 1.1, 1.1) + 9.0, seed);
    // Reflections on bent fibres: broad bands across the grain.
    let flame = noise(Vec3::new(p.x * 2.3 + bend * 3.0, p.y, p.z * 0.8), seed ^ 11);

    let shade = (late * 0.8 + (fibre - 0.5) * 0.36 + (thread - 0.5) * 0.26 + 0.05).clamp(0.0, 1.0);
    let tone = (0.80 + 0.32 * broad) * (0.94 + 0.12 * flame);
    let mut colour = wood.early.lerp(wood.late, shade) * tone * (1.0 - 0.5 * pore);
    let mut height = (fibre - 0.5) * 0.0012 + (thread - 0.5) * 0.0007 - pore * 0.0026;
    let mut rough = wood.rough + late * -0.05 + pore * 0.25 + (fibre - 0.5) * 0.1;
    if wood.weather > 0.0 {
        // Sun bleaches it, rain washes the soft wood out, and it cracks along the grain.
        let grey = colour.dot(Vec3::new(0.3, 0.6, 0.1)) * Vec3::new(1.06, 1.0, 0.93);
        let patch = (0.55 + 0.75 * (broad - 0.3)).clamp(0.0, 1.0);
        colour = colour.lerp(grey * 1.08, wood.weather * patch);
        let path = noise(p * Vec3::new(0.5, 6.0, 6.0) + 70.0, seed ^ 13);
        let open = ramp(0.55, 0.8, noise(p * Vec3::new(0.4, 1.7, 1.7) + 5.0, seed ^ 15));
        let crack = (1.0 - ramp(0.004, 0.022, (path - 0.5).abs())) * open * wood.weather;
        colour *= 1.0 - 0.7 * crack;
        height += (late - 0.4) * 0.004 * wood.weather - 0.012 * crack;
        rough += 0.1 * crack;
    }
    SolidSample { colour, height, rough }
}

/// Paint: the strokes of the brush are hardly seen, but the light on them is not as even as on plastic.
fn painted(p: Vec3, seed: u32, colour: Vec3, rough: f32) -> SolidSample {
    let stroke = noise(p * Vec3::new(0.7, 24.0, 24.0), seed) - 0.5;
    let hair = noise(p * Vec3::new(1.9, 75.0, 75.0), seed ^ 3) - 0.5;
    let thick = layered(p * 0.9, seed ^ 5) - 0.5;
    SolidSample {
        colour: colour * (1.0 + 0.06 * stroke + 0.03 * hair + 0.06 * thick),
        height: stroke * 0.0026 + hair * 0.0012,
        rough: rough + 0.2 * stroke,
    }
}

/// Stone: clouds, dark and bright grains of several sizes, a surface that was split and ground.
fn split(p: Vec3, seed: u32, [base, dark, bright]: [Vec3; 3]) -> SolidSample {
    let cloud = layered(p * 0.9, seed);
    let patch = layered(p * 5.0, seed ^ 3);
    let grain = noise(p * 34.0, seed ^ 5);
    let fine = noise(p * 80.0, seed ^ 7);
    let mica = ramp(0.86, 0.95, noise(p * 52.0, seed ^ 9));
    let mut colour = base.lerp(dark, ramp(0.35, 0.8, 0.5 * cloud + 0.5 * patch) * 0.8);
    colour = colour.lerp(dark, ramp(0.62, 0.85, grain) * 0.65);
    colour = colour.lerp(bright, ramp(0.68, 0.9, fine) * 0.5 + mica * 0.35);
    colour *= 0.86 + 0.28 * cloud;
    let pit = ramp(0.78, 0.92, noise(p * 21.0, seed ^ 11));
    colour *= 1.0 - 0.3 * pit;
    SolidSample {
        colour,
        height: (patch - 0.5) * 0.012 + (grain - 0.5) * 0.003 - pit * 0.006,
        rough: (fine - 0.5) * 0.16 - mica * 0.25,
    }
}
