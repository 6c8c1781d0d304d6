//! Files that a command goes on with where an earlier run ended.

use fanorona::catalogue::file::{self, FileError};
use fanorona::cli::console::{Console, Failure};
use fanorona::cli::input::unreadable;
use fanorona::cli::output::failure;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

/// Refuses what exists and is no ordinary file. Commands that go on with a file do it before: they read it, and write at
/// its end.
pub fn check_ordinary(console: &Console, path: &Path) -> Result<(), Failure> {
    match file::check_ordinary(path) {
        Err(error) if error != FileError::Missing => Err(unreadable(console, path, &error)),
        _ => Ok(()),
    }
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
