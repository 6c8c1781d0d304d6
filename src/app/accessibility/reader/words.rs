//! What a screen reader says of each point of the board.

use crate::game::play::{Guidance, Selection, Session, Target, stones};
use crate::rules::{Board, CaptureKind, Point, PointSet, Side};
use crate::texts::{Texts, id, say};

/// The points of a board in words, and the order in which they are read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BoardWords {
    /// What the board is called.
    pub name: String,
    /// The points, row by row from the far side as White sees it, and what is said of them.
    pub points: Vec<(Point, String)>,
}

impl BoardWords {
    /// The words for a position. `picked` are the points that the player has picked, where an exercise
    /// asks for points.
    pub(crate) fn new(
        texts: &Texts,
        session: &Session,
        guidance: &Guidance,
        picked: Option<PointSet>,
    ) -> Self {
        let board = &session.record().rules().board;
        let rows = (0..board.rows()).rev();
        let places = rows.flat_map(|row| (0..board.columns()).map(move |column| (column, row)));
        let points = places
            .filter_map(|(column, row)| board.point(column, row))
            .map(|point| (point, point_words(texts, session, guidance, picked, point)));
        Self { name: texts.get("accessibility-board-name"), points: points.collect() }
    }
}

/// The name of a point, what is on it, and what can be done there.
fn point_words(
    texts: &Texts,
    session: &Session,
    guidance: &Guidance,
    picked: Option<PointSet>,
    point: Point,
) -> String {
    let record = session.record();
    let board = &record.rules().board;
    let there = stones(record.chain());
    let side = Side::BOTH.into_iter().find(|&side| there[side as usize].contains(point));
    let content = side.map_or("none", say::side_key);
    let mut said = vec![texts.with(
        "accessibility-point",
        &[("point", board.name(point).into()), ("content", content.into())],
    )];
    if let Some(picked) = picked {
        said.extend(picked.contains(point).then(|| texts.get("accessibility-chosen")));
        return said.join(", ");
    }
    if let Some(kind) = guidance.group_of(point) {
        said.push(texts.keyed("accessibility-taken-*", key(kind)));
    }
    if guidance.chosen == Some(point) {
        said.push(texts.get("accessibility-chosen"));
    }
    if let Some(target) = guidance.target(point) {
        let ids = [id("accessibility-takes-approach"), id("accessibility-takes-withdrawal")];
        let takes = captures(texts, board, target, ids);
        said.push(match takes.is_empty() {
            true => texts.get("accessibility-step-here"),
            false => texts.with("accessibility-capture-here", &[("ways", takes.join("; ").into())]),
        });
    } else if guidance.movable.contains(point) {
        said.extend(stone_words(texts, session, point));
    }
    said.join(", ")
}

/// What a stone can do; `None` if it cannot step.
fn stone_words(texts: &Texts, session: &Session, stone: Point) -> Option<String> {
    let record = session.record();
    let board = &record.rules().board;
    let chosen = Selection { chosen: Some(stone), ..Selection::default() };
    let targets = Guidance::of(record, true, &chosen).targets;
    let ids = [id("accessibility-takes-approach-to"), id("accessibility-takes-withdrawal-to")];
    let ways = targets.iter().flat_map(|target| captures(texts, board, target, ids));
    let ways: Vec<String> = ways.collect();
    if !ways.is_empty() {
        return Some(texts.with("accessibility-can-capture", &[("ways", ways.join("; ").into())]));
    }
    let free: PointSet = targets.iter().map(|target| target.to).collect();
    let points = say::points(board, free);
    (!points.is_empty()).then(|| texts.with("accessibility-can-step", &[("points", points.into())]))
}

/// The captures of a step, in words of the messages for approach and for withdrawal: each has the number of stones and
/// the point that the stone steps to.
fn captures(texts: &Texts, board: &Board, target: &Target, ids: [&str; 2]) -> Vec<String> {
    let taken = ids.into_iter().zip([target.approach, target.withdrawal]);
    taken
        .filter(|(_, taken)| !taken.is_empty())
        .map(|(message, taken)| {
            let point = board.name(target.to);
            texts.with(message, &[("point", point.into()), ("count", taken.len().into())])
        })
        .collect()
}

/// The last word of the ids of the messages about a way of capturing.
const fn key(kind: CaptureKind) -> &'static str {
    match kind {
        CaptureKind::Approach => "approach",
        CaptureKind::Withdrawal => "withdrawal",
    }
}
