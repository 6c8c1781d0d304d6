//! Which puzzle comes next at the terminal, and what is stored of its result.

use crate::catalogue::kept::{Kept, KeptEvent};
use crate::catalogue::library::Timestamp;
use crate::catalogue::puzzles::PuzzleStore;
use crate::game::puzzles::choose::{self, TimedRun, Wish, again};
use crate::game::puzzles::{
    Day, Puzzle, PuzzleId, PuzzleProgress, PuzzleResult, Recorded, TryKind,
};
use std::collections::HashSet;

/// Where the puzzles come from.
pub(super) enum PuzzleSource {
    /// The puzzle of this name, and then such as near the player's rating.
    Named(PuzzleId),
    /// Such as are near the player's rating.
    Chosen,
    /// The puzzle of the day, and then such as near the player's rating.
    Daily,
    /// Those that are due.
    Again,
    /// A run against time.
    Timed(TimedRun),
}

/// The puzzles, one after another.
pub(super) struct Queue {
    puzzles: PuzzleStore,
    store: Kept<PuzzleProgress>,
    wish: Wish,
    pub source: PuzzleSource,
    seed: u64,
    /// Those that were shown.
    shown: HashSet<PuzzleId>,
    /// The day whose puzzle is shown.
    daily: Option<Day>,
}

impl Queue {
    pub fn new(
        puzzles: PuzzleStore,
        store: Kept<PuzzleProgress>,
        wish: Wish,
        source: PuzzleSource,
        seed: u64,
    ) -> Self {
        Self { puzzles, store, wish, source, seed, shown: HashSet::new(), daily: None }
    }

    pub const fn progress(&self) -> &PuzzleProgress {
        self.store.value()
    }

    /// The name of the next puzzle; `None` if there is none of the kind.
    pub fn next(&mut self) -> Option<PuzzleId> {
        let (packs, progress, today) = (self.puzzles.packs(), self.store.value(), today());
        let first = self.shown.is_empty();
        self.daily = None;
        let next = match &mut self.source {
            PuzzleSource::Named(id) if first => packs.entry(id).map(|entry| entry.id.clone()),
            PuzzleSource::Daily if first => {
                self.daily = Some(today);
                let variant = self.wish.variant.as_deref()?;
                choose::daily(packs, variant, today)
            }
            PuzzleSource::Named(_) | PuzzleSource::Daily | PuzzleSource::Chosen => {
                self.seed = self.seed.wrapping_add(1);
                let (wish, seed) = (&self.wish, self.seed);
                let fresh = choose::next(packs, progress, wish, today, seed, &self.shown);
                fresh.or_else(|| {
                    // All were shown: begin anew.
                    self.shown.clear();
                    choose::next(packs, progress, wish, today, seed, &self.shown)
                })
            }
            PuzzleSource::Again => {
                let mut due = again::due(progress, today).into_iter();
                let fits = |id: &PuzzleId| {
                    let all = packs.variants();
                    let variant = all.into_iter().find(|variant| variant.key == id.variant());
                    let entry = packs.entry(id).zip(variant);
                    entry.is_some_and(|(entry, variant)| self.wish.fits(variant, entry, progress))
                };
                let shown = &self.shown;
                due.find(|id| !shown.contains(id) && fits(id)).cloned()
            }
            PuzzleSource::Timed(run) => run.next(packs, progress),
        }?;
        self.shown.insert(next.clone());
        if first && matches!(self.source, PuzzleSource::Named(_)) {
            self.wish = Wish::variant(next.variant());
        }
        Some(next)
    }

    /// The puzzle of a name that [`Queue::next`] returned. The error is why it cannot be read.
    pub fn puzzle(&self, id: &PuzzleId) -> Option<Result<Puzzle, crate::game::puzzles::PackError>> {
        self.puzzles.packs().puzzle(id)
    }

    /// Stores a result.
    pub fn record(
        &mut self,
        id: &PuzzleId,
        result: PuzzleResult,
    ) -> (Option<Recorded>, Result<(), KeptEvent>) {
        let entry = self.puzzles.packs().entry(id);
        let kind = match &mut self.source {
            PuzzleSource::Timed(run) => {
                run.record(result);
                TryKind::Unrated
            }
            _ => TryKind::Rated,
        };
        self.store.update(|progress| {
            let rating = progress.puzzle_rating(entry?);
            Some(progress.record(id, rating, result, kind, today()))
        })
    }

    /// Stores the solved puzzle of the day, if it is one. Returns the number of days in a row.
    pub fn record_daily(&mut self) -> Option<(u32, Result<(), KeptEvent>)> {
        let day = self.daily.take()?;
        let ((), stored) = self.store.update(|progress| progress.record_daily(day));
        Some((self.progress().streak().on(day), stored))
    }

    /// Stores a run against time. Returns whether it is the best.
    pub fn record_timed(&mut self) -> Option<(bool, Result<(), KeptEvent>)> {
        let PuzzleSource::Timed(run) = &self.source else { return None };
        Some(self.store.update(|progress| progress.record_timed(run.kind(), run.solved(), today())))
    }
}

/// The day, in UTC.
pub(super) fn today() -> Day {
    Day::from_unix_seconds(Timestamp::now().unix_seconds())
}
