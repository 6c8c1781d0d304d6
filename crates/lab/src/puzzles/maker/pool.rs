//! A pool: the puzzles made so far, no two the same up to symmetry, no theme with too many.

use super::balance::Balance;
use fanorona_engine::symmetry::Symmetry;
use fanorona_game::puzzles::{PackError, Puzzle, PuzzlePack, Themes};
use fanorona_rules::{Position, Side, Variant};
use std::collections::HashSet;
use std::sync::Arc;

/// The puzzles made so far.
pub struct Pool {
    pack: PuzzlePack,
    balance: Balance,
    symmetries: Vec<Symmetry>,
    known: HashSet<PoolKey>,
}

/// A position up to the symmetries of the board and, without a handicap, the exchange of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct PoolKey(u64, u64, Option<bool>);

impl Pool {
    /// An empty pool for this number of puzzles.
    pub fn new(variant: Arc<Variant>, count: usize) -> Self {
        let symmetries = Symmetry::all(&variant.rules.board);
        let (balance, known) = (Balance::new(count), HashSet::new());
        Self { pack: PuzzlePack::new(variant), balance, symmetries, known }
    }

    /// A pool for this number of puzzles that begins with all those of a pack, even if the pack has more, or
    /// too many of a theme.
    ///
    /// # Errors
    /// A puzzle of the pack is damaged.
    pub fn from_pack(pack: &PuzzlePack, count: usize) -> Result<Self, PackError> {
        let mut pool = Self::new(pack.variant().clone(), count);
        pool.pack = pack.clone();
        for puzzle in pack.puzzles() {
            let puzzle = puzzle?;
            pool.known.insert(pool.key(&puzzle.position));
            if !pool.balance.add(puzzle.themes) {
                pool.balance.keep(puzzle.themes, puzzle.theme);
            }
        }
        Ok(pool)
    }

    /// The puzzles.
    pub const fn pack(&self) -> &PuzzlePack {
        &self.pack
    }

    /// The puzzles, to note how they were made.
    pub const fn pack_mut(&mut self) -> &mut PuzzlePack {
        &mut self.pack
    }

    /// Whether a position, or a mirror image, is in the pool.
    pub fn knows(&self, position: &Position) -> bool {
        self.known.contains(&self.key(position))
    }

    /// Whether a puzzle with these themes can be added.
    pub fn has_room(&self, themes: Themes) -> bool {
        self.balance.has_room(themes)
    }

    /// Adds a puzzle. Returns whether it was added.
    pub fn add(&mut self, puzzle: &Puzzle) -> bool {
        let key = self.key(&puzzle.position);
        if self.known.contains(&key) || !self.has_room(puzzle.themes) || !self.pack.push(puzzle) {
            return false;
        }
        self.known.insert(key);
        let added = self.balance.add(puzzle.themes);
        debug_assert!(added, "there was room");
        for (index, theme) in self.balance.themes().enumerate() {
            self.pack.list_under(index, theme);
        }
        true
    }

    fn key(&self, position: &Position) -> PoolKey {
        let (own, enemy) = (position.own().0, position.enemy().0);
        let handicapped = position.handicapped().map(|side: Side| side == position.side());
        let images = self.symmetries.iter();
        let images = images.map(|way| PoolKey(way.apply(own), way.apply(enemy), handicapped));
        images.min().unwrap_or(PoolKey(own, enemy, handicapped))
    }
}

/// The first puzzles of a pack, as many as possible but at most `count`, listed so that no theme has
/// more than a fifth of them.
pub fn balanced(pack: &PuzzlePack, count: usize) -> PuzzlePack {
    let chosen = |count: usize| -> Option<Vec<(usize, fanorona_game::puzzles::Theme)>> {
        let mut balance = Balance::new(count);
        let mut indices = Vec::new();
        for (index, entry) in pack.entries().iter().enumerate() {
            if indices.len() < count && balance.add(entry.themes) {
                indices.push(index);
            }
        }
        (indices.len() == count).then(|| indices.into_iter().zip(balance.themes()).collect())
    };
    let most = count.min(pack.entries().len());
    let chosen = (0..=most).rev().find_map(chosen).unwrap_or_default();
    let mut result = pack.clone();
    for &(index, theme) in &chosen {
        result.list_under(index, theme);
    }
    let mut kept = chosen.iter().map(|&(index, _)| index).peekable();
    let mut index = 0;
    result.retain(|_| {
        let keep = kept.next_if_eq(&index).is_some();
        index += 1;
        keep
    });
    result
}
