//! The trays: where captured stones are placed, beside the board on the side of the player who
//! captured them.
//!
//! They are wooden troughs with cloth in them, raised so that the board's frame does not hide them. The
//! stones form rows of fives that can be counted: flat where there is room, else on edge, as in a rack,
//! with some cloth between them. Balls are placed to both sides of the row.

mod body;
pub mod rows;

#[cfg(test)]
pub(crate) use body::DYES;
pub(crate) use body::{cloth, walls};

use super::shape::{CLOTH, Shape};
use super::wood::hash;
use super::{Layout, StoneLooks};
use crate::rules::Side;
use bevy::prelude::*;
use rows::{EDGE_TO_CLOTH, ROW_PITCH, TrayRows};
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

/// Up to this pitch stones lie flat, in widths of a stone.
const CLOSE: f32 = 1.01;
/// Stones of at least this height, in widths, are balls and cannot stand on edge.
const ROUND: f32 = 0.8;
/// How far apart neighbouring balls are at least, in widths.
const APART: f32 = 1.01;
/// The greatest lean of a stone on edge, in radians: no rack holds them all alike.
const LEAN: f32 = 0.07;

/// The rest pose of the `index`th captured stone of this side, counted from 0. The row starts at
/// the left of the player who captured them.
pub fn rest_pose(layout: &Layout, looks: &StoneLooks, captured: Side, index: usize) -> RestPose {
    let shape = Shape::of(layout);
    let row = shape.rows;
    let (back, at) = (index / row.stones, index % row.stones);
    let crowded = row.pitch < looks.width * CLOSE;
    let round = looks.height > looks.width * ROUND;
    let seen = Quat::from_rotation_y(match captured {
        Side::Black => 0.0,
        Side::White => PI,
    });
    let aside = if round && crowded { zigzag(&row, looks.width, at) } else { 0.0 };
    let middle = EDGE_TO_CLOTH + row.wide / 2.0 + ROW_PITCH * back as f32 + aside;
    let place = Vec3::new(row.right(at), CLOTH, shape.outer.y + middle);
    if round || !crowded {
        return RestPose { position: seen * place, tilt: seen };
    }
    let tilt = Quat::from_rotation_z(-FRAC_PI_2 + lean(captured, index));
    // The stone stands on its edge, and its pose is that of the middle of its underside.
    let up = Vec3::Y * looks.width / 2.0;
    let position = seen * (place + up - tilt * Vec3::Y * (looks.height / 2.0));
    RestPose { position, tilt: seen * tilt }
}

/// How far a ball is beside the middle of its row, so that it just does not touch its neighbours.
fn zigzag(row: &TrayRows, width: f32, at: usize) -> f32 {
    let wide = width * APART;
    let apart = (wide * wide - row.pitch * row.pitch).max(0.0).sqrt().min(row.wide - 0.7 * width);
    if (at % 5).is_multiple_of(2) { -apart / 2.0 } else { apart / 2.0 }
}

/// How much a stone on edge leans, in radians.
fn lean(captured: Side, index: usize) -> f32 {
    (hash(index as u32, captured as u32, 0, 83) - 0.5) * 2.0 * LEAN
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
                assert!(one.z.abs() > outer.y + 0.37 && one.x.abs() < outer.x - 0.2, "{one}");
                assert!(one.z.abs() < outer.y + Shape::of(&layout).tray_depth() - 0.37, "{one}");
                assert!(one.y > CLOTH && one.y < CLOTH + 0.4, "{one}");
                for other in &places[at + 1..] {
                    assert!(one.distance(*other) >= rows::PITCH[2] - 1e-4, "{one} and {other}");
                }
            }
        }
    }

    #[test]
    fn balls_are_apart_and_not_tilted() {
        let balls = StoneLooks { height: 0.66, width: 0.66, ..looks() };
        let layout = Layout::new(Board::new(9, 5).unwrap());
        let all: Vec<RestPose> =
            (0..22).map(|index| rest_pose(&layout, &balls, Side::Black, index)).collect();
        for (at, one) in all.iter().enumerate() {
            assert!(one.position.is_finite() && one.tilt.angle_between(Quat::IDENTITY) < 1e-3);
            assert!((one.position.y - CLOTH).abs() < 1e-4, "{one:?}");
            for other in &all[at + 1..] {
                let apart = one.position.distance(other.position);
                assert!(apart > 0.65, "{apart} from {one:?} to {other:?}");
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
    fn few_stones_lie_and_many_stand_with_cloth_between_them() {
        let tilt = |columns, rows| {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            rest_pose(&layout, &looks(), Side::Black, 1).tilt.angle_between(Quat::IDENTITY)
        };
        assert!(tilt(3, 3) < 1e-3);
        assert!((1.45..1.7).contains(&tilt(9, 5)), "{}", tilt(9, 5));
        let layout = Layout::new(Board::new(9, 5).unwrap());
        let rows = Shape::of(&layout).rows;
        assert!(rows.rows == 1 && rows.pitch > looks().height + 0.08, "{rows:?}");
    }

    #[test]
    fn black_stones_are_on_the_near_side_in_one_row() {
        let layout = Layout::new(Board::new(9, 5).unwrap());
        let last = rest_pose(&layout, &looks(), Side::Black, 21);
        assert!(
            (last.position.z - rest_pose(&layout, &looks(), Side::Black, 0).position.z).abs()
                < 0.02
        );
        assert!(rest_pose(&layout, &looks(), Side::Black, 0).position.z > 0.0);
        assert!(rest_pose(&layout, &looks(), Side::White, 0).position.z < 0.0);
    }

    #[test]
    fn boards_too_short_for_one_row_have_two_with_whole_fives_in_the_first() {
        for (columns, rows) in [(7, 9), (8, 8), (9, 7), (5, 9)] {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            let beside = Shape::of(&layout).rows;
            assert_eq!((beside.rows, beside.stones % 5), (2, 0), "{columns}x{rows} {beside:?}");
        }
    }
}
