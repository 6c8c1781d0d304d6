//! Where the games of a match begin: random turns until a level position, or positions of a file.

use crate::cli::thinker::{Budget, Thinker};
use crate::engine::Options;
use crate::rules::generate::{self, Effect};
use crate::rules::notation::{ParsePositionError, read_position};
use crate::rules::{Position, Record, Ruleset};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A position this level, in hundredths of a stone either way, opens a game.
const LEVEL: u32 = 100;
/// How much is searched to judge that.
const GLANCE: Budget = Budget { depth: Some(6), nodes: Some(5_000), movetime: None };
/// So many lines of random turns are tried for an opening; then the most level one must do.
const TRIES: u32 = 300;

/// The openings of a match, one after another. The same seed gives the same ones.
#[derive(Debug)]
pub(super) struct Openings {
    rules: Arc<Ruleset>,
    source: Source,
    next: usize,
    judge: Thinker,
}

#[derive(Debug)]
enum Source {
    Random { plies: RangeInclusive<u32>, chance: Xoshiro256PlusPlus, seen: HashSet<u64> },
    Positions(Vec<Position>),
}

/// Why a file of openings cannot be used, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OpeningError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with its position; `None` when no line has one.
    pub reason: Option<ParsePositionError>,
}

impl Openings {
    /// Openings of this many random turns.
    pub fn random(rules: Arc<Ruleset>, plies: RangeInclusive<u32>, seed: u64) -> Self {
        let chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self::new(rules, Source::Random { plies, chance, seen: HashSet::new() })
    }

    /// The positions of a text, one a line; empty lines and those that begin with `#` are left
    /// out.
    ///
    /// # Errors
    /// The first line that is no position under these rules, or that there is none.
    pub fn read(rules: Arc<Ruleset>, text: &str) -> Result<Self, OpeningError> {
        let mut positions = Vec::new();
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let position = read_position(&rules, line);
            positions
                .push(position.map_err(|error| OpeningError { line: i + 1, reason: Some(error) })?);
        }
        if positions.is_empty() {
            return Err(OpeningError { line: 1, reason: None });
        }
        Ok(Self::new(rules, Source::Positions(positions)))
    }

    fn new(rules: Arc<Ruleset>, source: Source) -> Self {
        let judge = Thinker::new(Options { table_mib: 1, ..Options::default() });
        Self { rules, source, next: 0, judge }
    }

    /// The next opening with its number, from 0.
    pub fn draw(&mut self) -> (usize, Record) {
        let number = self.next;
        self.next += 1;
        let record = match &mut self.source {
            Source::Random { plies, chance, seen } => {
                level_line(&self.rules, plies, chance, seen, &mut self.judge)
            }
            Source::Positions(positions) => {
                Record::from_position(self.rules.clone(), positions[number % positions.len()])
            }
        };
        (number, record)
    }
}

/// Random turns from the start to a level position that has not been drawn before; where none is
/// found, the most level one.
fn level_line(
    rules: &Arc<Ruleset>,
    plies: &RangeInclusive<u32>,
    chance: &mut Xoshiro256PlusPlus,
    seen: &mut HashSet<u64>,
    judge: &mut Thinker,
) -> Record {
    let mut best: Option<(u32, Record)> = None;
    for _ in 0..TRIES {
        let mut record = Record::new(rules.clone());
        for _ in 0..chance.random_range(plies.clone()) {
            if !random_turn(&mut record, chance) {
                break;
            }
        }
        if record.outcome().is_some() {
            continue;
        }
        let known = seen.contains(&record.position().hash());
        judge.clear();
        let score = judge.think(&record, GLANCE, &mut || false).score;
        // Another opening is wanted before a level one, but a level one before a decided game.
        let off = score.rank().unsigned_abs() + if known { 10_000 } else { 0 };
        let done = off <= LEVEL;
        if best.as_ref().is_none_or(|(least, _)| off < *least) {
            best = Some((off, record));
        }
        if done {
            break;
        }
    }
    let record = best.map_or_else(|| Record::new(rules.clone()), |(_, record)| record);
    seen.insert(record.position().hash());
    record
}

/// Plays any legal turn, each effect as likely as another; tells whether there was one.
pub(super) fn random_turn(record: &mut Record, chance: &mut Xoshiro256PlusPlus) -> bool {
    let mut effects: Vec<Effect> = Vec::new();
    if record.outcome().is_none() {
        generate::effects(record.rules(), record.position(), &mut effects);
    }
    if effects.is_empty() {
        return false;
    }
    let effect = effects[chance.random_range(0..effects.len())];
    let turn = generate::turn_with(record.rules(), record.position(), effect);
    turn.is_some_and(|turn| record.play(&turn).is_ok())
}
