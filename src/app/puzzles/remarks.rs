//! What the panel says about a puzzle beside the texts of its exercise.

use super::{PuzzleMode, Solving};
use crate::app::learn::ExerciseRemarks;
use crate::app::side_panel::{SidePanelText, Tone};
use crate::game::puzzles::choose::TimedRun;
use crate::game::puzzles::{Day, PuzzleProgress};
use crate::texts::{Texts, say};

/// The remarks. `solved` says whether all turns were found.
pub(super) fn of(
    texts: &Texts,
    solving: &Solving,
    progress: &PuzzleProgress,
    solved: bool,
    day: Day,
) -> ExerciseRemarks {
    let mut lines = Vec::new();
    let mut subtitle = solving.puzzle.id.to_string();
    match &solving.mode {
        PuzzleMode::Timed(run) => {
            subtitle = say::time(run.left());
            lines.extend(timed(texts, run, solving.ended, progress));
        }
        mode => {
            if solving.at_last == Some(true) {
                lines.push(texts.get("puzzle-at-last"));
            }
            if let Some(recorded) = &solving.recorded {
                let again = matches!(mode, PuzzleMode::Again);
                lines.extend(say::puzzle_recorded(texts, recorded, again));
            }
            if matches!(mode, PuzzleMode::Daily(_)) && solved {
                let days = progress.streak().on(day);
                lines.push(texts.with("puzzle-streak", &[("days", days.into())]));
            }
        }
    }
    let text = |text| SidePanelText { text, tone: Tone::Remark };
    ExerciseRemarks { subtitle: Some(subtitle), paragraphs: lines.into_iter().map(text).collect() }
}

/// How a run against time stands, or how it ended.
fn timed(
    texts: &Texts,
    run: &TimedRun,
    ended: Option<bool>,
    progress: &PuzzleProgress,
) -> Vec<String> {
    let Some(best) = ended else {
        return vec![texts.with(
            "puzzle-timed-count",
            &[
                ("solved", run.solved().into()),
                ("mistakes", run.mistakes().into()),
                ("most", TimedRun::MISTAKES.into()),
            ],
        )];
    };
    let why = match run.left().is_zero() {
        true => texts.get("puzzle-timed-time"),
        false => texts.get("puzzle-timed-mistakes"),
    };
    let all = progress.timed(run.kind());
    vec![why, say::puzzle_timed_result(texts, run.solved(), best, all)]
}
