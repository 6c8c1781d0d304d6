//! Where captured stones lie on the racks of boards of many sizes, and how large the racks are.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::rows::{DEEP, OPEN, PITCH, RADIUS};
use super::*;
use crate::app::table::wood::Faces;
use crate::rules::Board;
use bevy::mesh::{MeshVertexAttribute, VertexAttributeValues};

const BOARDS: [(usize, usize); 9] =
    [(3, 3), (5, 5), (9, 5), (9, 7), (7, 9), (8, 8), (2, 2), (2, 9), (5, 9)];

fn looks() -> StoneLooks {
    StoneLooks {
        mesh: default(),
        materials: default(),
        height: 0.27,
        width: 0.74,
        shadow_mesh: default(),
        shadow_materials: default(),
    }
}

fn layout((columns, rows): (usize, usize)) -> Layout {
    Layout::new(Board::new(columns, rows).unwrap())
}

#[test]
fn captured_stones_are_apart_and_beside_the_board() {
    for board in BOARDS {
        let layout = layout(board);
        let outer = Shape::of(&layout).outer;
        let count = board.0 * board.1 / 2;
        let places: Vec<Vec3> = Side::BOTH
            .into_iter()
            .flat_map(|side| (0..count).map(move |index| (side, index)))
            .map(|(side, index)| rest_pose(&layout, &looks(), side, index))
            .map(|pose| pose.position + pose.tilt * Vec3::Y * (looks().height / 2.0))
            .collect();
        for (at, one) in places.iter().enumerate() {
            assert!(one.z.abs() > outer.y + 0.37 && one.x.abs() < outer.x - 0.2, "{one}");
            assert!(one.z.abs() < outer.y + Shape::of(&layout).rows.depth() - 0.37, "{one}");
            assert!(one.y > CLOTH && one.y < CLOTH + 0.4, "{one}");
            for other in &places[at + 1..] {
                assert!(one.distance(*other) >= PITCH[1] - 1e-4, "{one} and {other}");
            }
        }
    }
}

#[test]
fn balls_lie_in_piles_of_five_and_touch() {
    let balls = StoneLooks { height: 0.66, width: 0.66, ..looks() };
    for board in [(3, 3), (5, 5), (9, 5), (7, 9)] {
        let layout = layout(board);
        let count = board.0 * board.1 / 2;
        let all: Vec<RestPose> =
            (0..count).map(|index| rest_pose(&layout, &balls, Side::Black, index)).collect();
        for (at, one) in all.iter().enumerate() {
            assert!(one.position.is_finite() && one.tilt.angle_between(Quat::IDENTITY) < 1e-3);
            let above = one.position.y - CLOTH;
            assert!(if at % 5 < 3 { above.abs() < 1e-4 } else { above > 0.5 }, "{at} {one:?}");
            // The last pile may be a single ball.
            if at % 5 == 0 && at + 1 == all.len() {
                continue;
            }
            let nearest = all
                .iter()
                .map(|other| one.position.distance(other.position))
                .filter(|&apart| apart > 0.0)
                .fold(f32::MAX, f32::min);
            assert!((0.655..0.75).contains(&nearest), "{board:?}: {nearest} from {one:?}");
        }
    }
    for width in [0.3, 0.5, 0.9] {
        let odd = StoneLooks { height: width * 0.81, width, ..looks() };
        let layout = layout((9, 5));
        assert!(
            (0..22).all(|index| rest_pose(&layout, &odd, Side::White, index).position.is_finite())
        );
    }
}

/// The marks are visible from above and lit: the tops face upwards and, in racks before the players, the lamp.
#[test]
fn stones_lean_back_with_their_marks_to_the_lamp_and_do_not_touch() {
    for board in BOARDS {
        let layout = layout(board);
        for side in Side::BOTH {
            let count = Shape::of(&layout).rows.stones;
            let poses: Vec<RestPose> =
                (0..count).map(|index| rest_pose(&layout, &looks(), side, index)).collect();
            for pose in &poses {
                let top = pose.tilt * Vec3::Y;
                assert!(top.y > 0.3 && top.x < 0.0, "{board:?} {side:?} {top}");
            }
            for pair in poses.windows(2) {
                let apart = (pair[1].position - pair[0].position).dot(pair[0].tilt * Vec3::Y);
                assert!(apart.abs() > looks().height + 0.01, "{board:?} {apart}");
            }
        }
    }
}

#[test]
fn stones_stand_on_edge_with_light_between_them_more_after_each_fifth() {
    for board in BOARDS {
        let layout = layout(board);
        let pose = |index| rest_pose(&layout, &looks(), Side::Black, index);
        let rows = Shape::of(&layout).rows;
        assert!(rows.pitch > looks().height + 0.08, "{rows:?}");
        for index in 0..rows.all {
            let tilt = pose(index).tilt.angle_between(Quat::IDENTITY);
            assert!((0.85..1.3).contains(&tilt), "{board:?} {tilt}");
        }
        let x = |index: usize| rows.place(StonePacking::OnEdge, 0.74, index).0;
        for index in 1..rows.stones {
            let gap = x(index) - x(index - 1) - rows.pitch;
            assert!(if index % 5 == 0 { gap > 0.15 } else { gap.abs() < 1e-4 }, "{index}: {gap}");
        }
    }
}

