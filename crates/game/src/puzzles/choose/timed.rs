//! A run against time: puzzles of growing difficulty until the time is over or too many were failed.

use super::{Wish, mixed};
use crate::puzzles::{PackEntry, Packs, PuzzleId, PuzzleProgress, PuzzleResult};
use std::collections::HashSet;
use std::time::Duration;

/// A run against time. It has no clock: [`TimedRun::advance`] is told the time.
///
/// ```
/// use fanorona_game::puzzles::{PuzzleResult, choose::{TimedRun, Wish}};
/// use std::time::Duration;
///
/// let mut run = TimedRun::new(Wish::default(), 1);
/// run.record(PuzzleResult::Solved);
/// run.advance(Duration::from_secs(100));
/// assert_eq!((run.solved(), run.left(), run.is_over()), (1, Duration::from_secs(80), false));
/// run.advance(Duration::from_secs(100));
/// assert!(run.is_over());
/// ```
#[derive(Clone, Debug)]
pub struct TimedRun {
    wish: Wish,
    seed: u64,
    left: Duration,
    solved: u32,
    mistakes: u32,
    shown: HashSet<PuzzleId>,
}

impl TimedRun {
    /// The time of a run.
    pub const TIME: Duration = Duration::from_secs(180);
    /// The number of failed puzzles that ends a run.
    pub const MISTAKES: u32 = 3;
    /// How much the difficulty rises after each puzzle, in hundredths of the fitting puzzles.
    const STEP: usize = 2;
    /// The number of puzzles of that difficulty among which one is chosen.
    const CHOICE: usize = 12;

    /// A run among the puzzles that fit a wish. The seed makes the choice vary.
    pub fn new(wish: Wish, seed: u64) -> Self {
        Self { wish, seed, left: Self::TIME, solved: 0, mistakes: 0, shown: HashSet::new() }
    }

    /// Which puzzles it is about.
    pub const fn wish(&self) -> &Wish {
        &self.wish
    }

    /// What the run is stored under: the key of its variant, or `*` for all.
    pub fn kind(&self) -> &str {
        self.wish.variant.as_deref().unwrap_or("*")
    }

    /// The time left.
    pub const fn left(&self) -> Duration {
        self.left
    }

    /// The number of puzzles solved.
    pub const fn solved(&self) -> u32 {
        self.solved
    }

    /// The number of puzzles failed.
    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether the time is over, or too many puzzles were failed.
    pub const fn is_over(&self) -> bool {
        self.left.is_zero() || self.mistakes >= Self::MISTAKES
    }

    /// Lets time pass.
    pub const fn advance(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time);
    }

    /// Adds the result of a puzzle. After the end of the run it does not count.
    pub const fn record(&mut self, result: PuzzleResult) {
        if self.is_over() {
            return;
        }
        match result {
            PuzzleResult::Solved => self.solved += 1,
            PuzzleResult::Failed => self.mistakes += 1,
        }
    }

    /// The next puzzle: more difficult than the one before, preferably one that was never tried, and
    /// never one of this run. `None` if none is left or the run is over.
    pub fn next(&mut self, packs: &Packs, progress: &PuzzleProgress) -> Option<PuzzleId> {
        if self.is_over() {
            return None;
        }
        let wish = &self.wish;
        let fitting =
            packs.entries().filter(|(variant, _, entry)| wish.fits(variant, entry, progress));
        let mut all: Vec<&PackEntry> = fitting.map(|(_, _, entry)| entry).collect();
        all.sort_by_key(|entry| (entry.rating, entry.id.code()));
        let number = self.shown.len();
        let place = all.len() * (number * Self::STEP).min(100) / 100;
        let mut order: Vec<usize> =
            (0..all.len()).filter(|&i| !self.shown.contains(&all[i].id)).collect();
        order.sort_by_key(|&i| i.abs_diff(place));
        order.truncate(Self::CHOICE);
        let chosen = order.into_iter().min_by_key(|&i| {
            let id = &all[i].id;
            let noise = mixed(self.seed.wrapping_add(number as u64), id.code().into());
            (progress.tried(id).is_some(), noise)
        })?;
        let id = all[chosen].id.clone();
        self.shown.insert(id.clone());
        Some(id)
    }
}
