//! Reads the list of games, one game a step; what has not changed since is not read again.

use super::entry::Entry;
use super::service::LibraryService;
use super::task::{Entries, Report};
use crate::catalogue::library::DamagedSave;
use std::sync::Arc;

/// Everything on the shelf, as the pages show it.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// The games, the newest first.
    pub games: Entries,
    /// Saves that are none.
    pub damaged: Vec<DamagedSave>,
}

/// The reading of a list.
pub(super) struct Job {
    trash: bool,
    /// The names that are still to be read, once they are known.
    ids: Option<Vec<String>>,
    all: usize,
    found: Listing,
}

impl Job {
    pub fn new(trash: bool) -> Self {
        Self { trash, ids: None, all: 0, found: Listing::default() }
    }

    /// Reads one more game.
    pub fn step(&mut self, clerk: &mut LibraryService) -> Report {
        let ids = match &mut self.ids {
            Some(ids) => ids,
            None => match clerk.library.ids(self.trash) {
                Ok(ids) => {
                    self.all = ids.len();
                    self.ids.insert(ids)
                }
                Err(error) => return Report::Listed(self.trash, Err(error)),
            },
        };
        let Some(id) = ids.pop() else {
            let mut found = std::mem::take(&mut self.found);
            found
                .games
                .sort_by(|a, b| (&b.kept.saved, &b.kept.id).cmp(&(&a.kept.saved, &a.kept.id)));
            return Report::Listed(self.trash, Ok(found));
        };
        let known = clerk.known.get(&id).filter(|_| !self.trash);
        let read = clerk.library.reload_if_changed(
            &clerk.catalogue,
            &id,
            self.trash,
            known.map(|known| &known.kept),
        );
        match (read, known) {
            (None, Some(known)) => self.found.games.push(known.clone()),
            (None, None) => {}
            (Some(Ok(kept)), _) => {
                let entry = Arc::new(Entry::new(kept));
                if !self.trash {
                    clerk.known.insert(id, entry.clone());
                }
                self.found.games.push(entry);
            }
            (Some(Err(error)), _) => self.found.damaged.push(DamagedSave { id, error }),
        }
        Report::Listing(self.all - ids.len(), self.all)
    }
}
