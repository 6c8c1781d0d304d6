//! Where files are: whether two paths name one file, and whether the program loads a file from its folder.

use super::kind::FileContents;
use crate::catalogue::custom::CustomFileKind;
use crate::catalogue::{data_folder, puzzles};
use crate::texts::{Texts, say};
use std::path::Path;

/// Whether two paths name the same file.
pub(super) fn is_same_file(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    }
}

/// The message that the program does not load a file from its folder: it is in a folder of the player's data, but in one
/// for other files, or its name has another ending.
pub(super) fn wrong_place(texts: &Texts, contents: FileContents, path: &Path) -> Option<String> {
    let (folder, extension) = contents.loaded_from()?;
    let data = data_folder()?;
    let parent = path.parent().filter(|parent| *parent != Path::new(""));
    let parent = parent.unwrap_or(Path::new(".")).canonicalize().ok()?;
    let is_in = |folder: &str| data.join(folder).canonicalize().is_ok_and(|it| it == parent);
    let folders = CustomFileKind::ALL.map(CustomFileKind::folder);
    if !folders.into_iter().chain([puzzles::FOLDER]).any(is_in) {
        return None;
    }
    let is_named = path.extension().is_some_and(|it| it.eq_ignore_ascii_case(extension));
    if is_in(folder) && is_named {
        return None;
    }
    let folder = say::shown_path(&data.join(folder));
    let arguments = [("folder", folder.into()), ("extension", extension.into())];
    let reason = texts.with("check-not-loaded", &arguments);
    Some(format!("{}:1:1: {reason}", say::shown_path(path)))
}
