//! The puzzles that were made from the player's own mistakes: a pack for each variant, in the folder of
//! the player's packs or in a browser's storage.

use super::library::{AnyStore, KeyValueStore as _, MemoryStore, StoreError};
use super::puzzles::PuzzleStore;
use super::registry::Catalogue;
use crate::game::puzzles::{PackErrorKind, Puzzle, PuzzlePack};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// The beginning and the end of the keys in the store, around the key of the variant.
const BEGIN: &str = "mistakes-";
const END: &str = ".txt";

/// Stores the puzzles that were made from the player's own mistakes.
///
/// They are packs like others, so on a desktop the terminal finds them too, and players can share them.
///
/// ```
/// use fanorona::game::analysis::MissedTurn;
/// use fanorona::catalogue::Catalogue;
/// use fanorona::catalogue::own_puzzles::OwnPuzzles;
/// use fanorona::catalogue::puzzles::PuzzleStore;
/// use fanorona::game::puzzles::missed_puzzle;
/// use fanorona::rules::notation::{Game, read_turn};
///
/// let catalogue = Catalogue::shipped();
/// let telo = catalogue.find("telo").unwrap();
/// let game: Game = "[Variant \"telo\"]\n\n1. a1-b2A *".parse().unwrap();
/// let best = read_turn(&telo.rules, game.record.start(), "c1-b2A").unwrap();
/// let played = game.record.turns()[0].clone();
/// let missed = MissedTurn { number: 0, played, best, equal: Vec::new() };
/// let puzzle = missed_puzzle(&telo, &game.record, &missed).unwrap();
///
/// let own = OwnPuzzles::default();
/// assert!(own.add(&puzzle).unwrap());
/// assert!(!own.add(&puzzle).unwrap(), "it is there already");
/// let mut packs = PuzzleStore::default();
/// own.load(&mut packs, &catalogue);
/// let stored = packs.packs().puzzle(&puzzle.id).unwrap().unwrap();
/// assert_eq!((stored.position, stored.line), (puzzle.position, puzzle.line));
/// ```
#[derive(Clone)]
pub struct OwnPuzzles {
    store: AnyStore,
    /// Held while a pack is read and written, so that no puzzle is lost; not every store can be locked.
    writing: Arc<Mutex<()>>,
}

impl OwnPuzzles {
    /// Those in this store.
    pub fn new(store: AnyStore) -> Self {
        Self { store, writing: Arc::default() }
    }

    /// Adds a puzzle. Returns whether it was added: not if it is there already.
    ///
    /// # Errors
    /// The pack cannot be read or written. It is unchanged.
    pub fn add(&self, puzzle: &Puzzle) -> Result<bool, StoreError> {
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let _lock = self.store.lock_all();
        let new = PuzzlePack::new(puzzle.variant.clone());
        let mut name = format!("{BEGIN}{}{END}", puzzle.variant.key);
        let mut text = self.store.get(&name)?.unwrap_or_default();
        let mut known = PuzzlePack::read(&text, &puzzle.variant);
        if known.as_ref().is_err_and(|error| error.reason == PackErrorKind::OtherRules) {
            // The player has changed the rules since. Each rule set has a file of its own.
            name = format!("{BEGIN}{}-{:08x}{END}", puzzle.variant.key, new.rules_sum());
            text = self.store.get(&name)?.unwrap_or_default();
            known = PuzzlePack::read(&text, &puzzle.variant);
        }
        if known.is_ok_and(|pack| pack.find(&puzzle.id).is_some()) {
            return Ok(false);
        }
        let mut pack = new;
        if !pack.push(puzzle) {
            return Ok(false);
        }
        let new = pack.to_string();
        // Lines that cannot be read stay.
        let lines = if text.is_empty() { &new } else { new.split_once('\n').map_or("", |it| it.1) };
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        text.push_str(lines);
        self.store.put(&name, &text)?;
        Ok(true)
    }

    /// Adds the packs to those that are there, unless a pack of the same name was added before.
    pub fn load(&self, packs: &mut PuzzleStore, variants: &Catalogue) {
        let mut names = self.store.list().unwrap_or_default();
        names.retain(|name| name.starts_with(BEGIN) && name.ends_with(END));
        names.sort_unstable();
        for name in names {
            let path = Path::new(&name);
            if !packs.has_own(path)
                && let Ok(Some(text)) = self.store.get(&name)
            {
                packs.insert_own(path, &text, variants);
            }
        }
    }
}

impl Default for OwnPuzzles {
    /// In memory, for programs without a player's folder.
    fn default() -> Self {
        Self::new(Arc::new(MemoryStore::default()))
    }
}

impl std::fmt::Debug for OwnPuzzles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OwnPuzzles").finish_non_exhaustive()
    }
}
