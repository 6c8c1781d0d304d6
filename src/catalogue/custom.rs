//! Files made by the player: variants, looks and lessons in a folder or in a browser's storage.

use super::file::{FileError, read_text, write_new};
use crate::formats::{Errors, FieldErrorKind};
use crate::game::learn::LessonErrors;
use crate::rules::variant::VariantErrors;
use std::fmt::Debug;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The environment variable that overrides the system's data folder.
pub const DATA_VARIABLE: &str = "FANORONA_DATA";
/// The size limit of a custom file in bytes.
pub const LARGEST: u64 = 256 * 1024;
/// The extension of custom files.
pub const EXTENSION: &str = "ron";
/// The additional extension of a removed file.
const REMOVED: &str = "removed";

/// What a custom file describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CustomFileKind {
    /// A rule set.
    Variant,
    /// The look of a board.
    Board,
    /// The look of both sides' stones.
    Stones,
    /// Exercises.
    Lesson,
}

/// The fields of a file of any kind.
type Fields<'a> = crate::formats::Fields<'a, FieldErrorKind>;

/// Fields that only boards have.
const BOARD_FIELDS: [&str; 5] = ["field", "frame", "groove", "carving", "signs"];
/// Fields that only sets of stones have.
const STONE_FIELDS: [&str; 3] = ["outline", "white", "black"];
/// Fields that only variants have.
const VARIANT_FIELDS: [&str; 3] = ["columns", "rows", "start"];
/// The field that only lessons have.
const LESSON_FIELD: &str = "exercises";

impl CustomFileKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Variant, Self::Board, Self::Stones, Self::Lesson];

    /// The path of its folder in the data folder.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Variant => "variants",
            Self::Board => "looks/boards",
            Self::Stones => "looks/stones",
            Self::Lesson => "lessons",
        }
    }

    /// What a text describes, judged by its fields. A text that is neither a lesson, a board nor a
    /// set of stones counts as a variant.
    pub fn of(text: &str) -> Self {
        let Ok(fields) = Fields::split(without_byte_order_mark(text)) else { return Self::Variant };
        if fields.names().any(|name| name == LESSON_FIELD) {
            return Self::Lesson;
        }
        let count = |known: &[&str]| fields.names().filter(|name| known.contains(name)).count();
        match (count(&BOARD_FIELDS), count(&STONE_FIELDS)) {
            (0, 0) => Self::Variant,
            (board, stones) if board >= stones => Self::Board,
            _ => Self::Stones,
        }
    }

    /// What the text of a file describes, as [`CustomFileKind::of`]. A text without a field that tells its kind
    /// counts as what the folder is for, such as `lessons`, if the file is in one with such a name.
    ///
    /// ```
    /// use fanorona::catalogue::custom::CustomFileKind;
    /// use std::path::Path;
    ///
    /// let kind = |path, text| CustomFileKind::of_file(Path::new(path), text);
    /// assert_eq!(kind("lessons/mine.ron", "(key: \"mine\")"), CustomFileKind::Lesson);
    /// assert_eq!(kind("lessons/mine.ron", "(key: \"mine\", rows: 5)"), CustomFileKind::Variant);
    /// ```
    pub fn of_file(path: &Path, text: &str) -> Self {
        let kind = Self::of(text);
        let is_clear = || {
            let fields = Fields::split(without_byte_order_mark(text));
            fields.is_ok_and(|fields| fields.names().any(|name| VARIANT_FIELDS.contains(&name)))
        };
        if kind != Self::Variant || is_clear() {
            return kind;
        }
        let folder = path.parent().unwrap_or(path);
        Self::ALL.into_iter().find(|kind| folder.ends_with(kind.folder())).unwrap_or(kind)
    }
}

/// A custom file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomFileError {
    /// The path of the file.
    pub path: PathBuf,
    /// Why it cannot be used.
    pub problem: CustomFileProblem,
}

/// Why a custom file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomFileProblem {
    /// The file cannot be read.
    File(FileError),
    /// The text is invalid: all errors, in the order of the text.
    Errors(VariantErrors),
    /// The text is an invalid look: all errors, in the order of the text.
    LookErrors(Errors<FieldErrorKind>),
    /// The text is an invalid lesson: all errors, in the order of the text.
    LessonErrors(LessonErrors),
    /// The key is in use by another item.
    KeyTaken {
        /// The key.
        key: String,
        /// What has it.
        owner: KeyOwner,
    },
}

