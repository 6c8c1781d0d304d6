//! The files that commands write.

use super::console::{Console, Failure};
use super::input::unreadable;
use crate::catalogue::file::{self, FileError, check_writable, write_whole_by};
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

/// Checks that a file can be written. Commands that work for long do it before.
pub(super) fn check(console: &Console, path: &Path) -> Result<(), Failure> {
    check_writable(path).map_err(|error| failure(console, path, &error))
}

/// Refuses what exists and is no ordinary file. Commands that go on with a file do it before: they read it, and write at
/// its end.
pub(super) fn check_ordinary(console: &Console, path: &Path) -> Result<(), Failure> {
    match file::check_ordinary(path) {
        Err(error) if error != FileError::Missing => Err(unreadable(console, path, &error)),
        _ => Ok(()),
    }
}

/// Writes a file atomically.
pub(super) fn write(
    console: &Console,
    path: &Path,
    contents: impl AsRef<[u8]>,
) -> Result<(), Failure> {
    write_whole_by(path, |file| file.write_all(contents.as_ref()))
        .map_err(|error| failure(console, path, &error))
}

/// Writes at the end of a file, which exists.
pub(super) fn append(console: &Console, path: &Path, contents: &str) -> Result<(), Failure> {
    let file = OpenOptions::new().append(true).open(path);
    file.and_then(|mut file| file.write_all(contents.as_bytes()))
        .map_err(|error| failure(console, path, &error))
}

/// A file that cannot be opened for writing, or written.
pub(super) fn failure(console: &Console, path: &Path, error: &io::Error) -> Failure {
    let (file, detail) = (path.display().to_string(), error.to_string());
    let arguments = [("file", file.into()), ("detail", detail.into())];
    Failure::input(console.texts.with("text-not-saved", &arguments))
}
