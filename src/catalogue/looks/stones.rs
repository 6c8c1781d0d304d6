//! What a set of stones is made of.

use super::colour::{Colour, Share, Within};
use super::{Title, read, vision};
use crate::rules::Side;
use crate::rules::variant::VariantError;
use serde::Deserialize;

/// The look of both sides' stones. All lengths are in units of neighbouring points.
#[derive(Clone, Debug, PartialEq)]
pub struct StoneSet {
    /// Key, names and a line about it.
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
        /// How wide it is.
        width: Within<450, 800>,
        /// How high it is.
        height: Within<150, 450>,
    },
    /// A disc as a turner makes it: flat, with rounded edges and a shallow bowl on top.
    Disc {
        /// How wide it is.
        width: Within<450, 800>,
        /// How high it is.
        height: Within<120, 350>,
    },
    /// A marble.
    Ball {
        /// How wide it is.
        width: Within<400, 700>,
    },
}

/// What one side's stones are made of.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// The material.
    pub body: Body,
    /// The mark on top.
    pub mark: StoneMark,
    /// The colour of the mark.
    pub ink: Colour,
    /// How rough the surface is.
    pub rough: Share,
    /// How strongly it mirrors; 0.5 is stone, more is lacquer.
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
    /// Clouds and veins.
    Marble {
        /// Most of it.
        base: Colour,
        /// Its clouds.
        cloud: Colour,
        /// Its veins.
        vein: Colour,
    },
    /// Fine grains with a few bright ones.
    Basalt {
        /// Most of it.
        base: Colour,
        /// Its clouds.
        cloud: Colour,
        /// Its bright grains.
        speck: Colour,
    },
    /// Wood, turned across the grain.
    Wood {
        /// What grew in the wet season.
        early: Colour,
        /// What grew in the dry season.
        late: Colour,
        /// Growth rings a unit.
        rings: Within<500, 30_000>,
    },
    /// Glass with a coloured swirl inside.
    Glass {
        /// The glass itself.
        tint: Colour,
        /// The swirl.
        swirl: Colour,
        /// The light that gathers on the side away from the lamp.
        glow: Colour,
    },
    /// One even colour.
    Plain {
        /// The colour.
        colour: Colour,
    },
}

/// The mark on top of a stone, so that sides differ in more than colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum StoneMark {
    /// A ring.
    Ring,
    /// Two rings, one in the other.
    Rings,
    /// A dot in the middle.
    Dot,
    /// Two crossing strokes.
    Cross,
}

impl StoneSet {
    /// Reads a set's look from RON.
    ///
    /// # Errors
    /// Every fault, in the order of the text.
    pub fn read(text: &str) -> Result<Self, Vec<VariantError>> {
        read::stones(text)
    }

    /// What this side's stones are made of.
    pub const fn finish(&self, side: Side) -> &Finish {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl Outline {
    /// How wide and how high a stone is.
    pub const fn size(&self) -> (f32, f32) {
        match *self {
            Self::Cushion { width, height } => (width.0, height.0),
            Self::Disc { width, height } => (width.0, height.0),
            Self::Ball { width } => (width.0, width.0),
        }
    }
}

impl Body {
    /// Its mean colour, as linear light.
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
