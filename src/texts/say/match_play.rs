//! Clocks, matches, and warnings of draws.

use super::{Arg, Texts};
use crate::rules::clock::{Allowance, ParseTimeControlError, ParseTimeControlErrorKind};
use crate::rules::matches::tags::MatchTagError;
use crate::rules::matches::{MatchError, MatchFormat};
use crate::rules::notation::write_turn;
use crate::rules::{Board, DrawWarning};
use std::time::Duration;

/// An error in the text of a time control.
pub fn clock_error(texts: &Texts, error: ParseTimeControlError) -> String {
    let hours = |limit: Duration| limit.as_secs() / 3600;
    match error.reason {
        ParseTimeControlErrorKind::Seconds => texts.get("clock-seconds"),
        ParseTimeControlErrorKind::NoTime => texts.get("clock-no-time"),
        ParseTimeControlErrorKind::TooLong => {
            texts.with("clock-too-long", &[("hours", hours(Allowance::LONGEST).into())])
        }
        ParseTimeControlErrorKind::LargeIncrement => texts.with(
            "clock-large-increment",
            &[("minutes", (hours(Allowance::LARGEST_INCREMENT) * 60).into())],
        ),
        ParseTimeControlErrorKind::Sides => texts.get("clock-sides"),
    }
}

/// The time on a clock: `4:58`, or `1:04:58` from one hour on. Rounded up to whole seconds, so that
/// 0:00 means that no time is left.
///
/// ```
/// use fanorona::texts::say::time;
/// use std::time::Duration;
/// assert_eq!(time(Duration::from_millis(59_001)), "1:00");
/// assert_eq!(time(Duration::from_secs(3_898)), "1:04:58");
/// ```
pub fn time(left: Duration) -> String {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The warning of a draw that is near.
pub fn draw_warning(texts: &Texts, board: &Board, warning: &DrawWarning) -> String {
    match warning {
        DrawWarning::QuietTurns { left } => {
            texts.with("draw-near-quiet-turns", &[("left", left.into())])
        }
        DrawWarning::Position { repetitions } => {
            texts.with("draw-near-position", &[("repetitions", repetitions.into())])
        }
        DrawWarning::Turns(turns) => {
            let mut names: Vec<String> = turns.iter().map(|turn| write_turn(board, turn)).collect();
            names.sort_unstable();
            let names: Arg = names.join(", ").into();
            texts.with("draw-near-turns", &[("count", turns.len().into()), ("turns", names)])
        }
    }
}

/// Why a match cannot be set up or continued.
pub fn match_error(texts: &Texts, error: &MatchError) -> String {
    match error {
        MatchError::Games(games) => texts.with(
            "series-games",
            &[("games", (*games).into()), ("most", MatchFormat::MOST_GAMES.into())],
        ),
        MatchError::NoHandicap(key) => {
            texts.with("series-no-handicap", &[("key", key.as_str().into())])
        }
        MatchError::Decided => texts.get("series-decided"),
        MatchError::Impossible(end) => {
            texts.with("series-impossible", &[("end", super::outcome(texts, *end).into())])
        }
        MatchError::AnotherGame => texts.get("series-another-game"),
        MatchError::UnderWay => texts.get("series-under-way"),
        MatchError::NothingPlayed => texts.get("series-nothing-played"),
    }
}

/// An error in the match tags of a record.
pub fn tag_error(texts: &Texts, error: &MatchTagError) -> String {
    match error {
        MatchTagError::MatchFormat => texts.get("tag-format"),
        MatchTagError::UnknownVariant(key) => {
            texts.with("tag-unknown-variant", &[("key", key.as_str().into())])
        }
        MatchTagError::Game(word) => texts.with("tag-game", &[("word", word.as_str().into())]),
        MatchTagError::Games(error) => match_error(texts, error),
        MatchTagError::Contradiction(tag) => {
            texts.with("tag-contradiction", &[("tag", (*tag).into())])
        }
    }
}
