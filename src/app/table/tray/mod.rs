//! The trays: where captured stones are placed, beside the board on the side of the player who
//! captured them.
//!
//! They form rows of fives that can be counted. Where a row has no room for flat stones, each leans
//! against the one before it; balls are placed to both sides of the row.

pub mod rows;

use super::shape::{MAT, Shape, TABLE};
use super::{Layout, StoneLooks};
use crate::rules::Side;
use bevy::prelude::*;
use rows::{EDGE_TO_ROW, ROW_PITCH, TrayRows};
use std::f32::consts::PI;

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

/// Up to this pitch stones lie flat, in widths of a stone.
const CLOSE: f32 = 1.01;
/// The thickness of two leaning stones where they touch, in heights of a stone.
const TOUCH: f32 = 0.92;
/// The sine of the steepest tilt.
const STEEPEST: f32 = 0.95;
/// Stones of at least this height, in widths, are balls and cannot lean.
const ROUND: f32 = 0.8;
/// How far crowded balls are moved off the middle of their row, alternately towards the board and
/// away from it, like the spots of a five on a die.
const QUINCUNX: [f32; 2] = [-0.14, 0.33];
/// The exponent of the superellipse that gives the lowest point of a tilted stone.
const BELLY: f32 = 1.74;

/// The rest pose of the `index`th captured stone of this side, counted from 0. The row starts at
/// the left of the player who captured them.
pub fn rest_pose(layout: &Layout, looks: &StoneLooks, captured: Side, index: usize) -> RestPose {
    let shape = Shape::of(layout);
    let row = TrayRows::beside(layout, 2.0 * shape.outer.x);
    let (back, at) = (index / row.stones, index % row.stones);
    let crowded = row.pitch < looks.width * CLOSE;
    let round = looks.height > looks.width * ROUND;
    let angle = if at % 5 == 0 || round || !crowded { 0.0 } else { tilt_angle(row.pitch, looks) };
    let turn = match captured {
        Side::Black => 0.0,
        Side::White => PI,
    };
    let seen = Quat::from_rotation_y(turn);
    let tilt = Quat::from_rotation_z(-angle);
    let right = row.right(at);
    let aside = if round && crowded { QUINCUNX[at % 5 % 2] } else { 0.0 };
    let away = shape.outer.y + EDGE_TO_ROW + ROW_PITCH * back as f32 + aside;
    // A leaning stone touches the mat with its edge, so the position follows from its middle.
    let middle = Vec3::new(right, TABLE + MAT + hang(angle, looks), away);
    let position = seen * (middle - tilt * Vec3::Y * (looks.height / 2.0));
    RestPose { position, tilt: seen * tilt }
}

/// The tilt of stones at this pitch, in radians.
fn tilt_angle(pitch: f32, looks: &StoneLooks) -> f32 {
    (looks.height * TOUCH / pitch).min(STEEPEST).asin()
}

/// The height of a tilted stone's middle above its lowest point.
fn hang(angle: f32, looks: &StoneLooks) -> f32 {
    let (sin, cos) = angle.sin_cos();
    let edge = (looks.width / 2.0 * sin).powf(BELLY) + (looks.height / 2.0 * cos).powf(BELLY);
    edge.powf(1.0 / BELLY)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::rules::Board;

    fn looks() -> StoneLooks {
        StoneLooks {
            meshes: default(),
            materials: default(),
            height: 0.27,
            width: 0.74,
            shadow_mesh: default(),
            shadow_materials: default(),
        }
    }

    #[test]
    fn captured_stones_are_apart_and_beside_the_board() {
        for (columns, rows) in
            [(3, 3), (5, 5), (9, 5), (9, 7), (7, 9), (8, 8), (2, 2), (2, 9), (5, 9)]
        {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            let outer = Shape::of(&layout).outer;
            let count = columns * rows / 2;
            let places: Vec<Vec3> = Side::BOTH
                .into_iter()
                .flat_map(|side| (0..count).map(move |index| (side, index)))
                .map(|(side, index)| rest_pose(&layout, &looks(), side, index))
                .map(|pose| pose.position + pose.tilt * Vec3::Y * (looks().height / 2.0))
                .collect();
            for (at, one) in places.iter().enumerate() {
                assert!(one.z.abs() > outer.y + 0.4 && one.x.abs() < outer.x - 0.2, "{one}");
                assert!(one.z.abs() < outer.y + Shape::of(&layout).tray_depth - 0.3, "{one}");
                assert!(one.y > TABLE && one.y < 0.0, "{one}");
                for other in &places[at + 1..] {
                    assert!(one.distance(*other) >= rows::PITCH[1] - 1e-4, "{one} and {other}");
                }
            }
        }
    }

    #[test]
    fn balls_are_apart_and_not_tilted() {
        let balls = StoneLooks { height: 0.62, width: 0.62, ..looks() };
        let layout = Layout::new(Board::new(9, 5).unwrap());
        let all: Vec<RestPose> =
            (0..22).map(|index| rest_pose(&layout, &balls, Side::Black, index)).collect();
        for (at, one) in all.iter().enumerate() {
            assert!(one.position.is_finite() && one.tilt.angle_between(Quat::IDENTITY) < 1e-3);
            assert!((one.position.y - TABLE - MAT).abs() < 1e-4, "{one:?}");
            for other in &all[at + 1..] {
                let apart = one.position.distance(other.position);
                assert!(apart > 0.61, "{apart} from {one:?} to {other:?}");
            }
        }
        for width in [0.3, 0.5, 0.9] {
            let odd = StoneLooks { height: width * 0.79, width, ..looks() };
            assert!(
                (0..22)
                    .all(|index| rest_pose(&layout, &odd, Side::White, index).position.is_finite())
            );
        }
    }

    #[test]
    fn few_stones_are_flat_and_many_are_tilted() {
        let tilt = |columns, rows| {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            rest_pose(&layout, &looks(), Side::Black, 1).tilt.angle_between(Quat::IDENTITY)
        };
        assert!(tilt(3, 3) < 1e-3);
        assert!((0.3..0.9).contains(&tilt(9, 5)), "{}", tilt(9, 5));
    }

    #[test]
    fn black_stones_are_on_the_near_side_in_one_row() {
        let layout = Layout::new(Board::new(9, 5).unwrap());
        let last = rest_pose(&layout, &looks(), Side::Black, 21);
        assert!(
            (last.position.z - rest_pose(&layout, &looks(), Side::Black, 0).position.z).abs()
                < 0.01
        );
        assert!(rest_pose(&layout, &looks(), Side::Black, 0).position.z > 0.0);
        assert!(rest_pose(&layout, &looks(), Side::White, 0).position.z < 0.0);
    }

    #[test]
    fn boards_too_short_for_one_row_have_two_with_whole_fives_in_the_first() {
        for (columns, rows) in [(7, 9), (8, 8), (9, 7), (5, 9)] {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            let beside = TrayRows::beside(&layout, 2.0 * Shape::of(&layout).outer.x);
            assert_eq!((beside.rows, beside.stones % 5), (2, 0), "{columns}x{rows} {beside:?}");
        }
    }
}
