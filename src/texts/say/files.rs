//! What is wrong with files: as files, before their text is read, and as variants.

use super::variant_error;
use crate::catalogue::file::FileError;
use crate::catalogue::{Problem, Unusable};
use crate::texts::Texts;
use std::path::Path;

/// Why a file cannot be used.
pub fn file_error(texts: &Texts, error: &FileError) -> String {
    match error {
        FileError::Missing => texts.get("file-missing"),
        FileError::Directory => texts.get("file-directory"),
        FileError::NotAFile => texts.get("file-not-a-file"),
        FileError::Denied => texts.get("file-denied"),
        FileError::TooLarge { limit } => {
            texts.with("file-too-large", &[("limit", (limit / 1024).into())])
        }
        FileError::NotText { .. } => texts.get("file-not-text"),
        FileError::Empty => texts.get("file-empty"),
        FileError::Other(detail) => texts.with("file-other", &[("detail", detail.into())]),
    }
}

/// What is wrong with a file, as `file:line:column: reason`.
pub fn faulty_file(texts: &Texts, path: &Path, error: &FileError) -> String {
    let (line, column) = error.place();
    format!("{}:{line}:{column}: {}", path.display(), file_error(texts, error))
}

/// What is wrong with a variant file, one line a fault, each as `file:line:column: reason`.
pub fn unusable(texts: &Texts, unusable: &Unusable) -> Vec<String> {
    let path = &unusable.path;
    match &unusable.problem {
        Problem::File(error) => vec![faulty_file(texts, path, error)],
        Problem::KeyTaken(key) => {
            let reason = texts.with("variant-key-taken", &[("key", key.into())]);
            vec![format!("{}:1:1: {reason}", path.display())]
        }
        Problem::Errors(errors) => errors
            .iter()
            .map(|error| {
                let reason = variant_error(texts, &error.reason);
                format!("{}:{}:{}: {reason}", path.display(), error.line, error.column)
            })
            .collect(),
    }
}
