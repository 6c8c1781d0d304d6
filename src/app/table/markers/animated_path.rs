//! The way of the turn that is being shown, and the points it has emptied: drawn while the stone
//! goes, fading after. Markers draw it; what the record says of the way waits until then.

use crate::rules::{Point, PointSet, Step};
use bevy::prelude::*;

/// Seconds in which a way that was shown fades.
const FADE: f32 = 1.3;
/// Seconds for which it stays where nothing glides: then it is all there is to see of a turn.
const STAY: f32 = 2.4;

/// The way of the turn that is shown now, or was a moment ago.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct AnimatedPath {
    /// The points of the way so far, its start first; a stone that goes on is on its way to the
    /// last. One that goes back comes from it.
    pub points: Vec<Point>,
    /// The points whose stones were taken on it, by approach and by withdrawal.
    pub captured: [PointSet; 2],
    /// The stone on its way.
    pub mover: Option<Entity>,
    /// Is the turn still being shown?
    pub in_progress: bool,
    /// Seconds since its show was over.
    age: f32,
    /// It stays instead of fading.
    lingers: bool,
}

impl AnimatedPath {
    /// How strongly it is to be drawn, from 1 to 0.
    pub fn opacity(&self) -> f32 {
        if self.in_progress || self.lingers { 1.0 } else { 1.0 - (self.age / FADE).clamp(0.0, 1.0) }
    }

    /// Nothing to be seen any more?
    pub const fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// A step begins, the last of this way so far.
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

    /// The last step of this way is taken back.
    pub fn retract(&mut self, path: &[Point], mover: Entity) {
        *self = Self { points: path.to_vec(), mover: Some(mover), in_progress: true, ..default() };
    }

    /// All steps that were to be shown are. `open`: the chain may go on, and the guidance shows
    /// its way.
    pub fn finish(&mut self, open: bool, reversed: bool, lingers: bool) {
        if open || reversed && !lingers {
            *self = Self::default();
        } else {
            *self = Self { in_progress: false, age: 0.0, lingers, ..std::mem::take(self) };
        }
    }

    /// Lets time pass.
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
