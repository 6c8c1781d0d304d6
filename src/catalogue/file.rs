//! Reading untrusted text files, and writing files atomically.

use std::fs::{File, Metadata, OpenOptions};
use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The beginning and the end of the name of a temporary file.
const TEMPORARY: [&str; 2] = [".fanorona-", ".part"];

/// A temporary file of a small file that is this old was left behind by a program that was killed while writing.
pub(super) const STALE: Duration = Duration::from_secs(3600);

/// Why a file cannot be read as a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// The path is a directory.
    #[error("it is a directory")]
    Directory,
    /// The path is a device, a pipe or a socket.
    #[error("it is not a regular file")]
    NotAFile,
    /// The operating system denies access.
    #[error("permission denied")]
    Denied,
    /// The file is larger than allowed.
    #[error("it is larger than {limit} bytes")]
    TooLarge {
        /// The size limit in bytes.
        limit: u64,
    },
    /// The file is not UTF-8, or contains a zero byte.
    #[error("{line}:{column}: it is not UTF-8 text")]
    NotText {
        /// The line of the first invalid byte, from 1.
        line: usize,
        /// The column of the first invalid byte in characters, from 1.
        column: usize,
    },
    /// The file contains nothing but white space.
    #[error("it is empty")]
    Empty,
    /// Any other error, with the operating system's message.
    #[error("{0}")]
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

    /// Whether the file may be readable later, as it is: nobody has seen what is in it. With the other errors it is
    /// known to be wrong.
    pub const fn may_pass(&self) -> bool {
        matches!(self, Self::Denied | Self::Other(_))
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
/// such as a device or a pipe, is not replaced, and nothing is written through the link of another user.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    write_whole_by(path, |file| file.write_all(text.as_bytes()))
}

/// Checks that [`write_whole`] can write a file, for work that takes long and ends with it: creates the
/// temporary file and removes it.
///
/// # Errors
/// As [`write_whole`].
pub fn check_writable(path: &Path) -> io::Result<()> {
    PartFile::create(&replaceable(path)?).map(drop)
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
    let part = PartFile::written(&path, write)?;
    std::fs::rename(&part.0, path)
}

/// Writes a new file atomically.
///
/// # Errors
/// There is such a file, or it cannot be written.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    write_new_by(path, |file| file.write_all(text.as_bytes()))
}

/// As [`write_new`], with the contents written by a closure.
///
/// # Errors
/// Something is there already ([`ErrorKind::AlreadyExists`]), and stays; or the operating system's error, or that
/// of `write`.
pub(crate) fn write_new_by(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let part = PartFile::written(path, write)?;
    match std::fs::hard_link(&part.0, path) {
        Ok(()) => Ok(()),
        Err(_) if path.symlink_metadata().is_ok() => Err(ErrorKind::AlreadyExists.into()),
        // Some file systems have no hard links.
        Err(_) => std::fs::rename(&part.0, path),
    }
}

/// Writes a file atomically, and gives the one that is there another name. That name is free, or its file is replaced.
///
/// # Errors
/// As [`write_whole`]; then the file is where it was.
pub(super) fn replace_keeping(path: &Path, kept: &Path, text: &str) -> io::Result<()> {
    let part = PartFile::written(path, |file| file.write_all(text.as_bytes()))?;
    // With a second name for the file there is none missing at any moment. Some file systems have no hard links.
    if std::fs::hard_link(path, kept).is_err() {
        std::fs::rename(path, kept)?;
    }
    std::fs::rename(&part.0, path).inspect_err(|_| {
        // If this fails too, the message about the error does not name the place, but the file is there.
        let _ = std::fs::rename(kept, path);
    })
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
    if is_planted(path, &found) {
        return Err(io::Error::new(
            ErrorKind::PermissionDenied,
            "this is the link of another user",
        ));
    }
    path.canonicalize()
}

/// Whether this is a symbolic link that neither the owner of the file `found` behind it nor the superuser has made:
/// in a folder that others can write, it could name any file of the player.
#[cfg(unix)]
fn is_planted(path: &Path, found: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    path.symlink_metadata()
        .is_ok_and(|link| link.is_symlink() && ![0, found.uid()].contains(&link.uid()))
}

/// Elsewhere only the superuser makes symbolic links.
#[cfg(not(unix))]
const fn is_planted(_path: &Path, _found: &Metadata) -> bool {
    false
}

/// A temporary file, which is removed when it is dropped, unless it has been renamed.
struct PartFile(PathBuf);

