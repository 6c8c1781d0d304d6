//! Advice for the person to move: what the view model knows of it.

use crate::engine::{Report, Score};
use crate::rules::{CaptureKind, Point, PointSet, Step, Turn};

/// How far a wish for advice has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A good turn is being looked for.
    Sought,
    /// It is shown on the board.
    Shown(Advice),
    /// It is shown, and explained in a sentence.
    Explained(Advice),
}

/// A turn that is advised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The way of what is still to be done of it, its start first; the start alone when the turn
    /// had best end where it stands.
    pub way: Vec<Point>,
    /// The stones this takes, by approach and by withdrawal.
    pub taken: [PointSet; 2],
    /// How many stones the best answer takes, as far as the adviser sees.
    pub loses: usize,
    /// What the turn is worth for its player.
    pub score: Score,
}

impl Hint {
    /// The advice, once it is found.
    pub const fn advice(&self) -> Option<&Advice> {
        match self {
            Self::Sought => None,
            Self::Shown(advice) | Self::Explained(advice) => Some(advice),
        }
    }
}

impl Advice {
    /// The advice in a report. `done` are the steps of it that an open chain has taken already.
    pub fn of(report: &Report, done: &[Step]) -> Option<Self> {
        let turn = report.best.as_ref()?;
        let rest = turn.steps.strip_prefix(done)?;
        // With nothing left to do the turn is to end where it stands.
        let from = rest.first().map_or(turn.to(), |step| step.from);
        let way = std::iter::once(from).chain(rest.iter().map(|step| step.to)).collect();
        let mut taken = [PointSet::EMPTY; 2];
        for step in rest {
            if let Some(kind) = step.kind {
                taken[kind as usize] |= step.captured;
            }
        }
        let loses = report.line.get(1).map_or(0, |reply: &Turn| reply.captured.len());
        Some(Self { way, taken, loses, score: report.score })
    }

    /// How many stones are still to be taken.
    pub fn takes(&self) -> usize {
        CaptureKind::BOTH.into_iter().map(|kind| self.taken[kind as usize].len()).sum()
    }
}
