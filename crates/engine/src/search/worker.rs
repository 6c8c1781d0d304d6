//! One thread of a search: its state, its limits and the rules.

use super::ordering::{OrderedTurn, Ordering};
use super::pv_table::PvTable;
use super::reductions::ReductionTable;
use crate::SearchConstants;
use crate::endgame::{EndgameTables, TableValue};
use crate::evaluate::Evaluator;
use crate::limits::{HEAVY, WORK_INTERVAL, WORK_PER_NODE};
use crate::options::SearchTechniques;
use crate::score::{PROVEN, SEEN, TABLE_WIN, Value, WIN};
use crate::transposition::{
    Bound, FetchedBucket, PackedTurn, TranspositionEntry, TranspositionTable,
};
use fanorona_rules::generate::{Effect, Generator};
use fanorona_rules::{DrawReason, Outcome, Position, Ruleset};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// The number of nodes between two checks for the end of the search.
const STOP_INTERVAL: u64 = 512;
/// The greatest length of a line, in turns.
pub(super) const MAX_PLY: usize = 128;
/// With this many or fewer quiet turns left before the draw by quiet turns, results are only shared
/// between positions with the same number left.
const NEAR_LIMIT: u16 = 12;

/// The state shared by all threads of a search.
pub(super) struct SharedSearch<'a> {
    pub rules: &'a Ruleset,
    pub table: &'a TranspositionTable,
    pub evaluator: Evaluator,
    pub techniques: SearchTechniques,
    pub constants: SearchConstants,
    pub reductions: ReductionTable,
    /// The endgame tables, and the greatest number of stones for which they are probed.
    pub tables: Option<(&'a EndgameTables, usize)>,
    /// The nodes of all threads, updated at every check.
    pub nodes: AtomicU64,
    /// The chains and states of heavy positions that all threads have followed, updated at every check.
    pub work: AtomicU64,
    pub max_nodes: u64,
    pub stop: AtomicBool,
}

/// What a value depends on besides the position itself: parts of the path to it.
#[derive(Clone, Copy)]
pub(super) struct Reliance {
    /// The ply of the first position of the line that was repeated.
    repetition: usize,
    /// The ply of the last capture before a draw by the quiet limit, or 0.
    limit: usize,
    /// Whether positions of the game were repeated.
    game: bool,
}

impl Reliance {
    /// The value relies on the position alone.
    pub const NOTHING: Self = Self { repetition: usize::MAX, limit: usize::MAX, game: false };

    /// What is before this ply.
    #[inline]
    pub fn before(self, ply: usize) -> Self {
        let before = |at: usize| if at < ply { at } else { usize::MAX };
        Self { repetition: before(self.repetition), limit: before(self.limit), ..self }
    }

    /// What two values rely on.
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self {
            repetition: self.repetition.min(other.repetition),
            limit: self.limit.min(other.limit),
            game: self.game || other.game,
        }
    }
}

/// The state of one thread.
pub(super) struct Worker<'a> {
    pub shared: &'a SharedSearch<'a>,
    /// The hashes of the positions on the path, those of the game first.
    pub path: Vec<u64>,
    /// The number of positions of the game on the path, without the root.
    root: usize,
    /// What the last value relies on.
    pub reliance: Reliance,
    pub ordering: Ordering,
    pub pv: PvTable,
    /// A stack with the turns of every position on the path.
    pub choices: Vec<OrderedTurn>,
    generator: Generator,
    /// A buffer for the generator.
    found: Vec<Effect>,
    pub nodes: u64,
    reported_nodes: u64,
    /// The chains and states of heavy positions since the last check.
    work: usize,
    /// Set for the main thread only.
    stop_callback: Option<&'a mut dyn FnMut() -> bool>,
    /// Whether this is the first iteration, which node limits do not interrupt because there is no
    /// turn to report yet.
    pub first_iteration: bool,
    pub stopped: bool,
    /// At this number of nodes a comparison of turns beside the search ends.
    pub soft_limit: u64,
    /// The depth of the current iteration.
    pub deepening: i32,
}

