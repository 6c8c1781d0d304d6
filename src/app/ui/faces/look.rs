//! What distinguishes one face from another: the colours of stone and lamba, and the mark.

use super::Face;
use super::lamba::{Lamba, Weave};
use super::mark::FaceMark;
use super::stone::PaintedStone;
use crate::app::ui::stone_style::StoneStyle;
use bevy_egui::egui::{Color32, Context};

/// How a face looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    pub stone: PaintedStone,
    pub mark: FaceMark,
    pub lamba: Lamba,
}

/// The looks of the opponents, from the weakest to the strongest, and of the one that adjusts itself: the stone, its
/// veins, the mark, and the three colours of the lamba with its weave. The stones are found on Madagascar.
const OPPONENTS: [(u32, u32, FaceMark, [u32; 3], Weave); 12] = [
    // Rose quartz.
    (0xd9a6a0, 0xf6dcd6, FaceMark::Dot, [0x8e3b46, 0xe9d8b6, 0x2f4858], Weave::Stripes),
    // Red jasper.
    (0xa24a38, 0xe0a982, FaceMark::Claw, [0x33658a, 0xf2e4c8, 0xa8322d], Weave::Zigzag),
    // Serpentine.
    (0x5f8f76, 0xb9dcc0, FaceMark::Spiral, [0x7a3e2b, 0xd8b25c, 0x28403a], Weave::Lozenges),
    // Honey calcite.
    (0xc9974a, 0xf6dca0, FaceMark::Lozenge, [0x3b4a6b, 0xe6d6b8, 0x7c2f3a], Weave::Checks),
    // Amethyst.
    (0x8d78ab, 0xdccff0, FaceMark::Eye, [0x4a6b4a, 0xe9dcc0, 0x5b2f52], Weave::Zigzag),
    // Carnelian.
    (0xc9673a, 0xf8c492, FaceMark::Bolt, [0x22313f, 0xe2b04a, 0x8e2f2a], Weave::Lozenges),
    // Labradorite.
    (0x4b6f8f, 0xa6d2e0, FaceMark::Hourglass, [0x6b2f35, 0xdcd2bc, 0x2a3f55], Weave::Stripes),
    // Granite.
    (0x85857f, 0xc8c6bb, FaceMark::Grid, [0x8a5a2b, 0xe8dcc4, 0x3a3a3a], Weave::Checks),
    // Tiger's eye.
    (0x7a5428, 0xe0b45c, FaceMark::Arrow, [0xa8322d, 0xf0e2c0, 0x1f2d3a], Weave::Zigzag),
    // Lapis with gold.
    (0x2f4a94, 0xe4c25e, FaceMark::Crown, [0x8c6a1c, 0xf0d98a, 0x4a1530], Weave::Lozenges),
    // Obsidian.
    (0x26262c, 0x9fb0c4, FaceMark::Sikidy, [0x5a1a1c, 0xd8c9a6, 0x15181c], Weave::Checks),
    // Banded agate, of both sides.
    (0xb9b2a4, 0x4c4a48, FaceMark::Balance, [0x44505a, 0xd8dcdc, 0x202428], Weave::Stripes),
];

impl Look {
    /// `ctx` knows the chosen stones, which are the faces of persons.
    pub(super) fn of(face: &Face, ctx: &Context) -> Self {
        match *face {
            Face::Character(place) => {
                let (stone, veins, mark, lamba, weave) = OPPONENTS[place.min(OPPONENTS.len() - 1)];
                let dark = brightness(colour(stone)) < 0.5;
                let ink = if dark { colour(veins) } else { shade(colour(stone)) };
                Self {
                    stone: PaintedStone {
                        fill: colour(stone),
                        veins: colour(veins),
                        ink,
                        seed: place,
                    },
                    mark,
                    lamba: Lamba { colours: lamba.map(colour), weave },
                }
            }
            Face::Person(side, initial) => {
                let StoneStyle { fill, ink, mark } = StoneStyle::chosen(ctx, side);
                Self {
                    stone: PaintedStone {
                        fill,
                        veins: fill.lerp_to_gamma(ink, 0.35),
                        ink,
                        seed: 20 + side as usize,
                    },
                    mark: FaceMark::of_person(mark, initial),
                    lamba: Lamba {
                        colours: [0x59636b, 0x9aa5ac, 0x2b3237].map(colour),
                        weave: Weave::Stripes,
                    },
                }
            }
        }
    }
}

const fn colour(rgb: u32) -> Color32 {
    let [_, red, green, blue] = rgb.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// The brightness of a colour, from 0 to 1.
fn brightness(colour: Color32) -> f32 {
    let [red, green, blue] = [colour.r(), colour.g(), colour.b()].map(f32::from);
    (0.3 * red + 0.59 * green + 0.11 * blue) / 255.0
}

/// A darker shade, for marks cut into a light stone.
fn shade(colour: Color32) -> Color32 {
    let part = |value: u8| (f32::from(value) * 0.34) as u8;
    Color32::from_rgb(part(colour.r()), part(colour.g()), part(colour.b()))
}
