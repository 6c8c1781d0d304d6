//! The camera follows moving stones: a little in a long chain, more in the turn that ends the game. Then it returns.

use crate::app::session::CurrentSession;
use crate::app::table::looks::StoneBody;
use crate::app::table::markers::AnimatedPath;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The points of a chain's path from which on the camera follows it: three steps.
const LONG: usize = 4;
/// The share of a stone's way that the camera follows, and the greatest distance, in units of the
/// layout.
const SHARE: f32 = 0.16;
const FARTHEST: f32 = 0.5;
/// The same in the last turn of a game.
const LAST_SHARE: f32 = 0.34;
const LAST_FARTHEST: f32 = 1.1;
/// The rate at which it follows, as an exponential decay per second.
const PACE: f32 = 2.4;

/// The stone that moves now, and its path.
#[derive(SystemParam)]
pub(super) struct MovingStone<'w, 's> {
    path: Option<Res<'w, AnimatedPath>>,
    session: Option<Res<'w, CurrentSession>>,
    stones: Query<'w, 's, &'static Transform, With<StoneBody>>,
}

impl MovingStone<'_, '_> {
    /// How far a camera with this focus follows it, x and z; zero unless it plays a long chain or the last turn.
    pub fn leads(&self, focus: Vec2) -> Vec2 {
        let last = self.session.as_ref().is_some_and(|session| {
            session.review().is_none() && session.outcome().is_some() && !session.is_exercise()
        });
        let stone = self.path.as_ref().filter(|path| path.in_progress);
        let stone = stone.filter(|path| last || path.points.len() >= LONG);
        let place = stone.and_then(|path| self.stones.get(path.mover?).ok());
        let (share, farthest) = if last { (LAST_SHARE, LAST_FARTHEST) } else { (SHARE, FARTHEST) };
        place.map_or(Vec2::ZERO, |place| {
            ((place.translation.xz() - focus) * share).clamp_length_max(farthest)
        })
    }
}

/// Approaches a goal in this many seconds. Arrives once the distance is negligible.
pub(super) fn followed(now: Vec2, goal: Vec2, seconds: f32) -> Vec2 {
    let next = now.lerp(goal, 1.0 - (-PACE * seconds).exp());
    if next.distance(goal) < 0.002 { goal } else { next }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camera_follows_gently_and_returns() {
        let goal = Vec2::new(0.4, -0.1);
        let first = followed(Vec2::ZERO, goal, 0.016);
        assert!(first.length() > 0.0 && first.length() < 0.05, "{first}");
        let there = (0..300).fold(Vec2::ZERO, |now, _| followed(now, goal, 0.016));
        assert_eq!(there, goal);
        assert_eq!((0..300).fold(goal, |now, _| followed(now, Vec2::ZERO, 0.016)), Vec2::ZERO);
    }
}
