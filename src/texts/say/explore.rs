//! Openings and what was played from a position.

use super::errors::data_error;
use crate::engine::Score;
use crate::game::explore::{OpeningName, OpeningsError};
use crate::rules::Side;
use crate::texts::{Texts, id};

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
    let head = [id("openings-none"), id("openings-version"), id("openings-other-variant")];
    data_error(texts, file, error, head)
}
