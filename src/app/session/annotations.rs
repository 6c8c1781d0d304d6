//! Points and paths that lessons, the coach, the analysis and lists of turns show on the board.

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

/// What is drawn in place of [`BoardAnnotations`] for as long as the pointer is over something.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PassingAnnotations(pub Option<BoardAnnotations>);

impl PassingAnnotations {
    /// What is drawn: these annotations if there are any, else the lasting ones.
    pub fn over<'a>(&'a self, lasting: &'a BoardAnnotations) -> &'a BoardAnnotations {
        self.0.as_ref().unwrap_or(lasting)
    }
}

/// What one of several places shows on the board. A place removes its own annotations only, and leaves alone what
/// others show meanwhile.
#[derive(Clone, Debug, Default)]
pub struct PointedOut(Option<BoardAnnotations>);

impl PointedOut {
    /// Shows these annotations, or no longer any, for as long as the pointer is over something.
    pub fn show(
        &mut self,
        wanted: Option<BoardAnnotations>,
        passing: &mut ResMut<PassingAnnotations>,
    ) {
        if self.replace(&wanted, passing.0.as_ref()) {
            passing.set_if_neq(PassingAnnotations(wanted));
        }
    }

    /// Shows these annotations, or no longer any, until they are replaced.
    pub fn show_lasting(
        &mut self,
        wanted: Option<BoardAnnotations>,
        lasting: &mut ResMut<BoardAnnotations>,
    ) {
        if self.replace(&wanted, Some(lasting)) {
            lasting.set_if_neq(wanted.unwrap_or_default());
        }
    }

    /// Notes what the place wants to show. Returns whether that replaces what is shown.
    fn replace(
        &mut self,
        wanted: &Option<BoardAnnotations>,
        shown: Option<&BoardAnnotations>,
    ) -> bool {
        if *wanted == self.0 {
            return false;
        }
        let own = shown == self.0.as_ref();
        self.0.clone_from(wanted);
        wanted.is_some() || own
    }
}

/// The points that are highlighted for a player with a switch.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScannedPoints(pub PointSet);

/// A point that was clicked or selected by a key while points are asked for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct PointPicked(pub Point);
