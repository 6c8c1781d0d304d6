//! The player's own variants, boards, stones and lessons, in the browser's storage.

use super::bridge;
use super::store::PREFIX;
use crate::catalogue::custom::{CustomFileKind, CustomFiles, FoundFile};
use std::path::{Path, PathBuf};

/// The browser's storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct LocalFiles;

/// The prefix of the keys of all files of a kind.
fn prefix(kind: CustomFileKind) -> String {
    format!("{PREFIX}{}/", kind.folder())
}

impl CustomFiles for LocalFiles {
    fn all(&self, kind: CustomFileKind) -> Vec<FoundFile> {
        let prefix = prefix(kind);
        let keys = bridge::kept_names(&prefix).unwrap_or_default();
        let mut names: Vec<&str> =
            keys.lines().filter_map(|name| name.strip_prefix(&prefix)).collect();
        names.sort_unstable();
        let read = |name: &str| Some((name.into(), Ok(bridge::kept(&format!("{prefix}{name}"))?)));
        names.into_iter().filter_map(read).collect()
    }

    fn has(&self, kind: CustomFileKind, name: &str) -> bool {
        bridge::kept(&(prefix(kind) + name)).is_some()
    }

    fn put(&self, kind: CustomFileKind, name: &str, text: &str) -> Result<(), String> {
        bridge::result(bridge::keep(&(prefix(kind) + name), text))
    }

    fn remove(&self, kind: CustomFileKind, path: &Path) -> Result<Option<PathBuf>, String> {
        let name = path.to_string_lossy();
        bridge::result(bridge::forget(&format!("{}{name}", prefix(kind)))).map(|()| None)
    }
}
