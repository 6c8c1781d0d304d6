//! The player's games and settings in the browser's storage. Whatever the browser refuses is a
//! fault that is told; nothing here fails hard.

use super::bridge;
use crate::catalogue::library::{Hold, Holding, Shelf, ShelfFault};

/// What every name in the storage begins with: other pages of the same host keep texts there too.
const MINE: &str = "fanorona/";

/// A part of the browser's storage.
#[derive(Clone, Copy, Debug)]
pub struct LocalShelf {
    part: &'static str,
}

impl LocalShelf {
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

fn done(name: &str, detail: Option<String>) -> Result<(), ShelfFault> {
    match detail {
        None => Ok(()),
        Some(detail) => Err(ShelfFault::Write { name: name.to_owned(), detail }),
    }
}

impl Shelf for LocalShelf {
    fn get(&self, name: &str) -> Result<Option<String>, ShelfFault> {
        Ok(bridge::kept(&self.key(name)))
    }

    fn put(&self, name: &str, text: &str) -> Result<(), ShelfFault> {
        // A storage takes a text wholly or not at all.
        done(name, bridge::keep(&self.key(name), text))
    }

    fn remove(&self, name: &str) -> Result<(), ShelfFault> {
        done(name, bridge::forget(&self.key(name)))
    }

    fn list(&self) -> Result<Vec<String>, ShelfFault> {
        let begin = self.key("");
        let names = bridge::kept_names(&begin).unwrap_or_default();
        Ok(names.lines().filter_map(|name| name.strip_prefix(&begin)).map(str::to_owned).collect())
    }

    fn hold(&self, name: &str) -> Result<Holding, ShelfFault> {
        let key = self.key(name);
        if !bridge::hold(&key) {
            return Ok(Holding::Elsewhere);
        }
        // The mark tells that it was ever held. Without one nobody else would ask.
        let _ = bridge::keep(&key, "");
        Ok(Holding::Here(Hold::by(LocalHold(key))))
    }
}
