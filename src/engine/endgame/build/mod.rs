//! Building tables backwards from what is decided.
//!
//! The first pass decides every position whose side to move must capture, since smaller tables
//! know what comes of it, and every one whose side to move cannot move. Each further pass takes
//! the positions decided in so many turns and goes one quiet turn back from them: who can lead
//! into a loss wins; who can only lead into wins loses. What is left undecided is drawn.

mod passes;

use super::lines::Lines;
use super::places::Places;
use super::table::EndgameTable;
use super::tables::{EndgameTables, TableError};
use super::value::MOST_TURNS;
use crate::rules::Ruleset;
use crate::rules::generate::Generator;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering::Relaxed};

/// Positions that a thread looks at between two questions whether to go on: a few milliseconds.
const CHUNK: u64 = 4096;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Stones of the side with fewer.
    pub small: usize,
    /// Stones of the side with more, or as many.
    pub large: usize,
    /// Passes done: the first looks at captures, every further one goes back a turn. How many
    /// there will be is not known; six stones of Tsivy take 57.
    pub pass: u16,
    /// Parts of this pass done.
    pub done: u64,
    /// Parts that every pass has.
    pub all: u64,
}

/// Whether to go on, asked every few milliseconds by any of the threads.
pub type GoOn<'a> = &'a (dyn Fn(Progress) -> bool + Sync);

/// Why a table cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildTableError {
    /// The board has no room for so many stones, or one side has none.
    Stones,
    /// A table of fewer stones is missing.
    Order,
    /// A kept state is none of this table.
    State,
    /// A win takes more turns than a byte can hold.
    TooLong,
}

impl From<TableError> for BuildTableError {
    fn from(_: TableError) -> Self {
        Self::Stones
    }
}

/// A table in the making. It can pause at any time, be kept, and go on later; the table is the
/// same for any number of threads and pauses.
#[derive(Debug)]
pub struct Builder {
    rules: Ruleset,
    /// Tables of fewer stones.
    tables: EndgameTables,
    lines: Lines,
    places: Arc<Places>,
    bytes: Vec<AtomicU8>,
    /// A win or loss in more turns comes too late, if there is a limit.
    limit: u16,
    pass: u16,
    done: u64,
}

