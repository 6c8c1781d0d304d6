//! The player's games and settings in the browser's storage. Whatever the browser refuses is a
//! fault that is told; nothing here fails hard.

use super::bridge;
use crate::catalogue::library::{KeyValueStore, LockStatus, StoreError, StoreLock};

/// What every name in the storage begins with: other pages of the same host keep texts there too.
const MINE: &str = "fanorona/";

/// A part of the browser's storage.
#[derive(Clone, Copy, Debug)]
pub struct BrowserStore {
    part: &'static str,
}

impl BrowserStore {
    /// The shelf for kept games, or for something else of this name.
    pub const fn new(part: &'static str) -> Self {
        Self { part }
    }

    fn key(&self, name: &str) -> String {
        format!("{MINE}{}/{name}", self.part)
    }
}

/// A name that no other tab may take.
struct LocalHold(String);

impl Drop for LocalHold {
    fn drop(&mut self) {
        bridge::let_go(&self.0);
    }
}

fn done(name: &str, detail: Option<String>) -> Result<(), StoreError> {
    match detail {
        None => Ok(()),
        Some(detail) => Err(StoreError::Write { name: name.to_owned(), detail }),
    }
}

impl KeyValueStore for BrowserStore {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(bridge::kept(&self.key(name)))
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        // A storage takes a text wholly or not at all.
        done(name, bridge::keep(&self.key(name), text))
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        done(name, bridge::forget(&self.key(name)))
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        let begin = self.key("");
        let names = bridge::kept_names(&begin).unwrap_or_default();
        Ok(names.lines().filter_map(|name| name.strip_prefix(&begin)).map(str::to_owned).collect())
    }

    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError> {
        let key = self.key(name);
        if !bridge::hold(&key) {
            return Ok(LockStatus::HeldElsewhere);
        }
        // The mark tells that it was ever held. Without one nobody else would ask.
        let _ = bridge::keep(&key, "");
        Ok(LockStatus::Acquired(StoreLock::new(LocalHold(key))))
    }
}
