//! The racks: where captured stones are placed, beside the board on the side of the player who captured
//! them, or at that player's right.
//!
//! They are slim rails of the frame's wood with a groove, lined with cloth. Bridges of wood divide the
//! groove into pockets of five, so that stones can be counted. Most stones stand on edge, each in a slot
//! between two ribs, and lean back so far that their marks are seen; balls lie in piles, three below and two above.

mod lining;
pub(crate) mod rows;
mod wood;

#[cfg(test)]
pub(crate) use lining::DYES;
pub(crate) use lining::lining;
pub(crate) use wood::wood;

use super::layout::Racks;
use super::shape::{CLOTH, Shape};
use super::wood::hash;
use super::{Layout, StoneLooks};
use crate::rules::Side;
use bevy::prelude::*;
use rows::StonePacking;
use std::f32::consts::{FRAC_PI_2, PI};

/// The position and the tilt of a stone at rest.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RestPose {
    /// The middle of the stone's underside.
    pub position: Vec3,
    /// The tilt; the identity while the stone stands on the board.
    pub tilt: Quat,
}

impl RestPose {
    /// Flat on its underside.
    pub(crate) const fn flat(position: Vec3) -> Self {
        Self { position, tilt: Quat::IDENTITY }
    }
}

/// How far stones on edge lean back, in radians, and how much more or less some do.
const LEAN: (f32, f32) = (0.66, 0.04);
/// The least room between two leaning stones.
const BETWEEN: f32 = 0.05;
/// The height above the cloth at which a leaning stone is in the middle of its slot.
const MIDDLE: f32 = 0.2;
/// How much higher a leaning stone lies than a thin disc would, because its edge is round.
const ROUND: f32 = 0.02;

/// The rest pose of the `index`th captured stone of this side, counted from 0. The row starts at
/// the left of the player who captured them, or, in a rack at the right, next to that player.
pub fn rest_pose(layout: &Layout, looks: &StoneLooks, captured: Side, index: usize) -> RestPose {
    let shape = Shape::of(layout);
    let rows = shape.rows;
    let (row, at) = (index / rows.stones, index % rows.stones);
    let held = StonePacking::of(looks.width, looks.height);
    let (right, up) = rows.place(held, looks.width, at);
    let seen = facing(&shape, captured);
    let place = Vec3::new(right, CLOTH + up, shape.rack_edge() + rows.axis(row));
    if held == StonePacking::Piled {
        return RestPose { position: seen * place, tilt: seen };
    }
    // At the right of a player, stones show him their marks; before a player, to the lamp.
    let left = shape.racks == Racks::RightAndLeft || captured == Side::Black;
    let way = if left { 1.0 } else { -1.0 };
    let tilt = Quat::from_rotation_z(way * (FRAC_PI_2 - lean(looks, rows.pitch, captured, index)));
    // The stone stands on its edge, and its pose is that of the middle of its underside.
    let edge = tilt * Vec3::X * way;
    let foot = Vec3::new(-edge.x / edge.y * MIDDLE, ROUND, 0.0);
    let middle = place + foot + edge * (looks.width / 2.0);
    RestPose {
        position: seen * (middle - tilt * Vec3::Y * (looks.height / 2.0)),
        tilt: seen * tilt,
    }
}

/// The rotation from White's side of the table to where this side's stones are.
fn facing(shape: &Shape, captured: Side) -> Quat {
    let rack = match shape.racks {
        Racks::NearAndFar => 0.0,
        Racks::RightAndLeft => FRAC_PI_2,
    };
    Quat::from_rotation_y(match captured {
        Side::Black => rack,
        Side::White => rack + PI,
    })
}

/// How much a stone on edge leans, in radians: not so much that it touches the next one.
fn lean(looks: &StoneLooks, pitch: f32, captured: Side, index: usize) -> f32 {
    let differing = (hash(index as u32, captured as u32, 0, 83) - 0.5) * 2.0 * LEAN.1;
    let room = ((looks.height + BETWEEN) / pitch).min(1.0).acos();
    LEAN.0.min(room - LEAN.1).max(0.0) + differing
}

#[cfg(test)]
mod tests;
