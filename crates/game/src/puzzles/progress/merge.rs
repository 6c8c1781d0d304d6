//! Two copies of a player's progress as one.

use super::{PuzzleProgress, Rated, Tried};

impl PuzzleProgress {
    /// Takes over what another copy of the same player's progress has more of: ratings from more
    /// puzzles, puzzles tried more often, longer rows of days, better runs. Of two that have as much,
    /// the other copy's stays.
    ///
    /// ```
    /// use fanorona_game::puzzles::{Day, PuzzleProgress, PuzzleResult, Rating, TryKind};
    ///
    /// let ids = ["telo-0000001", "telo-0000002"].map(|id| id.parse().unwrap());
    /// let (mut here, mut there) = (PuzzleProgress::new(), PuzzleProgress::new());
    /// for (progress, id) in [(&mut here, &ids[0]), (&mut there, &ids[1])] {
    ///     let puzzle = Rating::of_puzzle(1500, 60);
    ///     progress.record(id, puzzle, PuzzleResult::Solved, TryKind::Rated, Day::default());
    /// }
    /// here.merge(&there);
    /// assert_eq!(here.puzzles().count(), 2);
    /// ```
    pub fn merge(&mut self, other: &Self) {
        let more = |ours: Option<&Rated>, theirs: &Rated| {
            ours.is_none_or(|ours| theirs.puzzles >= ours.puzzles)
        };
        if let Some(theirs) = &other.overall
            && more(self.overall.as_ref(), theirs)
        {
            self.overall = Some(*theirs);
        }
        for (key, theirs) in &other.variants {
            if more(self.variants.get(key), theirs) {
                self.variants.insert(key.clone(), *theirs);
            }
        }
        for (id, theirs) in &other.puzzles {
            let fewer = |ours: &Tried| ours.tries <= theirs.tries;
            if self.puzzles.get(id).is_none_or(fewer) {
                self.puzzles.insert(id.clone(), *theirs);
            }
        }
        if self.last.is_none() {
            self.last.clone_from(&other.last);
        }
        let best = self.streak.best.max(other.streak.best);
        if (other.streak.last, other.streak.days) > (self.streak.last, self.streak.days) {
            self.streak = other.streak;
        }
        self.streak.best = best;
        for (kind, theirs) in &other.timed {
            let ours = self.timed.entry(kind.clone()).or_default();
            ours.runs = ours.runs.max(theirs.runs);
            if theirs.best > ours.best {
                (ours.best, ours.day) = (theirs.best, theirs.day);
            }
        }
    }
}
