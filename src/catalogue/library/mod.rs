//! The library of the player's games, saved from the first turn on.
//!
//! Each game is a text in a [`KeyValueStore`]: the record in FGN below a header line with version
//! and checksum. The previous save is kept as a backup. A game in progress is locked; the
//! operating system releases the lock when the program ends, even if it crashes. Two copies of the
//! program therefore never write the same game, and a game that is neither locked nor over was
//! interrupted; so was a match between two games. The analysis of a game is a text of its own beside it.

mod folder;
mod game_date;
mod locked_game;
mod memory;
mod next_game;
mod query;
mod save_format;
mod saved_game;
mod session_state;
pub mod statistics;
mod store;
pub mod strength;
mod timestamp;

use super::file::FileError;
use super::registry::Catalogue;
use std::cmp::Ordering;
use std::collections::BTreeSet;

pub use folder::FolderStore;
pub use game_date::GameDate;
pub use locked_game::{GameAdder, LockedGame, OpenError};
pub use memory::MemoryStore;
pub use next_game::FollowingGame;
pub use query::GameFilter;
pub use save_format::SaveError;
pub use saved_game::{SaveStatus, SavedGame};
pub use session_state::{Snapshot, opened_game, state, stored_game, stored_seed, stored_state};
pub use store::{AnyStore, KeyValueStore, LockStatus, StoreError, StoreLock};
pub use timestamp::Timestamp;

/// The folder inside the data folder that holds the games.
pub const FOLDER: &str = "games";
/// The size limit of a save in bytes.
const LARGEST_SAVE: u64 = 4 * 1024 * 1024;

/// The suffixes of keys in the store: the save, the previous save, a deleted save, and the lock.
const SAVE: &str = ".fgn";
const BACKUP: &str = ".backup.fgn";
const TRASH: &str = ".trash.fgn";
const LOCK: &str = ".lock";
/// The suffix of the key of a game's analysis.
const ANALYSIS: &str = ".analysis";

/// The games of a player in a store.
///
/// ```
/// use fanorona::catalogue::Catalogue;
/// use fanorona::catalogue::library::{Library, MemoryStore, Timestamp};
/// use fanorona::rules::Record;
/// use fanorona::rules::notation::Game;
///
/// # fn main() -> Result<(), fanorona::catalogue::library::StoreError> {
/// let catalogue = Catalogue::shipped();
/// let variant = catalogue.standard();
/// let game = Game::new(variant.key.clone(), Record::new(variant.rules.clone()));
///
/// let library = Library::new(MemoryStore::default());
/// let ids = library.add([&game], Timestamp::parse("2026-11-21T12:58:08Z").unwrap())?;
/// assert_eq!(ids, ["20261121-125808"]);
/// assert_eq!(library.games(&catalogue)?.games.len(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Library<S> {
    store: S,
}

/// The name of a game's save in the store.
pub fn save_file(id: &str) -> String {
    format!("{id}{SAVE}")
}

/// The name of a deleted game in the store.
pub fn trash_file(id: &str) -> String {
    format!("{id}{TRASH}")
}

/// A save that cannot be used, without a usable backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamagedSave {
    /// The id of the game.
    pub id: String,
    /// The name of the save in the store: of its file, if games are files.
    pub file: String,
    /// Why the newest save cannot be used.
    pub error: SaveError,
}

/// The games of a library.
#[derive(Clone, Debug, Default)]
pub struct GameList {
    /// The games, the most recently saved first.
    pub games: Vec<SavedGame>,
    /// The saves that cannot be used, sorted by id.
    pub damaged: Vec<DamagedSave>,
}

impl<S: KeyValueStore> Library<S> {
    /// The library in this store.
    pub const fn new(store: S) -> Self {
        Self { store }
    }

    /// The store of the games.
    pub const fn store(&self) -> &S {
        &self.store
    }

