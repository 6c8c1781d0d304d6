//! The views of the camera: angles, zoom and focus, all within limits.

use crate::rules::Side;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::Component;
use std::f32::consts::{PI, TAU};

/// A view of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The angle around the board, in radians; 0 is White's side.
    pub yaw: f32,
    /// The angle above the table, in radians.
    pub pitch: f32,
    /// The distance as a factor of that from which the whole board fills the window.
    pub zoom: f32,
    /// The position on the board that is in the centre, x and z.
    pub focus: Vec2,
}

impl View {
    /// From White's side: the initial view.
    pub const WHITE: Self = Self { yaw: 0.0, pitch: 0.93, zoom: 1.0, focus: Vec2::ZERO };
    /// From Black's side.
    pub const BLACK: Self = Self { yaw: PI, ..Self::WHITE };
    /// Straight from above, White's side below.
    pub const ABOVE: Self = Self { pitch: Self::HIGHEST, ..Self::WHITE };
    /// Low and near, as by somebody leaning over the board.
    pub const CLOSE: Self = Self { pitch: 0.62, zoom: 0.72, yaw: 0.42, ..Self::WHITE };

    /// The smallest pitch, in radians.
    pub(crate) const LOWEST: f32 = 20.0 * PI / 180.0;
    /// The largest pitch, in radians: almost straight down.
    pub(crate) const HIGHEST: f32 = 89.0 * PI / 180.0;
    /// The smallest and the largest zoom.
    pub(crate) const ZOOM: [f32; 2] = [0.32, 1.25];

    /// The view from this side of the table.
    pub const fn of(side: Side) -> Self {
        match side {
            Side::White => Self::WHITE,
            Side::Black => Self::BLACK,
        }
    }

    /// The view turned by these angles.
    #[must_use]
    pub(crate) fn orbited(self, yaw: f32, pitch: f32) -> Self {
        Self { yaw: self.yaw + yaw, pitch: self.pitch + pitch, ..self }
    }

    /// The view from nearer (`by` under 1) or farther (over 1), with `at` on the board staying
    /// where it is seen.
    #[must_use]
    pub(crate) fn zoomed(self, by: f32, at: Vec2) -> Self {
        let zoom = (self.zoom * by).clamp(Self::ZOOM[0], Self::ZOOM[1]);
        let focus = at + (self.focus - at) * (zoom / self.zoom);
        Self { zoom, focus, ..self }
    }

    /// The view within all limits, for a board whose points reach this far from its middle.
    #[must_use]
    pub fn kept(self, half: Vec2) -> Self {
        let zoom = self.zoom.clamp(Self::ZOOM[0], Self::ZOOM[1]);
        // From far away the board is centred; the nearer, the more the focus may move.
        let reach = half * ((1.0 - zoom) / (1.0 - Self::ZOOM[0])).max(0.0);
        let pitch = self.pitch.clamp(Self::LOWEST, Self::HIGHEST);
        Self { pitch, zoom, focus: self.focus.clamp(-reach, reach), ..self }
    }

    /// Moves a part of the way to another view; with 1 it arrives.
    #[must_use]
    pub(crate) fn towards(self, goal: Self, part: f32) -> Self {
        let go = |from: f32, to: f32| from + (to - from) * part;
        let near = (goal.zoom - self.zoom).abs() < 1e-4
            && (goal.yaw - self.yaw).abs() < 1e-4
            && (goal.pitch - self.pitch).abs() < 1e-4
            && goal.focus.distance(self.focus) < 1e-3;
        if near || part >= 1.0 {
            return goal;
        }
        Self {
            yaw: go(self.yaw, goal.yaw),
            pitch: go(self.pitch, goal.pitch),
            zoom: go(self.zoom, goal.zoom),
            focus: self.focus.lerp(goal.focus, part),
        }
    }

    /// The same view with the yaw that is nearest to another yaw.
    #[must_use]
    pub(crate) fn nearest_to(self, yaw: f32) -> Self {
        Self { yaw: self.yaw + ((yaw - self.yaw) / TAU).round() * TAU, ..self }
    }
}

/// The camera of the table: its present view and its goal.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct TableCamera {
    /// The view it is moving to.
    pub goal: View,
    /// The present view.
    pub now: View,
    /// The present rotation of the board for a portrait window, in radians, in addition to the
    /// view.
    pub(super) across: f32,
    /// The covered edges that the camera has made room for so far.
    pub(super) covered: [f32; 4],
    /// How far it follows a stone in a long chain, x and z.
    pub(super) lead: Vec2,
}

impl Default for TableCamera {
    fn default() -> Self {
        Self {
            goal: View::WHITE,
            now: View::WHITE,
            across: f32::NAN,
            covered: [f32::NAN; 4],
            lead: Vec2::ZERO,
        }
    }
}

impl TableCamera {
    /// Starts to move to a view, the shorter way round.
    pub fn look(&mut self, view: View) {
        self.goal = view.nearest_to(self.now.yaw);
    }

    /// Shows a view at once.
    pub fn jump(&mut self, view: View) {
        (self.goal, self.now) = (view, view);
        (self.across, self.covered) = (f32::NAN, [f32::NAN; 4]);
        self.lead = Vec2::ZERO;
    }

    /// Whether the camera has reached its goal.
    #[cfg(test)]
    pub(crate) fn arrived(&self) -> bool {
        self.now == self.goal
    }
}

/// The position of the camera for a view: `fitted` is the position that shows the whole board, in
/// world axes.
pub fn eye(view: &View, fitted: Vec3) -> Vec3 {
    fitted * view.zoom + Vec3::new(view.focus.x, 0.0, view.focus.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dragging_stays_within_the_limits_of_pitch() {
        let half = Vec2::new(4.0, 2.0);
        let mut view = View::WHITE;
        for step in 0..500 {
            let pull = if step % 100 < 50 { 0.3 } else { -0.3 };
            view = view.orbited(0.1, pull).kept(half);
            assert!((View::LOWEST..=View::HIGHEST).contains(&view.pitch));
        }
    }

    #[test]
    fn zooming_keeps_the_board_in_view() {
        let half = Vec2::new(4.0, 2.0);
        let mut view = View::WHITE;
        for step in 0..400 {
            let by = if step % 40 < 30 { 0.8 } else { 1.4 };
            view = view.zoomed(by, Vec2::new(9.0, -7.0)).kept(half);
            assert!(view.focus.x.abs() <= half.x && view.focus.y.abs() <= half.y);
            assert!((View::ZOOM[0]..=View::ZOOM[1]).contains(&view.zoom));
        }
        for _ in 0..40 {
            view = view.zoomed(1.4, Vec2::new(9.0, -7.0)).kept(half);
        }
        assert_eq!(view.focus, Vec2::ZERO);
    }

    #[test]
    fn zooming_keeps_the_position_under_the_pointer() {
        let fitted = Vec3::new(0.0, 12.0, 8.0);
        let at = Vec2::new(1.0, -0.5);
        let far = View::WHITE;
        let near = far.zoomed(0.6, at);
        let from = |view: &View| (eye(view, fitted) - Vec3::new(at.x, 0.0, at.y)).normalize();
        assert!(from(&far).distance(from(&near)) < 1e-5);
    }

    #[test]
    fn a_preset_is_reached_the_shorter_way_round() {
        let mut camera = TableCamera::default();
        camera.now.yaw = 6.0;
        camera.look(View::WHITE);
        assert!((camera.goal.yaw - TAU).abs() < 1e-5);
    }
}
