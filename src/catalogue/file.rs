//! Reading untrusted text files, and writing files atomically.

use std::error::Error;
use std::fmt;
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The end of the name of a temporary file.
const TEMPORARY: &str = ".part";

/// Why a file cannot be read as a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// There is no such file.
    Missing,
    /// The path is a directory.
    Directory,
    /// The path is a device, a pipe or a socket.
    NotAFile,
    /// The operating system denies access.
    Denied,
    /// The file is larger than allowed.
    TooLarge {
        /// The size limit in bytes.
        limit: u64,
    },
    /// The file is not UTF-8, or contains a zero byte.
    NotText {
        /// The line of the first invalid byte, from 1.
        line: usize,
        /// The column of the first invalid byte in characters, from 1.
        column: usize,
    },
    /// The file contains nothing but white space.
    Empty,
    /// Any other error, with the operating system's message.
    Other(String),
}

impl FileError {
    /// The line and column of the error in the file, from 1.
    pub const fn location(&self) -> (usize, usize) {
        match *self {
            Self::NotText { line, column } => (line, column),
            _ => (1, 1),
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => write!(f, "there is no such file"),
            Self::Directory => write!(f, "it is a directory"),
            Self::NotAFile => write!(f, "it is not a regular file"),
            Self::Denied => write!(f, "permission denied"),
            Self::TooLarge { limit } => write!(f, "it is larger than {limit} bytes"),
            Self::NotText { line, column } => {
                write!(f, "{line}:{column}: it is not UTF-8 text")
            }
            Self::Empty => write!(f, "it is empty"),
            Self::Other(detail) => write!(f, "{detail}"),
        }
    }
}

impl Error for FileError {}

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

/// Reads a text file of at most `limit` bytes, as [`text_of`] does.
///
/// # Errors
/// The file cannot be read, is too large, empty, not a text, or something else than an ordinary file.
pub fn read_text(path: &Path, limit: u64) -> Result<String, FileError> {
    text_of(&read_bytes(path, limit)?)
}

/// Reads a file of at most `limit` bytes.
///
/// # Errors
/// The file cannot be read, is too large, or something else than an ordinary file.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    check_ordinary(path)?;
    read_named_bytes(path, limit)
}

/// As [`read_text`], for what a player names on the command line: that may also be a pipe or a device, such as
/// `/dev/stdin`, of which at most `limit` bytes are read.
///
/// # Errors
/// It cannot be read, is too large, empty, or not a text.
pub fn read_named_text(path: &Path, limit: u64) -> Result<String, FileError> {
    text_of(&read_named_bytes(path, limit)?)
}

/// As [`read_bytes`], for what a player names on the command line; see [`read_named_text`].
///
/// # Errors
/// It cannot be read, or is too large.
pub fn read_named_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    let data = std::fs::metadata(path)?;
    if data.is_dir() {
        return Err(FileError::Directory);
    }
    if data.is_file() && data.len() > limit {
        return Err(FileError::TooLarge { limit });
    }
    bytes_of(File::open(path)?, limit)
}

/// Refuses a directory, and what may block the program or never end: pipes, devices and sockets.
///
/// # Errors
/// There is no ordinary file at the path.
pub fn check_ordinary(path: &Path) -> Result<(), FileError> {
    let kind = std::fs::metadata(path)?.file_type();
    match (kind.is_dir(), kind.is_file()) {
        (true, _) => Err(FileError::Directory),
        (_, true) => Ok(()),
        (_, false) => Err(FileError::NotAFile),
    }
}

/// Reads a text of at most `limit` bytes to its end.
///
/// # Errors
/// The source cannot be read, is too large, empty, or not a text.
pub fn read_all(source: impl Read, limit: u64) -> Result<String, FileError> {
    text_of(&bytes_of(source, limit)?)
}

/// Reads at most `limit` bytes to their end.
fn bytes_of(source: impl Read, limit: u64) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    source.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(FileError::TooLarge { limit });
    }
    Ok(bytes)
}

/// The text in the bytes of a file, without what an editor may have added: a byte order mark at the beginning, and
/// `\r` at the ends of the lines.
///
/// # Errors
/// They are empty, or not a text.
pub fn text_of(bytes: &[u8]) -> Result<String, FileError> {
    let good = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    match std::str::from_utf8(&bytes[..good]) {
        Err(error) => Err(not_text(&bytes[..error.valid_up_to()])),
        Ok(before) if good < bytes.len() => Err(not_text(before.as_bytes())),
        Ok(text) => {
            let text = text.trim_start_matches('\u{feff}');
            if text.trim().is_empty() {
                Err(FileError::Empty)
            } else {
                Ok(text.replace("\r\n", "\n"))
            }
        }
    }
}