    /// All games that are not deleted.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn games(&self, catalogue: &Catalogue) -> Result<GameList, StoreError> {
        self.listed(catalogue, false)
    }

    /// All deleted games; each can be restored.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn trash(&self, catalogue: &Catalogue) -> Result<GameList, StoreError> {
        self.listed(catalogue, true)
    }

    /// The most recently saved game that was interrupted: not locked, and played in this program, not
    /// imported. It is not over; or it is over, but its match goes on, and the next game is not in the
    /// library.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn latest_unfinished(
        &self,
        catalogue: &Catalogue,
    ) -> Result<Option<SavedGame>, StoreError> {
        let mut found = Vec::new();
        for id in self.ids(false)? {
            // Reading the state is faster than reading the whole game.
            let head = [SAVE, BACKUP].into_iter().find_map(|extension| {
                let text = self.store.get(&format!("{id}{extension}")).ok()??;
                let (state, record) = save_format::parse(&text).ok()?;
                let open = save_format::is_open(record);
                Some((state, open, save_format::is_of_match(record)))
            });
            if let Some((state, open, of_match)) = head
                && state.contains_key(state::WHITE)
                && (open || of_match)
            {
                let saved = state.get(saved_game::SAVED).cloned().unwrap_or_default();
                found.push((saved, id, of_match));
            }
        }
        found.sort_by(|(saved, id, _), (other_saved, other, _)| {
            saved.cmp(other_saved).then_with(|| compare_ids(id, other))
        });
        let is_begun = |next: &FollowingGame| {
            let mut games = found.iter().filter(|(_, _, of_match)| *of_match);
            games.any(|(_, id, _)| self.game(catalogue, id).is_ok_and(|game| next.is_before(&game)))
        };
        Ok(found.iter().rev().find_map(|(_, id, _)| {
            let saved = self.game(catalogue, id).ok()?;
            let goes_on = match saved.status() {
                SaveStatus::Open => true,
                SaveStatus::Over => {
                    FollowingGame::after(&saved, catalogue).is_some_and(|next| !is_begun(&next))
                }
            };
            (goes_on && !self.is_locked(id)).then_some(saved)
        }))
    }

    /// Reads a game again if its save has changed since `known` was read; `None` if it has not.
    /// With `trash`, reads a deleted game.
    pub fn reload_if_changed(
        &self,
        catalogue: &Catalogue,
        id: &str,
        trash: bool,
        known: Option<&SavedGame>,
    ) -> Option<Result<SavedGame, SaveError>> {
        if !is_id(id) {
            return Some(Err(SaveError::Missing));
        }
        let extension = if trash { TRASH } else { SAVE };
        let is_same = known.is_some_and(|known| {
            let text = self.store.get(&format!("{id}{extension}"));
            known.notice.is_none() && text.is_ok_and(|text| text.as_ref() == Some(&known.text))
        });
        (!is_same).then(|| saved_game::read(&self.store, catalogue, id, trash))
    }

    /// Reads the game of this id.
    ///
    /// # Errors
    /// There is no game of this id, or neither its save nor its backup can be used.
    pub fn game(&self, catalogue: &Catalogue, id: &str) -> Result<SavedGame, SaveError> {
        if !is_id(id) {
            return Err(SaveError::Missing);
        }
        saved_game::read(&self.store, catalogue, id, false)
    }

    /// Reserves and locks an id for a new game. No game is written before the first save.
    ///
    /// # Errors
    /// The store cannot be written.
    pub fn begin(&self, now: Timestamp) -> Result<LockedGame, StoreError> {
        let mut used = self.used_ids()?;
        self.begin_unused(&mut used, now)
    }

    fn used_ids(&self) -> Result<BTreeSet<String>, StoreError> {
        Ok(self.id_set(false)?.into_iter().chain(self.id_set(true)?).collect())
    }

    /// Begins a game under an unused id, and adds it to `used`.
    fn begin_unused(
        &self,
        used: &mut BTreeSet<String>,
        now: Timestamp,
    ) -> Result<LockedGame, StoreError> {
        for count in 0_u64.. {
            let id = now.id(count);
            if !used.insert(id.clone()) {
                continue;
            }
            match self.store.try_lock(&lock_key(&id))? {
                LockStatus::Acquired(lock) => {
                    let stored = self.is_stored(&id);
                    if stored == Ok(false) {
                        return Ok(LockedGame::new(id, lock));
                    }
                    // Another process has stored a game under this id since `used` was read.
                    self.store.unlock(&lock_key(&id), lock);
                    stored?;
                }
                LockStatus::HeldElsewhere => {}
            }
        }
        Err(StoreError::Full)
    }

    /// Whether there is a game of this id, deleted or not, and whether it can be read or not.
    fn is_stored(&self, id: &str) -> Result<bool, StoreError> {
        // A game that is being restored is found: it is never missing in both places.
        for extension in [TRASH, SAVE, BACKUP] {
            match self.store.get(&format!("{id}{extension}")) {
                Ok(None) => {}
                // Trying the next id would not help.
                Err(error @ StoreError::Read(FileError::Other(_))) => return Err(error),
                Ok(Some(_)) | Err(_) => return Ok(true),
            }
        }
        Ok(false)
    }

    /// Moves a game to the trash; [`Library::restore`] undoes this.
    ///
    /// # Errors
    /// There is no such game, it is locked by another process, or the store cannot be written.
    pub fn delete(&self, id: &str) -> Result<(), StoreError> {
        check_id(id)?;
        let LockStatus::Acquired(lock) = self.store.try_lock(&lock_key(id))? else {
            return Err(StoreError::Locked);
        };
        let done = self.move_to_trash(id);
        self.store.unlock(&lock_key(id), lock);
        done
    }

    /// Moves a game that this process has locked to the trash, by one rename at the end: until then it is a saved game,
    /// and afterwards a deleted one. A full disk has room for that.
    fn move_to_trash(&self, id: &str) -> Result<(), StoreError> {
        let [save, backup, trash] =
            [SAVE, BACKUP, TRASH].map(|extension| format!("{id}{extension}"));
        // A damaged save is moved unchanged, even if it cannot be read, unless its backup is whole.
        let is_whole = |key| match self.store.get(key) {
            Ok(text) => Ok(text.map(|text| save_format::parse(&text).is_ok())),
            Err(StoreError::Read(error)) if !error.may_pass() => Ok(Some(false)),
            Err(error) => Err(error),
        };
        match (is_whole(&save)?, is_whole(&backup)?) {
            (None, None) => return Err(StoreError::Missing),
            (None, Some(_)) | (Some(false), Some(true)) => self.store.rename(&backup, &save)?,
            (Some(_), _) => self.store.remove(&backup)?,
        }
        self.store.rename(&save, &trash)
    }

    /// Restores a deleted game.
    ///
    /// # Errors
    /// There is no such game in the trash, or the store cannot be written.
    pub fn restore(&self, id: &str) -> Result<(), StoreError> {
        check_id(id)?;
        let [save, trash] = [SAVE, TRASH].map(|extension| format!("{id}{extension}"));
        if self.store.get(&trash) == Ok(None) {
            return Err(StoreError::Missing);
        }
        if self.store.get(&save)?.is_none() {
            self.store.rename(&trash, &save)
        } else {
            self.store.remove(&trash)
        }
    }

    /// The text of a game's analysis; `None` if there is none, or if it cannot be read. Whether it is the
    /// analysis of this game is for the reader to check.
    pub fn analysis(&self, id: &str) -> Option<String> {
        check_id(id).ok()?;
        self.store.get(&format!("{id}{ANALYSIS}")).ok().flatten()
    }

    /// Stores the text of a game's analysis beside the game, which does not change. It stays when the game
    /// is deleted, for it may be restored.
    ///
    /// # Errors
    /// There can be no game of this id, or the text cannot be written.
    pub fn store_analysis(&self, id: &str, text: &str) -> Result<(), StoreError> {
        check_id(id)?;
        self.store.put(&format!("{id}{ANALYSIS}"), text)
    }

    /// Whether another process has locked this game.
    fn is_locked(&self, id: &str) -> bool {
        // Do not create a lock file only to look at it.
        let has_lock = self.store.list().is_ok_and(|keys| keys.contains(&lock_key(id)));
        has_lock && matches!(self.store.try_lock(&lock_key(id)), Ok(LockStatus::HeldElsewhere))
    }

    fn listed(&self, catalogue: &Catalogue, trash: bool) -> Result<GameList, StoreError> {
        let mut listed = GameList::default();
        for id in self.ids(trash)? {
            match saved_game::read(&self.store, catalogue, &id, trash) {
                Ok(saved) => listed.games.push(saved),
                Err(error) => {
                    let file = if trash { trash_file(&id) } else { save_file(&id) };
                    listed.damaged.push(DamagedSave { id, file, error });
                }
            }
        }
        listed.games.sort_by(|one, other| other.compare_saved(one));
        Ok(listed)
    }

    /// The ids of all games, or of all deleted games, in [their order](compare_ids).
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn ids(&self, trash: bool) -> Result<Vec<String>, StoreError> {
        let mut ids: Vec<String> = self.id_set(trash)?.into_iter().collect();
        ids.sort_by(|one, other| compare_ids(one, other));
        Ok(ids)
    }

    fn id_set(&self, trash: bool) -> Result<BTreeSet<String>, StoreError> {
        let keys = self.store.list()?;
        let ids = keys.iter().filter_map(|key| {
            let id = if trash {
                key.strip_suffix(TRASH)?
            } else {
                key.strip_suffix(BACKUP).or_else(|| key.strip_suffix(SAVE))?
            };
            is_id(id).then_some(id)
        });
        Ok(ids.map(str::to_owned).collect())
    }
}

/// The order of ids: that in which the games were begun or imported. The number behind a time counts as a number.
///
/// ```
/// use fanorona::catalogue::library::compare_ids;
/// assert!(compare_ids("20261121-125808-9", "20261121-125808-10").is_lt());
/// ```
pub fn compare_ids(one: &str, other: &str) -> Ordering {
    // Numbers without leading zeros are compared by their lengths first; the parts of the time are equally long.
    let parts = |id| str::split(id, '-').map(|part: &str| (part.len(), part));
    parts(one).cmp(parts(other))
}

/// Whether a text can be the id of a game. With a dot it could be that of another game with one of the suffixes.
fn is_id(text: &str) -> bool {
    !text.contains('.')
}

/// # Errors
/// The text cannot be the id of a game.
fn check_id(text: &str) -> Result<(), StoreError> {
    if is_id(text) { Ok(()) } else { Err(StoreError::Missing) }
}

/// The key of a game's lock.
fn lock_key(id: &str) -> String {
    format!("{id}{LOCK}")
}
