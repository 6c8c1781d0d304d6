//! From which side of the table the board is seen, and when the camera goes round to the other.

use super::view::{TableCamera, View};
use crate::app::schedule::AnimationState;
use crate::app::session::CurrentSession;
use crate::game::Session;
use crate::rules::Side;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// From which side the board is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewpoint {
    /// Always from White's.
    White,
    /// From the side of the person who plays; White's when two people do.
    #[default]
    Person,
    /// When two people play, from the side of the one to move.
    ToMove,
}

/// How the camera behaves.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// From which side the board is seen.
    pub viewpoint: Viewpoint,
    /// It jumps to new views instead of gliding there.
    pub reduced: bool,
    /// The side it sits at now.
    pub side: Side,
}

impl Default for Habits {
    fn default() -> Self {
        Self { viewpoint: Viewpoint::default(), reduced: false, side: Side::White }
    }
}

impl Habits {
    /// The view to come back to.
    pub const fn home(&self) -> View {
        View::of(self.side)
    }

    /// The side to sit at while this game stands so.
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

/// Goes round the table when the other side is to be sat at, once the stones lie still.
pub(super) fn take_seat(
    session: Res<CurrentSession>,
    stage: Res<AnimationState>,
    mut habits: ResMut<Habits>,
    mut cameras: Query<&mut TableCamera>,
) {
    let wanted = habits.wanted(&session);
    if stage.busy || wanted == habits.side {
        return;
    }
    for mut camera in &mut cameras {
        let view = across(camera.goal, habits.side, wanted);
        camera.look(view);
    }
    habits.side = wanted;
}

/// The view from the other side, as steep and as near. Whoever had looked from elsewhere than
/// their own side sits down at it.
fn across(view: View, from: Side, to: Side) -> View {
    let off = (view.yaw - View::of(from).yaw + PI).rem_euclid(TAU) - PI;
    let off = if off.abs() < FRAC_PI_2 { off } else { 0.0 };
    View { yaw: View::of(to).yaw + off, focus: -view.focus, ..view }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Intent, Seat};
    use crate::rules::variant::shipped;

    fn session(seats: [bool; 2]) -> Session {
        let computer = Seat::choices().nth(1).unwrap_or_default();
        let seats = seats.map(|person| if person { Seat::Person } else { computer.clone() });
        Session::new(shipped::all()[0].clone(), seats)
    }

    #[test]
    fn people_sit_at_their_own_side() {
        let habits = |viewpoint| Habits { viewpoint, ..Habits::default() };
        let black_plays = session([false, true]);
        assert_eq!(habits(Viewpoint::Person).wanted(&black_plays), Side::Black);
        assert_eq!(habits(Viewpoint::ToMove).wanted(&black_plays), Side::Black);
        assert_eq!(habits(Viewpoint::White).wanted(&black_plays), Side::White);
        for seats in [[true, true], [true, false], [false, false]] {
            assert_eq!(habits(Viewpoint::Person).wanted(&session(seats)), Side::White);
        }
    }

    #[test]
    fn seats_change_with_the_turn_only_where_that_is_wanted() {
        let mut session = session([true, true]);
        let steps = session.record().chain().next_steps(session.record().rules());
        let step = steps.into_iter().next().map(|step| (step.from, step.to, step.kind));
        let Some((from, to, kind)) = step else { panic!("no step") };
        session.apply(Intent::Step { from, to, kind });
        if session.to_move() == Some(Side::White) {
            session.apply(Intent::EndTurn);
        }
        assert_eq!(session.to_move(), Some(Side::Black));
        let habits = |viewpoint| Habits { viewpoint, ..Habits::default() };
        assert_eq!(habits(Viewpoint::ToMove).wanted(&session), Side::Black);
        assert_eq!(habits(Viewpoint::Person).wanted(&session), Side::White);
        session.apply(Intent::Resign(Side::White));
        assert_eq!(habits(Viewpoint::ToMove).wanted(&session), Side::White, "over: it stays");
    }

    #[test]
    fn the_way_across_keeps_what_was_chosen() {
        let view = View { yaw: 0.3, pitch: 0.8, zoom: 0.5, focus: Vec2::new(1.0, 2.0) };
        let there = across(view, Side::White, Side::Black);
        assert!((there.yaw - PI - 0.3).abs() < 1e-5);
        assert_eq!((there.pitch, there.zoom, there.focus), (0.8, 0.5, Vec2::new(-1.0, -2.0)));
        let back = across(there, Side::Black, Side::White);
        assert!((back.yaw - 0.3).abs() < 1e-5);
        let from_behind = across(View::BLACK, Side::White, Side::Black);
        assert_eq!(from_behind.yaw, PI);
    }
}