/// The error at the first invalid byte, which follows the text `good`.
fn not_text(good: &[u8]) -> FileError {
    let good = String::from_utf8_lossy(good);
    let last_line = good.rsplit('\n').next().unwrap_or_default();
    FileError::NotText {
        line: good.matches('\n').count() + 1,
        column: last_line.chars().count() + 1,
    }
}

/// Writes a file atomically: writes a temporary file in the same folder, then renames it. Replaces
/// an existing file; if that is a symbolic link, the file that it names.
///
/// # Errors
/// The operating system's error; the existing file is unchanged. Something that is not an ordinary file,
/// such as a device or a pipe, is not replaced.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    write_whole_by(path, |file| file.write_all(text.as_bytes()))
}

/// Checks that [`write_whole`] can write a file, for work that takes long and ends with it: creates the
/// temporary file and removes it.
///
/// # Errors
/// As [`write_whole`].
pub fn check_writable(path: &Path) -> io::Result<()> {
    let temporary = temporary_path(&replaceable(path)?)?;
    File::create(&temporary)?;
    std::fs::remove_file(&temporary)
}

/// As [`write_whole`], with the contents written by a closure.
///
/// # Errors
/// The operating system's error, or that of `write`; the existing file is unchanged.
pub(crate) fn write_whole_by(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let path = replaceable(path)?;
    let temporary = temporary_path(&path)?;
    let written = write_through(&temporary, write).and_then(|()| std::fs::rename(&temporary, path));
    if written.is_err() {
        // It may not exist, or not be removable; neither changes the result.
        let _ = std::fs::remove_file(&temporary);
    }
    written
}

/// The path at which a file can be created or replaced: behind symbolic links, if there is a file.
fn replaceable(path: &Path) -> io::Result<PathBuf> {
    let found = match std::fs::metadata(path) {
        Ok(found) => found,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(path.to_owned()),
        Err(error) => return Err(error),
    };
    if found.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !found.is_file() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "this is not an ordinary file"));
    }
    path.canonicalize()
}

/// Writes a file and waits until it is on the disk.
fn write_through(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    write(&mut file)?;
    sync(file)
}

/// A hidden name in the same folder, unique for this process.
fn temporary_path(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or_else(|| io::Error::from(ErrorKind::InvalidFilename))?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}{TEMPORARY}", std::process::id()));
    Ok(path.with_file_name(hidden))
}

/// Removes the temporary files in a folder that are older than this: those of programs that were killed while
/// writing. Files that cannot be removed are harmless.
pub(super) fn remove_stale_files(folder: &Path, age: Duration) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let changed = entry.metadata().and_then(|about| about.modified());
        let old = changed.is_ok_and(|then| then.elapsed().is_ok_and(|passed| passed > age));
        if old && name.starts_with('.') && name.ends_with(TEMPORARY) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
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

    #[cfg(unix)]
    #[test]
    fn what_can_be_written_is_known_before_and_unchanged() {
        let folder = std::env::temp_dir().join(format!("fanorona-writable-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (file, link) = (folder.join("file"), folder.join("link"));
        assert!(check_writable(&file).is_ok() && !file.exists());
        std::fs::write(&file, "contents").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(check_writable(&file).is_ok() && check_writable(&link).is_ok());
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "contents");
        for path in [&folder, &file.join("inside"), &folder.join("no/file"), Path::new("/dev/full")]
        {
            assert!(check_writable(path).is_err(), "{}", path.display());
            assert!(write_whole(path, "").is_err(), "{}", path.display());
        }
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2, "nothing is left over");
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn invalid_bytes_are_reported_with_their_location() {
        let read = |bytes: &[u8]| read_all(bytes, 20);
        assert_eq!(read("é\nab".as_bytes()), Ok("é\nab".to_owned()));
        assert_eq!(read(b"ok\nab\xff"), Err(FileError::NotText { line: 2, column: 3 }));
        assert_eq!(read(b"a\0b"), Err(FileError::NotText { line: 1, column: 2 }));
        assert_eq!(read(b" \n"), Err(FileError::Empty));
        assert_eq!(read("\u{feff}\r\n".as_bytes()), Err(FileError::Empty));
        assert_eq!(read("\u{feff}a\r\n\rb\r\n".as_bytes()), Ok("a\n\rb\n".to_owned()));
        assert_eq!(read(&[b'a'; 21]), Err(FileError::TooLarge { limit: 20 }));
    }
}
