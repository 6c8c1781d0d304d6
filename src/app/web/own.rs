//! What the player made, in the browser's storage.

use super::bridge;
use crate::catalogue::custom::{CustomFileKind, CustomFiles, Found};
use std::path::{Path, PathBuf};

/// What every name in the storage begins with: other pages of the same host keep texts there too.
const MINE: &str = "fanorona/";

/// The browser's storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct LocalFiles;

/// The name of all of a kind begins so.
fn part(kind: CustomFileKind) -> String {
    format!("{MINE}{}/", kind.folder())
}

fn done(error: Option<String>) -> Result<(), String> {
    error.map_or(Ok(()), Err)
}

impl CustomFiles for LocalFiles {
    fn all(&self, kind: CustomFileKind) -> Vec<Found> {
        let part = part(kind);
        let keys = bridge::kept_names(&part).unwrap_or_default();
        let mut names: Vec<&str> =
            keys.lines().filter_map(|name| name.strip_prefix(&part)).collect();
        names.sort_unstable();
        let read = |name: &str| Some((name.into(), Ok(bridge::kept(&format!("{part}{name}"))?)));
        names.into_iter().filter_map(read).collect()
    }

    fn has(&self, kind: CustomFileKind, name: &str) -> bool {
        bridge::kept(&(part(kind) + name)).is_some()
    }

    fn put(&self, kind: CustomFileKind, name: &str, text: &str) -> Result<(), String> {
        done(bridge::keep(&(part(kind) + name), text))
    }

    fn remove(&self, kind: CustomFileKind, path: &Path) -> Result<Option<PathBuf>, String> {
        let name = path.to_string_lossy();
        done(bridge::forget(&format!("{}{name}", part(kind)))).map(|()| None)
    }
}
