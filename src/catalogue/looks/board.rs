//! The look of a board.

use super::colour::{Colour, Share, Within};
use super::{LookError, Title, read, vision};
use serde::Deserialize;

/// The look of a board. The unit of length is the distance of neighbouring points.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLook {
    /// Key, names and description.
    pub title: Title,
    /// The playing field.
    pub field: Block,
    /// The frame around it.
    pub frame: Block,
    /// The lines and the hollows at the points.
    pub groove: Groove,
    /// The border carved into the frame.
    pub carving: Carving,
    /// The colour of the coordinates.
    pub signs: Colour,
}

/// The material of a part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Block {
    /// Solid wood.
    Wood {
        /// The colour of the early wood, which grows in the wet season.
        early: Colour,
        /// The colour of the late wood, which grows in the dry season.
        late: Colour,
        /// Growth rings per unit of length.
        rings: Within<500, 30_000>,
        /// The number of planks, 1 to 8.
        #[serde(default = "one")]
        planks: Within<1_000, 8_000>,
        /// The strength of the pores.
        #[serde(default = "half")]
        pores: Share,
        /// The roughness of the surface.
        rough: Share,
        /// How much the wood is greyed by the weather.
        #[serde(default)]
        weather: Share,
    },
    /// Stone, split and ground flat.
    Slab {
        /// The main colour.
        base: Colour,
        /// The colour of clouds and dark grains.
        dark: Colour,
        /// The colour of bright grains.
        bright: Colour,
        /// The roughness of the surface.
        rough: Share,
    },
    /// A single colour.
    Plain {
        /// The colour.
        colour: Colour,
        /// The roughness of the surface.
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
    /// The colour of the groove.
    pub colour: Colour,
    /// Half the width.
    pub half: Within<12, 60>,
    /// The depth.
    pub depth: Within<2, 40>,
    /// How irregular the line is.
    #[serde(default)]
    pub uneven: Share,
    /// How much the edges are worn pale.
    #[serde(default)]
    pub worn: Share,
}

/// The border of the frame.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carving {
    /// The colour of the inlay in the raised part of the pattern.
    pub inlay: Colour,
    /// The strength of the inlay; 0 for a carving without inlay.
    pub inlaid: Share,
    /// The depth of the carving.
    pub depth: Within<0, 60>,
}

impl BoardLook {
    /// Reads a board's look from RON.
    ///
    /// # Errors
    /// All errors, in the order of the text.
    pub fn read(text: &str) -> Result<Self, Vec<LookError>> {
        read::board(text)
    }
}

impl Block {
    /// The mean colour, in linear sRGB.
    pub fn mean(&self) -> [f32; 3] {
        match *self {
            Self::Wood { early, late, .. } => vision::blend(early, late, 0.34),
            Self::Slab { base, dark, .. } => vision::blend(base, dark, 0.35),
            Self::Plain { colour, .. } => colour.light(),
        }
    }
}