impl<'a> Worker<'a> {
    /// A new thread. `path` contains the hashes of earlier positions of the game.
    pub fn new(
        shared: &'a SharedSearch<'a>,
        path: Vec<u64>,
        stop_callback: Option<&'a mut dyn FnMut() -> bool>,
    ) -> Self {
        Self {
            shared,
            root: path.len(),
            reliance: Reliance::NOTHING,
            path,
            ordering: Ordering::new(MAX_PLY + 2),
            pv: PvTable::new(MAX_PLY + 2),
            choices: Vec::with_capacity(4096),
            generator: Generator::new(shared.rules),
            found: Vec::with_capacity(1024),
            nodes: 0,
            reported_nodes: 0,
            work: 0,
            stop_callback,
            first_iteration: true,
            stopped: false,
            soft_limit: u64::MAX,
            deepening: 1,
        }
    }

    /// The value of a finished game, and of a position that occurred before in the searched line,
    /// which counts as a draw: a side that can return once can do so again. A position of the game
    /// draws if the rules say so.
    #[inline]
    pub fn terminal_value(&mut self, position: &Position, ply: usize) -> Option<Value> {
        let rules = self.shared.rules;
        match position.outcome(rules) {
            Some(Outcome::Draw(reason)) => {
                if reason == DrawReason::QuietTurns {
                    let capture = ply.saturating_sub(usize::from(position.quiet()));
                    self.reliance.limit = self.reliance.limit.min(capture);
                }
                return Some(0);
            }
            Some(Outcome::Win { winner, .. }) => {
                let value = WIN - ply as Value;
                return Some(if winner == position.side() { value } else { -value });
            }
            None => {}
        }
        if position.quiet() < 4 {
            return None;
        }
        self.repetition_value(position)
    }

    /// The value of a position that draws by repetition.
    #[inline]
    fn repetition_value(&mut self, position: &Position) -> Option<Value> {
        let mut left = self.shared.rules.switches.repetition.times()? - 1;
        let earliest = self.path.len() - usize::from(position.quiet()).min(self.path.len());
        // A repetition takes at least four turns: after two, the stone that moved cannot be back.
        let mut at = self.path.len().wrapping_sub(4);
        while at < self.path.len() && at >= earliest {
            if self.path[at] == position.hash() {
                if at >= self.root {
                    self.reliance.repetition = self.reliance.repetition.min(at - self.root);
                    return Some(0);
                }
                left -= 1;
                if left == 0 || !self.shared.techniques.game_draws {
                    // Another game, or another turn of this one, has other positions.
                    self.reliance.game = true;
                    return Some(0);
                }
            }
            at = at.wrapping_sub(2);
        }
        None
    }

    /// The value by the endgame tables.
    #[inline]
    pub fn probe_tables(&self, position: &Position, ply: usize) -> Option<Value> {
        let (tables, most) = self.shared.tables?;
        if position.stone_count() > most {
            return None;
        }
        Some(match tables.probe(self.shared.rules, position)? {
            TableValue::Win => TABLE_WIN - ply as Value,
            TableValue::Draw => 0,
            TableValue::Loss => ply as Value - TABLE_WIN,
        })
    }

    /// The static value of a position, in which the side to move can capture or not.
    #[inline]
    pub fn evaluate(&self, position: &Position, pending: bool) -> Value {
        self.shared.evaluator.value(position, pending)
    }

    /// Pushes the turns of a position onto the stack. Returns the index of the first, and whether
    /// these are all.
    pub fn generate(&mut self, position: &Position) -> (usize, bool) {
        self.found.clear();
        let all = self.generator.append(self.shared.rules, position, &mut self.found);
        if self.generator.followed() > HEAVY {
            self.work += self.generator.followed();
            if self.work > WORK_INTERVAL {
                self.poll_stop();
            }
        }
        let begin = self.choices.len();
        self.choices.extend(self.found.iter().map(|&effect| OrderedTurn { effect, rank: 0 }));
        (begin, all)
    }

    /// The position after a turn.
    #[inline]
    pub fn play(&self, position: &Position, effect: Effect) -> Position {
        position.after(self.shared.rules, effect)
    }

