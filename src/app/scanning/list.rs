//! What can be chosen with a switch on the board.

use crate::app::actions::InputAction;
use crate::game::play::{Guidance, Session};
use crate::rules::{CaptureKind, Point, PointSet, Side};
use crate::texts::{Texts, id};

/// More points than this are highlighted in groups first.
const GROUPED: usize = 6;

/// What happens if something is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanChoice {
    /// This point is pressed.
    Point(Point),
    /// The group that is captured in this way is chosen.
    Capture(CaptureKind),
    /// This action is carried out.
    Action(InputAction),
    /// The draw is accepted or declined.
    AnswerDraw(bool),
    /// The next game of the match begins.
    NextGame,
    /// The buttons along the edges of the window are highlighted in turn.
    Menu,
    /// Back to the groups.
    Up,
}

/// What is highlighted at once: a thing to choose, or a group of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScanItem {
    /// The points that are highlighted.
    pub points: PointSet,
    /// What happens if it is chosen; `None` for a group.
    pub choice: Option<ScanChoice>,
    /// The things in the group.
    pub group: Vec<Self>,
}

impl ScanItem {
    const fn new(choice: ScanChoice) -> Self {
        Self::at(PointSet::EMPTY, choice)
    }

    const fn at(points: PointSet, choice: ScanChoice) -> Self {
        Self { points, choice: Some(choice), group: Vec::new() }
    }

    const fn action(action: InputAction) -> Self {
        Self::new(ScanChoice::Action(action))
    }

    fn point(point: Point) -> Self {
        Self::at(point.set(), ScanChoice::Point(point))
    }

    /// The name that is shown while it is highlighted.
    pub fn name(&self, texts: &Texts, session: &Session) -> String {
        let board = &session.record().rules().board;
        let Some(choice) = self.choice else {
            return self
                .points
                .into_iter()
                .map(|point| board.name(point))
                .collect::<Vec<_>>()
                .join(" ");
        };
        match choice {
            ScanChoice::Point(point) => board.name(point),
            ScanChoice::Capture(CaptureKind::Approach) => texts.get("menu-take-approach"),
            ScanChoice::Capture(CaptureKind::Withdrawal) => texts.get("menu-take-withdrawal"),
            ScanChoice::Action(action) => texts.get(name_of(action)),
            ScanChoice::AnswerDraw(true) => texts.get("menu-accept"),
            ScanChoice::AnswerDraw(false) => texts.get("menu-decline"),
            ScanChoice::NextGame => texts.get("result-next"),
            ScanChoice::Menu => texts.get("menu-fold"),
            ScanChoice::Up => texts.get("scan-back"),
        }
    }
}

/// The message that names an action.
const fn name_of(action: InputAction) -> &'static str {
    match action {
        InputAction::EndTurn => id("menu-end-turn"),
        InputAction::UndoStep => id("menu-step-back"),
        InputAction::Claim => id("menu-claim"),
        InputAction::Pause => id("clock-resume"),
        InputAction::ReviewFirst => id("review-first"),
        InputAction::ReviewPrevious => id("review-previous"),
        InputAction::ReviewNext => id("review-next"),
        InputAction::ReviewLast => id("review-last"),
        InputAction::ReviewPlay => id("review-autoplay"),
        _ => id("scan-back"),
    }
}

/// What can be chosen now, in the order in which it is highlighted. `picking` is whether a lesson asks for points.
pub fn items(session: &Session, guidance: &Guidance, picking: bool) -> Vec<ScanItem> {
    let mut items = Vec::new();
    if session.review().is_some() {
        let actions = [
            InputAction::ReviewNext,
            InputAction::ReviewPrevious,
            InputAction::ReviewPlay,
            InputAction::ReviewFirst,
            InputAction::ReviewLast,
            InputAction::Back,
        ];
        items.extend(actions.map(ScanItem::action));
    } else {
        questions(session, guidance, &mut items);
        if guidance.acting {
            board(session, guidance, picking, &mut items);
        }
    }
    items.push(ScanItem::new(ScanChoice::Menu));
    items
}

/// What is asked beside the board.
fn questions(session: &Session, guidance: &Guidance, items: &mut Vec<ScanItem>) {
    if session.to_move().is_none() {
        items.extend(session.next_round().map(|_| ScanItem::new(ScanChoice::NextGame)));
        return;
    }
    if session.is_paused() {
        items.push(ScanItem::action(InputAction::Pause));
        return;
    }
    let answers = |side: Side| !session.seat(side.opponent()).is_computer();
    if session.record().offer().is_some_and(answers) {
        items.extend([true, false].map(|yes| ScanItem::new(ScanChoice::AnswerDraw(yes))));
    }
    if session.record().can_claim() && guidance.acting {
        items.push(ScanItem::action(InputAction::Claim));
    }
}

fn board(session: &Session, guidance: &Guidance, picking: bool, items: &mut Vec<ScanItem>) {
    let chain = session.record().chain();
    if picking {
        let all = session.record().rules().board.points();
        items.extend(grouped(session, all.collect()));
    } else if guidance.choice.is_some() {
        items.extend(
            CaptureKind::BOTH.map(|kind| {
                ScanItem::at(guidance.preview[kind as usize], ScanChoice::Capture(kind))
            }),
        );
        items.push(ScanItem::action(InputAction::Back));
    } else if !chain.is_empty() {
        items.extend(targets(guidance));
        if chain.may_end(session.record().rules()).is_ok() {
            items.push(ScanItem::action(InputAction::EndTurn));
        }
        items.push(ScanItem::action(InputAction::UndoStep));
    } else if guidance.chosen.is_some() {
        items.extend(targets(guidance));
        items.push(ScanItem::action(InputAction::Back));
    } else {
        items.extend(grouped(session, guidance.movable));
    }
}

fn targets(guidance: &Guidance) -> impl Iterator<Item = ScanItem> {
    guidance.targets.iter().map(|target| ScanItem::point(target.to))
}

/// The points, by columns if there are many.
fn grouped(session: &Session, points: PointSet) -> Vec<ScanItem> {
    if points.len() <= GROUPED {
        return points.into_iter().map(ScanItem::point).collect();
    }
    let board = &session.record().rules().board;
    let column = |column| -> Option<ScanItem> {
        let these: PointSet =
            points.into_iter().filter(|&point| board.column(point) == column).collect();
        let mut group: Vec<ScanItem> = these.into_iter().map(ScanItem::point).collect();
        if group.len() < 2 {
            return group.pop();
        }
        group.push(ScanItem::new(ScanChoice::Up));
        Some(ScanItem { points: these, choice: None, group })
    };
    (0..board.columns()).filter_map(column).collect()
}
