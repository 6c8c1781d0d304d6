//! What the player has done with puzzles.

mod merge;
mod text;

use super::choose::again;
use super::{Day, PackEntry, PuzzleId, Rating};
use fanorona_formats::RightVersion;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The number of days after which a puzzle that is tried again counts for the rating once more.
pub const FORGOTTEN: u32 = 90;

/// How a puzzle was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleResult {
    /// Solved without a wrong turn and without help.
    Solved,
    /// A wrong turn was played, or a hint or the solution was asked for.
    Failed,
}

/// What a try counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryKind {
    /// For the rating, unless the player knows the puzzle already.
    Rated,
    /// Not for the rating, as in a timed run.
    Unrated,
}

/// A rating with its history.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rated {
    /// The rating on `day`.
    pub rating: Rating,
    /// The number of puzzles that counted.
    pub puzzles: u32,
    /// The day of the last of them.
    pub day: Day,
}

/// What was done with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    /// The number of tries.
    pub tries: u32,
    /// The number of those that solved it at once.
    pub solved: u32,
    /// The day of the last try.
    pub last: Day,
    /// When it comes again, and at which stage of the repetition; `None` if it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<Again>,
    /// The puzzle's own rating, if the player's tries have moved it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<Rating>,
}

/// When a failed puzzle comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u8, Day)", into = "(u8, Day)")]
pub struct Again {
    /// The stage, an index into [`again::INTERVALS`].
    pub stage: u8,
    /// The day from which it is due.
    pub due: Day,
}

/// The puzzles of the day that were solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Streak {
    /// The last day whose puzzle was solved.
    pub last: Day,
    /// The number of days in a row, up to that day.
    pub days: u32,
    /// The longest row.
    pub best: u32,
}

/// The timed runs of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimedBest {
    /// The most puzzles solved in a run.
    pub best: u32,
    /// The number of runs.
    pub runs: u32,
    /// The day of the best run.
    pub day: Day,
}

/// What a try has changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recorded {
    /// The player's rating before and after; `None` if the try did not count for it.
    pub rating: Option<(Rating, Rating)>,
    /// When the puzzle comes again.
    pub due: Option<Day>,
}

/// What the player has done with puzzles, those included that this program does not know.
///
/// ```
/// use fanorona_game::puzzles::{Day, PuzzleProgress, PuzzleResult, Rating, TryKind};
///
/// let (id, day) = ("tsivy-03fa9c2".parse()?, Day::from_number(20_000));
/// let mut progress = PuzzleProgress::new();
/// let puzzle = Rating::of_puzzle(1500, 60);
/// let recorded = progress.record(&id, puzzle, PuzzleResult::Failed, TryKind::Rated, day);
/// assert_eq!(recorded.due, Some(day.after(1)));
/// assert!(progress.rating("tsivy", day).rating < 1500.0);
/// assert_eq!(PuzzleProgress::read(&progress.to_string()).unwrap(), progress);
/// # Ok::<(), fanorona_game::puzzles::ParsePuzzleIdError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleProgress {
    version: RightVersion,
    #[serde(rename = "rating")]
    overall: Option<Rated>,
    variants: BTreeMap<String, Rated>,
    puzzles: BTreeMap<PuzzleId, Tried>,
    /// The puzzle of the last try.
    last: Option<PuzzleId>,
    #[serde(rename = "daily", default)]
    streak: Streak,
    timed: BTreeMap<String, TimedBest>,
}

impl PuzzleProgress {
    /// The version that is written, and the only one that is read.
    pub const VERSION: u32 = 1;
    /// The deviation up to which the rating of a variant is used, and not that of all puzzles.
    const SURE: f64 = 110.0;

    /// Nothing done.
    pub fn new() -> Self {
        Self::default()
    }

    /// The rating of all puzzles together, if one was tried.
    pub const fn overall(&self) -> Option<&Rated> {
        self.overall.as_ref()
    }

    /// The ratings of the puzzles of single variants, by key.
    pub fn variants(&self) -> impl Iterator<Item = (&str, &Rated)> {
        self.variants.iter().map(|(key, rated)| (key.as_str(), rated))
    }

    /// The player's rating on a day for the choice of a puzzle: that of the variant with this key if
    /// it is known well, else that of all puzzles.
    pub fn rating(&self, variant: &str, day: Day) -> Rating {
        let sure = |rating: &Rating| rating.deviation <= Self::SURE;
        let own = self.variants.get(variant).map(|rated| rated.on(day));
        own.filter(sure).unwrap_or_else(|| current(self.overall.as_ref(), day))
    }

