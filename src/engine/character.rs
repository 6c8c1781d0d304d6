//! The computer opponents: how far each one looks, and how often it overlooks something.

use super::{Limits, Report};
use crate::rules::Record;
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

    /// The turn this character plays now. The same seed gives the same turn. `None` in the report
    /// when the game is over.
    pub fn think(&self, record: &Record, seed: u64, stop: &mut dyn FnMut() -> bool) -> Report {
        let _ = seed;
        super::search(record, self.limits(), stop)
    }
}