    /// The transposition table's entry of a position.
    #[inline]
    pub fn probe_transposition(
        &self,
        position: &Position,
        ply: usize,
    ) -> Option<TranspositionEntry> {
        self.fetch_transposition(position)?.find(self.key(position), ply as i32)
    }

    /// Reads early what [`Worker::probe_transposition`] needs.
    #[inline]
    pub fn fetch_transposition(&self, position: &Position) -> Option<FetchedBucket> {
        let used = self.shared.techniques.transposition_table;
        used.then(|| self.shared.table.fetch(self.key(position)))
    }

    /// Stores a result in the transposition table.
    #[inline]
    pub fn store(
        &self,
        position: &Position,
        ply: usize,
        (best, value): (PackedTurn, Value),
        depth: i32,
        bound: Bound,
    ) {
        if self.shared.techniques.transposition_table {
            let entry = TranspositionEntry { best, value, depth, bound };
            self.shared.table.store(self.key(position), ply as i32, entry);
        }
    }

    /// The hash of the position, combined with the remaining quiet turns if they are few.
    #[inline]
    pub fn key(&self, position: &Position) -> u64 {
        match self.turns_left(position) {
            Some(left) if left <= NEAR_LIMIT => {
                position.hash() ^ (u64::from(left) + 1).wrapping_mul(0xA24B_AED4_963E_E407)
            }
            _ => position.hash(),
        }
    }

    /// Whether a forced end from the table comes before the draw by quiet turns. It may have been
    /// stored with a lower quiet counter.
    #[inline]
    pub fn ends_before_limit(&self, position: &Position, ply: usize, value: Value) -> bool {
        if value.abs() < PROVEN {
            return true;
        }
        let from_root =
            if value.abs() >= SEEN { WIN - value.abs() } else { TABLE_WIN - value.abs() };
        self.turns_left(position)
            .is_none_or(|left| left <= NEAR_LIMIT || from_root - ply as Value <= Value::from(left))
    }

    /// Whether a value with this reliance is valid on its own path only, so that the table must not
    /// share it with other paths and other games. Draws in the searched line count only if the value
    /// is 0: they are rarely the reason for other values, and searching those again costs more than
    /// it gains.
    #[inline]
    pub fn is_own(&self, position: &Position, ply: usize, value: Value, on: Reliance) -> bool {
        let exact = || self.turns_left(position).is_none_or(|left| left <= NEAR_LIMIT);
        self.shared.techniques.own_draws
            && (on.game || value == 0 && (on.repetition < ply || on.limit < ply && !exact()))
    }

    /// The number of quiet turns before the game is drawn; `None` without a limit.
    #[inline]
    fn turns_left(&self, position: &Position) -> Option<u16> {
        let limit = self.shared.rules.switches.quiet_limit?;
        Some(limit.saturating_sub(position.quiet()))
    }

    /// Counts a node and checks at intervals whether the search ends.
    #[inline]
    pub fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(STOP_INTERVAL) || self.nodes >= self.shared.max_nodes {
            self.poll_stop();
        }
    }

    #[cold]
    fn poll_stop(&mut self) {
        let new_work = std::mem::take(&mut self.work) as u64;
        let new_nodes = self.nodes - self.reported_nodes;
        self.reported_nodes = self.nodes;
        let all = self.shared.nodes.fetch_add(new_nodes, Relaxed) + new_nodes;
        // The limit of nodes ends the search when heavy positions alone have taken as long, even in
        // the first iteration.
        let work = self.shared.work.fetch_add(new_work, Relaxed) + new_work;
        let heavy = work / WORK_PER_NODE as u64;
        let spent =
            all >= self.shared.max_nodes && !self.first_iteration || heavy >= self.shared.max_nodes;
        let stop_requested = self.stop_callback.as_mut().is_some_and(|stop| stop());
        if spent || stop_requested {
            self.shared.stop.store(true, Relaxed);
        }
        if self.shared.stop.load(Relaxed) || self.nodes >= self.soft_limit {
            self.stopped = true;
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
