//! Writes photographs as PNG files.

use super::{PhotoError, file_stem};
use crate::catalogue::file::write_new_by;
use crate::catalogue::library::Timestamp;
use crate::catalogue::{DATA_VARIABLE, data_folder};
use bevy::image::{Image, ImageFormat};
use std::io;
use std::path::{Path, PathBuf};

/// The folder inside the player's folder of pictures.
const FOLDER: &str = "Fanorona";

/// The folder for photographs: inside the player's folder of pictures, or inside the data folder
/// if the system has none or the data folder was set explicitly. `None` if there is neither.
fn default_folder() -> Option<PathBuf> {
    let explicit = std::env::var_os(DATA_VARIABLE).is_some_and(|folder| !folder.is_empty());
    let pictures = directories::UserDirs::new()
        .and_then(|user| user.picture_dir().map(|folder| folder.join(FOLDER)));
    pictures.filter(|_| !explicit).or_else(|| data_folder().map(|folder| folder.join("pictures")))
}

/// Writes a picture under an unused name into `folder`, or by default into the folder for
/// photographs. Returns the path of the file.
///
/// # Errors
/// There is no folder, or the file cannot be written.
pub(super) fn save_png(image: Image, folder: Option<PathBuf>) -> Result<PathBuf, PhotoError> {
    let folder = folder.or_else(default_folder).ok_or(PhotoError::NoFolder)?;
    write_png(image, &folder).map_err(PhotoError::System)
}

/// Writes a picture into a folder, which is made if it is missing. The error is in the words of the system.
fn write_png(image: Image, folder: &Path) -> Result<PathBuf, String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let path = unused_path(folder, Timestamp::now());
    let image = image.try_into_dynamic().map_err(|error| error.to_string())?.to_rgb8();
    let format = ImageFormat::Png.as_image_crate_format().ok_or("no PNG files can be written")?;
    write_new_by(&path, |file| image.write_to(file, format).map_err(io::Error::other))
        .map_err(|error| error.to_string())?;
    Ok(path)
}

/// `fanorona-2026-11-21-150812.png`, in universal time, with a number if that name is used.
fn unused_path(folder: &Path, now: Timestamp) -> PathBuf {
    let stem = file_stem(now);
    let numbered = |number: u32| match number {
        1 => folder.join(format!("{stem}.png")),
        _ => folder.join(format!("{stem}-{number}.png")),
    };
    (1..1000).map(numbered).find(|path| !path.exists()).unwrap_or_else(|| numbered(1000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_contain_the_time_and_never_replace_a_picture() {
        let folder = std::env::temp_dir().join(format!("fanorona-photo-{}", std::process::id()));
        let _ = std::fs::create_dir_all(&folder);
        let now = Timestamp::from_unix_seconds(1_795_273_692);
        let first = unused_path(&folder, now);
        assert_eq!(first, folder.join("fanorona-2026-11-21-150812.png"));
        let _ = std::fs::write(&first, "");
        assert_eq!(unused_path(&folder, now), folder.join("fanorona-2026-11-21-150812-2.png"));
        let _ = std::fs::remove_dir_all(&folder);
    }
}
