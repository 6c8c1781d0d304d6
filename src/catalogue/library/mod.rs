//! The player's games: every one kept from its first turn, and nothing ever lost.
//!
//! A game is a text of its own on a [`KeyValueStore`]: the record in FGN below a line with version and
//! checksum. The save before it stays beside it as a backup. Whoever plays a game holds it; the
//! system lets go of it when the program ends, however it ends, so two copies of the program
//! never write the same game, and a game that nobody holds and that is not over was broken off.

mod folder;
mod held;
mod kept;
mod memory;
mod players;
mod saved;
mod search;
mod session_state;
mod stamp;
pub mod statistics;
mod store;

use super::Catalogue;
use std::collections::BTreeSet;

pub use folder::FolderStore;
pub use held::LockedGame;
pub use kept::{KeptGame, RecoveryNotice, Status};
pub use memory::MemoryStore;
pub use players::{Players, state};
pub use saved::SaveError;
pub use search::Query;
pub use session_state::{opened_game, stored_game, stored_seed, stored_state};
pub use stamp::Stamp;
pub use store::{KeyValueStore, LockStatus, StoreError, StoreLock};

/// The folder inside the data folder that holds the games.
pub const FOLDER: &str = "games";
/// A save of more bytes than these is taken for something else.
pub const LARGEST_SAVE: u64 = 4 * 1024 * 1024;

/// What a name on the shelf ends with: the save, the one before it, one that was deleted, and the
/// mark of whoever plays it.
const SAVE: &str = ".fgn";
const BACKUP: &str = ".backup.fgn";
const TRASH: &str = ".trash.fgn";
const LOCK: &str = ".lock";

/// The games of a player.
#[derive(Debug)]
pub struct Library<S> {
    shelf: S,
}

/// A save that cannot be used, and neither can its backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The game's name on the shelf.
    pub id: String,
    /// What is wrong with it.
    pub error: SaveError,
}

/// Everything on the shelf.
#[derive(Clone, Debug, Default)]
pub struct Listed {
    /// The games, the newest first.
    pub games: Vec<KeptGame>,
    /// Saves that are none.
    pub damaged: Vec<Damaged>,
}

impl<S: KeyValueStore> Library<S> {
    /// The games on a shelf.
    pub const fn new(shelf: S) -> Self {
        Self { shelf }
    }

    /// The shelf itself.
    pub const fn shelf(&self) -> &S {
        &self.shelf
    }

    /// Every game that is not deleted.
    ///
    /// # Errors
    /// The shelf cannot be read.
    pub fn games(&self, catalogue: &Catalogue) -> Result<Listed, StoreError> {
        self.listed(catalogue, false)
    }

    /// Every game that was deleted and can be restored.
    ///
    /// # Errors
    /// The shelf cannot be read.
    pub fn trash(&self, catalogue: &Catalogue) -> Result<Listed, StoreError> {
        self.listed(catalogue, true)
    }

    /// The games that were broken off, the newest first: not over, and played by nobody now.
    ///
    /// # Errors
    /// The shelf cannot be read.
    pub fn unfinished(&self, catalogue: &Catalogue) -> Result<Listed, StoreError> {
        let mut ids = self.ids(false)?;
        // Reading a game takes longer than looking whether it is over.
        ids.retain(|id| {
            let text = self.shelf.get(&format!("{id}{SAVE}"));
            !text.is_ok_and(|text| text.as_deref().is_some_and(saved::is_over))
        });
        let mut listed = self.read_all(catalogue, ids, false);
        listed.games.retain(|game| game.status() == Status::Open && !self.is_held(&game.id));
        Ok(listed)
    }

    /// The game that was broken off last: not over, played by nobody now, and begun at a table
    /// rather than brought in from elsewhere.
    ///
    /// # Errors
    /// The shelf cannot be read.
    pub fn broken_off(&self, catalogue: &Catalogue) -> Result<Option<KeptGame>, StoreError> {
        let mut found = Vec::new();
        for id in self.ids(false)? {
            // Reading a game takes longer than looking at its state.
            let state = [SAVE, BACKUP].into_iter().find_map(|end| {
                let text = self.shelf.get(&format!("{id}{end}")).ok()??;
                let (state, _) = saved::parts(&text).ok()?;
                Some((state, saved::is_over(&text)))
            });
            if let Some((state, false)) = state
                && state.contains_key(state::WHITE)
            {
                found.push((state.get(kept::SAVED).cloned().unwrap_or_default(), id));
            }
        }
        found.sort_unstable();
        Ok(found.into_iter().rev().find_map(|(_, id)| {
            let kept = self.game(catalogue, &id).ok()?;
            (kept.status() == Status::Open && !self.is_held(&id)).then_some(kept)
        }))
    }

    /// The names of all games, or of all deleted ones, sorted.
    ///
    /// # Errors
    /// The shelf cannot be read.
    pub fn names(&self, trash: bool) -> Result<Vec<String>, StoreError> {
        Ok(self.ids(trash)?.into_iter().collect())
    }

    /// The game of this name as it is now, deleted or not; `None` where it still is as it was
    /// when `known` was read, so that a list need not be read twice.
    pub fn renewed(
        &self,
        catalogue: &Catalogue,
        id: &str,
        trash: bool,
        known: Option<&KeptGame>,
    ) -> Option<Result<KeptGame, SaveError>> {
        let end = if trash { TRASH } else { SAVE };
        let is_same = known.is_some_and(|known| {
            let text = self.shelf.get(&format!("{id}{end}"));
            known.notice.is_none() && text.is_ok_and(|text| text.as_ref() == Some(&known.text))
        });
        (!is_same).then(|| kept::read(&self.shelf, catalogue, id, trash))
    }

