//! Building tables backwards from what is decided.
//!
//! The first pass decides every position whose side to move must capture, since smaller tables
//! know what comes of it, and every one whose side to move cannot move. Each further pass takes
//! the positions decided in so many turns and goes one quiet turn back from them: who can lead
//! into a loss wins; who can only lead into wins loses. What is left undecided is drawn.

use super::lines::Lines;
use super::places::Places;
use super::symmetry::spread;
use super::table::Table;
use super::tables::{TableFault, Tables};
use super::value::{self, MOST_TURNS, Worth, loss, win};
use crate::rules::generate::{Effect, Generator};
use crate::rules::switches::NoMove;
use crate::rules::{PointSet, Position, Ruleset, Side};
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
pub enum BuildFault {
    /// The board has no room for so many stones, or one side has none.
    Stones,
    /// A table of fewer stones is missing.
    Order,
    /// A kept state is none of this table.
    State,
    /// A win takes more turns than a byte can hold.
    TooLong,
}

impl From<TableFault> for BuildFault {
    fn from(_: TableFault) -> Self {
        Self::Stones
    }
}

/// A table in the making. It can pause at any time, be kept, and go on later; the table is the
/// same for any number of threads and pauses.
#[derive(Debug)]
pub struct Builder {
    rules: Ruleset,
    /// Tables of fewer stones.
    tables: Tables,
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
        tables: &Tables,
        small: usize,
        large: usize,
    ) -> Result<Self, BuildFault> {
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
        tables: &Tables,
        (small, large): (usize, usize),
        state: (u16, u64),
        bytes: Vec<u8>,
    ) -> Result<Self, BuildFault> {
        let places = tables.places(small, large)?;
        if tables.most_stones() + 1 < (small + large).max(3) && small + large > 2 {
            return Err(BuildFault::Order);
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
        if sound { Ok(builder) } else { Err(BuildFault::State) }
    }

    /// Builds until the table is done (true) or `go_on` says no (false).
    ///
    /// # Errors
    /// [`BuildFault::TooLong`], in rule sets without a limit of quiet turns.
    pub fn run(&mut self, threads: usize, go_on: GoOn<'_>) -> Result<bool, BuildFault> {
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
                return Err(BuildFault::TooLong);
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
    pub fn finish(self) -> Table {
        let bytes = self.bytes.into_iter().map(AtomicU8::into_inner).collect();
        Table::built(self.places, bytes)
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

    /// The layer, the first place and the number of places of a part.
    fn part(&self, chunk: u64) -> (usize, u64, u64) {
        let (block, per_block) = (self.places.block(), self.chunks_in_block());
        let in_layer = chunk % (self.chunks() / self.places.sides() as u64);
        let side = usize::from(chunk != in_layer);
        let within = in_layer % per_block * CHUNK;
        (side, in_layer / per_block * block + within, CHUNK.min(block - within))
    }

    #[inline]
    fn byte(&self, side: usize, place: u64) -> &AtomicU8 {
        &self.bytes[(side as u64 * self.places.len() + place) as usize]
    }

    /// Decides what must capture or cannot move, and marks places where no position stands.
    fn first_look(&self, chunk: u64, generator: &mut Generator, effects: &mut Vec<Effect>) {
        let (side, from, count) = self.part(chunk);
        self.places.scan(from, count, |place, small, close| {
            let byte = if self.places.weight(place, small, close) == 0 {
                value::UNUSED
            } else {
                let large = spread(close, small);
                let (own, enemy) = if side == 0 { (small, large) } else { (large, small) };
                self.at_once(own, enemy, generator, effects)
            };
            self.byte(side, place).store(byte, Relaxed);
        });
    }

    fn at_once(
        &self,
        own: u64,
        enemy: u64,
        generator: &mut Generator,
        effects: &mut Vec<Effect>,
    ) -> u8 {
        if !self.lines.can_move(own, enemy) {
            return match self.rules.switches.no_move {
                NoMove::Loses => loss(0),
                NoMove::Draws => value::DRAWN_BY_CAPTURE,
            };
        }
        if !self.lines.can_capture(own, enemy) {
            return value::DRAW;
        }
        let stones = [PointSet(own), PointSet(enemy)];
        let position = Position::new(&self.rules, stones, Side::White, 0, 2, None);
        let Ok(position) = position else { return value::DRAWN_BY_CAPTURE };
        if self.limit == 0 {
            return value::DRAWN_BY_CAPTURE;
        }
        effects.clear();
        generator.append(&self.rules, &position, effects);
        let mut best = Worth::Loss;
        for effect in effects {
            let left = enemy & !effect.captured.0;
            let own = own & !effect.from.set().0 | effect.to.set().0;
            // The other side, without a stone, has lost.
            let worth = if left == 0 { Some(Worth::Loss) } else { self.tables.worth(left, own) };
            best = best.max(worth.map_or(Worth::Draw, Worth::reversed));
            if best == Worth::Win {
                return win(1);
            }
        }
        if best == Worth::Loss { loss(1) } else { value::DRAWN_BY_CAPTURE }
    }

    /// Goes one quiet turn back from every position decided in exactly so many turns. Answers how
    /// many there were.
    fn step_back(&self, chunk: u64, turns: u8) -> u64 {
        let (side, from, count) = self.part(chunk);
        let mut found = 0;
        self.places.scan(from, count, |place, small, close| {
            let byte = self.byte(side, place).load(Relaxed);
            if byte != loss(turns) && (turns == 0 || byte != win(turns)) {
                return;
            }
            found += 1;
            if u16::from(turns) >= self.limit || turns >= MOST_TURNS {
                return;
            }
            let large = spread(close, small);
            let (own, enemy) = if side == 0 { (small, large) } else { (large, small) };
            self.lines.all_steps(enemy, own, |before| {
                let (side, place) = self.places.find(before, own);
                let earlier = self.byte(side, place);
                // Whatever must capture or cannot move is decided or marked: what is open is quiet.
                if earlier.load(Relaxed) == value::DRAW {
                    if byte == loss(turns) {
                        earlier.store(win(turns + 1), Relaxed);
                    } else if self.all_won(before, own, turns) {
                        earlier.store(loss(turns + 1), Relaxed);
                    }
                }
                true
            });
        });
        found
    }

    /// Does every quiet turn lead to a win of the other side in so many turns at most? Wins in one
    /// turn more, which other threads may be adding, do not count yet.
    fn all_won(&self, own: u64, enemy: u64, turns: u8) -> bool {
        self.lines.all_steps(own, enemy, |after| {
            let (side, place) = self.places.find(enemy, after);
            (1..=turns).contains(&self.byte(side, place).load(Relaxed))
        })
    }
}

/// Builds every missing table up to so many stones of both sides together, and adds them. False
/// when `go_on` said no: then the finished ones are there.
///
/// # Errors
/// Why a table cannot be built.
pub fn extend(
    tables: &mut Tables,
    rules: &Ruleset,
    stones: usize,
    threads: usize,
    go_on: GoOn<'_>,
) -> Result<bool, BuildFault> {
    for (small, large) in Tables::pairs(stones) {
        if tables.table(small, large).is_none() {
            let mut builder = Builder::new(rules, tables, small, large)?;
            if !builder.run(threads, go_on)? {
                return Ok(false);
            }
            tables.insert(builder.finish());
        }
    }
    Ok(true)
}
