//! Builds endgame tables by retrograde analysis.
//!
//! The first pass decides every position whose side to move must capture (tables of fewer stones
//! give the result) and every position whose side to move cannot move. Each further pass takes the
//! positions decided in a given number of turns and goes one quiet turn back from them: a side that
//! can move to a lost position wins; a side that can only move to won positions loses. Positions
//! that stay undecided are drawn.

mod passes;

use super::position_index::PositionIndex;
use super::steps::StepGenerator;
use super::table::EndgameTable;
use super::tables::{EndgameTables, TableError};
use super::value::MOST_TURNS;
use fanorona_rules::Ruleset;
use fanorona_rules::generate::Generator;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering::Relaxed};
use std::thread;

/// The number of positions a thread handles between two calls of the monitor: a few milliseconds of
/// work.
const CHUNK: u64 = 4096;

/// How far the construction of a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildProgress {
    /// The number of stones of the side with fewer.
    pub small: usize,
    /// The number of stones of the side with more, or equally many.
    pub large: usize,
    /// The number of completed passes. The first pass resolves captures; every further pass goes
    /// one turn back. The total is not known in advance; the tables of six stones of Tsivy need 57.
    pub pass: u16,
    /// The number of completed chunks of this pass.
    pub done: u64,
    /// The number of chunks of every pass.
    pub all: u64,
}

/// Called by any thread every few milliseconds with the progress. Returns whether to continue.
pub type BuildMonitor<'a> = &'a (dyn Fn(BuildProgress) -> bool + Sync);

/// A table under construction. It can be paused at any time, stored and resumed. The result does
/// not depend on the number of threads or pauses.
///
/// ```
/// use fanorona_engine::endgame::EndgameTables;
/// use fanorona_engine::endgame::build::Builder;
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").unwrap();
/// let mut tables = EndgameTables::empty(&telo.rules);
/// let mut builder = Builder::new(&telo.rules, &tables, 1, 1)?;
/// while !builder.run(1, &|progress| progress.pass < 100)? {}
/// tables.insert(builder.finish());
/// assert_eq!(tables.most_stones(), 2);
/// # Ok::<(), fanorona_engine::endgame::TableError>(())
/// ```
#[derive(Debug)]
pub struct Builder {
    rules: Ruleset,
    /// The tables of fewer stones.
    tables: EndgameTables,
    steps: StepGenerator,
    indexing: Arc<PositionIndex>,
    bytes: Vec<AtomicU8>,
    /// A win or loss in more turns than this is a draw by the limit of quiet turns; `u16::MAX`
    /// without a limit.
    limit: u16,
    pass: u16,
    done: u64,
}

impl Builder {
    /// Starts the table for these numbers of stones. `tables` must contain all tables of fewer
    /// stones.
    ///
    /// # Errors
    /// Fails if the numbers of stones are impossible or a smaller table is missing.
    pub fn new(
        rules: &Ruleset,
        tables: &EndgameTables,
        small: usize,
        large: usize,
    ) -> Result<Self, TableError> {
        let size = tables.size(small, large)?;
        Self::resume(rules, tables, (small, large), (0, 0), vec![0; size as usize])
    }

    /// Resumes a stored table. `state` and `bytes` come from [`Builder::state`] and
    /// [`Builder::copy_bytes`].
    ///
    /// # Errors
    /// Fails if the numbers of stones are impossible, a smaller table is missing, or the state does
    /// not belong to this table.
    pub fn resume(
        rules: &Ruleset,
        tables: &EndgameTables,
        (small, large): (usize, usize),
        state: (u16, u64),
        bytes: Vec<u8>,
    ) -> Result<Self, TableError> {
        let indexing = tables.indexing(small, large)?;
        if tables.most_stones() + 1 < (small + large).max(3) && small + large > 2 {
            return Err(TableError::Order);
        }
        let rules = rules.with_captures_enforced().into_owned();
        let builder = Self {
            tables: tables.clone(),
            steps: StepGenerator::new(&rules.board),
            bytes: bytes.into_iter().map(AtomicU8::new).collect(),
            limit: rules.switches.quiet_limit.unwrap_or(u16::MAX),
            pass: state.0,
            done: state.1,
            indexing,
            rules,
        };
        let size = builder.indexing.len() * builder.indexing.sides() as u64;
        let sound = builder.bytes.len() as u64 == size && builder.done <= builder.chunks();
        if sound { Ok(builder) } else { Err(TableError::State) }
    }

