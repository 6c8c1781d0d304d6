//! What players make themselves, and where it lies: a folder, or a browser's storage.

use super::data_folder;
use super::file::{FileError, read_text, write_whole};
use crate::rules::variant::fields::Fields;
use std::ffi::OsStr;
use std::fmt::Debug;
use std::path::{Path, PathBuf};

/// A file of more bytes than these is taken for something else.
pub const LARGEST: u64 = 256 * 1024;
/// What every file of these is called at the end.
pub const EXTENSION: &str = "ron";
/// What is added to the name of a file that is put away.
const AWAY: &str = "removed";

/// What players can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OwnFileKind {
    /// A rule set.
    Variant,
    /// The look of a board.
    Board,
    /// The look of both sides' stones.
    Stones,
}

/// Fields that only a board has, and only a set of stones.
const OF_A_BOARD: [&str; 5] = ["field", "frame", "groove", "carving", "signs"];
const OF_STONES: [&str; 3] = ["outline", "white", "black"];

impl OwnFileKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Variant, Self::Board, Self::Stones];

    /// The folder for it, inside the data folder.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Variant => "variants",
            Self::Board => "looks/boards",
            Self::Stones => "looks/stones",
        }
    }

    /// What a text describes, by its fields. What looks like nothing else is meant as a variant.
    ///
    /// ```
    /// use fanorona::catalogue::own::OwnFileKind;
    /// assert_eq!(OwnFileKind::of("(outline: Ball(width: 0.6))"), OwnFileKind::Stones);
    /// assert_eq!(OwnFileKind::of("(columns: 5, rows: 5)"), OwnFileKind::Variant);
    /// ```
    pub fn of(text: &str) -> Self {
        let Ok(fields) = Fields::split(without_mark(text)) else { return Self::Variant };
        let count = |own: &[&str]| fields.names().filter(|name| own.contains(name)).count();
        match (count(&OF_A_BOARD), count(&OF_STONES)) {
            (0, 0) => Self::Variant,
            (board, stones) if board >= stones => Self::Board,
            _ => Self::Stones,
        }
    }
}

/// A text without the mark that some editors put at its beginning.
pub(super) fn without_mark(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

/// A text with the name of its file, as far as it can be read.
pub type Found = (PathBuf, Result<String, FileError>);

/// A place for what players make.
pub trait OwnFiles: Debug + Send + Sync {
    /// All of a kind that is there, by name.
    fn all(&self, kind: OwnFileKind) -> Vec<Found>;

    /// Is there something of this name?
    fn has(&self, kind: OwnFileKind, name: &str) -> bool;

    /// Puts a text there. The name consists of small letters, digits, hyphens and `.ron`.
    ///
    /// # Errors
    /// Why it cannot be kept, in the words of the system.
    fn put(&self, kind: OwnFileKind, name: &str, text: &str) -> Result<(), String>;

    /// Takes a text away, the one with the path that [`OwnFiles::all`] told. Where it lies now, if
    /// it was only put away.
    ///
    /// # Errors
    /// Why it cannot be taken away, in the words of the system.
    fn remove(&self, kind: OwnFileKind, path: &Path) -> Result<Option<PathBuf>, String>;
}

/// The data folder of a player, which need not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder(pub PathBuf);

impl Folder {
    /// The one of this player, if the system has a place for it.
    pub fn of_player() -> Option<Self> {
        data_folder().map(Self)
    }
}

impl OwnFiles for Folder {
    fn all(&self, kind: OwnFileKind) -> Vec<Found> {
        let read = |path: PathBuf| {
            let text = read_text(&path, LARGEST);
            (path, text)
        };
        ron_files(&self.0.join(kind.folder())).into_iter().map(read).collect()
    }

    fn has(&self, kind: OwnFileKind, name: &str) -> bool {
        self.0.join(kind.folder()).join(name).exists()
    }

    fn put(&self, kind: OwnFileKind, name: &str, text: &str) -> Result<(), String> {
        let folder = self.0.join(kind.folder());
        std::fs::create_dir_all(&folder)
            .and_then(|()| write_whole(&folder.join(name), text))
            .map_err(|error| error.to_string())
    }

    /// The file stays under another name: what somebody wrote is not lost by a click.
    fn remove(&self, _kind: OwnFileKind, path: &Path) -> Result<Option<PathBuf>, String> {
        let named = |count: u32| match count {
            0 => path.with_extension(format!("{EXTENSION}.{AWAY}")),
            _ => path.with_extension(format!("{EXTENSION}.{AWAY}-{count}")),
        };
        let free = (0..u32::MAX).map(named).find(|name| !name.exists());
        let free = free.ok_or_else(|| path.display().to_string())?;
        std::fs::rename(path, &free).map(|()| Some(free)).map_err(|error| error.to_string())
    }
}

/// The `*.ron` of a folder by name; none where there is no such folder.
fn ron_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension() == Some(OsStr::new(EXTENSION)))
        .collect();
    paths.sort_unstable();
    paths
}