impl PartFile {
    /// Creates a file in the folder of `path`, of a name that nobody else uses or can foresee. A link that has that
    /// name nevertheless is an error.
    fn create(path: &Path) -> io::Result<(Self, File)> {
        if path.file_name().is_none() {
            return Err(ErrorKind::InvalidFilename.into());
        }
        let random = RandomState::new().hash_one(());
        let [begin, end] = TEMPORARY;
        let part = path.with_file_name(format!("{begin}{random:016x}{end}"));
        let file = File::create_new(&part)?;
        Ok((Self(part), file))
    }

    /// Writes such a file and waits until it is on the disk.
    fn written(
        path: &Path,
        write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
    ) -> io::Result<Self> {
        let (part, file) = Self::create(path)?;
        let mut file = BufWriter::new(file);
        write(&mut file)?;
        sync(file)?;
        Ok(part)
    }
}

impl Drop for PartFile {
    fn drop(&mut self) {
        // Usually it has been renamed. One that cannot be removed is harmless.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Opens a file for writing, and creates it if there is nothing of this name: also not a link to a file that does not
/// exist. Does not empty it.
///
/// # Errors
/// The operating system's error.
pub(super) fn open_or_create(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    match options.create_new(true).open(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            options.create_new(false).open(path)
        }
        created => created,
    }
}

/// Waits until no other program holds the lock of this file, and holds it until the result is dropped. Creates the
/// file. `None` if that is impossible: in a folder that cannot be written, and on file systems without locks.
pub(super) fn lock(path: &Path) -> Option<File> {
    let file = open_or_create(path, File::options().write(true)).ok()?;
    file.lock().ok().map(|()| file)
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
        if old && name.starts_with('.') && name.ends_with(TEMPORARY[1]) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// Writes the buffered bytes, and waits until the file is on the disk.
fn sync(file: BufWriter<File>) -> io::Result<()> {
    file.into_inner()?.sync_all()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
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

    /// A folder for one test, and its removal.
    fn in_folder(name: &str, test: impl FnOnce(&Path)) {
        let name = format!("fanorona-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        test(&folder);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    /// Programs in containers can have the same process id, as threads have.
    #[test]
    fn many_programs_write_the_same_file_at_once() {
        in_folder("same-file", |folder| {
            let (whole, new) = (folder.join("whole"), folder.join("new"));
            let write = |number: u8| {
                let text = char::from(b'a' + number).to_string().repeat(100_000);
                for _ in 0..20 {
                    write_whole(&whole, &text).unwrap();
                }
                write_new(&new, &text).map_err(|error| error.kind())
            };
            let created: Vec<_> = std::thread::scope(|scope| {
                let programs = [0, 1, 2, 3].map(|number| scope.spawn(move || write(number)));
                programs.into_iter().map(|program| program.join().unwrap()).collect()
            });
            assert_eq!(created.iter().filter(|result| result.is_ok()).count(), 1, "{created:?}");
            assert!(created.iter().all(|it| it.is_ok() || *it == Err(ErrorKind::AlreadyExists)));
            for path in [&whole, &new] {
                let text = std::fs::read_to_string(path).unwrap();
                assert_eq!(text, text[..1].repeat(100_000), "no two are mixed");
            }
            assert_eq!(std::fs::read_dir(folder).unwrap().count(), 2, "nothing is left over");
        });
    }

    #[cfg(unix)]
    #[test]
    fn nothing_is_written_through_planted_links() {
        use std::os::unix::fs::{lchown, symlink};
        in_folder("planted", |folder| {
            let [precious, none, link] = ["precious", "none", "link"].map(|it| folder.join(it));
            std::fs::write(&precious, "contents").unwrap();
            // A new file does not appear at the place that a link names.
            symlink(&none, &link).unwrap();
            assert_eq!(write_new(&link, "new").unwrap_err().kind(), ErrorKind::AlreadyExists);
            let options = &mut File::options();
            assert!(open_or_create(&link, options.append(true)).is_err() && lock(&link).is_none());
            assert!(!none.exists());
            write_whole(&link, "new").unwrap();
            assert!(!none.exists() && !link.is_symlink());
            // A link of the player's own is followed; that of somebody else is not. Only the superuser can make one.
            std::fs::remove_file(&link).unwrap();
            symlink(&precious, &link).unwrap();
            assert!(write_whole(&link, "new").is_ok() && link.is_symlink());
            if lchown(&link, Some(12_345), None).is_ok() {
                let error = write_whole(&link, "other").unwrap_err();
                assert_eq!(error.kind(), ErrorKind::PermissionDenied);
                assert!(check_writable(&link).is_err());
            }
            assert_eq!(std::fs::read_to_string(&precious).unwrap(), "new");
        });
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
