//! The openings of a match: positions after random turns, balanced or with an edge for one side, or positions from a
//! file.

use crate::self_play::play_random_turn;
use fanorona::cli::thinker::{Budget, Thinker};
use fanorona_engine::{Options, Score, considers_all_turns};
use fanorona_rules::notation::{ParsePositionError, read_position};
use fanorona_rules::{Outcome, Position, Record, Ruleset};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The default number of random turns before a game.
pub(super) const PLIES: RangeInclusive<u32> = 4..=8;
/// The advantages of either side in balanced positions, in hundredths of a stone.
pub(super) const BALANCED: OpeningEdge = 0..=100;
/// The search that evaluates openings.
const EVALUATION: Budget =
    Budget { depth: Some(6), nodes: Some(5_000), movetime: None, most: None };
/// The number of attempts to find an opening with the wanted advantage; after that, the closest one is used.
const TRIES: u32 = 300;
/// The number of attempts as which one counts that leads to a position with very many turns, because it
/// takes much longer.
const TRIES_OF_MANY: u32 = 30;

/// A range of advantages of either side, in hundredths of a stone.
pub(super) type OpeningEdge = RangeInclusive<u32>;

/// The sequence of openings of a match. The same seed gives the same sequence.
#[derive(Debug)]
pub(super) struct MatchOpenings {
    rules: Arc<Ruleset>,
    source: OpeningSource,
    next: usize,
    evaluator: Thinker,
}

#[derive(Debug)]
enum OpeningSource {
    Random {
        plies: RangeInclusive<u32>,
        edge: OpeningEdge,
        rng: Xoshiro256PlusPlus,
        seen: HashSet<u64>,
    },
    Positions(Vec<Position>),
}

/// An error in a file of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OpeningError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: OpeningErrorKind,
}

/// What is wrong with a file of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OpeningErrorKind {
    /// The line is not a position.
    Position(ParsePositionError),
    /// The game is over in the position.
    Over(Outcome),
    /// The file has no positions.
    None,
}

impl MatchOpenings {
    /// Random openings with numbers of turns and advantages of either side in these ranges.
    pub fn random(
        rules: Arc<Ruleset>,
        plies: RangeInclusive<u32>,
        edge: OpeningEdge,
        seed: u64,
    ) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self::new(rules, OpeningSource::Random { plies, edge, rng, seen: HashSet::new() })
    }

    /// The positions of a text, one per line. Skips empty lines and lines that begin with `#`.
    ///
    /// # Errors
    /// A line is not a position of a game that goes on, or there are no positions.
    pub fn read(rules: Arc<Ruleset>, text: &str) -> Result<Self, OpeningError> {
        let mut positions = Vec::new();
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let error = |reason| OpeningError { line: i + 1, reason };
            let position = read_position(&rules, line)
                .map_err(|reason| error(OpeningErrorKind::Position(reason)))?;
            if let Some(outcome) = position.outcome(&rules) {
                return Err(error(OpeningErrorKind::Over(outcome)));
            }
            positions.push(position);
        }
        if positions.is_empty() {
            return Err(OpeningError { line: 1, reason: OpeningErrorKind::None });
        }
        Ok(Self::new(rules, OpeningSource::Positions(positions)))
    }

    fn new(rules: Arc<Ruleset>, source: OpeningSource) -> Self {
        let evaluator = Thinker::new(Options { table_mib: 1, ..Options::default() });
        Self { rules, source, next: 0, evaluator }
    }

    /// The next opening and its number, from 0.
    pub fn next(&mut self) -> (usize, Record) {
        let number = self.next;
        self.next += 1;
        let record = match &mut self.source {
            OpeningSource::Random { plies, edge, rng, seen } => {
                random_line(&self.rules, plies, edge, rng, seen, &mut self.evaluator)
            }
            OpeningSource::Positions(positions) => {
                Record::from_position(self.rules.clone(), positions[number % positions.len()])
            }
        };
        (number, record)
    }
}

/// Random turns from the start to a position that was not used before and in which either side has such an advantage. If
/// none is found, the closest one.
fn random_line(
    rules: &Arc<Ruleset>,
    plies: &RangeInclusive<u32>,
    edge: &OpeningEdge,
    rng: &mut Xoshiro256PlusPlus,
    seen: &mut HashSet<u64>,
    evaluator: &mut Thinker,
) -> Record {
    let mut best: Option<(u32, Record)> = None;
    let mut tried = HashSet::new();
    let mut tries = 0;
    while tries < TRIES {
        tries += 1;
        let mut record = Record::new(rules.clone());
        for _ in 0..rng.random_range(plies.clone()) {
            if !play_random_turn(&mut record, rng) {
                break;
            }
        }
        // A position that was found before is as far off as it was then.
        if record.outcome().is_some() || !tried.insert(record.position().hash()) {
            continue;
        }
        let known = seen.contains(&record.position().hash());
        evaluator.clear();
        let report = evaluator.think(&record, EVALUATION, &mut || false);
        if !considers_all_turns(&record) {
            tries += TRIES_OF_MANY - 1;
        }
        // New openings are preferred to those with the wanted advantage, and any opening to a finished game.
        let off = distance(edge, report.score) + if known { 10_000 } else { 0 };
        let done = off == 0;
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

/// How far a score is from a range of advantages of either side, in hundredths of a stone.
fn distance(edge: &OpeningEdge, score: Score) -> u32 {
    let advantage = score.rank().unsigned_abs();
    edge.start().saturating_sub(advantage) + advantage.saturating_sub(*edge.end())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::variant::shipped;

    #[test]
    fn random_openings_have_the_advantage_that_is_asked_for() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        for edge in [BALANCED, 150..=300, 600..=650] {
            let mut openings = MatchOpenings::random(rules.clone(), 4..=8, edge.clone(), 7);
            let mut positions = HashSet::new();
            for _ in 0..12 {
                let (_, record) = openings.next();
                let mut fresh = Thinker::new(Options { table_mib: 1, ..Options::default() });
                let score = fresh.think(&record, EVALUATION, &mut || false).score;
                assert_eq!(distance(&edge, score), 0, "{score:?} is not in {edge:?}");
                positions.insert(record.position().hash());
            }
            assert_eq!(positions.len(), 12);
        }
    }

    #[test]
    fn distances_are_those_to_the_nearer_bound() {
        let distance = |score| distance(&(150..=300), score);
        for (value, off) in [(0, 150), (149, 1), (150, 0), (-220, 0), (300, 0), (-301, 1)] {
            assert_eq!(distance(Score::Estimate(value)), off, "{value}");
        }
        assert!(distance(Score::Win(3)) > 10_000 && distance(Score::Loss(3)) > 10_000);
    }
}
