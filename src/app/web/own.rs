//! The player's own variants, boards and stones, in the browser's storage.

use super::bridge;
use super::store::PREFIX;
use crate::catalogue::own::{Found, OwnFileKind, OwnFiles};
use std::path::{Path, PathBuf};

/// The browser's storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct LocalFiles;

/// The prefix of the keys of all files of a kind.
fn prefix(kind: OwnFileKind) -> String {
    format!("{PREFIX}{}/", kind.folder())
}

fn result(error: Option<String>) -> Result<(), String> {
    error.map_or(Ok(()), Err)
}

impl OwnFiles for LocalFiles {
    fn all(&self, kind: OwnFileKind) -> Vec<Found> {
        let prefix = prefix(kind);
        let keys = bridge::kept_names(&prefix).unwrap_or_default();
        let mut names: Vec<&str> =
            keys.lines().filter_map(|name| name.strip_prefix(&prefix)).collect();
        names.sort_unstable();
        let read = |name: &str| Some((name.into(), Ok(bridge::kept(&format!("{prefix}{name}"))?)));
        names.into_iter().filter_map(read).collect()
    }

    fn has(&self, kind: OwnFileKind, name: &str) -> bool {
        bridge::kept(&(prefix(kind) + name)).is_some()
    }

    fn put(&self, kind: OwnFileKind, name: &str, text: &str) -> Result<(), String> {
        result(bridge::keep(&(prefix(kind) + name), text))
    }

    fn remove(&self, kind: OwnFileKind, path: &Path) -> Result<Option<PathBuf>, String> {
        let name = path.to_string_lossy();
        result(bridge::forget(&format!("{}{name}", prefix(kind)))).map(|()| None)
    }
}
