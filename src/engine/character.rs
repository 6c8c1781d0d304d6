//! The computer opponents: how far each one looks, and how often it overlooks something.

use super::score::{PROVEN, Value};
use super::search::turns_of;
use super::{Engine, Limits, Options, Report, Score, search};
use crate::rules::{Record, generate};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::Deserialize;
use std::sync::{Arc, OnceLock};

/// A computer opponent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// The name that commands and texts use; texts show `character-KEY`.
    pub key: String,
    /// The greatest depth it looks to, in turns.
    pub depth: u32,
    /// The most positions it looks at.
    pub nodes: u64,
    /// How far its judgement of a turn can be off, in hundredths of a stone.
    pub noise: u32,
}

/// The shipped characters as RON, from gentle to fearsome.
pub const FILE: &str = include_str!("../../assets/characters/levels.ron");

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
    /// Its limits, before noise.
    pub const fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes }
    }

    /// The turn this character plays now. The same seed gives the same turn. `best` is `None` in
    /// the report when the game is over.
    pub fn think(&self, record: &Record, seed: u64, stop: &mut dyn FnMut() -> bool) -> Report {
        if record.outcome().is_some() {
            return search(record, self.limits(), stop);
        }
        if forced(record) {
            return search(record, Limits { depth: 2, ..self.limits() }, stop);
        }
        if self.noise == 0 {
            return search(record, self.limits(), stop);
        }
        let table_mib = Options::table_for(self.limits());
        let mut engine = Engine::new(Options { table_mib, ..Options::default() });
        let (appraised, depth, nodes) = engine.appraise(record, self.limits(), stop);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed ^ record.position().hash());
        let chosen = appraised
            .into_iter()
            .map(|(effect, value)| (effect, value, value + self.misjudgement(value, &mut chance)))
            .max_by_key(|&(_, _, felt)| felt);
        let Some((effect, value, _)) = chosen else {
            return search(record, self.limits(), stop);
        };
        let line = turns_of(record.rules(), record.position(), &[effect]);
        Report {
            best: line.first().cloned(),
            score: Score::of(value),
            depth,
            nodes,
            line,
            others: Vec::new(),
        }
    }

    /// How far the judgement of a turn is off this time: mostly a little, seldom much. What is
    /// proven is seen as it is.
    fn misjudgement(&self, value: Value, chance: &mut Xoshiro256PlusPlus) -> Value {
        if value.abs() >= PROVEN {
            return 0;
        }
        let noise = self.noise.min(10_000) as Value;
        chance.random_range(-noise..=noise) / 2 + chance.random_range(-noise..=noise) / 2
    }
}

/// Is there nothing to think about?
fn forced(record: &Record) -> bool {
    let mut effects = Vec::new();
    generate::effects(record.rules(), record.position(), &mut effects);
    effects.len() < 2
}
