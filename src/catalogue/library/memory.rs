//! A text store in memory, for tests and for systems without persistent storage.

use super::store::{KeyValueStore, LockStatus, StoreError, StoreLock};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// A [`KeyValueStore`] in memory. Its contents are lost when it is dropped.
#[derive(Debug, Default)]
pub struct MemoryStore {
    texts: Mutex<BTreeMap<String, String>>,
}

impl MemoryStore {
    fn texts(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, String>> {
        // No operation can leave the map half changed, so a poisoned lock is harmless.
        self.texts.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl KeyValueStore for MemoryStore {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts().get(name).cloned())
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.texts().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.texts().remove(name);
        Ok(())
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.texts().keys().cloned().collect())
    }

    fn try_lock(&self, _name: &str) -> Result<LockStatus, StoreError> {
        Ok(LockStatus::Acquired(StoreLock::uncontended()))
    }
}
