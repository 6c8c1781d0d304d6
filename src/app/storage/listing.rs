//! Reads the list of games, one game a step. Games that have not changed are not read again.

use super::entry::LibraryEntry;
use super::service::LibraryService;
use super::task::StorageReport;
use crate::catalogue::library::DamagedSave;
use std::sync::Arc;

/// The list of games as the pages show it.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// The games, newest first.
    pub games: Vec<Arc<LibraryEntry>>,
    /// The saves that cannot be read.
    pub damaged: Vec<DamagedSave>,
}

/// The state of reading a list.
pub(super) struct ListJob {
    trash: bool,
    /// The ids that remain to be read; `None` until they are known.
    ids: Option<Vec<String>>,
    total: usize,
    found: Listing,
}

impl ListJob {
    pub fn new(trash: bool) -> Self {
        Self { trash, ids: None, total: 0, found: Listing::default() }
    }

    /// Reads one more game.
    pub fn step(&mut self, service: &mut LibraryService) -> StorageReport {
        let ids = match &mut self.ids {
            Some(ids) => ids,
            None => match service.library.ids(self.trash) {
                Ok(ids) => {
                    self.total = ids.len();
                    self.ids.insert(ids)
                }
                Err(error) => return StorageReport::Listed(self.trash, Err(error)),
            },
        };
        let Some(id) = ids.pop() else {
            let mut found = std::mem::take(&mut self.found);
            found
                .games
                .sort_by(|a, b| (&b.kept.saved, &b.kept.id).cmp(&(&a.kept.saved, &a.kept.id)));
            return StorageReport::Listed(self.trash, Ok(found));
        };
        let cached = service.cache.get(&id).filter(|_| !self.trash);
        let read = service.library.reload_if_changed(
            &service.catalogue,
            &id,
            self.trash,
            cached.map(|cached| &cached.kept),
        );
        match (read, cached) {
            (None, Some(cached)) => self.found.games.push(cached.clone()),
            (None, None) => {}
            (Some(Ok(kept)), _) => {
                let entry = Arc::new(LibraryEntry::new(kept));
                if !self.trash {
                    service.cache.insert(id, entry.clone());
                }
                self.found.games.push(entry);
            }
            (Some(Err(error)), _) => {
                // As the library names its files.
                let file = format!("{id}{}", if self.trash { ".trash.fgn" } else { ".fgn" });
                self.found.damaged.push(DamagedSave { id, file, error });
            }
        }
        StorageReport::Listing(self.total - ids.len(), self.total)
    }
}
