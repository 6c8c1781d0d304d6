//! What is wrong with files: as files, before their text is read, and as variants.

use super::variant_fault;
use crate::catalogue::file::FileFault;
use crate::catalogue::{Problem, Unusable};
use crate::texts::Texts;
use std::path::Path;

/// Why a file cannot be used.
pub fn file_fault(texts: &Texts, fault: &FileFault) -> String {
    match fault {
        FileFault::Missing => texts.get("file-missing"),
        FileFault::Directory => texts.get("file-directory"),
        FileFault::NotAFile => texts.get("file-not-a-file"),
        FileFault::Denied => texts.get("file-denied"),
        FileFault::TooLarge { limit } => {
            texts.with("file-too-large", &[("limit", (limit / 1024).into())])
        }
        FileFault::NotText { .. } => texts.get("file-not-text"),
        FileFault::Empty => texts.get("file-empty"),
        FileFault::Other(detail) => texts.with("file-other", &[("detail", detail.into())]),
    }
}

/// What is wrong with a file, as `file:line:column: reason`.
pub fn faulty_file(texts: &Texts, path: &Path, fault: &FileFault) -> String {
    let (line, column) = fault.place();
    format!("{}:{line}:{column}: {}", path.display(), file_fault(texts, fault))
}

/// What is wrong with a variant file, one line a fault, each as `file:line:column: reason`.
pub fn unusable(texts: &Texts, unusable: &Unusable) -> Vec<String> {
    let path = &unusable.path;
    match &unusable.problem {
        Problem::File(fault) => vec![faulty_file(texts, path, fault)],
        Problem::KeyTaken(key) => {
            let reason = texts.with("variant-key-taken", &[("key", key.into())]);
            vec![format!("{}:1:1: {reason}", path.display())]
        }
        Problem::Faults(faults) => faults
            .iter()
            .map(|fault| {
                let reason = variant_fault(texts, &fault.reason);
                format!("{}:{}:{}: {reason}", path.display(), fault.line, fault.column)
            })
            .collect(),
    }
}
