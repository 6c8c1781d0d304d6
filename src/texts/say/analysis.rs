//! The analysis of a game in sentences.

use super::puzzles::{in_all_languages, number_hint};
use super::{explanation, side_arg, time};
use crate::engine::Score;
use crate::engine::endgame::TableValue;
use crate::game::analysis::{
    Chances, GameAnalysis, Judgement, Mark, MissedTurn, ReadAnalysisError, TurnAnalysis, TurnValue,
};
use crate::game::puzzles::PuzzleTexts;
use crate::rules::notation::turn::{write_number, write_turn};
use crate::rules::{Board, Record, Side};
use crate::texts::{Arg, Texts, digits};
use std::time::Duration;

/// What is said about a marked turn: its mark, the better turn, and up to `most` reasons. `None` for a
/// turn without a mark.
pub fn analysis_turn(
    texts: &Texts,
    board: &Board,
    turn: &TurnAnalysis,
    most: usize,
) -> Option<String> {
    let judgement = turn.judgement.as_ref()?;
    let mut sentences = vec![match judgement.mark? {
        Mark::Hard => texts.get("analysis-mark-hard"),
        Mark::Inaccuracy => texts.get("analysis-mark-inaccuracy"),
        Mark::Mistake => texts.get("analysis-mark-mistake"),
        Mark::Blunder => texts.get("analysis-mark-blunder"),
    }];
    if judgement.mark.is_some_and(Mark::is_bad) {
        sentences.push(better(texts, board, judgement)?);
    }
    if let Some(found) = judgement.explanation.as_ref().filter(|it| !it.reasons.is_empty()) {
        sentences.extend(explanation(texts, board, turn.side, found, most));
    }
    Some(sentences.join(" "))
}

/// What is said about a judged turn without a mark: whether it is the best one, and what it is worth.
pub fn analysis_turn_value(texts: &Texts, judgement: &Judgement) -> String {
    let worth = ("worth", turn_value(texts, &judgement.played).into());
    if judgement.played.line.first() == judgement.best.line.first() {
        texts.with("analysis-best", &[worth])
    } else {
        texts.with("analysis-good", &[worth])
    }
}

fn better(texts: &Texts, board: &Board, judgement: &Judgement) -> Option<String> {
    let best = judgement.best.line.first()?;
    let arguments = [
        ("turn", write_turn(board, best).into()),
        ("best", turn_value(texts, &judgement.best).into()),
        ("played", turn_value(texts, &judgement.played).into()),
    ];
    Some(texts.with("analysis-better", &arguments))
}

/// A proven result, or the chance to win.
fn turn_value(texts: &Texts, value: &TurnValue) -> String {
    match value.result {
        Some(TableValue::Win) => texts.get("analysis-result-win"),
        Some(TableValue::Draw) => texts.get("analysis-result-draw"),
        Some(TableValue::Loss) => texts.get("analysis-result-loss"),
        None => {
            let percent = percent(100.0 * value.expected());
            texts.with("analysis-chance", &[("percent", percent)])
        }
    }
}

/// A score for White, with its chances: the proven result, or White's chance to win.
pub fn score_of_white(texts: &Texts, score: Score, chances: Chances) -> String {
    let (side, turns) = match score {
        Score::Estimate(_) => {
            let percent = percent(100.0 * chances.expected());
            return texts.with("lines-value", &[("percent", percent)]);
        }
        Score::Draw => return texts.get("lines-draw"),
        Score::Win(turns) => (Side::White, Some(turns)),
        Score::Loss(turns) => (Side::Black, Some(turns)),
        Score::TableWin(_) => (Side::White, None),
        Score::TableLoss(_) => (Side::Black, None),
    };
    let side = ("side", side_arg(side));
    match turns {
        Some(turns) => texts.with("lines-wins-in", &[side, ("turns", turns.into())]),
        None => texts.with("outcome-won", &[side]),
    }
}

