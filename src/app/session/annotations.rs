//! Points and paths that a lesson shows on the board.

use crate::rules::{Point, PointSet};
use bevy::prelude::*;

/// What is drawn on the board besides the guidance.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardAnnotations {
    /// The points that the text speaks of.
    pub marked: PointSet,
    /// The points that the player has picked; `None` while points are not asked for. While they are
    /// asked for, a click picks a point instead of choosing a stone.
    pub picked: Option<PointSet>,
    /// The points of a turn that is suggested, its start first.
    pub path: Vec<Point>,
    /// The points of a turn of the opponent, or of one that was a mistake, its start first.
    pub reply: Vec<Point>,
    /// The stones that these turns capture.
    pub captured: PointSet,
}

/// What is shown for as long as the pointer is over something. What was shown before comes back afterwards.
#[derive(Clone, Debug, Default)]
pub struct PassingAnnotations {
    shown: Option<BoardAnnotations>,
    before: BoardAnnotations,
}

impl PassingAnnotations {
    /// Shows these annotations, or no longer any. What others show meanwhile is left alone.
    pub fn show(
        &mut self,
        wanted: Option<BoardAnnotations>,
        annotations: &mut ResMut<BoardAnnotations>,
    ) {
        if wanted == self.shown {
            return;
        }
        if self.shown.as_ref().is_none_or(|shown| *shown == **annotations) {
            if self.shown.is_none() {
                self.before.clone_from(annotations);
            }
            let before = &self.before;
            annotations.set_if_neq(wanted.clone().unwrap_or_else(|| before.clone()));
        }
        self.shown = wanted;
    }
}

/// The points that are highlighted for a player with a switch.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScannedPoints(pub PointSet);

/// A point that was clicked or selected by a key while points are asked for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct PointPicked(pub Point);
