//! Reads the list of games, one game a step. Games that have not changed are not read again.

use super::entry::{LibraryEntry, Listing};
use super::service::{Job, LibraryService, Step};
use super::state::LibraryState;
use crate::catalogue::library::{DamagedSave, StoreError, save_file, trash_file};
use std::sync::Arc;

/// The state of reading a list.
pub(super) struct ListJob {
    trash: bool,
    /// The ids that remain to be read; `None` until they are known.
    ids: Option<Vec<String>>,
    total: usize,
    games: Vec<Arc<LibraryEntry>>,
    damaged: Vec<DamagedSave>,
}

impl ListJob {
    pub fn new(trash: bool) -> Self {
        Self { trash, ids: None, total: 0, games: Vec::new(), damaged: Vec::new() }
    }

    /// The list was read, or the store cannot be.
    fn read(&self, listing: Result<Listing, StoreError>) -> Step {
        let trash = self.trash;
        Step::done(move |world| {
            let library = &mut *world.resource_mut::<LibraryState>();
            library.reading = None;
            library.version += 1;
            // A store that cannot be read counts as empty; that it cannot be written is
            // reported when a game is saved.
            let listed = Some(Arc::new(listing.unwrap_or_default()));
            *if trash { &mut library.trash } else { &mut library.games } = listed;
        })
    }
}

impl Job for ListJob {
    /// Reads one more game.
    fn step(&mut self, service: &mut LibraryService) -> Step {
        let ids = match &mut self.ids {
            Some(ids) => ids,
            None => match service.library.ids(self.trash) {
                Ok(ids) => {
                    self.total = ids.len();
                    self.ids.insert(ids)
                }
                Err(error) => return self.read(Err(error)),
            },
        };
        let Some(id) = ids.pop() else {
            let (games, damaged) =
                (std::mem::take(&mut self.games), std::mem::take(&mut self.damaged));
            return self.read(Ok(Listing::new(games, damaged)));
        };
        let cached = service.cache.get(&id).filter(|_| !self.trash);
        let read = service.library.reload_if_changed(
            &service.catalogue,
            &id,
            self.trash,
            cached.map(|cached| &cached.kept),
        );
        match (read, cached) {
            (None, Some(cached)) => self.games.push(cached.clone()),
            (None, None) => {}
            (Some(Ok(kept)), _) => {
                let entry = Arc::new(LibraryEntry::new(kept, &service.catalogue));
                if !self.trash {
                    service.cache.insert(id, entry.clone());
                }
                self.games.push(entry);
            }
            (Some(Err(error)), _) => {
                let file = if self.trash { trash_file(&id) } else { save_file(&id) };
                self.damaged.push(DamagedSave { id, file, error });
            }
        }
        let read = (self.total - ids.len(), self.total);
        Step::More(Box::new(move |world| {
            world.resource_mut::<LibraryState>().reading = Some(read);
        }))
    }
}
