//! A turn: everything a player does before the other moves, one step or one chain.

use super::points::{Point, PointSet};

/// One of the two ways to capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CaptureKind {
    /// The step ends next to the stones it takes.
    Approach,
    /// The step starts next to the stones it takes.
    Withdrawal,
}

impl CaptureKind {
    /// Approach first.
    pub const BOTH: [Self; 2] = [Self::Approach, Self::Withdrawal];

    /// The letter that marks it in notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Approach => 'A',
            Self::Withdrawal => 'W',
        }
    }
}

/// One stone's step to a neighbouring point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where the stone starts.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// How it captures; `None` when it takes nothing.
    pub kind: Option<CaptureKind>,
    /// The stones it takes.
    pub captured: PointSet,
}

/// A whole turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Where the stone starts.
    pub from: Point,
    /// Its steps in order, at least one.
    pub steps: Vec<Step>,
    /// All stones taken by all steps.
    pub captured: PointSet,
}

impl Turn {
    /// A turn of these steps; `None` when there are none.
    pub fn new(steps: Vec<Step>) -> Option<Self> {
        let from = steps.first()?.from;
        let captured = steps.iter().fold(PointSet::EMPTY, |all, step| all | step.captured);
        Some(Self { from, steps, captured })
    }

    /// Where the stone ends.
    pub fn to(&self) -> Point {
        self.steps.last().map_or(self.from, |step| step.to)
    }

    /// Does the turn capture nothing?
    pub fn is_paika(&self) -> bool {
        self.captured.is_empty()
    }
}
