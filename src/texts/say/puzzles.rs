//! Puzzles: their texts, their themes, and what cannot be used.

use super::errors::head_error;
use super::{file_error_at, more_errors, shown_path, side_arg, variant_name};
use crate::catalogue::puzzles::{PackFileError, PackProblem};
use crate::game::learn::Localized;
use crate::game::puzzles::{PackError, PackErrorKind, Puzzle, PuzzleId, PuzzleTexts, Theme};
use crate::texts::{Language, Texts, id};

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
        PackErrorKind::Head(error) => {
            let messages = [id("pack-not-a-pack"), id("pack-version"), id("pack-other-variant")];
            head_error(texts, error, messages)
        }
        PackErrorKind::OtherRules => texts.get("pack-other-rules"),
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

/// The texts of a puzzle in all languages.
pub fn puzzle_texts(puzzle: &Puzzle) -> PuzzleTexts {
    PuzzleTexts {
        title: in_all_languages(|texts| texts.get("puzzle-heading")),
        about: in_all_languages(|texts| vec![about(texts, puzzle)]),
        task: in_all_languages(|texts| task(texts, puzzle)),
        hint: in_all_languages(|texts| match puzzle.theme {
            Some(theme) => hint(texts, theme),
            None => number_hint(texts, puzzle.line.first().map_or(0, |turn| turn.captured.len())),
        }),
        solved: in_all_languages(|texts| {
            let themes: Vec<_> = puzzle.themes.iter().map(|it| puzzle_theme(texts, it)).collect();
            if themes.is_empty() {
                return texts.get("missed-solved");
            }
            let arguments = [("count", themes.len().into()), ("themes", themes.join(", ").into())];
            texts.with("puzzle-solved", &arguments)
        }),
    }
}

/// A text in all languages.
pub(super) fn in_all_languages<T: Default>(text: impl Fn(&Texts) -> T) -> Localized<T> {
    let all = Language::ALL.iter().copied().map(Texts::new);
    let texts = all.map(|texts| (texts.language().code().to_owned(), text(&texts)));
    Localized::new(texts).unwrap_or_default()
}

/// The title of a puzzle, with its name.
pub fn puzzle_title(texts: &Texts, id: &PuzzleId) -> String {
    texts.with("puzzle-title", &[("name", id.to_string().into())])
}

fn about(texts: &Texts, puzzle: &Puzzle) -> String {
    let variant = variant_name(texts, &puzzle.variant);
    let arguments = [("variant", variant.into()), ("rating", puzzle.rating.into())];
    texts.with("puzzle-about", &arguments)
}

fn task(texts: &Texts, puzzle: &Puzzle) -> String {
    let arguments = [("side", side_arg(puzzle.solver())), ("turns", puzzle.turns().into())];
    let message = if puzzle.themes.contains(Theme::SaveDraw) {
        id("puzzle-task-draw")
    } else if puzzle.themes.contains(Theme::LastStone) {
        id("puzzle-task-win")
    } else {
        id("puzzle-task")
    };
    texts.with(message, &arguments)
}

fn hint(texts: &Texts, theme: Theme) -> String {
    texts.get(match theme {
        Theme::LongChain => id("puzzle-hint-long-chain"),
        Theme::Withdrawal => id("puzzle-hint-withdrawal"),
        Theme::Sacrifice => id("puzzle-hint-sacrifice"),
        Theme::QuietTurn => id("puzzle-hint-quiet-turn"),
        Theme::StopEarly => id("puzzle-hint-stop-early"),
        Theme::SaveDraw => id("puzzle-hint-save-draw"),
        Theme::LastStone => id("puzzle-hint-last-stone"),
        Theme::Ending => id("puzzle-hint-ending"),
    })
}

/// The hint that tells how many stones the best turn takes.
pub(super) fn number_hint(texts: &Texts, takes: usize) -> String {
    match takes {
        0 => texts.get("missed-hint-quiet"),
        _ => texts.with("missed-hint", &[("count", takes.into())]),
    }
}

/// The name of a theme.
pub fn puzzle_theme(texts: &Texts, theme: Theme) -> String {
    texts.get(match theme {
        Theme::LongChain => id("puzzle-theme-long-chain"),
        Theme::Withdrawal => id("puzzle-theme-withdrawal"),
        Theme::Sacrifice => id("puzzle-theme-sacrifice"),
        Theme::QuietTurn => id("puzzle-theme-quiet-turn"),
        Theme::StopEarly => id("puzzle-theme-stop-early"),
        Theme::SaveDraw => id("puzzle-theme-save-draw"),
        Theme::LastStone => id("puzzle-theme-last-stone"),
        Theme::Ending => id("puzzle-theme-ending"),
    })
}

/// Why a pack, or a puzzle in one, cannot be used: `file:line:column: reason`.
pub fn pack_file_error(texts: &Texts, error: &PackFileError) -> String {
    let path = shown_path(&error.path);
    match &error.problem {
        PackProblem::File(problem) => file_error_at(texts, &error.path, problem),
        PackProblem::UnknownVariant(key) => {
            let reason = texts.with("pack-unknown-variant", &[("key", key.into())]);
            format!("{path}:1:1: {reason}")
        }
        PackProblem::Text(problem) => pack_error(texts, &path, problem),
        PackProblem::More(count) => more_errors(texts, &path, *count),
    }
}
