//! The way of the turn that is being shown, and the points it has emptied: drawn while the stone
//! goes, fading after. Markers draw it; what the record says of the way waits until then.

use crate::rules::{CaptureKind, Point, PointSet, Step};
use bevy::prelude::*;

/// Seconds in which a way that was shown fades.
const FADE: f32 = 1.3;
/// Seconds for which it stays where nothing glides: then it is all there is to see of a turn.
const STAY: f32 = 2.4;

/// The way of the turn that is shown now, or was a moment ago.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Trace {
    /// The points of the way so far, its start first; a stone that goes on is on its way to the
    /// last. One that goes back comes from it.
    pub way: Vec<Point>,
    /// The points whose stones were taken on it, by approach and by withdrawal.
    pub taken: [PointSet; 2],
    /// The stone on its way.
    pub mover: Option<Entity>,
    /// Is the turn still being shown?
    pub under_way: bool,
    /// Seconds since its show was over.
    pub(super) old: f32,
    /// It stays instead of fading.
    pub(super) stays: bool,
}

impl Trace {
    /// How strongly it is to be drawn, from 1 to 0.
    pub fn strength(&self) -> f32 {
        if self.under_way || self.stays { 1.0 } else { 1.0 - (self.old / FADE).clamp(0.0, 1.0) }
    }

    /// Nothing to be seen any more?
    pub const fn is_gone(&self) -> bool {
        self.way.is_empty()
    }

    /// A step begins, the last of this way so far.
    pub(super) fn goes_on(&mut self, way: &[Point], step: &Step, mover: Entity) {
        let follows = self.under_way && way.len() > 2 && way.starts_with(&self.way);
        let taken = if follows { self.taken } else { [PointSet::EMPTY; 2] };
        *self = Self { way: way.to_vec(), taken, mover: Some(mover), under_way: true, ..default() };
        if let Some(kind) = step.kind {
            self.taken[kind as usize] |= step.captured;
        }
    }

    /// The last step of this way is taken back.
    pub(super) fn goes_back(&mut self, way: &[Point], mover: Entity) {
        *self = Self { way: way.to_vec(), mover: Some(mover), under_way: true, ..default() };
    }

    /// All steps that were to be shown are. `open`: the chain may go on, and the guidance shows
    /// its way.
    pub(super) fn ends(&mut self, open: bool, back: bool, stays: bool) {
        if open || back && !stays {
            *self = Self::default();
        } else {
            *self = Self { under_way: false, old: 0.0, stays, ..std::mem::take(self) };
        }
    }

    /// Lets time pass.
    pub(super) fn pass(&mut self, seconds: f32) {
        if self.under_way || self.is_gone() {
            return;
        }
        self.old += seconds;
        if self.old >= if self.stays { STAY } else { FADE } {
            *self = Self::default();
        }
    }

    /// How a stone was taken from this point.
    pub fn taken_how(&self, point: Point) -> Option<CaptureKind> {
        CaptureKind::BOTH.into_iter().find(|&kind| self.taken[kind as usize].contains(point))
    }
}