/// A stone is held at both sides: the groove is as round as it, and deep enough for a sixth of it.
#[test]
fn the_groove_is_little_wider_than_the_stones_and_shallower_than_their_middle() {
    let radius = looks().width / 2.0;
    let chord = (radius * radius - (radius - DEEP).powi(2)).sqrt();
    assert!(OPEN > chord && OPEN < chord + 0.03, "{chord}");
    assert!((RADIUS * RADIUS - (RADIUS - DEEP).powi(2)).sqrt() - OPEN < 1e-3);
    assert!(DEEP < radius && DEEP > radius / 3.0);
}

#[test]
fn racks_are_slimmer_than_two_stones_lying_and_pockets_are_within_them() {
    for board in BOARDS {
        let shape = Shape::of(&layout(board));
        let rows = shape.rows;
        assert!(rows.rows > 1 || shape.rows.depth() < 0.8, "{board:?}");
        for held in [StonePacking::OnEdge, StonePacking::Piled] {
            let all: Vec<_> = (0..rows.rows).map(|row| rows.pockets(held, row)).collect();
            let count: usize = all.iter().flatten().map(|pocket| pocket.stones).sum();
            assert_eq!(count, rows.all, "{board:?}");
            for row in all {
                for pair in row.windows(2) {
                    assert!(pair[1].from - pair[0].to > 0.15 && pair[0].stones == 5);
                }
                let ends = (row.first().unwrap().from, row.last().unwrap().to);
                assert!(ends.0 > -rows.half + 0.08 && ends.1 < rows.half - 0.08, "{board:?}");
            }
        }
    }
}

#[test]
fn racks_for_few_stones_are_shorter_than_the_board_and_others_as_long() {
    for (board, short) in [((2, 2), true), ((3, 3), true), ((5, 5), false), ((9, 5), false)] {
        let shape = Shape::of(&layout(board));
        assert_eq!(shape.rows.half < shape.outer.x - 0.1, short, "{board:?}");
    }
}

/// Chips are cut into the ends of short racks, and inlaid.
#[test]
fn the_ends_of_racks_are_not_plain_wood() {
    for board in [(2, 2), (3, 3)] {
        let shape = Shape::of(&layout(board));
        let faces = Faces::of(&shape);
        for held in [StonePacking::OnEdge, StonePacking::Piled] {
            let mesh = wood(&shape, held, &faces);
            let attribute = |name: MeshVertexAttribute| mesh.attribute(name).unwrap();
            let places = attribute(Mesh::ATTRIBUTE_POSITION).as_float3().unwrap();
            let VertexAttributeValues::Float32x2(mapped) = attribute(Mesh::ATTRIBUTE_UV_0) else {
                panic!("places in the texture are pairs")
            };
            let inlaid = places.iter().zip(mapped).filter_map(|(&[x, _, z], &at)| {
                faces.is_inlay(Vec2::from(at) * faces.size()).then_some((x, z))
            });
            let inlaid: Vec<(f32, f32)> = inlaid.collect();
            for (right, far) in [(false, false), (false, true), (true, false), (true, true)] {
                let end = inlaid.iter().filter(|(x, z)| (*x > 0.0, *z < 0.0) == (right, far));
                let outermost = end.map(|(x, _)| x.abs()).fold(0.0, f32::max);
                let name = format!("{board:?} {held:?} {right} {far}: {outermost}");
                assert!(outermost > shape.rows.half - 0.2, "{name}");
            }
        }
    }
}

#[test]
fn black_stones_are_on_the_near_side_in_one_row() {
    let layout = layout((9, 5));
    let last = rest_pose(&layout, &looks(), Side::Black, 21);
    assert!(
        (last.position.z - rest_pose(&layout, &looks(), Side::Black, 0).position.z).abs() < 0.02
    );
    assert!(rest_pose(&layout, &looks(), Side::Black, 0).position.z > 0.0);
    assert!(rest_pose(&layout, &looks(), Side::White, 0).position.z < 0.0);
}

#[test]
fn racks_at_the_right_are_the_same_turned_by_a_quarter() {
    let before = layout((5, 5));
    let right = before.clone().with_racks(Racks::RightAndLeft);
    for (side, sign) in [(Side::Black, 1.0), (Side::White, -1.0)] {
        for index in 0..12 {
            let [one, other] =
                [&before, &right].map(|layout| rest_pose(layout, &looks(), side, index));
            let up = |pose: RestPose| pose.position + pose.tilt * Vec3::Y * 0.135;
            let turned = Quat::from_rotation_y(FRAC_PI_2) * up(one);
            // White's stones lean to the other side there.
            let same = if side == Side::Black { 0.02 } else { 0.2 };
            assert!(turned.distance(up(other)) < same, "{turned} {}", up(other));
            assert!(up(other).x * sign > 2.0, "Black's stones are at the right");
            let marked = other.tilt * Vec3::Y;
            assert!(marked.z * sign > 0.7 && marked.y > 0.4, "the captor sees the marks");
        }
        let first = rest_pose(&right, &looks(), side, 0).position.z;
        assert!(first * sign > 1.0, "the first is next to the captor");
    }
}

#[test]
fn boards_too_short_for_one_row_have_two_with_whole_fives_in_the_first() {
    for board in [(7, 9), (8, 8), (9, 7), (5, 9)] {
        let beside = Shape::of(&layout(board)).rows;
        assert_eq!((beside.rows, beside.stones % 5), (2, 0), "{board:?} {beside:?}");
    }
}
