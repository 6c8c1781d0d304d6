//! View model of the continuous analysis: its lines in sentences, and the first turn of each on the
//! board.

use crate::app::engine_lines::{EngineLines, FoundLines};
use crate::engine::Variation;
use crate::engine::endgame::TableValue;
use crate::game::analysis::{Chances, best_by_point};
use crate::rules::notation::write_turn;
use crate::rules::{Point, Side, Turn};
use crate::texts::{Texts, say};

/// What is shown of the continuous analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct LinesPanel {
    /// The depth and the number of positions, or why there are no lines.
    pub status: String,
    /// The lines, best first.
    pub rows: Vec<LineRow>,
    /// White's chances; `None` until they are known.
    pub chances: Option<Chances>,
    /// White's chances in words.
    pub chances_text: String,
}

/// A line.
#[derive(Clone, Debug, PartialEq)]
pub struct LineRow {
    /// White's chance to win, or the proven result.
    pub value: String,
    /// The turns, at least one.
    pub turns: Vec<Turn>,
    /// The turns in notation.
    pub names: Vec<String>,
}

impl LineRow {
    /// The first turn.
    pub fn first(&self) -> &Turn {
        &self.turns[0]
    }
}

/// A result at a point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultMark {
    /// The point.
    pub point: Point,
    /// The result for the side to move.
    pub result: TableValue,
    /// The number of turns until the next capture or the end; 0 for a draw.
    pub turns: u16,
}

/// The view model; `None` while the analysis is off or not permitted.
pub fn panel(texts: &Texts, lines: &EngineLines, permitted: bool) -> Option<LinesPanel> {
    if !lines.on || !permitted {
        return None;
    }
    let empty = LinesPanel {
        status: texts.get("lines-searching"),
        rows: Vec::new(),
        chances: None,
        chances_text: String::new(),
    };
    let Some(found) = lines.found() else { return Some(empty) };
    if let Some(outcome) = found.record.outcome() {
        let chances = match outcome.winner() {
            None => Chances::DRAW,
            Some(Side::White) => Chances::WIN,
            Some(Side::Black) => Chances::LOSS,
        };
        let status = say::outcome(texts, outcome);
        return Some(LinesPanel { chances: Some(chances), status, ..empty });
    }
    let (report, chances) = (&found.report, found.chances());
    let [depth, thousands] = [report.depth, report.nodes.div_ceil(1_000) as u32];
    let first = Variation { score: report.score, turns: report.line.clone() };
    let all = std::iter::once(&first).chain(&report.others);
    Some(LinesPanel {
        status: say::search_effort(texts, depth, thousands),
        rows: all.filter_map(|line| row(texts, found, line)).collect(),
        chances: Some(chances),
        chances_text: say::chances(texts, chances),
    })
}

fn row(texts: &Texts, found: &FoundLines, line: &Variation) -> Option<LineRow> {
    let board = &found.record.rules().board;
    let score = found.for_white(line.score);
    let chances = found.chances_of(line.score);
    (!line.turns.is_empty()).then(|| LineRow {
        value: say::score_of_white(texts, score, chances),
        turns: line.turns.clone(),
        names: line.turns.iter().map(|turn| write_turn(board, turn)).collect(),
    })
}

/// The results of the tables on the points: of the stones that can move, or of the points that the
/// chosen stone reaches. Empty where the tables do not reach.
pub fn results(found: &FoundLines, chosen: Option<Point>) -> Vec<ResultMark> {
    let best = best_by_point(&found.results, chosen).into_iter();
    best.map(|(point, it)| ResultMark { point, result: it.result, turns: it.turns }).collect()
}

/// The text of a result on a point: `+5` is won in five turns, `=` is drawn, `−3` is lost in three.
pub fn mark_text(mark: ResultMark) -> String {
    match mark.result {
        TableValue::Win => format!("+{}", mark.turns),
        TableValue::Draw => "=".to_owned(),
        TableValue::Loss => format!("−{}", mark.turns),
    }
}
