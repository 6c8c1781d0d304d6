//! The nearest point in a direction.

use super::PadDirection;
use crate::rules::Point;
use bevy::math::Vec2;

/// Farther to the side than this many times the way ahead, a point is not in the direction.
const CONE: f32 = 1.8;
/// What a point to the side costs, compared with one ahead.
const ASIDE: f32 = 2.0;

/// The nearest of the points in a direction, each with its place as it is seen: to the right, and up. `None` if there is
/// none. On boards, and in nearly all sets of points, every point can be reached from every other one by directions.
///
/// ```
/// use bevy::math::Vec2;
/// use fanorona::app::gamepad::{PadDirection, nearest};
/// use fanorona::rules::variant::shipped;
///
/// let board = &shipped::variant("telo").unwrap().rules.board;
/// let point = |name| board.point_named(name).unwrap();
/// let seen = ["b1", "c2", "a3"].map(point).map(|point| {
///     (point, Vec2::new(board.column(point) as f32, board.row(point) as f32))
/// });
/// let from = Vec2::ZERO;
/// assert_eq!(nearest(from, PadDirection::Right, seen), Some(point("b1")));
/// assert_eq!(nearest(from, PadDirection::Up, seen), Some(point("a3")));
/// assert_eq!(nearest(from, PadDirection::Left, seen), None);
/// ```
pub fn nearest(
    from: Vec2,
    direction: PadDirection,
    points: impl IntoIterator<Item = (Point, Vec2)>,
) -> Option<Point> {
    let cost = |(point, at): (Point, Vec2)| {
        let way = at - from;
        let ahead = way.dot(direction.vector());
        let aside = way.perp_dot(direction.vector()).abs();
        // A point far to the side is better than none.
        let far = aside > CONE * ahead;
        (ahead > 0.05).then_some((point, far, ahead + ASIDE * aside))
    };
    let costs = points.into_iter().filter_map(cost);
    let best = costs.min_by(|one, other| one.1.cmp(&other.1).then(one.2.total_cmp(&other.2)));
    best.map(|(point, ..)| point)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::variant::shipped;
    use std::collections::BTreeSet;

    /// The points that can be reached from one of them.
    fn reached(points: &[(Point, Vec2)]) -> usize {
        let mut known = BTreeSet::from([points[0].0]);
        let mut open = vec![points[0]];
        while let Some((_, at)) = open.pop() {
            for direction in PadDirection::ALL {
                let next = nearest(at, direction, points.iter().copied());
                if let Some(next) = next.filter(|next| known.insert(*next)) {
                    open.extend(points.iter().copied().filter(|(point, _)| *point == next));
                }
            }
        }
        known.len()
    }

    #[test]
    fn nearly_always_every_point_can_be_reached_from_every_other_one() {
        // Random sets of points of all boards, seen from many sides.
        let mut seed = 7_u64;
        let mut random = || {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            seed >> 33
        };
        let (mut sets, mut incomplete) = (0, 0);
        for variant in shipped::all() {
            let board = &variant.rules.board;
            for round in 0..400 {
                let turned = Vec2::from_angle((round % 16) as f32 * std::f32::consts::TAU / 16.0);
                let some = 1 + random() % 9;
                let mut points: Vec<(Point, Vec2)> = board
                    .points()
                    .map(|point| {
                        (point, Vec2::new(board.column(point) as f32, board.row(point) as f32))
                    })
                    .map(|(point, at)| (point, at.rotate(turned)))
                    .filter(|_| random() % 10 < some)
                    .collect();
                let all = points.len();
                let complete = (0..all).all(|_| {
                    points.rotate_left(1);
                    reached(&points) == all
                });
                assert!(complete || all < board.len(), "{}: {round}", variant.key);
                sets += 1;
                incomplete += usize::from(!complete);
            }
        }
        assert!(incomplete * 100 <= sets, "{incomplete} of {sets}");
    }
}
