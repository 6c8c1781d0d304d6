//! Results as text, and applying them to a record.

use super::error::{ParseGameErrorKind, short};
use super::{Note, NoteText, UNDER_WAY, french};
use crate::notation::turn::is_dash;
use crate::{DrawReason, Outcome, Record, Side, WinReason};

/// Applies the written result to the record. `reason` is used for a win that does not follow from the
/// turns.
///
/// # Errors
/// The result contradicts the turns, or is not a result.
pub(super) fn apply_result(
    record: &mut Record,
    code: &str,
    reason: WinReason,
) -> Result<(), ParseGameErrorKind> {
    if let Some(outcome) = record.outcome() {
        let expected = outcome.code();
        let mismatch =
            || ParseGameErrorKind::Result { found: short(code), expected: expected.to_owned() };
        return if code == expected { Ok(()) } else { Err(mismatch()) };
    }
    let won = |winner| Outcome::Win { winner, reason };
    match code {
        "1-0" => record.set_ended(won(Side::White)),
        "0-1" => record.set_ended(won(Side::Black)),
        "1/2-1/2" => record.set_ended(Outcome::Draw(DrawReason::Agreement)),
        UNDER_WAY => {}
        _ => {
            let (found, expected) = (short(code), UNDER_WAY.to_owned());
            return Err(ParseGameErrorKind::Result { found, expected });
        }
    }
    Ok(())
}

/// How words begin that say why a game ended though the turns do not end it: by resignation, on time, by
/// agreement or by a claim. In English and French.
const ENDS: [&str; 12] = [
    "resign", "abandon", "time", "temps", "forfeit", "forfait", "draw", "nulle", "agree", "accord",
    "claim", "réclam",
];

/// Whether the tag `Termination`, or a comment after the last of the turns, says why the game ended.
pub(super) fn says_how_it_ended(termination: Option<&str>, notes: &[Note], turns: usize) -> bool {
    let comments = notes.iter().filter(|note| note.after == turns);
    let comments = comments.filter_map(|note| match &note.text {
        NoteText::Comment(text) => Some(text.as_str()),
        NoteText::Variation(_) | NoteText::Sign(_) => None,
    });
    comments.chain(termination).any(|text| {
        let text = text.to_lowercase();
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        words.any(|word| ENDS.iter().any(|end| word.starts_with(end)))
    })
}

/// The standard form of the result in a tag; `None` if the tag says nothing.
pub(super) fn code_of(text: &str) -> Option<String> {
    let text = french::tag_value("Result", text).trim();
    match result_at(text) {
        Some((code, length)) if length == text.len() => Some(code.to_owned()),
        _ => (!matches!(text, "" | "?")).then(|| text.to_owned()),
    }
}

/// The result at the beginning of a text in standard form, and its length. Its halves may have another dash or a colon
/// between them, and blanks around that.
pub(super) fn result_at(text: &str) -> Option<(&'static str, usize)> {
    let half = |text: &str| {
        let halves = [("1/2", 1), ("½", 1), ("1", 2), ("0", 0)];
        let found = halves.into_iter().find(|(written, _)| text.starts_with(written));
        found.map(|(written, points)| (written.len(), points))
    };
    let ends = |length: usize| {
        text[length..].chars().next().is_none_or(|c| {
            c.is_whitespace()
                || matches!(c, '{' | '}' | '(' | ')' | '[' | ';' | '*' | '$' | '\u{feff}')
        })
    };
    if text.starts_with(UNDER_WAY) {
        return Some((UNDER_WAY, UNDER_WAY.len()));
    }
    let (first, points) = half(text)?;
    let is_blank = |c: char| c.is_whitespace() && c != '\n';
    let rest = text[first..].trim_start_matches(is_blank);
    let whole = rest.chars().next().filter(|&c| is_dash(c) || c == ':').and_then(|sign| {
        let rest = rest[sign.len_utf8()..].trim_start_matches(is_blank);
        let (second, others) = half(rest)?;
        let length = text.len() - rest.len() + second;
        (points + others == 2 && ends(length)).then_some(length)
    });
    // One half of a draw says everything.
    let length = whole.or_else(|| (points == 1 && ends(first)).then_some(first))?;
    Some((["0-1", "1/2-1/2", "1-0"][points], length))
}

/// Whether a result is written in one of the forms that need no warning.
pub(super) fn is_usual(written: &str) -> bool {
    matches!(written, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "½" | "1/2" | UNDER_WAY)
}
