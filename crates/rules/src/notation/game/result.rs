//! Results as text, and applying them to a record.

use super::error::{ParseGameErrorKind, short};
use super::{Note, NoteText, UNDER_WAY, french};
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

/// The standard form of a result.
pub(super) fn code_of(text: &str) -> String {
    match french::tag_value("Result", text) {
        "½-½" | "½" | "1/2" | "1/2-1/2" => "1/2-1/2".to_owned(),
        "" | "?" => UNDER_WAY.to_owned(),
        other => other.to_owned(),
    }
}

/// Whether this word is a result.
pub(super) fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "½" | "1/2" | UNDER_WAY)
}
