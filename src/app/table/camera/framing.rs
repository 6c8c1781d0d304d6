//! Where the camera must be to show all of a shape in the free part of the window, as pure
//! functions.

use super::view::View;
use crate::app::table::layout::Racks;
use crate::app::table::shape::Shape;
use bevy::camera::SubCameraView;
use bevy::math::{Quat, Rect, Vec2, Vec3};
use std::f32::consts::FRAC_PI_2;

/// The rotation of a camera that looks at the table, with `yaw` around it and `pitch` above it, in
/// radians.
pub fn turn(yaw: f32, pitch: f32) -> Quat {
    Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-pitch)
}

/// The part of the window that `covered` (left, right, top and bottom, in pixels) leaves free, less
/// a margin, in normalised device coordinates: from -1 to 1 to the right and up. At least a third
/// of the window counts as free.
pub(crate) fn free_part(window: Vec2, covered: [f32; 4], air: f32) -> Rect {
    let window = window.max(Vec2::ONE);
    let span = |low: f32, high: f32, size: f32| {
        let (low, high) = (low.max(0.0) / size, high.max(0.0) / size);
        let shrink = ((1.0 - 0.34) / (low + high).max(1e-6)).min(1.0);
        let (low, high) = (-1.0 + 2.0 * low * shrink, 1.0 - 2.0 * high * shrink);
        let air = air * (high - low);
        (low + air, high - air)
    };
    let [left, right, top, bottom] = covered;
    let (x, to_x) = span(left, right, window.x);
    let (y, to_y) = span(bottom, top, window.y);
    Rect::new(x, y, to_x, to_y)
}

/// The pitch to use, in radians, instead of `pitch`: where a portrait window is higher than the board needs, the camera looks
/// more steeply, so that rows do not crowd. `free` is the size of the window's free part, `board` that of the board as it
/// lies.
pub fn upright(pitch: f32, window: Vec2, free: Vec2, board: Vec2) -> f32 {
    let low = if is_narrow(window) { (board.x / board.y).max(1.0) } else { 1.0 };
    let tall = ((low * free.y / free.x.max(1.0) - 1.0) / 0.5).clamp(0.0, 1.0);
    pitch + (View::HIGHEST - pitch).max(0.0) * 0.55 * tall
}

/// How far a board is rotated in a window, in radians, so that its long side follows the long side
/// of the window: on an upright phone the points are a fifth farther apart then. White's side is at
/// the left, so that a player's rack is at the near end. This depends on the whole window, because
/// bars come and go. In an exercise it is not rotated: its texts speak of left and right, and the panel below it
/// leaves more width than height.
pub(crate) fn crosswise(window: Vec2, board: Vec2, exercise: bool) -> f32 {
    let wide = board.x > board.y * 1.3;
    if is_narrow(window) && wide && !exercise { FRAC_PI_2 } else { 0.0 }
}

/// The half size of a board as it lies.
pub(crate) fn laid(board: Vec2, across: f32) -> Vec2 {
    if across == 0.0 { board } else { Vec2::new(board.y, board.x) }
}

/// Where the racks of a board are in a window: a board leaves room at its left and right in a window that is wider than
/// the board is, and is seen larger if the racks are there. They are at the near and the far end of the window if the
/// board is `rotated`. This, too, depends on the whole window.
pub(crate) fn racks(window: Vec2, board: Vec2, rotated: bool) -> Racks {
    let is_wider = window.x * board.y > window.y * board.x * 1.45;
    if is_wider || rotated { Racks::RightAndLeft } else { Racks::NearAndFar }
}

/// How many of the corners of a [`Shape`] must be in view in a window. In one as narrow as a phone the racks take no room
/// from the board: the interface writes there how many stones were captured.
pub(crate) fn corners(window: Vec2) -> usize {
    if is_narrow(window) { Shape::BOARD_CORNERS } else { usize::MAX }
}

/// The margin around the board on each side, as a fraction of the free space. On a phone the board is as wide as the
/// screen.
pub(crate) fn air(window: Vec2) -> f32 {
    if is_narrow(window) { 0.004 } else { 0.02 }
}

/// Whether a window is as narrow as an upright phone.
fn is_narrow(window: Vec2) -> bool {
    window.y > window.x * 1.5
}