/// What has a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyOwner {
    /// An item that comes with the program.
    Shipped,
    /// The item of this file, which is the player's own.
    File(PathBuf),
}

/// The player's data folder: `FANORONA_DATA`, or the system's folder for application data. `None`
/// if there is neither.
pub fn data_folder() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os(DATA_VARIABLE).filter(|folder| !folder.is_empty()) {
        return Some(folder.into());
    }
    system_folder()
}

#[cfg(not(target_arch = "wasm32"))]
fn system_folder() -> Option<PathBuf> {
    let places = directories::ProjectDirs::from("", "", "fanorona")?;
    Some(places.data_dir().to_owned())
}

/// Browsers have no folders.
#[cfg(target_arch = "wasm32")]
const fn system_folder() -> Option<PathBuf> {
    None
}

/// Removes the byte order mark that some editors write at the start of a file.
pub fn without_byte_order_mark(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

/// A file: its path, and its text or the reason why it cannot be read.
pub type FoundFile = (PathBuf, Result<String, FileError>);

/// Storage for the files made by a player.
pub trait CustomFiles: Debug + Send + Sync {
    /// All files of a kind, sorted by name. A folder that cannot be read is there instead of its files.
    fn all(&self, kind: CustomFileKind) -> Vec<FoundFile>;

    /// Whether there is a file of this name.
    fn has(&self, kind: CustomFileKind, name: &str) -> bool;

    /// Writes a new file. The name consists of lower-case letters, digits and hyphens, and ends with
    /// `.ron`.
    ///
    /// # Errors
    /// The file cannot be written; the system's message.
    fn put(&self, kind: CustomFileKind, name: &str, text: &str) -> Result<(), String>;

    /// Removes a file, given the path returned by [`CustomFiles::all`]. Returns the new path if the
    /// file was renamed and not deleted.
    ///
    /// # Errors
    /// The file cannot be removed; the system's message.
    fn remove(&self, kind: CustomFileKind, path: &Path) -> Result<Option<PathBuf>, String>;
}

/// The player's data folder, which need not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomFolder(pub PathBuf);

impl CustomFolder {
    /// The folder of the current player; `None` if the system has no data folder.
    pub fn of_player() -> Option<Self> {
        data_folder().map(Self)
    }
}

impl CustomFiles for CustomFolder {
    fn all(&self, kind: CustomFileKind) -> Vec<FoundFile> {
        let read = |path: PathBuf| {
            let text = read_text(&path, LARGEST);
            (path, text)
        };
        let folder = self.0.join(kind.folder());
        match files_in(&folder, EXTENSION) {
            Ok(paths) => paths.into_iter().map(read).collect(),
            Err(error) => vec![(folder, Err(error))],
        }
    }

    fn has(&self, kind: CustomFileKind, name: &str) -> bool {
        self.0.join(kind.folder()).join(name).exists()
    }

    fn put(&self, kind: CustomFileKind, name: &str, text: &str) -> Result<(), String> {
        let folder = self.0.join(kind.folder());
        std::fs::create_dir_all(&folder)
            .and_then(|()| write_new(&folder.join(name), text))
            .map_err(|error| error.to_string())
    }

    /// Renames the file, so that a player's work is not lost by mistake.
    fn remove(&self, _kind: CustomFileKind, path: &Path) -> Result<Option<PathBuf>, String> {
        let named = |count: u32| match count {
            0 => path.with_extension(format!("{EXTENSION}.{REMOVED}")),
            _ => path.with_extension(format!("{EXTENSION}.{REMOVED}-{count}")),
        };
        let free = (0..u32::MAX).map(named).find(|name| !name.exists());
        let free = free.ok_or_else(|| path.display().to_string())?;
        std::fs::rename(path, &free).map(|()| Some(free)).map_err(|error| error.to_string())
    }
}

/// The files of a folder with this extension, in small or capital letters, sorted by name; none if there is no such
/// folder.
///
/// # Errors
/// The folder cannot be read, or is none.
pub(super) fn files_in(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, FileError> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error.into()),
    };
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|it| it.eq_ignore_ascii_case(extension)))
        .collect();
    paths.sort_unstable();
    Ok(paths)
}
