//! Where captured stones lie: beside the board, on their captor's side, in rows of
//! fives that can be counted. Where there is no room to lie flat each leans on the one before it;
//! balls lie to both sides of the row.

use super::Pose;
use super::animation_queue::AnimationQueue;
use super::flight::RestPose;
use crate::app::table::aside::{AWAY, ROW, Rows};
use crate::app::table::shape::{MAT, Shape, TABLE};
use crate::app::table::{Layout, StoneLooks};
use crate::rules::Side;
use bevy::prelude::*;
use std::f32::consts::PI;

/// Stones this near to each other still lie flat, in stones' widths.
const CLOSE: f32 = 1.01;
/// How thick two leaning stones are where they touch, in heights of a stone.
const TOUCH: f32 = 0.92;
/// No stone leans more steeply: the sine of the angle.
const STEEPEST: f32 = 0.95;
/// Stones at least so high, in widths, are balls, which cannot lean.
const ROUND: f32 = 0.8;
/// How far from the middle of their row balls lie that have no room side by side: three nearer to
/// the board and two farther away, as on a die.
const QUINCUNX: [f32; 2] = [-0.14, 0.33];
/// The exponent of a stone's outline that tells how low its edge hangs when it leans.
const BELLY: f32 = 1.74;

/// Where the `index`th captured stone of this side lies, counted from 0. The captor sees them from
/// the left.
pub fn perch(layout: &Layout, looks: &StoneLooks, captured: Side, index: usize) -> RestPose {
    let shape = Shape::of(layout);
    let row = Rows::beside(layout, 2.0 * shape.outer.x);
    let (back, at) = (index / row.stones, index % row.stones);
    let crowded = row.pitch < looks.width * CLOSE;
    let round = looks.height > looks.width * ROUND;
    let lean = if at % 5 == 0 || round || !crowded { 0.0 } else { lean(row.pitch, looks) };
    let turn = match captured {
        Side::Black => 0.0,
        Side::White => PI,
    };
    let seen = Quat::from_rotation_y(turn);
    let lean_turn = Quat::from_rotation_z(-lean);
    let right = row.right(at);
    let aside = if round && crowded { QUINCUNX[at % 5 % 2] } else { 0.0 };
    let away = shape.outer.y + AWAY + ROW * back as f32 + aside;
    // A leaning stone touches the mat with its edge; its bottom is where its middle leaves it.
    let middle = Vec3::new(right, TABLE + MAT + hang(lean, looks), away);
    let place = seen * (middle - lean_turn * Vec3::Y * (looks.height / 2.0));
    RestPose { place, lean: seen * lean_turn }
}

/// Stones of another set may be thicker or wider: those that were taken are laid anew, and those on
/// their way to the tray find their new place.
pub(super) fn lie_anew(
    looks: Res<StoneLooks>,
    layout: Res<Layout>,
    show: Res<AnimationQueue>,
    mut laid: Local<[f32; 2]>,
    mut poses: Query<&mut Pose>,
) {
    let size = [looks.width, looks.height];
    if std::mem::replace(&mut *laid, size) == size {
        return;
    }
    for side in Side::BOTH {
        for (index, &stone) in show.trays()[side as usize].iter().enumerate() {
            let Ok(mut pose) = poses.get_mut(stone) else { continue };
            pose.home = perch(&layout, &looks, side, index);
            let home = pose.home;
            if let Some(flight) = &mut pose.flight {
                flight.to = home;
            }
        }
    }
}

/// How far stones this far apart lean, in radians.
fn lean(pitch: f32, looks: &StoneLooks) -> f32 {
    (looks.height * TOUCH / pitch).min(STEEPEST).asin()
}

/// From a leaning stone's middle down to its lowest edge.
fn hang(lean: f32, looks: &StoneLooks) -> f32 {
    let (sin, cos) = lean.sin_cos();
    let edge = (looks.width / 2.0 * sin).powf(BELLY) + (looks.height / 2.0 * cos).powf(BELLY);
    edge.powf(1.0 / BELLY)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::app::table::aside;
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
    fn captured_stones_lie_apart_and_beside_the_board() {
        for (columns, rows) in
            [(3, 3), (5, 5), (9, 5), (9, 7), (7, 9), (8, 8), (2, 2), (2, 9), (5, 9)]
        {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            let outer = Shape::of(&layout).outer;
            let count = columns * rows / 2;
            let places: Vec<Vec3> = Side::BOTH
                .into_iter()
                .flat_map(|side| (0..count).map(move |index| (side, index)))
                .map(|(side, index)| perch(&layout, &looks(), side, index))
                .map(|perch| perch.place + perch.lean * Vec3::Y * (looks().height / 2.0))
                .collect();
            for (at, one) in places.iter().enumerate() {
                assert!(one.z.abs() > outer.y + 0.4 && one.x.abs() < outer.x - 0.2, "{one}");
                assert!(one.z.abs() < outer.y + Shape::of(&layout).aside - 0.3, "{one}");
                assert!(one.y > TABLE && one.y < 0.0, "{one}");
                for other in &places[at + 1..] {
                    assert!(one.distance(*other) >= aside::PITCH[1] - 1e-4, "{one} and {other}");
                }
            }
        }
    }

    #[test]
    fn balls_lie_apart_and_do_not_lean() {
        let balls = StoneLooks { height: 0.62, width: 0.62, ..looks() };
        let layout = Layout::new(Board::new(9, 5).unwrap());
        let all: Vec<RestPose> =
            (0..22).map(|index| perch(&layout, &balls, Side::Black, index)).collect();
        for (at, one) in all.iter().enumerate() {
            assert!(one.place.is_finite() && one.lean.angle_between(Quat::IDENTITY) < 1e-3);
            assert!((one.place.y - TABLE - MAT).abs() < 1e-4, "{one:?}");
            for other in &all[at + 1..] {
                let apart = one.place.distance(other.place);
                assert!(apart > 0.61, "{apart} from {one:?} to {other:?}");
            }
        }
        for width in [0.3, 0.5, 0.9] {
            let odd = StoneLooks { height: width * 0.79, width, ..looks() };
            assert!(
                (0..22).all(|index| perch(&layout, &odd, Side::White, index).place.is_finite())
            );
        }
    }

    #[test]
    fn few_stones_lie_flat_and_many_lean() {
        let tilt = |columns, rows| {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            perch(&layout, &looks(), Side::Black, 1).lean.angle_between(Quat::IDENTITY)
        };
        assert!(tilt(3, 3) < 1e-3);
        assert!((0.3..0.9).contains(&tilt(9, 5)), "{}", tilt(9, 5));
    }

    #[test]
    fn white_gathers_on_the_near_side_in_one_row() {
        let layout = Layout::new(Board::new(9, 5).unwrap());
        let last = perch(&layout, &looks(), Side::Black, 21);
        assert!((last.place.z - perch(&layout, &looks(), Side::Black, 0).place.z).abs() < 0.01);
        assert!(perch(&layout, &looks(), Side::Black, 0).place.z > 0.0);
        assert!(perch(&layout, &looks(), Side::White, 0).place.z < 0.0);
    }

    #[test]
    fn boards_too_short_for_one_row_have_two_and_whole_fives_in_the_first() {
        for (columns, rows) in [(7, 9), (8, 8), (9, 7), (5, 9)] {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            let beside = Rows::beside(&layout, 2.0 * Shape::of(&layout).outer.x);
            assert_eq!((beside.rows, beside.stones % 5), (2, 0), "{columns}x{rows} {beside:?}");
        }
    }
}
