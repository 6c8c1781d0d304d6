//! The player's games, settings and progress in the browser's storage. What the browser refuses is reported as an error;
//! nothing here panics.

use super::bridge;
use crate::catalogue::library::{KeyValueStore, LockStatus, StoreError, StoreLock};

/// The prefix of all the game's keys: other pages of the same host use the storage too.
pub(super) const PREFIX: &str = "fanorona/";

/// A part of the browser's storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct BrowserStore {
    section: &'static str,
}

impl BrowserStore {
    /// The entries whose names begin with this.
    pub const fn new(section: &'static str) -> Self {
        Self { section }
    }

    fn key(&self, name: &str) -> String {
        format!("{PREFIX}{}{name}", self.section)
    }
}

/// A key that no other tab may lock while this value exists.
struct PageLock(String);

impl Drop for PageLock {
    fn drop(&mut self) {
        bridge::let_go(&self.0);
    }
}

fn result(name: &str, error: Option<String>) -> Result<(), StoreError> {
    bridge::result(error).map_err(|detail| StoreError::Write { name: name.to_owned(), detail })
}

impl KeyValueStore for BrowserStore {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(bridge::kept(&self.key(name)))
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        // The browser stores a text completely or not at all.
        result(name, bridge::keep(&self.key(name), text))
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        result(name, bridge::forget(&self.key(name)))
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        let prefix = self.key("");
        let names = bridge::kept_names(&prefix).unwrap_or_default();
        Ok(names.lines().filter_map(|name| name.strip_prefix(&prefix)).map(str::to_owned).collect())
    }

    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError> {
        let key = self.key(name);
        if !bridge::hold(&key) {
            return Ok(LockStatus::HeldElsewhere);
        }
        // The entry records that the key was locked once. Without it no other tab would check.
        let _ = bridge::keep(&key, "");
        Ok(LockStatus::Acquired(StoreLock::new(PageLock(key))))
    }
}
