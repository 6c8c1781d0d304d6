//! Where photographs lie, and how they get there.

use crate::catalogue::library::Timestamp;
#[cfg(not(target_arch = "wasm32"))]
use crate::catalogue::{DATA_VARIABLE, data_folder};
use bevy::image::Image;
#[cfg(not(target_arch = "wasm32"))]
use std::path::Path;
use std::path::PathBuf;

/// The folder inside the player's pictures.
#[cfg(not(target_arch = "wasm32"))]
const FOLDER: &str = "Fanorona";

/// The player's pictures; where the system has no place for them, or the data folder was named by
/// hand, a folder in that one.
#[cfg(not(target_arch = "wasm32"))]
pub fn folder() -> Option<PathBuf> {
    let own = std::env::var_os(DATA_VARIABLE).is_some_and(|folder| !folder.is_empty());
    let pictures = directories::UserDirs::new()
        .and_then(|user| user.picture_dir().map(|folder| folder.join(FOLDER)));
    pictures.filter(|_| !own).or_else(|| data_folder().map(|folder| folder.join("pictures")))
}

/// A browser hands pictures over as downloads; it has its own folder for them.
#[cfg(target_arch = "wasm32")]
pub const fn folder() -> Option<PathBuf> {
    None
}

/// Hands a picture over to the player of the page.
///
/// # Errors
/// It is none that could be shown, in the words of the library.
#[cfg(target_arch = "wasm32")]
pub(super) fn picture(image: Image, _folder: Option<PathBuf>) -> Result<PathBuf, String> {
    let name = format!("{}.png", stem(Timestamp::now()));
    let image = image.try_into_dynamic().map_err(|error| error.to_string())?.to_rgba8();
    crate::app::web::hand_over(&name, image.width(), image.height(), image.as_raw());
    Ok(name.into())
}

/// Writes a picture under a name that is still free.
///
/// # Errors
/// It cannot be written, in the words of the system.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn picture(image: Image, folder: Option<PathBuf>) -> Result<PathBuf, String> {
    let folder = folder.ok_or_else(String::new)?;
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let path = free_name(&folder, Timestamp::now());
    let image = image.try_into_dynamic().map_err(|error| error.to_string())?;
    // Written beside its place first, so that a half-written picture never bears a picture's name.
    let beside = path.with_extension("part.png");
    let written = image.to_rgb8().save(&beside).map_err(|error| error.to_string());
    let moved =
        written.and_then(|()| std::fs::rename(&beside, &path).map_err(|error| error.to_string()));
    if moved.is_err() {
        // What is left of it is of no use.
        let _ = std::fs::remove_file(&beside);
    }
    moved.map(|()| path)
}

/// `fanorona-2026-11-21-150812.png`, in universal time, with a number where that is taken.
#[cfg(not(target_arch = "wasm32"))]
fn free_name(folder: &Path, now: Timestamp) -> PathBuf {
    let stem = stem(now);
    let named = |number: u32| match number {
        1 => folder.join(format!("{stem}.png")),
        _ => folder.join(format!("{stem}-{number}.png")),
    };
    (1..1000).map(named).find(|path| !path.exists()).unwrap_or_else(|| named(1000))
}

/// `fanorona-2026-11-21-150812`.
fn stem(now: Timestamp) -> String {
    let when = now.to_string().replace(':', "").replace('T', "-").replace('Z', "");
    format!("fanorona-{when}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_when_and_never_replace_a_picture() {
        let folder = std::env::temp_dir().join(format!("fanorona-photo-{}", std::process::id()));
        let _ = std::fs::create_dir_all(&folder);
        let now = Timestamp::from_unix_seconds(1_795_273_692);
        let first = free_name(&folder, now);
        assert_eq!(first, folder.join("fanorona-2026-11-21-150812.png"));
        let _ = std::fs::write(&first, "");
        assert_eq!(free_name(&folder, now), folder.join("fanorona-2026-11-21-150812-2.png"));
        let _ = std::fs::remove_dir_all(&folder);
    }
}