/// The sub-view that shifts the camera's axis to the middle of the free part, and the free part
/// relative to that axis. The board beside a panel is seen as straight as in the middle of the
/// window.
pub(crate) fn shifted(window: Vec2, free: Rect) -> (Option<SubCameraView>, Rect) {
    let axis = free.center().x;
    if axis.abs() < 0.002 {
        return (None, free);
    }
    // A view so much wider that the axis is in its middle; the window shows one side of it.
    // Sub-views use whole numbers, so the scale is fine.
    let fine = window * 16.0;
    let shift = SubCameraView {
        full_size: Vec2::new(fine.x * (1.0 + axis.abs()), fine.y).round().as_uvec2(),
        offset: Vec2::new((-axis).max(0.0) * fine.x, 0.0),
        size: fine.round().as_uvec2(),
    };
    (Some(shift), Rect { min: free.min - Vec2::X * axis, max: free.max - Vec2::X * axis })
}

/// The camera's position, in its own axes (right, up, back), from which these places just fit into
/// the free part of the window. `slope` is the tangent of half the field of view, horizontally and
/// vertically.
pub fn fit(places: &[Vec3], turn: Quat, slope: Vec2, free: Rect) -> Vec3 {
    let back = turn.inverse();
    let seen: Vec<Vec3> = places.iter().map(|&place| back * place).collect();
    // A place at (x, z) is seen at (x - ex) / ((ez - z) * slope). For that to be within the free
    // part, ex must be between two bounds whose distance grows with ez.
    let bounds = |along: fn(&Vec3) -> f32, slope: f32, low: f32, high: f32| {
        let least = seen.iter().map(|p| along(p) + high * slope * p.z).fold(f32::MIN, f32::max);
        let most = seen.iter().map(|p| along(p) + low * slope * p.z).fold(f32::MAX, f32::min);
        (least, most, (least - most) / ((high - low) * slope))
    };
    let x = bounds(|p| p.x, slope.x, free.min.x, free.max.x);
    let y = bounds(|p| p.y, slope.y, free.min.y, free.max.y);
    let nearest = seen.iter().map(|p| p.z).fold(f32::MIN, f32::max);
    let distance = x.2.max(y.2).max(nearest + 0.5);
    let middle = |(least, most, _): (f32, f32, f32), slope: f32, low: f32, high: f32| {
        (least - high * slope * distance + most - low * slope * distance) / 2.0
    };
    Vec3::new(
        middle(x, slope.x, free.min.x, free.max.x),
        middle(y, slope.y, free.min.y, free.max.y),
        distance,
    )
}

