//! Reads the list of games, one game a step. Games that have not changed are not read again.

use super::entry::LibraryEntry;
use super::service::LibraryService;
use super::task::StorageReport;
use crate::catalogue::library::DamagedSave;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The list of games as the pages show it.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// The games, newest first.
    pub games: Vec<Arc<LibraryEntry>>,
    /// The saves that cannot be read.
    pub damaged: Vec<DamagedSave>,
    /// The ids of the games after which the next game of a match can be begun.
    pub next_games: BTreeSet<String>,
}

impl Listing {
    /// These games, newest first.
    pub fn new(mut games: Vec<Arc<LibraryEntry>>, damaged: Vec<DamagedSave>) -> Self {
        games.sort_by(|one, other| other.kept.compare_saved(&one.kept));
        let may_follow = |entry: &LibraryEntry| {
            let next = entry.following.as_ref()?;
            let is_begun = games.iter().any(|game| next.is_before(&game.kept));
            (!is_begun).then(|| entry.id().to_owned())
        };
        let next_games = games.iter().filter_map(|entry| may_follow(entry)).collect();
        Self { games, damaged, next_games }
    }
}

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
            let (games, damaged) =
                (std::mem::take(&mut self.games), std::mem::take(&mut self.damaged));
            return StorageReport::Listed(self.trash, Ok(Listing::new(games, damaged)));
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
                // As the library names its files.
                let file = format!("{id}{}", if self.trash { ".trash.fgn" } else { ".fgn" });
                self.damaged.push(DamagedSave { id, file, error });
            }
        }
        StorageReport::Listing(self.total - ids.len(), self.total)
    }
}
