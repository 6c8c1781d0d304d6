//! Openings and what was played from a position.

use crate::engine::Score;
use crate::game::explore::{OpeningName, OpeningsError, OpeningsErrorKind};
use crate::rules::Side;
use crate::texts::Texts;

/// The name of an opening.
pub fn opening_name(texts: &Texts, name: OpeningName) -> String {
    let letter = name.letter.to_string();
    match name.line {
        None => texts.with("explore-opening", &[("letter", letter.into())]),
        Some(line) => {
            texts.with("explore-line", &[("letter", letter.into()), ("line", line.into())])
        }
    }
}

/// The value of a turn of this side, as White sees it: stones ahead, or the result if it is proved.
///
/// ```
/// use fanorona::engine::Score;
/// use fanorona::rules::Side;
/// use fanorona::texts::say;
///
/// assert_eq!(say::explored_value(Score::Estimate(120), Side::White), "+1.2");
/// assert_eq!(say::explored_value(Score::Estimate(120), Side::Black), "-1.2");
/// assert_eq!(say::explored_value(Score::Win(5), Side::Black), "0-1");
/// ```
pub fn explored_value(value: Score, side: Side) -> String {
    let winner = match value {
        Score::Estimate(value) => {
            let white = if side == Side::White { value } else { -value };
            let sign = if white < 0 { "-" } else { "+" };
            let tenths = (white.unsigned_abs() + 5) / 10;
            return format!("{sign}{}.{}", tenths / 10, tenths % 10);
        }
        Score::Draw => return "1/2".to_owned(),
        Score::Win(_) | Score::TableWin(_) => side,
        Score::Loss(_) | Score::TableLoss(_) => side.opponent(),
    };
    match winner {
        Side::White => "1-0".to_owned(),
        Side::Black => "0-1".to_owned(),
    }
}

/// An error in a text with openings: `FILE:LINE:COLUMN: REASON`.
pub fn openings_error(texts: &Texts, file: &str, error: &OpeningsError) -> String {
    format!("{file}:{}:1: {}", error.line, openings_reason(texts, &error.reason))
}

fn openings_reason(texts: &Texts, reason: &OpeningsErrorKind) -> String {
    match reason {
        OpeningsErrorKind::NotOpenings => texts.get("openings-none"),
        OpeningsErrorKind::Version(version) => {
            texts.with("openings-version", &[("version", version.into())])
        }
        OpeningsErrorKind::OtherVariant(key) => {
            texts.with("openings-other-variant", &[("key", key.into())])
        }
        OpeningsErrorKind::Checksum => texts.get("openings-checksum"),
        OpeningsErrorKind::Damaged => texts.get("openings-damaged"),
    }
}