    /// The game of this name.
    ///
    /// # Errors
    /// There is none that can be used.
    pub fn game(&self, catalogue: &Catalogue, id: &str) -> Result<KeptGame, SaveError> {
        kept::read(&self.shelf, catalogue, id, false)
    }

    /// Begins to keep a new game. Nothing is written before the first save.
    ///
    /// # Errors
    /// The shelf cannot be written.
    pub fn begin(&self, now: Stamp) -> Result<LockedGame, StoreError> {
        let mut taken = self.taken()?;
        self.begin_beside(&mut taken, now)
    }

    fn taken(&self) -> Result<BTreeSet<String>, StoreError> {
        Ok(self.ids(false)?.into_iter().chain(self.ids(true)?).collect())
    }

    /// Begins a game under a name that is not taken, and takes it.
    fn begin_beside(
        &self,
        taken: &mut BTreeSet<String>,
        now: Stamp,
    ) -> Result<LockedGame, StoreError> {
        for count in 0_u64.. {
            let id = now.id(count);
            if !taken.insert(id.clone()) {
                continue;
            }
            match self.shelf.hold(&lock(&id))? {
                LockStatus::Here(hold) => return Ok(LockedGame::new(id, hold)),
                LockStatus::Elsewhere => {}
            }
        }
        Err(StoreError::Full)
    }

    /// Takes up a game that was kept.
    ///
    /// # Errors
    /// It is played elsewhere, or the shelf cannot be written.
    pub fn resume(&self, kept: &KeptGame) -> Result<LockedGame, StoreError> {
        match self.shelf.hold(&lock(&kept.id))? {
            LockStatus::Here(hold) => Ok(LockedGame::of(kept, hold)),
            LockStatus::Elsewhere => Err(StoreError::LockedGame),
        }
    }

    /// Deletes a game; [`Library::restore`] brings it back.
    ///
    /// # Errors
    /// There is no such game, it is played just now, or the shelf cannot be written.
    pub fn delete(&self, id: &str) -> Result<(), StoreError> {
        let LockStatus::Here(hold) = self.shelf.hold(&lock(id))? else {
            return Err(StoreError::LockedGame);
        };
        let text = [SAVE, BACKUP].into_iter().find_map(|end| {
            let text = self.shelf.get(&format!("{id}{end}")).ok()??;
            saved::parts(&text).is_ok().then_some(text)
        });
        // What is damaged is kept as it is, as long as it is a text.
        let text = match text {
            Some(text) => Some(text),
            None => self.shelf.get(&format!("{id}{SAVE}"))?,
        };
        let done = match text {
            None => Err(StoreError::Missing),
            Some(text) => {
                self.shelf.put(&format!("{id}{TRASH}"), &text)?;
                self.shelf.remove(&format!("{id}{SAVE}"))?;
                self.shelf.remove(&format!("{id}{BACKUP}"))
            }
        };
        drop(hold);
        let _ = self.shelf.remove(&lock(id));
        done
    }

    /// Brings a deleted game back.
    ///
    /// # Errors
    /// There is no such game, or the shelf cannot be written.
    pub fn restore(&self, id: &str) -> Result<(), StoreError> {
        let trash = format!("{id}{TRASH}");
        let text = self.shelf.get(&trash)?.ok_or(StoreError::Missing)?;
        if self.shelf.get(&format!("{id}{SAVE}"))?.is_none() {
            self.shelf.put(&format!("{id}{SAVE}"), &text)?;
        }
        self.shelf.remove(&trash)
    }

    /// Is this game played elsewhere just now?
    fn is_held(&self, id: &str) -> bool {
        // Asking must not leave a mark where there is none.
        let is_marked = self.shelf.list().is_ok_and(|names| names.contains(&lock(id)));
        is_marked && matches!(self.shelf.hold(&lock(id)), Ok(LockStatus::Elsewhere))
    }

    fn listed(&self, catalogue: &Catalogue, trash: bool) -> Result<Listed, StoreError> {
        Ok(self.read_all(catalogue, self.ids(trash)?, trash))
    }

    fn read_all(&self, catalogue: &Catalogue, ids: BTreeSet<String>, trash: bool) -> Listed {
        let mut listed = Listed::default();
        for id in ids {
            match kept::read(&self.shelf, catalogue, &id, trash) {
                Ok(kept) => listed.games.push(kept),
                Err(error) => listed.damaged.push(Damaged { id, error }),
            }
        }
        listed.games.sort_by(|a, b| (&b.saved, &b.id).cmp(&(&a.saved, &a.id)));
        listed
    }

    /// The names of the games, sorted.
    fn ids(&self, trash: bool) -> Result<BTreeSet<String>, StoreError> {
        let names = self.shelf.list()?;
        let ids = names.iter().filter_map(|name| {
            if trash {
                return name.strip_suffix(TRASH);
            }
            let id = name.strip_suffix(BACKUP).or_else(|| name.strip_suffix(SAVE))?;
            (!id.contains('.')).then_some(id)
        });
        Ok(ids.map(str::to_owned).collect())
    }
}

fn lock(id: &str) -> String {
    format!("{id}{LOCK}")
}
