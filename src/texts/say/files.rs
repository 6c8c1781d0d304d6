//! Errors of files and of custom files.

use super::errors::quoted;
use super::{field_error, lesson_error, variant_error};
use crate::catalogue::file::FileError;
use crate::catalogue::{CustomFileError, CustomFileProblem, KeyOwner};
use crate::formats::{Errors, MOST_ERRORS, Placed};
use crate::texts::Texts;
use std::fmt::Display;
use std::path::Path;

/// Why a file cannot be used.
pub fn file_error(texts: &Texts, error: &FileError) -> String {
    match error {
        FileError::Missing => texts.get("file-missing"),
        FileError::Directory => texts.get("file-directory"),
        FileError::NotAFile => texts.get("file-not-a-file"),
        FileError::Denied => texts.get("file-denied"),
        FileError::TooLarge { limit } => {
            texts.with("file-too-large", &[("size", size(texts, *limit).into())])
        }
        FileError::NotText { .. } => texts.get("file-not-text"),
        FileError::Empty => texts.get("file-empty"),
        FileError::Other(detail) => texts.with("file-other", &[("detail", detail.into())]),
    }
}

/// A size in bytes, rounded down to whole megabytes or kilobytes.
pub(super) fn size(texts: &Texts, bytes: u64) -> String {
    match bytes >> 20 {
        0 => texts.with("size-kilobytes", &[("count", (bytes >> 10).into())]),
        megabytes => texts.with("size-megabytes", &[("count", megabytes.into())]),
    }
}

/// Why a file cannot be written: it could not be read again, or for another reason in the words of the system.
pub fn file_write_error(texts: &Texts, error: &FileError) -> String {
    match error {
        FileError::Other(detail) => detail.clone(),
        error => file_error(texts, error),
    }
}

/// Why a file cannot be used, with its location: `file:line:column: reason`.
pub fn file_error_at(texts: &Texts, path: &Path, error: &FileError) -> String {
    let (line, column) = error.location();
    format!("{}:{line}:{column}: {}", shown_path(path), file_error(texts, error))
}

/// The errors in a custom file, one line each: `file:line:column: reason`.
pub fn custom_file_error(texts: &Texts, error: &CustomFileError) -> Vec<String> {
    let path = shown_path(&error.path);
    match &error.problem {
        CustomFileProblem::File(problem) => vec![file_error_at(texts, &error.path, problem)],
        CustomFileProblem::KeyTaken { key, owner } => {
            let key = ("key", key.into());
            let reason = match owner {
                KeyOwner::Shipped => texts.with("variant-key-taken", &[key]),
                KeyOwner::File(file) => {
                    let file = ("file", shown_path(file).into());
                    texts.with("variant-key-taken-by-file", &[key, file])
                }
            };
            vec![format!("{path}:1:1: {reason}")]
        }
        CustomFileProblem::Errors(errors) => first_errors(texts, &path, errors, variant_error),
        CustomFileProblem::LookErrors(errors) => first_errors(texts, &path, errors, field_error),
        CustomFileProblem::LessonErrors(errors) => first_errors(texts, &path, errors, lesson_error),
    }
}

/// The first errors of a file, with line, column and reason, and the number of the others.
fn first_errors<K: Display>(
    texts: &Texts,
    path: &str,
    errors: &Errors<K>,
    said: impl Fn(&Texts, &K) -> String,
) -> Vec<String> {
    let first = errors.0.iter().take(MOST_ERRORS).map(|Placed { line, column, reason }| {
        format!("{path}:{line}:{column}: {}", said(texts, reason))
    });
    let more = errors.0.len().saturating_sub(MOST_ERRORS);
    first.chain((more > 0).then(|| more_errors(texts, path, more))).collect()
}

/// The number of errors of a file that are not told one by one: `file:line:column: reason`.
pub fn more_errors(texts: &Texts, file: &str, count: usize) -> String {
    format!("{file}:1:1: {}", texts.with("import-more-errors", &[("count", count.into())]))
}

/// A path in one line, whatever characters it has.
pub fn shown_path(path: &Path) -> String {
    quoted(&path.display().to_string())
}
