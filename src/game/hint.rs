//! Hints for the person to move, as the view model holds them.

use crate::engine::{Report, Score};
use crate::rules::{CaptureKind, Point, PointSet, Step, Turn};

/// The state of a requested hint.
///
/// ```
/// use fanorona::engine::{Limits, search};
/// use fanorona::game::{Advice, Hint, Seat, Session};
/// use fanorona::rules::variant::shipped;
///
/// let session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, Seat::Person]);
/// let mut hint = Hint::Searching;
/// assert_eq!(hint.advice(), None);
///
/// let report = search(session.record(), Limits::nodes(5_000), &mut || false);
/// hint = Hint::Shown(Advice::of(&report, session.record().chain().steps()).unwrap());
/// assert!(hint.advice().unwrap().path.len() >= 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The engine is searching for a good turn.
    Searching,
    /// The advice is shown on the board.
    Shown(Advice),
    /// The advice is shown and explained in a sentence.
    Explained(Advice),
}

/// An advised turn, or what is left of it while a chain is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The points of the steps still to be taken, the start first; the start alone if it is best to
    /// end the turn now.
    pub path: Vec<Point>,
    /// The stones that these steps capture, by approach and by withdrawal.
    pub taken: [PointSet; 2],
    /// The number of stones that the best reply captures, as far as the search sees.
    pub loses: usize,
    /// The value of the turn for its player.
    pub score: Score,
}

impl Hint {
    /// The advice; `None` while the engine is searching.
    pub const fn advice(&self) -> Option<&Advice> {
        match self {
            Self::Searching => None,
            Self::Shown(advice) | Self::Explained(advice) => Some(advice),
        }
    }
}

impl Advice {
    /// The advice in a report. `done` are the steps that the open chain has already taken. Returns
    /// `None` if the report has no best turn or the turn does not begin with these steps.
    pub fn of(report: &Report, done: &[Step]) -> Option<Self> {
        let turn = report.best.as_ref()?;
        let rest = turn.steps.strip_prefix(done)?;
        // If no steps are left, the advice is to end the turn.
        let from = rest.first().map_or(turn.to(), |step| step.from);
        let path = std::iter::once(from).chain(rest.iter().map(|step| step.to)).collect();
        let mut taken = [PointSet::EMPTY; 2];
        for step in rest {
            if let Some(kind) = step.kind {
                taken[kind as usize] |= step.captured;
            }
        }
        let loses = report.line.get(1).map_or(0, |reply: &Turn| reply.captured.len());
        Some(Self { path, taken, loses, score: report.score })
    }

    /// The number of stones still to be captured.
    pub fn takes(&self) -> usize {
        CaptureKind::BOTH.into_iter().map(|kind| self.taken[kind as usize].len()).sum()
    }
}
