//! Sentences for the values and errors of the rules, the engine and the catalogue.

mod analysis;
mod coach;
mod compare;
mod compare_game;
mod editor;
mod endgame;
mod errors;
mod explain;
mod explore;
mod files;
mod kept;
mod lesson;
mod library;
mod match_play;
mod puzzle_results;
mod puzzles;
mod refusal;
mod shipped;
mod strength;

pub use analysis::{
    analysis_error, analysis_summary, analysis_turn, analysis_turn_value, chances, missed_texts,
    score_of_white, search_effort,
};
pub use coach::{coach_answer, coach_level, coach_question, coach_reasons, coach_threats};
pub use compare::{
    game_value, known_value, sheet_outcome, switch_name, switch_source, switch_value, verdict,
};
pub use compare_game::game_reading;
pub use editor::{editor_remark, solved_position};
pub use endgame::{store_table_error, table_file_error};
pub use errors::{
    data_error, field_error, game_reason, game_warning, link_error, position_error, turn_error,
    variant_error,
};
pub use explain::{explanation, reason};
pub use explore::{explored_value, opening_name, openings_error};
pub use files::{
    custom_file_error, file_error, file_error_at, file_write_error, more_errors, shown_path,
};
pub use kept::{kept_event, kept_write_event};
pub use lesson::{lesson_button, lesson_error, lesson_message, lesson_reason};
pub use library::{damaged_save, save_error, save_error_at, save_notice, store_error};
pub use match_play::{clock_error, draw_warning, match_error, tag_error, time};
pub use puzzle_results::{puzzle_recorded, puzzle_timed_result};
pub use puzzles::{pack_error, pack_file_error, puzzle_texts, puzzle_theme, puzzle_title};
pub use refusal::refusal;
pub use shipped::{
    board_about, board_name, character_about, custom_item_name, localized, paragraphs, record_text,
    record_title, stones_about, stones_name, variant_name, variant_rules,
};
pub use strength::strength;

use super::{Arg, Texts, id};
use crate::rules::{Board, DrawReason, Outcome, PointSet, Side, WinReason};

/// The key of a side in messages, for their variable `$side`: `white` or `black`.
pub const fn side_key(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// A side as the value of a message's variable `$side`.
pub fn side_arg(side: Side) -> Arg<'static> {
    side_key(side).into()
}

/// The name of a side: White or Black.
pub fn side(texts: &Texts, side: Side) -> String {
    texts.with("side-name", &[("side", side_arg(side))])
}

/// The result of a game, and the reason.
pub fn outcome(texts: &Texts, outcome: Outcome) -> String {
    let won = |id, winner| texts.with(id, &[("side", side_arg(winner))]);
    match outcome {
        Outcome::Win { winner, reason } => won(ids_of_win(reason)[0], winner),
        Outcome::Draw(DrawReason::QuietTurns) => texts.get("outcome-quiet-turns"),
        Outcome::Draw(DrawReason::Repetition) => texts.get("outcome-repetition"),
        Outcome::Draw(DrawReason::Agreement) => texts.get("outcome-agreement"),
        Outcome::Draw(DrawReason::NoMove) => texts.get("outcome-no-move"),
    }
}

/// How a game ended, below a headline that says who has won. `you` is the side of the reader, if the reader played one
/// side alone.
pub fn outcome_reason(texts: &Texts, ended: Outcome, you: Option<Side>) -> String {
    match ended {
        Outcome::Win { winner, reason } => {
            let side = match you.filter(|_| reason != WinReason::TookAll) {
                Some(side) if side == winner => "you".into(),
                Some(_) => "opponent".into(),
                // Stones have a colour, whoever owns them.
                None => side_arg(winner),
            };
            texts.with(ids_of_win(reason)[1], &[("side", side)])
        }
        Outcome::Draw(DrawReason::QuietTurns) => texts.get("outcome-reason-quiet-turns"),
        Outcome::Draw(DrawReason::Repetition) => texts.get("outcome-reason-repetition"),
        Outcome::Draw(DrawReason::Agreement) => texts.get("outcome-reason-agreement"),
        Outcome::Draw(DrawReason::NoMove) => texts.get("outcome-reason-no-move"),
    }
}

/// The messages for a win: with the winner, and the reason alone.
const fn ids_of_win(reason: WinReason) -> [&'static str; 2] {
    match reason {
        WinReason::TookAll => [id("outcome-took-all"), id("outcome-reason-took-all")],
        WinReason::Immobilised => [id("outcome-immobilised"), id("outcome-reason-immobilised")],
        WinReason::Resigned => [id("outcome-resigned"), id("outcome-reason-resigned")],
        WinReason::OutOfTime => [id("outcome-out-of-time"), id("outcome-reason-out-of-time")],
        WinReason::NothingGiven => {
            [id("outcome-nothing-given"), id("outcome-reason-nothing-given")]
        }
        WinReason::NothingToEat => {
            [id("outcome-nothing-to-eat"), id("outcome-reason-nothing-to-eat")]
        }
    }
}

/// The names of points, sorted: `d3, f2`.
pub fn points(board: &Board, points: PointSet) -> String {
    let mut names: Vec<String> = points.into_iter().map(|point| board.name(point)).collect();
    names.sort_unstable();
    names.join(", ")
}
