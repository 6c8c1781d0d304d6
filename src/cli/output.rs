//! The files that commands write.

use super::console::{Console, Failure};
use super::input::unreadable;
use crate::catalogue::file::{self, FileError, check_writable, write_whole_by};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::Path;

/// Checks that a file can be written. Commands that work for long do it before.
pub fn check(console: &Console, path: &Path) -> Result<(), Failure> {
    check_writable(path).map_err(|error| failure(console, path, &error))
}

/// Refuses what exists and is no ordinary file. Commands that go on with a file do it before: they read it, and write at
/// its end.
pub fn check_ordinary(console: &Console, path: &Path) -> Result<(), Failure> {
    match file::check_ordinary(path) {
        Err(error) if error != FileError::Missing => Err(unreadable(console, path, &error)),
        _ => Ok(()),
    }
}

/// Writes a file atomically.
pub fn write(console: &Console, path: &Path, contents: impl AsRef<[u8]>) -> Result<(), Failure> {
    write_whole_by(path, |file| file.write_all(contents.as_ref()))
        .map_err(|error| failure(console, path, &error))
}

/// Opens a file to write at its end, for a command that has read `length` bytes of it and goes on where it
/// ends. Until it is closed, no other run opens it like this.
pub fn append_alone(console: &Console, path: &Path, length: usize) -> Result<File, Failure> {
    let open = || {
        // Windows locks no file that is opened to append alone.
        let file = OpenOptions::new().read(true).create(true).append(true).open(path)?;
        // Some file systems do not support locks; the file is then not protected.
        let busy = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
        if busy || file.metadata()?.len() != length as u64 {
            let detail = "another run of the program is writing it";
            return Err(io::Error::new(io::ErrorKind::ResourceBusy, detail));
        }
        Ok(file)
    };
    open().map_err(|error| failure(console, path, &error))
}

/// A file that cannot be opened for writing, or written.
pub fn failure(console: &Console, path: &Path, error: &io::Error) -> Failure {
    let (file, detail) = (path.display().to_string(), error.to_string());
    let arguments = [("file", file.into()), ("detail", detail.into())];
    Failure::input(console.texts.with("text-not-saved", &arguments))
}