/// Where a place is seen from a camera (in its own axes), from -1 to 1 to the right and up.
#[cfg(test)]
pub fn seen(place: Vec3, eye: Vec3, turn: Quat, slope: Vec2) -> Vec2 {
    let off = turn.inverse() * place - eye;
    Vec2::new(off.x, off.y) / (-off.z * slope)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::app::table::Layout;
    use crate::rules::Board;

    const UP: f32 = 0.268;

    /// A board in a game, with its racks where they are in a window.
    fn racked(layout: &Layout, window: Vec2) -> Layout {
        let rotated = crosswise(window, layout.half_size(), false) != 0.0;
        layout.clone().with_racks(racks(window, layout.half_size(), rotated))
    }

    fn all(check: impl Fn(&[Vec3], Quat, Vec2, Rect)) {
        for (columns, rows) in [(9, 5), (5, 5), (3, 3), (8, 8), (2, 9), (9, 2), (2, 2)] {
            let shape = Shape::of(&Layout::new(Board::new(columns, rows).unwrap()));
            for window in
                [Vec2::new(1280.0, 720.0), Vec2::new(1024.0, 768.0), Vec2::new(720.0, 1280.0)]
            {
                for covered in [[0.0; 4], [300.0, 0.0, 60.0, 0.0], [0.0, 280.0, 0.0, 120.0]] {
                    for (yaw, pitch) in [(0.0, 55.0), (3.1, 20.0), (0.7, 35.0), (1.57, 89.0)] {
                        let free = free_part(window, covered, 0.02);
                        let slope = Vec2::new(UP * window.x / window.y, UP);
                        check(&shape.in_view(0.74), turn(yaw, f32::to_radians(pitch)), slope, free);
                    }
                }
            }
        }
    }

    #[test]
    fn a_shifted_axis_points_at_the_middle_of_the_free_part() {
        use bevy::camera::{CameraProjection, PerspectiveProjection};
        let window = Vec2::new(1280.0, 720.0);
        for covered in [[0.0, 290.0, 52.0, 74.0], [290.0, 0.0, 0.0, 0.0]] {
            let free = free_part(window, covered, 0.02);
            let (shift, from_axis) = shifted(window, free);
            assert!(from_axis.center().x.abs() < 1e-6 && from_axis.size() == free.size());
            let lens = PerspectiveProjection {
                fov: 2.0 * UP.atan(),
                aspect_ratio: window.x / window.y,
                near: 0.5,
                ..Default::default()
            };
            let seen = |place: Vec3| {
                lens.get_clip_from_view_for_sub(&shift.unwrap()).project_point3(place).x
            };
            assert!((seen(Vec3::NEG_Z * 9.0) - free.center().x).abs() < 1e-3);
            let edge = Vec3::new(from_axis.max.x * UP * window.x / window.y, 0.0, -1.0);
            assert!((seen(edge) - free.max.x).abs() < 1e-3, "{}", seen(edge));
        }
        let whole = free_part(window, [0.0; 4], 0.02);
        assert_eq!(shifted(window, whole), (None, whole));
    }

    #[test]
    fn only_portrait_windows_are_looked_at_more_steeply() {
        let (pitch, square) = (View::WHITE.pitch, Vec2::ONE);
        let [monitor, phone] = [Vec2::new(1280.0, 720.0), Vec2::new(390.0, 844.0)];
        let tall = Vec2::new(390.0, 570.0);
        assert_eq!(upright(pitch, monitor, Vec2::new(990.0, 600.0), square), pitch);
        assert!(upright(pitch, phone, tall, square) > pitch + 0.2);
        assert!(upright(View::HIGHEST, phone, tall, square) <= View::HIGHEST);
        let (exercise, wide) = (Vec2::splat(390.0), Vec2::new(8.0, 5.0));
        assert_eq!(upright(pitch, phone, exercise, square), pitch);
        assert!(upright(pitch, phone, exercise, wide) > pitch + 0.2, "the board needs less height");
    }

    #[test]
    fn the_whole_board_is_in_the_free_part() {
        all(|corners, turn, slope, free| {
            let eye = fit(corners, turn, slope, free);
            for &corner in corners {
                let at = seen(corner, eye, turn, slope);
                assert!(free.inflate(0.001).contains(at), "{at} outside {free:?}");
            }
        });
    }

    /// The presets that show the whole table show every captured stone, on a monitor, and on a phone
    /// held across.
    #[test]
    fn no_captured_stone_is_out_of_view() {
        use crate::app::table::camera::view::View;
        use crate::app::table::tray::rest_pose;
        use crate::rules::Side;
        let looks = |width: f32, height: f32| crate::app::table::StoneLooks {
            mesh: Default::default(),
            materials: Default::default(),
            height,
            width,
            shadow_mesh: Default::default(),
            shadow_materials: Default::default(),
        };
        let (edge, ball) = (looks(0.74, 0.27), looks(0.66, 0.66));
        for ((columns, rows), looks) in
            [(9, 5), (5, 5), (3, 3), (7, 9), (8, 8), (9, 7), (5, 9), (2, 9)]
                .into_iter()
                .flat_map(|board| [(board, &edge), (board, &ball)])
        {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            for (window, covered) in [
                (Vec2::new(1280.0, 720.0), [0.0, 232.0, 49.0, 70.0]),
                (Vec2::new(900.0, 420.0), [0.0, 232.0, 49.0, 70.0]),
                (Vec2::new(540.0, 720.0), [0.0, 0.0, 49.0, 130.0]),
            ] {
                let layout = racked(&layout, window);
                let shape = Shape::of(&layout);
                let free = free_part(window, covered, air(window));
                let slope = Vec2::new(UP * window.x / window.y, UP);
                for view in [View::WHITE, View::BLACK, View::ABOVE] {
                    let turn = turn(view.yaw, view.pitch);
                    let high = looks.captured_height(shape.rows.all);
                    let eye = fit(&shape.in_view(high), turn, slope, free);
                    for (side, index) in Side::BOTH
                        .into_iter()
                        .flat_map(|side| (0..columns * rows / 2).map(move |index| (side, index)))
                    {
                        let pose = rest_pose(&layout, looks, side, index);
                        for edge in 0..16 {
                            let around =
                                Quat::from_rotation_y(edge as f32 / 16.0 * std::f32::consts::TAU);
                            let rim = around * Vec3::X * (looks.width / 2.0 - 0.03);
                            for up in [0.05, looks.height - 0.05] {
                                let place = pose.position + pose.tilt * (rim + Vec3::Y * up);
                                let at = seen(place, eye, turn, slope);
                                let all = free.inflate(0.02);
                                assert!(all.contains(at), "{columns}x{rows} {index} {view:?} {at}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_fills_one_dimension_of_the_free_part() {
        all(|corners, turn, slope, free| {
            let eye = fit(corners, turn, slope, free);
            let texels: Vec<Vec2> =
                corners.iter().map(|&corner| seen(corner, eye, turn, slope)).collect();
            let low = texels.iter().copied().reduce(Vec2::min).unwrap();
            let high = texels.iter().copied().reduce(Vec2::max).unwrap();
            let filled = (high - low) / free.size();
            assert!(filled.max_element() > 0.995, "{filled}");
        });
    }

    #[test]
    fn a_fully_covered_window_still_has_a_free_part() {
        let free = free_part(Vec2::new(400.0, 300.0), [500.0, 500.0, 500.0, 0.0], 0.03);
        assert!(free.width() > 0.5 && free.height() > 0.5);
    }

    /// With the bars of a game with clocks above and below it.
    #[test]
    fn on_a_phone_the_board_is_as_wide_as_the_screen() {
        for (window, columns, least) in [
            (Vec2::new(430.0, 932.0), 9, 0.97),
            (Vec2::new(390.0, 844.0), 9, 0.97),
            // So low a screen has no room for the length of the board.
            (Vec2::new(360.0, 640.0), 9, 0.7),
            (Vec2::new(360.0, 640.0), 5, 0.97),
            (Vec2::new(430.0, 932.0), 3, 0.97),
        ] {
            let layout = Layout::new(Board::new(columns, columns.min(5)).unwrap());
            let layout = racked(&layout, window);
            let shape = Shape::of(&layout);
            let free = free_part(window, [0.0, 0.0, 90.0, 140.0], air(window));
            let slope = Vec2::new(UP * window.x / window.y, UP);
            let across = crosswise(window, layout.half_size(), false);
            let laid = laid(layout.half_size(), across);
            let pitch = upright(View::WHITE.pitch, window, free.size() * window, laid);
            let turn = turn(across, pitch);
            let corners: Vec<Vec3> =
                shape.in_view(0.74).into_iter().take(corners(window)).collect();
            let eye = fit(&corners, turn, slope, free);
            let at = corners.iter().map(|&corner| seen(corner, eye, turn, slope).x);
            let wide = at.clone().fold(f32::MIN, f32::max) - at.fold(f32::MAX, f32::min);
            assert!(wide / 2.0 >= least, "{window} {columns}: {wide}");
        }
    }

    #[test]
    fn racks_are_where_the_board_is_seen_larger() {
        for (columns, rows) in [(9, 5), (5, 5), (3, 3), (5, 9)] {
            for (window, covered) in [
                (Vec2::new(1280.0, 720.0), [0.0, 294.0, 53.0, 73.0]),
                (Vec2::new(900.0, 420.0), [0.0, 294.0, 53.0, 73.0]),
                (Vec2::new(1280.0, 1024.0), [0.0, 294.0, 53.0, 73.0]),
                (Vec2::new(405.0, 720.0), [0.0, 0.0, 53.0, 118.0]),
            ] {
                let layout = Layout::new(Board::new(columns, rows).unwrap());
                let rotated = crosswise(window, layout.half_size(), false) != 0.0;
                let here = racks(window, layout.half_size(), rotated);
                if rotated {
                    assert_eq!(here, Racks::RightAndLeft, "at the ends of the window");
                    continue;
                }
                let free = free_part(window, covered, 0.02);
                let slope = Vec2::new(UP * window.x / window.y, UP);
                let turn = turn(0.0, View::WHITE.pitch);
                let [near, right] = [Racks::NearAndFar, Racks::RightAndLeft].map(|racks| {
                    let shape = Shape::of(&layout.clone().with_racks(racks));
                    fit(&shape.in_view(0.74), turn, slope, free).z
                });
                let nearer = if near < right { Racks::NearAndFar } else { Racks::RightAndLeft };
                assert!(here == nearer || (near / right - 1.0).abs() < 0.04, "{window} {columns}");
            }
        }
    }

    #[test]
    fn only_a_wide_board_in_a_portrait_window_is_rotated() {
        let (wide, square) = (Vec2::new(4.0, 2.0), Vec2::new(2.0, 2.0));
        let (upright, usual) = (Vec2::new(360.0, 640.0), Vec2::new(1280.0, 720.0));
        assert_eq!(crosswise(upright, wide, false), FRAC_PI_2);
        assert_eq!(crosswise(upright, wide, true), 0.0, "an exercise speaks of left and right");
        for (window, board) in [(usual, wide), (upright, square), (Vec2::splat(600.0), wide)] {
            assert_eq!(crosswise(window, board, false), 0.0);
        }
    }
}