    /// What was done with a puzzle; `None` if it was never tried.
    pub fn tried(&self, id: &PuzzleId) -> Option<&Tried> {
        self.puzzles.get(id)
    }

    /// The puzzles that were tried, in the order of their names.
    pub fn puzzles(&self) -> impl Iterator<Item = (&PuzzleId, &Tried)> {
        self.puzzles.iter()
    }

    /// The puzzle of the last try.
    pub const fn last(&self) -> Option<&PuzzleId> {
        self.last.as_ref()
    }

    /// The solved puzzles of the day. [`Streak::on`] says how long the row is on a day.
    pub const fn streak(&self) -> Streak {
        self.streak
    }

    /// The timed runs of this kind.
    pub fn timed(&self, kind: &str) -> TimedBest {
        self.timed.get(kind).copied().unwrap_or_default()
    }

    /// A puzzle's own rating: as the player's tries have moved it, or as it was measured.
    pub fn puzzle_rating(&self, entry: &PackEntry) -> Rating {
        let moved = self.puzzles.get(&entry.id).and_then(|tried| tried.moved);
        moved.unwrap_or_else(|| Rating::of_puzzle(entry.rating, entry.deviation))
    }

    /// Adds a try. `puzzle` is the puzzle's rating before it; see [`PuzzleProgress::puzzle_rating`].
    ///
    /// The first try of a puzzle counts for the rating, and one after [`FORGOTTEN`] days. A failed
    /// puzzle comes again.
    pub fn record(
        &mut self,
        id: &PuzzleId,
        puzzle: Rating,
        result: PuzzleResult,
        kind: TryKind,
        day: Day,
    ) -> Recorded {
        let known = self.puzzles.get(id).copied();
        let counts =
            kind == TryKind::Rated && known.is_none_or(|known| day.since(known.last) >= FORGOTTEN);
        let solved = result == PuzzleResult::Solved;
        let mut tried =
            known.unwrap_or(Tried { tries: 0, solved: 0, last: day, again: None, moved: None });
        let rating = counts.then(|| {
            let player = current(self.overall.as_ref(), day);
            tried.moved = Some(puzzle.after(player, !solved));
            let own = self.variants.get(id.variant()).copied();
            let own = Rated::next(own.as_ref(), puzzle, solved, day);
            self.variants.insert(id.variant().to_owned(), own);
            let overall = Rated::next(self.overall.as_ref(), puzzle, solved, day);
            self.overall = Some(overall);
            (player, overall.rating)
        });
        tried.tries = tried.tries.saturating_add(1);
        tried.solved = tried.solved.saturating_add(u32::from(solved));
        tried.last = tried.last.max(day);
        tried.again = again::after(tried.again, result, day);
        self.puzzles.insert(id.clone(), tried);
        self.last = Some(id.clone());
        Recorded { rating, due: tried.again.map(|again| again.due) }
    }

    /// Adds the solved puzzle of a day, also one that was solved after wrong turns. A second time on
    /// the same day changes nothing.
    pub fn record_daily(&mut self, day: Day) {
        if self.streak.days > 0 && day <= self.streak.last {
            return;
        }
        let days = self.streak.on(day).saturating_add(1);
        self.streak = Streak { last: day, days, best: self.streak.best.max(days) };
    }

    /// Adds a timed run. `kind` says which puzzles it was of, such as the key of a variant. Returns
    /// whether it is the best.
    pub fn record_timed(&mut self, kind: &str, solved: u32, day: Day) -> bool {
        let timed = self.timed.entry(kind.to_owned()).or_default();
        timed.runs = timed.runs.saturating_add(1);
        let best = solved > timed.best;
        if best {
            (timed.best, timed.day) = (solved, day);
        }
        best
    }
}

/// A rating on a day; that of an unknown player if there is none.
fn current(rated: Option<&Rated>, day: Day) -> Rating {
    rated.map_or(Rating::START, |rated| rated.on(day))
}

impl Rated {
    /// The rating on a later day: less sure.
    pub fn on(&self, day: Day) -> Rating {
        self.rating.after_days(day.since(self.day))
    }

    /// After another puzzle.
    fn next(before: Option<&Self>, puzzle: Rating, solved: bool, day: Day) -> Self {
        Self {
            rating: current(before, day).after(puzzle, solved),
            puzzles: before.map_or(0, |rated| rated.puzzles).saturating_add(1),
            day: before.map_or(day, |rated| rated.day.max(day)),
        }
    }
}

impl Streak {
    /// The number of days in a row whose puzzles were solved, as it stands on a day: 0 if the day
    /// before it was left out.
    pub const fn on(self, day: Day) -> u32 {
        if day.since(self.last) <= 1 { self.days } else { 0 }
    }
}
