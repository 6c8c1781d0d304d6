//! Stores the puzzles made from the player's own mistakes, in the background.

use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::catalogue::Catalogue;
use crate::catalogue::library::StoreError;
use crate::catalogue::own_puzzles::OwnPuzzles;
use crate::catalogue::puzzles::PuzzleStore;
use crate::game::puzzles::Puzzle;
use crate::texts::say;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};

/// The puzzles made from the player's own mistakes.
#[derive(Resource, Default)]
pub struct OwnPuzzleStore {
    puzzles: OwnPuzzles,
    /// The puzzles that are being stored.
    tasks: Vec<Task<Result<bool, StoreError>>>,
}

impl OwnPuzzleStore {
    /// Those in this store.
    pub const fn new(puzzles: OwnPuzzles) -> Self {
        Self { puzzles, tasks: Vec::new() }
    }

    /// Stores a puzzle.
    pub(super) fn add(&mut self, puzzle: Puzzle) {
        let puzzles = self.puzzles.clone();
        self.tasks.push(IoTaskPool::get().spawn(async move { puzzles.add(&puzzle) }));
    }

    /// Adds the stored packs to those that are there.
    pub(super) fn load(&self, packs: &mut PuzzleStore, variants: &Catalogue) {
        self.puzzles.load(packs, variants);
    }
}

/// Tells the player if a puzzle could not be stored.
pub(super) fn report(
    texts: Res<CurrentTexts>,
    mut own: ResMut<OwnPuzzleStore>,
    mut toasts: ResMut<Toasts>,
) {
    if own.tasks.is_empty() {
        return;
    }
    own.tasks.retain_mut(|task| {
        let done = check_ready(task);
        if let Some(Err(error)) = &done {
            toasts.tell(say::store_error(&texts, error));
        }
        done.is_none()
    });
}
