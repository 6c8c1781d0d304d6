//! What a board is made of.

use super::colour::{Colour, Share, Within};
use super::{Title, read, vision};
use crate::rules::variant::VariantError;
use serde::Deserialize;

/// The look of a board. All lengths are in units of neighbouring points.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLook {
    /// Key, names and a line about it.
    pub title: Title,
    /// The playing field.
    pub field: Block,
    /// The frame around it.
    pub frame: Block,
    /// The lines and the dimples at the points.
    pub groove: Groove,
    /// The border carved into the frame.
    pub carving: Carving,
    /// The colour of the coordinates.
    pub signs: Colour,
}

/// What a block is cut from.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Block {
    /// Solid wood.
    Wood {
        /// What grew in the wet season.
        early: Colour,
        /// What grew in the dry season.
        late: Colour,
        /// Growth rings a unit.
        rings: Within<500, 30_000>,
        /// From how many planks it is joined, 1 to 8.
        #[serde(default = "one")]
        planks: Within<1_000, 8_000>,
        /// How much the open pores show.
        #[serde(default = "half")]
        pores: Share,
        /// How rough its surface is.
        rough: Share,
        /// How far sun and rain have greyed it.
        #[serde(default)]
        weather: Share,
    },
    /// Stone, split and ground flat.
    Slab {
        /// Most of it.
        base: Colour,
        /// Its clouds and dark grains.
        dark: Colour,
        /// Its bright grains.
        bright: Colour,
        /// How rough its surface is.
        rough: Share,
    },
    /// One even colour.
    Plain {
        /// The colour.
        colour: Colour,
        /// How rough its surface is.
        rough: Share,
    },
}

const fn one() -> Within<1_000, 8_000> {
    Within(1.0)
}

const fn half() -> Share {
    Share(0.5)
}

/// How lines and points are cut into the field.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Groove {
    /// What has gathered in it, or was laid into it.
    pub colour: Colour,
    /// Half its width.
    pub half: Within<12, 60>,
    /// Its depth.
    pub depth: Within<2, 40>,
    /// How uneven the hand was that cut it.
    #[serde(default)]
    pub uneven: Share,
    /// How far its edges are worn pale.
    #[serde(default)]
    pub worn: Share,
}

/// The border of the frame.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carving {
    /// What is laid into the raised part of the pattern.
    pub inlay: Colour,
    /// How much of it there is: 0 leaves the pattern as bare carving.
    pub inlaid: Share,
    /// How deep the knife went.
    pub depth: Within<0, 60>,
}

impl BoardLook {
    /// Reads a board's look from RON.
    ///
    /// # Errors
    /// Every fault, in the order of the text.
    pub fn read(text: &str) -> Result<Self, Vec<VariantError>> {
        read::board(text)
    }
}

impl Block {
    /// Its mean colour, as linear light.
    pub fn mean(&self) -> [f32; 3] {
        match *self {
            Self::Wood { early, late, .. } => vision::blend(early, late, 0.34),
            Self::Slab { base, dark, .. } => vision::blend(base, dark, 0.35),
            Self::Plain { colour, .. } => colour.light(),
        }
    }
}
