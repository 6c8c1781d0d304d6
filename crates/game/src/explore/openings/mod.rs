//! Openings: the first turns of many games, condensed to numbers and a value for each turn.
//!
//! As a text:
//!
//! ```text
//! fanorona openings 1 tsivy 5f0c2a1e
//! made 1 900 10000 12 3
//! AAtfQ…
//! ```
//!
//! The first line has the version, the variant and the checksum of everything after it; the second says
//! how they were made. Each further line is a position, the start first; the others follow in the order
//! in which the lines before name them. So no line has to say which position it is.

mod read;
mod write;

use super::{Filter, GameResult, Source, Tally};
use fanorona_engine::Score;
use fanorona_engine::position_key::{PositionKey, Symmetries};
use fanorona_formats::{DataErrorKind, FileHead, InLine};
use fanorona_rules::generate::Effect;
use fanorona_rules::{Position, Variant};
use std::collections::HashMap;
use std::sync::Arc;

pub use read::OpeningsReader;

/// Why a text with openings cannot be used, and where.
pub type OpeningsError = InLine<DataErrorKind>;

/// The first line of every text with openings.
const HEAD: FileHead = FileHead { name: "fanorona openings", version: "1" };

/// How openings were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningsHeader {
    /// The seed of the games.
    pub seed: u64,
    /// The number of games.
    pub games: u64,
    /// The nodes of the search that gave each turn its value.
    pub nodes: u64,
    /// The number of turns of both sides that were looked at.
    pub depth: u32,
    /// The number of games that a position must have.
    pub least: u32,
}

/// The first turns of many games of one variant, condensed.
///
/// ```
/// use fanorona_formats::DataErrorKind;
/// use fanorona_game::explore::Openings;
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").ok_or("no such variant")?;
/// let error = Openings::read("fanorona openings 1 telo 00000000\n", &telo).unwrap_err();
/// assert_eq!((error.line, error.reason), (2, DataErrorKind::Damaged));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Openings {
    variant: Arc<Variant>,
    /// How they were made.
    pub made: OpeningsHeader,
    symmetries: Symmetries,
    /// The positions in the order of the text.
    positions: Vec<OpeningPosition>,
    by_key: HashMap<PositionKey, usize>,
    /// The values of positions after turns, for the side to move there.
    values: HashMap<PositionKey, Score>,
}

/// A position with the turns that were played from it.
#[derive(Clone, Debug)]
struct OpeningPosition {
    position: Position,
    /// The least number of turns of both sides after which it was reached.
    depth: u32,
    turns: Vec<OpeningTurn>,
}

/// A turn that was played, as it is in its position.
#[derive(Clone, Copy, Debug)]
struct OpeningTurn {
    effect: Effect,
    tally: Tally,
}

impl Openings {
    /// No openings yet.
    pub fn empty(variant: Arc<Variant>, made: OpeningsHeader) -> Self {
        let symmetries = Symmetries::of(&variant.rules.board);
        let (positions, by_key, values) = Default::default();
        Self { variant, made, symmetries, positions, by_key, values }
    }

    /// Reads openings of this variant at once.
    ///
    /// # Errors
    /// The first error in the text; nothing of a text with an error is used.
    pub fn read(text: &str, variant: &Arc<Variant>) -> Result<Self, OpeningsError> {
        let mut reader = OpeningsReader::new(text.to_owned(), variant)?;
        loop {
            if let Some(openings) = reader.read_some(usize::MAX)? {
                return Ok(openings);
            }
        }
    }

    /// The key of the variant that the first line of a text names; `None` if it has no openings.
    pub fn key(text: &str) -> Option<&str> {
        HEAD.key(text.lines().next()?)
    }

    /// The variant.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The number of positions.
    pub const fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there are no positions.
    pub const fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The number of turns in all positions.
    pub fn turns(&self) -> usize {
        self.positions.iter().map(|position| position.turns.len()).sum()
    }

    /// What was played from a position in the games that count: each effect, as it is in this position, with
    /// its numbers of games. The players of the games are not known.
    pub fn played(&self, position: &Position, filter: &Filter) -> Vec<(Effect, Tally)> {
        let image = self.symmetries.image(&self.variant.rules, position);
        let known = self.by_key.get(&image.key).and_then(|&index| self.positions.get(index));
        let Some(known) = known.filter(|known| {
            let deep = filter.depth.is_some_and(|depth| known.depth >= depth);
            !deep && !filter.asks_for_players() && filter.sources.has(Source::Engine)
        }) else {
            return Vec::new();
        };
        // The position may be a mirror image of the one that is stored.
        let stored = self.symmetries.image(&self.variant.rules, &known.position);
        let turns = known.turns.iter().map(|turn| {
            let effect = self.symmetries.effect(&stored, turn.effect);
            let effect = self.symmetries.effect_here(&image, effect);
            (effect, turn.tally.only(filter.result))
        });
        turns.filter(|(_, tally)| tally.games() > 0).collect()
    }

    /// The value of a position that a turn of the openings led to, for the side to move; `None` if it
    /// is not known.
    pub fn value(&self, position: &Position) -> Option<Score> {
        let image = self.symmetries.image(&self.variant.rules, position);
        self.values.get(&image.key).copied()
    }

    /// Appends a position.
    pub fn push(
        &mut self,
        position: Position,
        depth: u32,
        turns: impl Iterator<Item = (Effect, Tally, Option<Score>)>,
    ) {
        let rules = self.variant.rules.clone();
        let mut kept = Vec::new();
        for (effect, tally, value) in turns {
            let after = position.moved(&rules, effect.from, effect.to, effect.captured);
            if let Some(value) = value {
                let key = self.symmetries.image(&rules, &after).key;
                self.values.entry(key).or_insert(value);
            }
            kept.push(OpeningTurn { effect, tally });
        }
        let key = self.symmetries.image(&rules, &position).key;
        self.by_key.insert(key, self.positions.len());
        self.positions.push(OpeningPosition { position, depth, turns: kept });
    }
}

/// The results that condensed games have, in the order of the text. Their games are all over, or given up
/// as draws.
const RESULTS: [GameResult; 3] = [GameResult::White, GameResult::Draw, GameResult::Black];
