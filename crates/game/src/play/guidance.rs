//! The view model of the board: which moves are possible now, and what a click would do.
//!
//! Markers and status texts are derived from [`Guidance`] alone, so its tests cover both.

use super::Hint;
use fanorona_rules::{CaptureKind, Chain, Point, PointSet, Record, Side, Step};

/// What a person has selected on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// The stone chosen to move.
    pub chosen: Option<Point>,
    /// The point under the pointer or the keyboard cursor.
    pub hovered: Option<Point>,
    /// The end point of a step that can capture both ways, while the choice is pending.
    pub choice: Option<Point>,
    /// The end point of a step that is shown until it is confirmed.
    pub proposed: Option<Point>,
    /// Whether a step is shown first, and counts when it is confirmed.
    pub confirms: bool,
    /// The hint requested in this position.
    pub hint: Option<Hint>,
}

impl Selection {
    /// Updates the selection after a change of the record: keeps the stone of an open chain chosen and
    /// clears what is pending and the hint.
    pub fn follow(&mut self, record: &Record) {
        self.chosen = record.chain().at();
        self.choice = None;
        self.proposed = None;
        self.hint = None;
    }
}

/// A point that the chosen stone may move to; see [`Guidance`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The point.
    pub to: Point,
    /// The stones captured by approach; empty if the step does not capture that way.
    pub approach: PointSet,
    /// The stones captured by withdrawal; empty if the step does not capture that way.
    pub withdrawal: PointSet,
}

impl Target {
    /// Whether the player must choose between approach and withdrawal.
    pub const fn needs_choice(&self) -> bool {
        !self.approach.is_empty() && !self.withdrawal.is_empty()
    }
}

/// The moves that are possible now, and what to highlight on the board.
///
/// ```
/// use fanorona_game::play::{Guidance, Seat, Selection, Session, Target};
/// use fanorona_rules::variant::shipped;
///
/// let session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, Seat::Person]);
/// let board = &session.record().rules().board;
/// let point = |name| board.point_named(name).unwrap();
/// let selection = Selection { chosen: Some(point("c1")), ..Selection::default() };
/// let guidance = Guidance::of(session.record(), session.person_to_move(), &selection);
/// assert!(guidance.capturing && guidance.movable.contains(point("c1")));
///
/// let target: &Target = guidance.target(point("b2")).unwrap();
/// assert_eq!(target.approach.len(), 1);
/// assert!(!target.needs_choice());
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Guidance {
    /// The side to move; `None` if the game is over.
    pub to_move: Option<Side>,
    /// Whether a person may act now. If not, `movable`, `chosen`, `hovered`, `targets`, `preview`,
    /// `choice`, `proposed` and `hint` are empty.
    pub acting: bool,
    /// The stones that may move now.
    pub movable: PointSet,
    /// Whether their steps capture.
    pub capturing: bool,
    /// The stone chosen to move.
    pub chosen: Option<Point>,
    /// The point under the pointer.
    pub hovered: Option<Point>,
    /// The points that the chosen stone may move to.
    pub targets: Vec<Target>,
    /// The stones that the hovered or pending step would capture by approach and by withdrawal.
    pub preview: [PointSet; 2],
    /// The end point of a step for which the choice between the two preview groups is pending.
    pub choice: Option<Point>,
    /// The end point of a step that waits for being confirmed.
    pub proposed: Option<Point>,
    /// The points of the open chain, its start first; empty if no chain is open.
    pub path: Vec<Point>,
    /// The points of the last complete turn, its start first; empty while a chain is open.
    pub last: Vec<Point>,
    /// The requested hint.
    pub hint: Option<Hint>,
}

impl Guidance {
    /// The guidance for a record. `acting` is whether a person may act.
    ///
    /// ```
    /// use fanorona_game::play::{Guidance, Selection};
    /// use fanorona_rules::{Record, Side, variant::shipped};
    ///
    /// let game = Record::new(shipped::variant("telo").unwrap().rules.clone());
    /// let guidance = Guidance::of(&game, false, &Selection::default());
    /// assert_eq!(guidance.to_move, Some(Side::White));
    /// assert!(guidance.movable.is_empty()); // nobody may act
    /// ```
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
        let proposed =
            selection.proposed.filter(|&to| targets.iter().any(|target| target.to == to));
        let shown = choice.or(proposed).or(hovered);
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
            proposed,
            hint: selection.hint.clone().filter(|_| acting && !over),
            path: path(chain.steps()),
            last: if chain.is_empty() {
                record.turns().last().map_or_else(Vec::new, |turn| path(&turn.steps))
            } else {
                Vec::new()
            },
        }
    }

    /// The way of capturing that removes the stone on this point; `None` if no choice is pending or
    /// the stone is in neither group.
    pub fn group_of(&self, point: Point) -> Option<CaptureKind> {
        self.choice?;
        CaptureKind::BOTH.into_iter().find(|&kind| self.preview[kind as usize].contains(point))
    }

    /// The target on this point; `None` if the chosen stone may not move there.
    pub fn target(&self, to: Point) -> Option<&Target> {
        self.targets.iter().find(|target| target.to == to)
    }
}

/// The current stones of White and Black, after the steps of an open chain.
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
