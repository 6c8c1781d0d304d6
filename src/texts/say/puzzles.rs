//! Errors in packs of puzzles.

use crate::puzzles::{PackError, PackErrorKind};
use crate::texts::Texts;

/// An error in a pack, with its place: `file:line:column: reason`, or `line:column: reason` without a
/// name of the file.
pub fn pack_error(texts: &Texts, file: &str, error: &PackError) -> String {
    let column = match error.reason {
        PackErrorKind::Letter { column, .. } => column,
        _ => 1,
    };
    let place = if file.is_empty() { String::new() } else { format!("{file}:") };
    format!("{place}{}:{column}: {}", error.line, pack_reason(texts, &error.reason))
}

fn pack_reason(texts: &Texts, reason: &PackErrorKind) -> String {
    match reason {
        PackErrorKind::NotAPack => texts.get("pack-not-a-pack"),
        PackErrorKind::Version(version) => {
            texts.with("pack-version", &[("version", version.into())])
        }
        PackErrorKind::OtherVariant(key) => {
            texts.with("pack-other-variant", &[("key", key.into())])
        }
        PackErrorKind::Made => texts.get("pack-made"),
        PackErrorKind::Letter { letter, .. } => {
            let letter = letter.escape_debug().to_string();
            texts.with("pack-letter", &[("letter", letter.into())])
        }
        PackErrorKind::Cut => texts.get("pack-cut"),
        PackErrorKind::Damaged => texts.get("pack-damaged"),
        PackErrorKind::Position => texts.get("pack-position"),
        PackErrorKind::Theme => texts.get("pack-theme"),
        PackErrorKind::Twice => texts.get("pack-twice"),
        PackErrorKind::Turn { number } => texts.with("pack-turn", &[("number", (*number).into())]),
        PackErrorKind::Length => texts.get("pack-length"),
    }
}
