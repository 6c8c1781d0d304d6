//! A shelf that lasts as long as the program, for where nothing can be kept.

use super::shelf::{Hold, Holding, Shelf, ShelfFault};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// Texts in memory.
#[derive(Debug, Default)]
pub struct MemoryShelf {
    texts: Mutex<BTreeMap<String, String>>,
}

impl MemoryShelf {
    fn texts(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, String>> {
        // Whoever panicked while it held the map has left it whole.
        self.texts.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Shelf for MemoryShelf {
    fn get(&self, name: &str) -> Result<Option<String>, ShelfFault> {
        Ok(self.texts().get(name).cloned())
    }

    fn put(&self, name: &str, text: &str) -> Result<(), ShelfFault> {
        self.texts().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), ShelfFault> {
        self.texts().remove(name);
        Ok(())
    }

    fn list(&self) -> Result<Vec<String>, ShelfFault> {
        Ok(self.texts().keys().cloned().collect())
    }

    fn hold(&self, _name: &str) -> Result<Holding, ShelfFault> {
        Ok(Holding::Here(Hold::free()))
    }
}
