//! View model of the analysis of the game under review: its curve, what is said about both sides, and what
//! is said about the turn on display.

use crate::app::analysis::{AnalysedGame, AnalysisState, node_after, played};
use crate::game::analysis::{GameAnalysis, Mark};
use crate::game::play::{Review, Session};
use crate::rules::notation::{NodeId, write_turn};
use crate::rules::{Record, Side};
use crate::texts::{Texts, say};
use std::collections::HashMap;
use std::time::Duration;

/// The most reasons that are told about a turn.
const REASONS: usize = 3;
/// The most turns of the line after the better turn.
const LINE: usize = 5;

/// The view model.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisPanel {
    /// How far the analysis is.
    pub state: AnalysisState,
    /// The numbers of analysed turns and of all.
    pub progress: (usize, usize),
    /// White's chance to win, 0 to 1, at the start and after each analysed turn.
    pub curve: Vec<f32>,
    /// The number of turns that lead to the place under review.
    pub at: usize,
    /// The number of turns up to the turning point, and the turn in notation; `None` if there is none.
    pub turning: Option<(usize, String)>,
    /// The marked turns: the number of turns up to each, whose it is, and its mark.
    pub marked: Vec<(usize, Side, Mark)>,
    /// White and Black.
    pub sides: [SideSummary; 2],
    /// What is said about the turn under review; `None` if it is not analysed.
    pub remark: Option<TurnRemark>,
    /// Whether there is a mistake of the chosen side to go back to, and one to go on to.
    pub ways: [bool; 2],
    /// Whose mistakes are asked for; `None` for those of both sides.
    pub side: Option<Side>,
    /// The number of their mistakes.
    pub mistakes: usize,
    /// The nodes of the game in the tree of the review, from the start.
    pub nodes: Vec<NodeId>,
    /// The marks of the turns that lead to these nodes.
    pub marks: HashMap<NodeId, Mark>,
}

/// What is said about a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideSummary {
    /// Its accuracy in percent; `None` if it had no choice.
    pub accuracy: Option<u32>,
    /// The numbers of its marks, in the order of [`Mark::ALL`].
    pub counts: [usize; 4],
    /// The time that it used, if the record tells.
    pub time: Option<String>,
}

/// What is said about a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRemark {
    /// Its mark.
    pub mark: Option<Mark>,
    /// The mark, the better turn and the reasons in words, or the chance to win after it.
    pub text: String,
    /// The play that was expected after the better turn.
    pub line: Option<String>,
    /// The time used for it, if the record tells.
    pub time: Option<String>,
}

/// The view model of a session; `None` outside reviews.
pub fn panel(
    texts: &Texts,
    session: &Session,
    shown: Option<&AnalysedGame>,
) -> Option<AnalysisPanel> {
    let (review, shown) = (session.review()?, shown?);
    let record = shown.record();
    let (at, whole) = played(session, review, record);
    let nodes = nodes(review, record);
    let mut panel = AnalysisPanel {
        state: shown.state,
        progress: shown.progress,
        curve: Vec::new(),
        at,
        turning: None,
        marked: Vec::new(),
        sides: Side::BOTH.map(|side| SideSummary::of(side, shown)),
        remark: None,
        ways: [false; 2],
        side: shown.side,
        mistakes: 0,
        nodes,
        marks: HashMap::new(),
    };
    let Some(analysis) = &shown.analysis else { return Some(panel) };
    panel.curve = analysis.curve().iter().map(|chances| chances.expected() as f32).collect();
    let complete = shown.state == AnalysisState::Complete;
    panel.turning = analysis
        .turning_point()
        .filter(|_| complete)
        .map(|number| (number + 1, numbered(record, number).unwrap_or_default()));
    for (number, turn) in analysis.turns().iter().enumerate() {
        let Some(mark) = turn.mark() else { continue };
        panel.marked.push((number + 1, turn.side, mark));
        panel.marks.extend(panel.nodes.get(number + 1).map(|&node| (node, mark)));
        let asked = shown.side.is_none_or(|side| side == turn.side);
        panel.mistakes += usize::from(asked && mark.is_bad());
    }
    panel.ways = [false, true].map(|next| analysis.nearest_mistake(at, next, shown.side).is_some());
    panel.remark = at.checked_sub(1).filter(|_| whole).and_then(|number| {
        remark(texts, record, analysis, number, shown.times.get(number).copied().flatten())
    });
    Some(panel)
}

/// The nodes of the game, as far as the tree has them.
fn nodes(review: &Review, record: &Record) -> Vec<NodeId> {
    (0..=record.turns().len()).map_while(|turns| node_after(review.tree(), record, turns)).collect()
}

/// A turn with its number, as `12… e2-e3A`.
fn numbered(record: &Record, number: usize) -> Option<String> {
    let (turn, position) = (record.turns().get(number)?, record.positions().get(number)?);
    let dots = if position.side() == Side::White { "." } else { "…" };
    Some(format!("{}{dots}\u{a0}{}", position.number(), write_turn(&record.rules().board, turn)))
}

fn remark(
    texts: &Texts,
    record: &Record,
    analysis: &GameAnalysis,
    number: usize,
    time: Option<Duration>,
) -> Option<TurnRemark> {
    let turn = analysis.turns().get(number)?;
    let board = &record.rules().board;
    let mark = turn.mark();
    let text = match (say::analysis_turn(texts, board, turn, REASONS), &turn.judgement) {
        (Some(text), _) => text,
        (None, Some(judgement)) => say::analysis_turn_value(texts, judgement),
        (None, None) => texts.get("analysis-forced"),
    };
    let best = turn.judgement.as_ref().filter(|_| mark.is_some_and(Mark::is_bad));
    let line = best.map(|judgement| {
        let line = judgement.best.line.iter().take(LINE);
        let turns: Vec<String> = line.map(|turn| write_turn(board, turn)).collect();
        turns.join("  ")
    });
    let line = line.map(|line| texts.with("analysis-line", &[("line", line.into())]));
    Some(TurnRemark { mark, text, line, time: time.map(say::time) })
}

impl SideSummary {
    fn of(side: Side, shown: &AnalysedGame) -> Self {
        let analysis = shown.analysis.as_deref();
        let accuracy = analysis.and_then(|it| it.accuracy(side)).map(|it| it.round() as u32);
        let counts = Mark::ALL.map(|mark| analysis.map_or(0, |it| it.count(side, mark)));
        let positions = shown.record().positions().iter();
        let own = positions.zip(&shown.times).filter(|(position, _)| position.side() == side);
        let used: Vec<Duration> = own.filter_map(|(_, time)| *time).collect();
        let time = (!used.is_empty()).then(|| say::time(used.into_iter().sum()));
        Self { accuracy, counts, time }
    }
}
