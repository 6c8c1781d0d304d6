//! Reading a text file that may be anything at all, and writing one so that it is whole or absent.

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// Why a file cannot be used as a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// There is no such file.
    Missing,
    /// It is a folder.
    Directory,
    /// It is a device, a pipe or a socket.
    NotAFile,
    /// The system does not let the player read it.
    Denied,
    /// It has more bytes than are allowed.
    TooLarge {
        /// The most bytes allowed.
        limit: u64,
    },
    /// It is not UTF-8, or has zero bytes in it. Line and column count from 1.
    NotText {
        /// The line of the first bad byte.
        line: usize,
        /// The character of the line where it stands.
        column: usize,
    },
    /// There is nothing in it but blanks.
    Empty,
    /// Anything else, in the words of the system.
    Other(String),
}

impl FileError {
    /// Where in the file the fault is, line and column from 1.
    pub const fn place(&self) -> (usize, usize) {
        match *self {
            Self::NotText { line, column } => (line, column),
            _ => (1, 1),
        }
    }
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::Missing,
            ErrorKind::IsADirectory => Self::Directory,
            ErrorKind::PermissionDenied => Self::Denied,
            _ => Self::Other(error.to_string()),
        }
    }
}

/// Reads a text file of at most `limit` bytes.
///
/// # Errors
/// Why it is no such file.
pub fn read_text(path: &Path, limit: u64) -> Result<String, FileError> {
    let data = std::fs::metadata(path)?;
    let kind = data.file_type();
    if kind.is_dir() {
        return Err(FileError::Directory);
    }
    // Opening a pipe would wait for someone to write into it.
    if !kind.is_file() {
        return Err(FileError::NotAFile);
    }
    if data.len() > limit {
        return Err(FileError::TooLarge { limit });
    }
    read_all(File::open(path)?, limit)
}

/// Reads a text of at most `limit` bytes to its end.
///
/// # Errors
/// Why it is no text.
pub fn read_all(source: impl Read, limit: u64) -> Result<String, FileError> {
    let mut bytes = Vec::new();
    source.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(FileError::TooLarge { limit });
    }
    let good = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    match std::str::from_utf8(&bytes[..good]) {
        Err(error) => Err(not_text(&bytes[..error.valid_up_to()])),
        Ok(before) if good < bytes.len() => Err(not_text(before.as_bytes())),
        Ok(text) if text.trim().is_empty() => Err(FileError::Empty),
        Ok(text) => Ok(text.to_owned()),
    }
}

/// The fault after this much good text.
fn not_text(good: &[u8]) -> FileError {
    let good = String::from_utf8_lossy(good);
    let last_line = good.rsplit('\n').next().unwrap_or_default();
    FileError::NotText {
        line: good.matches('\n').count() + 1,
        column: last_line.chars().count() + 1,
    }
}

/// Writes a file so that it is there whole or not at all: into a neighbour first, which then
/// takes its name. An existing file is replaced.
///
/// # Errors
/// The system's.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    write_whole_by(path, |file| file.write_all(text.as_bytes()))
}

/// The same for what is written piece by piece.
///
/// # Errors
/// The system's, or the one that `write` gives.
pub fn write_whole_by(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let neighbour = neighbour(path)?;
    let written = write_through(&neighbour, write).and_then(|()| std::fs::rename(&neighbour, path));
    if written.is_err() {
        // What is left of it is of no use; that it may not even be there is no further fault.
        let _ = std::fs::remove_file(&neighbour);
    }
    written
}

fn write_through(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    write(&mut file)?;
    sync(file)
}

fn neighbour(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or_else(|| io::Error::from(ErrorKind::InvalidFilename))?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.part", std::process::id()));
    Ok(path.with_file_name(hidden))
}

/// Writes the buffered bytes, and waits until the file is on the disk.
fn sync(file: BufWriter<File>) -> io::Result<()> {
    file.into_inner()?.sync_all()
}

#[cfg(test)]
#[cfg_attr(unix, expect(clippy::unwrap_used, reason = "a test may panic"))]
mod tests {
    use super::*;

    /// A pipe accepts bytes but cannot be synchronized, so a missing call is noticed.
    #[cfg(unix)]
    #[test]
    fn files_are_synchronized_to_the_disk() {
        let (mut reader, writer) = io::pipe().unwrap();
        let mut file = BufWriter::new(File::from(std::os::fd::OwnedFd::from(writer)));
        file.write_all(b"written").unwrap();
        let error = sync(file).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidInput, "{error}");
        let mut written = String::new();
        reader.read_to_string(&mut written).unwrap();
        assert_eq!(written, "written");
    }

    #[test]
    fn bad_bytes_are_found_where_they_stand() {
        let read = |bytes: &[u8]| read_all(bytes, 20);
        assert_eq!(read("é\nab".as_bytes()), Ok("é\nab".to_owned()));
        assert_eq!(read(b"ok\nab\xff"), Err(FileError::NotText { line: 2, column: 3 }));
        assert_eq!(read(b"a\0b"), Err(FileError::NotText { line: 1, column: 2 }));
        assert_eq!(read(b" \n"), Err(FileError::Empty));
        assert_eq!(read(&[b'a'; 21]), Err(FileError::TooLarge { limit: 20 }));
    }
}
