//! The files that commands write.

use super::console::{Console, Failure};
use crate::catalogue::file::{check_writable, write_whole_by};
use std::io::{self, Write as _};
use std::path::Path;

/// Checks that a file can be written. Commands that work for long do it before.
pub fn check(console: &Console, path: &Path) -> Result<(), Failure> {
    check_writable(path).map_err(|error| failure(console, path, &error))
}

/// Writes a file atomically.
pub fn write(console: &Console, path: &Path, contents: impl AsRef<[u8]>) -> Result<(), Failure> {
    write_whole_by(path, |file| file.write_all(contents.as_ref()))
        .map_err(|error| failure(console, path, &error))
}

/// A file that cannot be opened for writing, or written.
pub fn failure(console: &Console, path: &Path, error: &io::Error) -> Failure {
    let (file, detail) = (path.display().to_string(), error.to_string());
    let arguments = [("file", file.into()), ("detail", detail.into())];
    Failure::input(console.texts.with("text-not-saved", &arguments))
}
