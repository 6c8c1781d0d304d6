//! The computer opponents: how far each one looks, what it likes, and what it overlooks.

mod consider;
mod senses;
mod taste;

pub use taste::Taste;

use super::endgame::EndgameTables;
use super::score::{PROVEN, Value};
use super::search::turns_of;
use super::{Engine, Limits, Options, Report, Score};
use crate::rules::Record;
use crate::rules::generate::{self, Effect};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// A computer opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// The name that commands use.
    pub key: String,
    /// Its name at the table, the same in every language.
    pub name: String,
    /// One line about it, by language code.
    about: BTreeMap<String, String>,
    /// The greatest depth it looks to, in turns.
    pub depth: u32,
    /// The most positions it looks at.
    pub nodes: u64,
    /// The longest it thinks about a turn, in seconds. The engine knows no clock: whoever asks
    /// the character keeps to it, by stopping it.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// Does it use every thread of the machine?
    #[serde(default)]
    pub all_threads: bool,
    /// How far its judgement of a turn can be off, in hundredths of a stone.
    #[serde(default)]
    pub noise: u32,
    /// How often it overlooks a turn of middling difficulty, in percent. Long chains and
    /// withdrawals are overlooked more easily, as people do.
    #[serde(default)]
    pub overlooks: u32,
    /// How many of a hundred omitted captures it notices and claims, where they are claimed.
    #[serde(default = "all_of_them")]
    pub claims: u32,
    /// What it likes.
    #[serde(default)]
    pub taste: Taste,
    /// The most stones on the board for which it plays by the endgame tables; 0 for never.
    #[serde(default)]
    pub endgame: usize,
}

/// What a character may use.
#[derive(Clone, Debug)]
pub struct SearchResources {
    /// Threads of the machine, 1 or more.
    pub threads: usize,
    /// The endgame tables of the rule set, if there are any.
    pub tables: Option<Arc<EndgameTables>>,
}

impl Default for SearchResources {
    fn default() -> Self {
        Self { threads: 1, tables: None }
    }
}

/// The shipped characters as RON, from gentle to fearsome.
pub const FILE: &str = include_str!("../../../assets/characters/ladder.ron");

/// All shipped characters, from gentle to fearsome.
///
/// # Panics
/// Never in a released program: a test reads the shipped file.
#[expect(clippy::expect_used, reason = "the text is compiled in, and a test reads it")]
pub fn all() -> &'static [Arc<Character>] {
    static ALL: OnceLock<Vec<Arc<Character>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let all: Vec<Character> = ron::from_str(FILE).expect("the shipped characters are sound");
        all.into_iter().map(Arc::new).collect()
    })
}

/// The shipped character of this key.
pub fn named(key: &str) -> Option<Arc<Character>> {
    all().iter().find(|character| character.key == key).cloned()
}

impl Character {
    /// One line about it, in a language or else in English.
    pub fn about(&self, language: &str) -> &str {
        self.about.get(language).or_else(|| self.about.get("en")).map_or("", String::as_str)
    }

    /// Its limits, before noise.
    pub const fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes }
    }

    /// The turn this character plays now. The same seed gives the same turn, with one thread.
    /// `best` is `None` in the report when the game is over.
    pub fn think(
        &self,
        record: &Record,
        means: &SearchResources,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        let mut engine = Engine::new(self.options(record, means));
        if record.outcome().is_some() || !self.errs() {
            return engine.search(record, self.limits(), stop);
        }
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed ^ record.position().hash());
        let seen = senses::seen(record, self.overlooks, &mut chance);
        let (appraised, depth, nodes) = engine.appraise(record, seen, self.limits(), stop);
        let chosen = appraised
            .into_iter()
            .map(|(effect, value)| (effect, value, self.felt(effect, value, &mut chance)))
            .max_by_key(|&(_, _, felt)| felt);
        let Some((effect, value, _)) = chosen else {
            return engine.search(record, self.limits(), stop);
        };
        let line = turns_of(record.rules(), record.position(), &[effect]);
        let score = Score::of(value);
        Report { best: line.first().cloned(), score, depth, nodes, line, others: Vec::new() }
    }

    /// Does it notice that the turn just played omitted a capture, so that it claims it? Never
    /// where there is nothing to claim. The same seed answers the same.
    pub fn notices_omission(&self, record: &Record, seed: u64) -> bool {
        let place = record.position().hash() ^ (record.turns().len() as u64).rotate_left(32);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed ^ place ^ 0x6F6D_6974);
        record.can_claim() && chance.random_range(0..100) < self.claims
    }

    fn options(&self, record: &Record, means: &SearchResources) -> Options {
        let threads = if self.all_threads { means.threads.max(1) } else { 1 };
        let table_mib = Options::table_for(self.limits()) * if self.all_threads { 8 } else { 1 };
        let stones = record.position().own().len() + record.position().enemy().len();
        // One who knows the tables looks ahead into them too, though not from far.
        let near = self.endgame > 0 && stones <= self.endgame + 6;
        let tables = means.tables.clone().filter(|_| near);
        Options { threads, table_mib, weights: self.taste.weights(), tables, ..Options::default() }
    }

    /// Does it ever play another turn than the best it finds?
    const fn errs(&self) -> bool {
        self.noise > 0 || self.overlooks > 0 || self.taste.grab > 0
    }

    /// A turn's value as it feels: what it takes tempts, and the judgement is off, mostly a
    /// little, seldom much. A turn far worse than the best is therefore hardly ever played. An end
    /// that is proven is seen as it is.
    fn felt(&self, effect: Effect, value: Value, chance: &mut Xoshiro256PlusPlus) -> Value {
        if value.abs() >= PROVEN {
            return value;
        }
        let noise = self.noise.min(10_000) as Value;
        let off = chance.random_range(-noise..=noise) / 2 + chance.random_range(-noise..=noise) / 2;
        value + off + (self.taste.grab.min(2_000) as Value) * effect.captured.len() as Value
    }
}

/// What is left out in the file is claimed always.
const fn all_of_them() -> u32 {
    100
}

/// Every effect of the present position.
fn effects(record: &Record) -> Vec<Effect> {
    let mut effects = Vec::new();
    generate::effects(record.rules(), record.position(), &mut effects);
    effects
}
