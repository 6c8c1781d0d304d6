//! The path of the turn that is being animated, and the points of its captured stones. It is drawn
//! while the stone moves and fades afterwards; the path of the record is not drawn meanwhile.

use crate::rules::{Point, PointSet, Step};
use bevy::prelude::*;

/// Seconds in which a finished path fades.
const FADE: f32 = 1.3;
/// Seconds for which it remains when motion is reduced, because nothing else shows the turn then.
const STAY: f32 = 2.4;

/// The path of the turn that is being animated or was animated last.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct AnimatedPath {
    /// The points of the path so far, starting with its first. A stone that moves forwards is on
    /// its way to the last point; one that moves back comes from it.
    pub points: Vec<Point>,
    /// The points whose stones were captured on it, by approach and by withdrawal.
    pub captured: [PointSet; 2],
    /// The moving stone.
    pub mover: Option<Entity>,
    /// Whether the turn is still being animated.
    pub in_progress: bool,
    /// Seconds since the animation ended.
    age: f32,
    /// Whether it remains visible instead of fading.
    lingers: bool,
}

impl AnimatedPath {
    /// How opaque it is drawn, from 1 to 0.
    pub fn opacity(&self) -> f32 {
        if self.in_progress || self.lingers { 1.0 } else { 1.0 - (self.age / FADE).clamp(0.0, 1.0) }
    }

    /// Whether there is nothing to draw.
    pub const fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// Starts a step, the last of this path so far.
    pub fn extend(&mut self, path: &[Point], step: &Step, mover: Entity) {
        let follows = self.in_progress && path.len() > 2 && path.starts_with(&self.points);
        let captured = if follows { self.captured } else { [PointSet::EMPTY; 2] };
        *self = Self {
            points: path.to_vec(),
            captured,
            mover: Some(mover),
            in_progress: true,
            ..default()
        };
        if let Some(kind) = step.kind {
            self.captured[kind as usize] |= step.captured;
        }
    }

    /// Starts to take back the last step of this path.
    pub(crate) fn retract(&mut self, path: &[Point], mover: Entity) {
        *self = Self { points: path.to_vec(), mover: Some(mover), in_progress: true, ..default() };
    }

    /// Ends the animation. `open` tells whether the chain may continue; the guidance then shows its
    /// path.
    pub fn finish(&mut self, open: bool, reversed: bool, lingers: bool) {
        if open || reversed && !lingers {
            *self = Self::default();
        } else {
            *self = Self { in_progress: false, age: 0.0, lingers, ..std::mem::take(self) };
        }
    }

    /// Advances the time since the animation ended.
    pub fn advance(&mut self, seconds: f32) {
        if self.in_progress || self.is_empty() {
            return;
        }
        self.age += seconds;
        if self.age >= if self.lingers { STAY } else { FADE } {
            *self = Self::default();
        }
    }
}
