//! The look of a set of stones.

use super::colour::{Colour, Share, Within};
use super::{LookError, Title, read, vision};
use crate::rules::Side;
use serde::Deserialize;

/// The look of both sides' stones. The unit of length is the distance of neighbouring points.
#[derive(Clone, Debug, PartialEq)]
pub struct StoneSet {
    /// Key, names and description.
    pub title: Title,
    /// The shape of every stone.
    pub outline: Outline,
    /// White's stones.
    pub white: Finish,
    /// Black's stones.
    pub black: Finish,
}

/// The shape of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Outline {
    /// A polished pebble.
    Cushion {
        /// The diameter.
        width: Within<450, 800>,
        /// The height.
        height: Within<150, 450>,
    },
    /// A flat, turned disc with rounded edges and a shallow bowl on top.
    Disc {
        /// The diameter.
        width: Within<450, 800>,
        /// The height.
        height: Within<120, 350>,
    },
    /// A marble.
    Ball {
        /// The diameter.
        width: Within<400, 700>,
    },
}

/// The look of one side's stones.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// The material.
    pub body: Body,
    /// The mark on top.
    pub mark: StoneMark,
    /// The colour of the mark.
    pub ink: Colour,
    /// The roughness of the surface.
    pub rough: Share,
    /// The reflectance; 0.5 for stone, more for lacquer.
    #[serde(default = "half")]
    pub sheen: Share,
}

const fn half() -> Share {
    Share(0.5)
}

/// A stone's material.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Body {
    /// Marble with clouds and veins.
    Marble {
        /// The main colour.
        base: Colour,
        /// The colour of the clouds.
        cloud: Colour,
        /// The colour of the veins.
        vein: Colour,
    },
    /// Basalt: fine grains, a few of them bright.
    Basalt {
        /// The main colour.
        base: Colour,
        /// The colour of the clouds.
        cloud: Colour,
        /// The colour of the bright grains.
        speck: Colour,
    },
    /// Wood, turned across the grain.
    Wood {
        /// The colour of the early wood, which grows in the wet season.
        early: Colour,
        /// The colour of the late wood, which grows in the dry season.
        late: Colour,
        /// Growth rings per unit of length.
        rings: Within<500, 30_000>,
    },
    /// Glass with a coloured swirl inside.
    Glass {
        /// The colour of the glass.
        tint: Colour,
        /// The colour of the swirl.
        swirl: Colour,
        /// The colour of the light that gathers on the side away from the lamp.
        glow: Colour,
    },
    /// A single colour.
    Plain {
        /// The colour.
        colour: Colour,
    },
}

/// The mark on top of a stone, so that the sides differ in more than colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum StoneMark {
    /// A ring.
    Ring,
    /// Two concentric rings.
    Rings,
    /// A dot in the middle.
    Dot,
    /// Two crossing strokes.
    Cross,
}

impl StoneSet {
    /// Reads a set of stones from RON.
    ///
    /// # Errors
    /// All errors, in the order of the text.
    pub fn read(text: &str) -> Result<Self, Vec<LookError>> {
        read::stones(text)
    }

    /// The look of this side's stones.
    pub const fn finish(&self, side: Side) -> &Finish {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl Outline {
    /// The diameter and the height of a stone.
    pub const fn size(&self) -> (f32, f32) {
        match *self {
            Self::Cushion { width, height } => (width.0, height.0),
            Self::Disc { width, height } => (width.0, height.0),
            Self::Ball { width } => (width.0, width.0),
        }
    }
}

impl Body {
    /// The mean colour, in linear sRGB.
    pub fn mean(&self) -> [f32; 3] {
        match *self {
            Self::Marble { base, cloud, .. } => vision::blend(base, cloud, 0.4),
            Self::Basalt { base, cloud, .. } => vision::blend(base, cloud, 0.5),
            Self::Wood { early, late, .. } => vision::blend(early, late, 0.34),
            Self::Glass { tint, swirl, .. } => vision::blend(tint, swirl, 0.4),
            Self::Plain { colour } => colour.light(),
        }
    }
}
