//! One thread of a search: its memory, its limits, and the rules it plays by.

use super::lines::Lines;
use super::ordering::{OrderedTurn, Ordering};
use crate::engine::endgame::{EndgameTables, TableValue};
use crate::engine::evaluate::Evaluator;
use crate::engine::options::Parts;
use crate::engine::score::{PROVEN, SEEN, TABLE_WIN, Value, WIN};
use crate::engine::transposition::{Bound, Entry, PackedTurn, TranspositionTable};
use crate::rules::generate::{Effect, Generator};
use crate::rules::{Outcome, Position, Ruleset};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// How many positions pass between two questions whether to stop.
const STOP_INTERVAL: u64 = 512;
/// No line of play is followed further than this, in turns.
pub(super) const MAX_PLY: usize = 128;
/// So many quiet turns before the draw by quiet turns, what is known of a position counts only
/// for the same number of them.
const NEAR_LIMIT: u16 = 12;

/// What all threads of a search share.
pub(super) struct Shared<'a> {
    pub rules: &'a Ruleset,
    pub table: &'a TranspositionTable,
    pub evaluator: Evaluator,
    pub parts: Parts,
    /// The endgame tables, and the most stones for which they are asked.
    pub tables: Option<(&'a EndgameTables, usize)>,
    /// Positions visited by all threads, as far as they have told.
    pub nodes: AtomicU64,
    pub max_nodes: u64,
    pub stop: AtomicBool,
}

/// One thread.
pub(super) struct Worker<'a> {
    pub shared: &'a Shared<'a>,
    /// Hashes of the positions on the way here, the game's own first.
    pub path: Vec<u64>,
    pub ordering: Ordering,
    pub lines: Lines,
    /// The turns of every position on the way here, one list behind the other.
    pub choices: Vec<OrderedTurn>,
    generator: Generator,
    /// Where the generator puts what it finds.
    found: Vec<Effect>,
    pub nodes: u64,
    told: u64,
    /// Only the first thread asks its caller whether to stop.
    ask: Option<&'a mut dyn FnMut() -> bool>,
    /// Is even the first depth to be cut short? Not before there is a turn to report.
    pub patient: bool,
    pub stopped: bool,
    /// The depth of this round.
    pub deepening: i32,
}

impl<'a> Worker<'a> {
    /// A fresh thread. `path` holds the hashes of earlier positions of the game.
    pub fn new(
        shared: &'a Shared<'a>,
        path: Vec<u64>,
        ask: Option<&'a mut dyn FnMut() -> bool>,
    ) -> Self {
        Self {
            shared,
            path,
            ordering: Ordering::new(MAX_PLY + 2),
            lines: Lines::new(MAX_PLY + 2),
            choices: Vec::with_capacity(4096),
            generator: Generator::new(shared.rules),
            found: Vec::with_capacity(1024),
            nodes: 0,
            told: 0,
            ask,
            patient: true,
            stopped: false,
            deepening: 1,
        }
    }

    /// The value of a finished game. A position that stood on the board before counts as drawn:
    /// whoever could come back once could do so again.
    #[inline]
    pub fn ended(&self, position: &Position, ply: usize) -> Option<Value> {
        let rules = self.shared.rules;
        match position.outcome(rules) {
            Some(Outcome::Draw(_)) => return Some(0),
            Some(Outcome::Win { winner, .. }) => {
                let value = WIN - ply as Value;
                return Some(if winner == position.side() { value } else { -value });
            }
            None => {}
        }
        if position.quiet() < 4 {
            return None;
        }
        rules.switches.repetition.times()?;
        let window = usize::from(position.quiet()).min(self.path.len());
        let earlier = &self.path[self.path.len() - window..];
        earlier.contains(&position.hash()).then_some(0)
    }

    /// What the endgame tables know of a position.
    #[inline]
    pub fn looked_up(&self, position: &Position, ply: usize) -> Option<Value> {
        let (tables, most) = self.shared.tables?;
        if position.own().len() + position.enemy().len() > most {
            return None;
        }
        Some(match tables.probe(self.shared.rules, position)? {
            TableValue::Win => TABLE_WIN - ply as Value,
            TableValue::Draw => 0,
            TableValue::Loss => ply as Value - TABLE_WIN,
        })
    }

    /// The value of a quiet position.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> Value {
        self.shared.evaluator.evaluate(position)
    }

    /// Puts the turns of a position behind the others; returns where they begin.
    pub fn generate(&mut self, position: &Position) -> usize {
        self.found.clear();
        self.generator.append(self.shared.rules, position, &mut self.found);
        let begin = self.choices.len();
        self.choices.extend(self.found.iter().map(|&effect| OrderedTurn { effect, rank: 0 }));
        begin
    }

    /// The position after a turn.
    #[inline]
    pub fn after(&self, position: &Position, effect: Effect) -> Position {
        position.moved(self.shared.rules, effect.from, effect.to, effect.captured)
    }

    /// What the table knows of a position.
    #[inline]
    pub fn known(&self, position: &Position, ply: usize) -> Option<Entry> {
        let key = self.key(position);
        if self.shared.parts.table { self.shared.table.get(key, ply as i32) } else { None }
    }

    /// Keeps a result in the table.
    pub fn keep(
        &self,
        position: &Position,
        ply: usize,
        (best, value): (PackedTurn, Value),
        depth: i32,
        bound: Bound,
    ) {
        if self.shared.parts.table {
            let entry = Entry { best, value, depth, bound };
            self.shared.table.put(self.key(position), ply as i32, entry);
        }
    }

    /// The position's hash, and near the draw by quiet turns the turns that are left as well.
    #[inline]
    fn key(&self, position: &Position) -> u64 {
        match self.turns_left(position) {
            Some(left) if left <= NEAR_LIMIT => {
                position.hash() ^ (u64::from(left) + 1).wrapping_mul(0xA24B_AED4_963E_E407)
            }
            _ => position.hash(),
        }
    }

    /// Does an end that the table foretells come before the draw by quiet turns? It may have been
    /// seen when fewer of them had passed.
    #[inline]
    pub fn in_time(&self, position: &Position, ply: usize, value: Value) -> bool {
        if value.abs() < PROVEN {
            return true;
        }
        let from_root =
            if value.abs() >= SEEN { WIN - value.abs() } else { TABLE_WIN - value.abs() };
        self.turns_left(position)
            .is_none_or(|left| left <= NEAR_LIMIT || from_root - ply as Value <= Value::from(left))
    }

    /// The quiet turns that are left before they draw the game; `None` where they never do.
    #[inline]
    fn turns_left(&self, position: &Position) -> Option<u16> {
        let limit = self.shared.rules.switches.quiet_limit?;
        Some(limit.saturating_sub(position.quiet()))
    }

    /// Counts a position, and now and then asks whether to stop.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(STOP_INTERVAL) || self.nodes >= self.shared.max_nodes {
            self.look_up();
        }
    }

    #[cold]
    fn look_up(&mut self) {
        let news = self.nodes - self.told;
        self.told = self.nodes;
        let all = self.shared.nodes.fetch_add(news, Relaxed) + news;
        let spent = all >= self.shared.max_nodes && !self.patient;
        let told = self.ask.as_mut().is_some_and(|ask| ask());
        if spent || told {
            self.shared.stop.store(true, Relaxed);
        }
        if self.shared.stop.load(Relaxed) {
            self.stopped = true;
        }
    }
}
