//! The view model of the board: what may be done now, and what the pointer would do.
//!
//! Markers and sentences are derived from [`Guidance`] alone, so tests of it cover both.

use super::Hint;
use crate::rules::{CaptureKind, Chain, Point, PointSet, Record, Side, Step};

/// What the person at the board has picked so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// The stone chosen to move.
    pub chosen: Option<Point>,
    /// The point under the pointer or the keyboard's cursor.
    pub hovered: Option<Point>,
    /// A step that captures both ways and waits for the choice: its end point.
    pub choice: Option<Point>,
    /// The hint that was asked for in this position.
    pub hint: Option<Hint>,
}

impl Selection {
    /// After a change of the record: an open chain's stone stays chosen, all else is dropped.
    pub fn follow(&mut self, record: &Record) {
        self.chosen = record.chain().at();
        self.choice = None;
        self.hint = None;
    }
}

/// A point the chosen stone may step to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The point.
    pub to: Point,
    /// The stones taken by approach; empty when the step does not capture that way.
    pub approach: PointSet,
    /// The stones taken by withdrawal; empty when the step does not capture that way.
    pub withdrawal: PointSet,
}

impl Target {
    /// Must the player choose between two groups here?
    pub const fn needs_choice(&self) -> bool {
        !self.approach.is_empty() && !self.withdrawal.is_empty()
    }
}

/// What may be done now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Guidance {
    /// The side to move; `None` when the game is over.
    pub to_move: Option<Side>,
    /// May a person act now? Otherwise nothing below invites to.
    pub acting: bool,
    /// The stones that may take a step now.
    pub movable: PointSet,
    /// Do these steps capture?
    pub capturing: bool,
    /// The stone chosen to move.
    pub chosen: Option<Point>,
    /// The point under the pointer.
    pub hovered: Option<Point>,
    /// Where the chosen stone may go.
    pub targets: Vec<Target>,
    /// The stones that the hovered or waiting step would take by approach and by withdrawal.
    pub preview: [PointSet; 2],
    /// The end point of a step that waits for the choice between the two preview groups.
    pub choice: Option<Point>,
    /// The open chain's way, its start first; empty when no chain is open.
    pub path: Vec<Point>,
    /// The last whole turn's way, its start first; empty while a chain is open.
    pub last: Vec<Point>,
    /// The advice that was asked for.
    pub hint: Option<Hint>,
}

impl Guidance {
    /// The view of a record. `acting` tells whether a person may act.
    pub fn of(record: &Record, acting: bool, selection: &Selection) -> Self {
        let (rules, chain) = (record.rules(), record.chain());
        let over = record.outcome().is_some();
        let steps = if over { Vec::new() } else { chain.next_steps(rules) };
        let chosen = selection.chosen.filter(|_| acting);
        let targets = chosen.map_or_else(Vec::new, |from| targets(&steps, from));
        let hovered = selection.hovered.filter(|_| acting);
        let choice = selection
            .choice
            .filter(|&to| targets.iter().any(|target| target.to == to && target.needs_choice()));
        let shown = choice.or(hovered);
        let preview = targets
            .iter()
            .find(|target| Some(target.to) == shown)
            .map_or([PointSet::EMPTY; 2], |target| [target.approach, target.withdrawal]);
        Self {
            to_move: (!over).then(|| record.position().side()),
            acting,
            movable: if acting {
                steps.iter().map(|step| step.from).collect()
            } else {
                PointSet::EMPTY
            },
            capturing: steps.iter().any(|step| step.kind.is_some()),
            chosen,
            hovered,
            targets,
            preview,
            choice,
            hint: selection.hint.clone().filter(|_| acting && !over),
            path: path(chain.steps()),
            last: if chain.is_empty() {
                record.turns().last().map_or_else(Vec::new, |turn| path(&turn.steps))
            } else {
                Vec::new()
            },
        }
    }

    /// The way of capturing that takes the stone on this point, while a choice is open.
    pub fn group_of(&self, point: Point) -> Option<CaptureKind> {
        self.choice?;
        CaptureKind::BOTH.into_iter().find(|&kind| self.preview[kind as usize].contains(point))
    }

    /// The target on this point.
    pub fn target(&self, to: Point) -> Option<&Target> {
        self.targets.iter().find(|target| target.to == to)
    }
}

/// The stones as they lie now, open chain included: White's and Black's.
pub fn stones(chain: &Chain) -> [PointSet; 2] {
    match chain.base().side() {
        Side::White => [chain.own(), chain.enemy()],
        Side::Black => [chain.enemy(), chain.own()],
    }
}

fn targets(steps: &[Step], from: Point) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for step in steps.iter().filter(|step| step.from == from) {
        let empty = Target { to: step.to, approach: PointSet::EMPTY, withdrawal: PointSet::EMPTY };
        let at = targets.iter().position(|target| target.to == step.to).unwrap_or_else(|| {
            targets.push(empty);
            targets.len() - 1
        });
        match step.kind {
            Some(CaptureKind::Approach) => targets[at].approach = step.captured,
            Some(CaptureKind::Withdrawal) => targets[at].withdrawal = step.captured,
            None => {}
        }
    }
    targets
}

fn path(steps: &[Step]) -> Vec<Point> {
    let ends = steps.iter().map(|step| step.to);
    steps.first().map(|step| step.from).into_iter().chain(ends).collect()
}
