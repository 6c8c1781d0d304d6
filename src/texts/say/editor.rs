//! Sentences about a position being edited, and about one that was solved.

use super::{game_value, outcome, side_arg};
use crate::engine::solve::{Distance, Solution};
use crate::game::editor::EditorRemark;
use crate::rules::Position;
use crate::texts::{Texts, digits};

/// What is unusual about an edited position.
pub fn editor_remark(texts: &Texts, remark: EditorRemark) -> String {
    match remark {
        EditorRemark::Over(end) => {
            texts.with("editor-over", &[("outcome", outcome(texts, end).into())])
        }
        EditorRemark::WasOver(side) => texts.with("editor-was-over", &[("side", side_arg(side))]),
        EditorRemark::TooManyStones { side, found, start } => texts.with(
            "editor-many-stones",
            &[("side", side_arg(side)), ("found", found.into()), ("start", start.into())],
        ),
        EditorRemark::TooManyQuietTurns { quiet, played } => texts.with(
            "editor-many-quiet-turns",
            &[("quiet", quiet.into()), ("played", digits(played))],
        ),
        EditorRemark::HandicapOver(side) => {
            texts.with("editor-handicap-over", &[("side", side_arg(side))])
        }
    }
}

/// What was proved of a position.
pub fn solved_position(texts: &Texts, position: &Position, solved: &Solution) -> String {
    let Some(winner) = solved.winner(position.side()) else {
        return texts.with("solver-unknown", &[("nodes", solved.nodes.into())]);
    };
    let shortest = match solved.distance {
        Some(Distance::Shortest(turns)) => Some(turns),
        _ => None,
    };
    let value = game_value(texts, winner, shortest);
    texts.with("solver-value", &[("value", value.into())])
}
