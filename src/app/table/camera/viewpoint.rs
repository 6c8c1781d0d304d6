//! The side of the table from which the board is seen, and when it changes.

use super::view::{TableCamera, View};
use crate::app::schedule::AnimationState;
use crate::app::session::CurrentSession;
use crate::game::play::Session;
use crate::rules::Side;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// From which side the board is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewpoint {
    /// Always White's side.
    White,
    /// The side of the person who plays; White's if two people play.
    #[default]
    Person,
    /// If two people play, the side to move.
    ToMove,
}

/// The settings and the present side of the camera.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct CameraSettings {
    /// From which side the board is seen.
    pub viewpoint: Viewpoint,
    /// Whether the camera jumps to new views instead of gliding.
    pub reduced: bool,
    /// The side from which it looks now.
    pub side: Side,
}

impl Default for CameraSettings {
    fn default() -> Self {
        Self { viewpoint: Viewpoint::default(), reduced: false, side: Side::White }
    }
}

impl CameraSettings {
    /// The view that Home returns to.
    pub const fn home(&self) -> View {
        View::of(self.side)
    }

    /// The side from which this session should be seen.
    fn wanted(&self, session: &Session) -> Side {
        let persons = Side::BOTH.map(|side| !session.seat(side).is_computer());
        match (self.viewpoint, persons) {
            (Viewpoint::White, _) => Side::White,
            (_, [false, true]) => Side::Black,
            (Viewpoint::ToMove, [true, true]) => session.to_move().unwrap_or(self.side),
            _ => Side::White,
        }
    }
}

/// Moves the camera to the other side if it should be seen from there, once the stones are at rest.
pub(super) fn change_side(
    session: Res<CurrentSession>,
    animation: Res<AnimationState>,
    mut settings: ResMut<CameraSettings>,
    mut cameras: Query<&mut TableCamera>,
) {
    let wanted = settings.wanted(&session);
    if animation.busy || wanted == settings.side {
        return;
    }
    for mut camera in &mut cameras {
        let view = opposite(camera.goal, settings.side, wanted);
        camera.look(view);
    }
    settings.side = wanted;
}

/// The view from the other side with the same pitch and zoom. A camera that looked from elsewhere
/// than its side is turned to it.
fn opposite(view: View, from: Side, to: Side) -> View {
    let off = (view.yaw - View::of(from).yaw + PI).rem_euclid(TAU) - PI;
    let off = if off.abs() < FRAC_PI_2 { off } else { 0.0 };
    View { yaw: View::of(to).yaw + off, focus: -view.focus, ..view }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::play::{Intent, Seat};
    use crate::rules::variant::shipped;

    fn session(seats: [bool; 2]) -> Session {
        let computer = Seat::choices().nth(1).unwrap_or_default();
        let seats = seats.map(|person| if person { Seat::Person } else { computer.clone() });
        Session::new(shipped::all()[0].clone(), seats)
    }

    #[test]
    fn people_see_the_board_from_their_own_side() {
        let settings = |viewpoint| CameraSettings { viewpoint, ..CameraSettings::default() };
        let black_plays = session([false, true]);
        assert_eq!(settings(Viewpoint::Person).wanted(&black_plays), Side::Black);
        assert_eq!(settings(Viewpoint::ToMove).wanted(&black_plays), Side::Black);
        assert_eq!(settings(Viewpoint::White).wanted(&black_plays), Side::White);
        for seats in [[true, true], [true, false], [false, false]] {
            assert_eq!(settings(Viewpoint::Person).wanted(&session(seats)), Side::White);
        }
    }

    #[test]
    fn the_side_follows_the_turn_only_with_that_setting() {
        let mut session = session([true, true]);
        let steps = session.record().chain().next_steps(session.record().rules());
        let step = steps.into_iter().next().map(|step| (step.from, step.to, step.kind));
        let Some((from, to, kind)) = step else { panic!("no step") };
        session.apply(Intent::Step { from, to, kind });
        if session.to_move() == Some(Side::White) {
            session.apply(Intent::EndTurn);
        }
        assert_eq!(session.to_move(), Some(Side::Black));
        let settings = |viewpoint| CameraSettings { viewpoint, ..CameraSettings::default() };
        assert_eq!(settings(Viewpoint::ToMove).wanted(&session), Side::Black);
        assert_eq!(settings(Viewpoint::Person).wanted(&session), Side::White);
        session.apply(Intent::Resign(Side::White));
        assert_eq!(
            settings(Viewpoint::ToMove).wanted(&session),
            Side::White,
            "unchanged after the end"
        );
    }

    #[test]
    fn the_opposite_view_keeps_pitch_zoom_and_yaw_offset() {
        let view = View { yaw: 0.3, pitch: 0.8, zoom: 0.5, focus: Vec2::new(1.0, 2.0) };
        let there = opposite(view, Side::White, Side::Black);
        assert!((there.yaw - PI - 0.3).abs() < 1e-5);
        assert_eq!((there.pitch, there.zoom, there.focus), (0.8, 0.5, Vec2::new(-1.0, -2.0)));
        let back = opposite(there, Side::Black, Side::White);
        assert!((back.yaw - 0.3).abs() < 1e-5);
        let from_behind = opposite(View::BLACK, Side::White, Side::Black);
        assert_eq!(from_behind.yaw, PI);
    }
}
