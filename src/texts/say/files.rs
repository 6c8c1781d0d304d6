//! What is wrong with a file as a file, before its text is read.

use crate::catalogue::file::FileFault;
use crate::texts::Texts;

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