/// How far a search has come: its depth in turns, and the thousands of positions it has visited.
pub fn search_effort(texts: &Texts, depth: u32, thousands: u32) -> String {
    let depth = ("depth", depth.into());
    match thousands {
        0..1_000 => texts.with("lines-depth", &[depth, ("thousands", thousands.into())]),
        _ => {
            let (whole, tenth) = (thousands / 1_000, thousands % 1_000 / 100);
            let arguments = [depth, ("millions", whole.into()), ("tenth", tenth.into())];
            texts.with("lines-depth-millions", &arguments)
        }
    }
}

/// White's chances.
pub fn chances(texts: &Texts, chances: Chances) -> String {
    let part = |share: f64| percent(100.0 * share);
    let arguments =
        [("win", part(chances.win)), ("draw", part(chances.draw)), ("loss", part(chances.loss))];
    texts.with("lines-chances", &arguments)
}

/// Whole percent.
fn percent(value: f64) -> Arg<'static> {
    (value.round() as u32).into()
}

/// The sentences about a whole game: accuracy and marks of each side, the time used if it is known,
/// and the turning point.
pub fn analysis_summary(
    texts: &Texts,
    record: &Record,
    analysis: &GameAnalysis,
    times: &[Option<Duration>],
) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let count = |mark| -> Arg<'static> { analysis.count(side, mark).into() };
        let name = ("side", side_arg(side));
        lines.push(match analysis.accuracy(side) {
            None => texts.with("analysis-no-choice", std::slice::from_ref(&name)),
            Some(accuracy) => {
                let arguments = [
                    name.clone(),
                    ("percent", percent(accuracy)),
                    ("inaccuracies", count(Mark::Inaccuracy)),
                    ("mistakes", count(Mark::Mistake)),
                    ("blunders", count(Mark::Blunder)),
                    ("hard", count(Mark::Hard)),
                ];
                texts.with("analysis-accuracy", &arguments)
            }
        });
        let own = analysis.turns().iter().zip(times).filter(|(turn, _)| turn.side == side);
        let used: Vec<Duration> = own.filter_map(|(_, time)| *time).collect();
        if !used.is_empty() {
            let used = time(used.into_iter().sum());
            lines.push(texts.with("analysis-time", &[name, ("time", used.into())]));
        }
    }
    let point = analysis.turning_point().and_then(|number| {
        let turn = record.turns().get(number)?;
        let position = record.positions().get(number)?;
        Some(format!("{} {}", write_number(position), write_turn(&record.rules().board, turn)))
    });
    lines.push(match point {
        Some(turn) => texts.with("analysis-turning-point", &[("turn", turn.into())]),
        None => texts.get("analysis-no-turning-point"),
    });
    lines
}

/// The texts of the exercise to find a better turn, in all languages.
pub fn missed_texts(record: &Record, missed: &MissedTurn) -> PuzzleTexts {
    let position = record.positions().get(missed.number).unwrap_or(record.start());
    let side = position.side();
    let played = write_turn(&record.rules().board, &missed.played);
    let takes = missed.best.captured.len();
    let number = write_number(position);
    PuzzleTexts {
        title: in_all_languages(|texts| {
            texts.with("missed-title", &[("turn", format!("{number} {played}").into())])
        }),
        about: in_all_languages(|_| Vec::new()),
        task: in_all_languages(|texts| {
            let arguments = [("side", side_arg(side)), ("turn", played.as_str().into())];
            texts.with("missed-task", &arguments)
        }),
        hint: in_all_languages(|texts| number_hint(texts, takes)),
        solved: in_all_languages(|texts| texts.get("missed-solved")),
    }
}

/// Why a text is no analysis of a game.
pub fn analysis_error(texts: &Texts, error: ReadAnalysisError) -> String {
    match error {
        ReadAnalysisError::NotAnAnalysis => texts.get("analysis-not"),
        ReadAnalysisError::Version(version) => {
            texts.with("analysis-version", &[("version", digits(version))])
        }
        ReadAnalysisError::Damaged => texts.get("analysis-damaged"),
        ReadAnalysisError::OtherGame => texts.get("analysis-other-game"),
    }
}