    /// Builds until the table is complete (returns `true`) or `go_on` returns `false` (returns
    /// `false`).
    ///
    /// # Errors
    /// [`TableError::TooLong`], in rule sets without a limit of quiet turns.
    pub fn run(&mut self, threads: usize, go_on: BuildMonitor<'_>) -> Result<bool, TableError> {
        loop {
            let begun_before = self.done > 0;
            let (next, found) = (AtomicU64::new(self.done), AtomicU64::new(0));
            let stopped = AtomicBool::new(false);
            let work = || self.work(&next, &found, &stopped, go_on);
            thread::scope(|scope| {
                for _ in 1..threads {
                    // Fewer threads than there should be take longer, and no more.
                    if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                        break;
                    }
                }
                work();
            });
            self.done = next.into_inner().min(self.chunks());
            if self.done < self.chunks() {
                return Ok(false);
            }
            // The number found before an interruption is unknown; a superfluous pass finds nothing
            // and does no harm.
            let found = begun_before || found.into_inner() > 0;
            if self.pass >= 2 && !found || self.pass >= self.limit.saturating_add(1) {
                return Ok(true);
            }
            if self.pass == u16::from(MOST_TURNS) + 1 {
                return Err(TableError::TooLong);
            }
            self.pass += 1;
            self.done = 0;
        }
    }

    /// The current pass and the number of its completed chunks.
    pub const fn state(&self) -> (u16, u64) {
        (self.pass, self.done)
    }

    /// The current progress.
    pub fn progress(&self) -> BuildProgress {
        BuildProgress {
            small: self.indexing.small,
            large: self.indexing.large,
            pass: self.pass,
            done: self.done,
            all: self.chunks(),
        }
    }

    /// The smaller and the larger number of stones.
    pub fn stones(&self) -> (usize, usize) {
        (self.indexing.small, self.indexing.large)
    }

    /// Passes the bytes to `take`, in pieces.
    ///
    /// # Errors
    /// The first error that `take` returns.
    pub fn copy_bytes<E>(&self, mut take: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        let mut piece = Vec::with_capacity(1 << 16);
        for bytes in self.bytes.chunks(1 << 16) {
            piece.clear();
            piece.extend(bytes.iter().map(|byte| byte.load(Relaxed)));
            take(&piece)?;
        }
        Ok(())
    }

    /// The finished table. Call it after [`Builder::run`] has returned `true`.
    pub fn finish(self) -> EndgameTable {
        let bytes = self.bytes.into_iter().map(AtomicU8::into_inner).collect();
        EndgameTable::built(self.indexing, bytes)
    }

    fn chunks_in_block(&self) -> u64 {
        self.indexing.block().div_ceil(CHUNK)
    }

    fn chunks(&self) -> u64 {
        self.indexing.len() / self.indexing.block()
            * self.chunks_in_block()
            * self.indexing.sides() as u64
    }

    /// Processes chunks of the pass until none are left or the monitor stops it.
    fn work(
        &self,
        next: &AtomicU64,
        found: &AtomicU64,
        stopped: &AtomicBool,
        go_on: BuildMonitor<'_>,
    ) {
        let all = self.chunks();
        let mut generator = Generator::new(&self.rules);
        let mut effects = Vec::new();
        loop {
            let progress = BuildProgress { done: next.load(Relaxed).min(all), ..self.progress() };
            if stopped.load(Relaxed) || !go_on(progress) {
                stopped.store(true, Relaxed);
                return;
            }
            // A chunk once taken is always finished, so a pause has to store only this number.
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

/// Builds every missing table of up to `stones` stones of both sides together and inserts it.
/// Returns `false` if `go_on` returned `false`; the tables finished by then are kept.
///
/// # Errors
/// Fails if a table cannot be built; see [`TableError`].
pub fn extend(
    tables: &mut EndgameTables,
    rules: &Ruleset,
    stones: usize,
    threads: usize,
    go_on: BuildMonitor<'_>,
) -> Result<bool, TableError> {
    for (small, large) in EndgameTables::pairs(stones) {
        if tables.table(small, large).is_none() {
            let mut builder = Builder::new(rules, tables, small, large)?;
            // Finishing a table takes a moment too.
            if !builder.run(threads, go_on)? || !go_on(builder.progress()) {
                return Ok(false);
            }
            tables.insert(builder.finish());
        }
    }
    Ok(true)
}