impl Builder {
    /// Begins the table for these numbers of stones; `tables` must have all of fewer stones.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub fn new(
        rules: &Ruleset,
        tables: &EndgameTables,
        small: usize,
        large: usize,
    ) -> Result<Self, BuildTableError> {
        let size = tables.size(small, large)?;
        Self::resume(rules, tables, (small, large), (0, 0), vec![0; size as usize])
    }

    /// Goes on with a table that was kept: `state` and `bytes` are what [`Builder::state`] and
    /// [`Builder::copy_bytes`] gave.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub fn resume(
        rules: &Ruleset,
        tables: &EndgameTables,
        (small, large): (usize, usize),
        state: (u16, u64),
        bytes: Vec<u8>,
    ) -> Result<Self, BuildTableError> {
        let places = tables.places(small, large)?;
        if tables.most_stones() + 1 < (small + large).max(3) && small + large > 2 {
            return Err(BuildTableError::Order);
        }
        let builder = Self {
            rules: rules.clone(),
            tables: tables.clone(),
            lines: Lines::new(rules),
            bytes: bytes.into_iter().map(AtomicU8::new).collect(),
            limit: rules.switches.quiet_limit.unwrap_or(u16::MAX),
            pass: state.0,
            done: state.1,
            places,
        };
        let size = builder.places.len() * builder.places.sides() as u64;
        let sound = builder.bytes.len() as u64 == size && builder.done <= builder.chunks();
        if sound { Ok(builder) } else { Err(BuildTableError::State) }
    }

    /// Builds until the table is done (true) or `go_on` says no (false).
    ///
    /// # Errors
    /// [`BuildTableError::TooLong`], in rule sets without a limit of quiet turns.
    pub fn run(&mut self, threads: usize, go_on: GoOn<'_>) -> Result<bool, BuildTableError> {
        loop {
            let begun_before = self.done > 0;
            let (next, found) = (AtomicU64::new(self.done), AtomicU64::new(0));
            let stopped = AtomicBool::new(false);
            let work = || self.work(&next, &found, &stopped, go_on);
            std::thread::scope(|scope| {
                for _ in 1..threads {
                    scope.spawn(work);
                }
                work();
            });
            self.done = next.into_inner().min(self.chunks());
            if self.done < self.chunks() {
                return Ok(false);
            }
            // What an interrupted pass found before is not known any more; a pass too many finds
            // nothing and does no harm.
            let found = begun_before || found.into_inner() > 0;
            if self.pass >= 2 && !found || self.pass >= self.limit.saturating_add(1) {
                return Ok(true);
            }
            if self.pass == u16::from(MOST_TURNS) + 1 {
                return Err(BuildTableError::TooLong);
            }
            self.pass += 1;
            self.done = 0;
        }
    }

    /// The pass and how much of it is done.
    pub const fn state(&self) -> (u16, u64) {
        (self.pass, self.done)
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress {
            small: self.places.small,
            large: self.places.large,
            pass: self.pass,
            done: self.done,
            all: self.chunks(),
        }
    }

    /// Which table it is: the smaller and the larger number of stones.
    pub fn stones(&self) -> (usize, usize) {
        (self.places.small, self.places.large)
    }

    /// Hands the bytes out, in pieces.
    ///
    /// # Errors
    /// The first that `take` gives.
    pub fn copy_bytes<E>(&self, mut take: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        let mut piece = Vec::with_capacity(1 << 16);
        for bytes in self.bytes.chunks(1 << 16) {
            piece.clear();
            piece.extend(bytes.iter().map(|byte| byte.load(Relaxed)));
            take(&piece)?;
        }
        Ok(())
    }

    /// The finished table; call it after [`Builder::run`] answered true.
    pub fn finish(self) -> EndgameTable {
        let bytes = self.bytes.into_iter().map(AtomicU8::into_inner).collect();
        EndgameTable::built(self.places, bytes)
    }

    fn chunks_in_block(&self) -> u64 {
        self.places.block().div_ceil(CHUNK)
    }

    fn chunks(&self) -> u64 {
        self.places.len() / self.places.block()
            * self.chunks_in_block()
            * self.places.sides() as u64
    }

    /// Takes parts of the pass until there are no more, or it is told to stop.
    fn work(&self, next: &AtomicU64, found: &AtomicU64, stopped: &AtomicBool, go_on: GoOn<'_>) {
        let all = self.chunks();
        let mut generator = Generator::new(&self.rules);
        let mut effects = Vec::new();
        loop {
            let progress = Progress { done: next.load(Relaxed).min(all), ..self.progress() };
            if stopped.load(Relaxed) || !go_on(progress) {
                stopped.store(true, Relaxed);
                return;
            }
            // What is taken is also finished, so that a pause needs only this number.
            let chunk = next.fetch_add(1, Relaxed);
            if chunk >= all {
                return;
            }
            if self.pass == 0 {
                self.first_look(chunk, &mut generator, &mut effects);
            } else {
                found.fetch_add(self.step_back(chunk, (self.pass - 1) as u8), Relaxed);
            }
        }
    }
}

/// Builds every missing table up to so many stones of both sides together, and adds them. False
/// when `go_on` said no: then the finished ones are there.
///
/// # Errors
/// Why a table cannot be built.
pub fn extend(
    tables: &mut EndgameTables,
    rules: &Ruleset,
    stones: usize,
    threads: usize,
    go_on: GoOn<'_>,
) -> Result<bool, BuildTableError> {
    for (small, large) in EndgameTables::pairs(stones) {
        if tables.table(small, large).is_none() {
            let mut builder = Builder::new(rules, tables, small, large)?;
            // To finish a table takes a moment too.
            if !builder.run(threads, go_on)? || !go_on(builder.progress()) {
                return Ok(false);
            }
            tables.insert(builder.finish());
        }
    }
    Ok(true)
}
