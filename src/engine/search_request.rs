//! A search asked for and answered in texts, so that it can be done elsewhere: in a browser's
//! worker, which shares nothing with the page but messages. Knows no clock; see [`SearchRequest::run`].

use super::character::SearchResources;
use super::{Character, Engine, Limits, Line, Options, Report, Score};
use crate::rules::notation::Game;
use crate::rules::notation::link::{read_link, write_link};
use crate::rules::notation::read_turn;
use crate::rules::notation::turn::{read_steps, write_turn_compact};
use crate::rules::variant::shipped;
use crate::rules::{Record, Turn, Variant};
use serde::{Deserialize, Serialize};

/// What is to be searched, and how far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchRequest {
    /// The game as a link.
    game: String,
    /// Its variant, unless it is a shipped one.
    #[serde(default)]
    variant: Option<String>,
    /// The steps of an open chain, as they are written.
    #[serde(default)]
    chain: Option<String>,
    /// Who thinks; `None` for the plain search.
    character: Option<Character>,
    /// The greatest depth, in turns, and the most positions.
    depth: u32,
    nodes: u64,
    /// How many best lines are wanted; the plain search alone tells more than one.
    lines: usize,
    /// Chance, for characters that err.
    seed: u64,
    /// The longest it may take, in milliseconds; whoever runs it keeps the time.
    pub milliseconds: Option<u64>,
}

/// A report in a text's form: turns as they are written.
#[derive(Serialize, Deserialize)]
struct Told {
    best: Option<String>,
    depth: u32,
    nodes: u64,
    lines: Vec<(Score, Vec<String>)>,
}

impl SearchRequest {
    /// A character's turn in this game, which may be open. `None` where the game is not played by
    /// the rules of this variant.
    pub fn of_character(
        variant: &Variant,
        record: &Record,
        character: &Character,
        seed: u64,
    ) -> Option<Self> {
        let limits = character.limits();
        let milliseconds = character.seconds.map(|seconds| u64::from(seconds) * 1_000);
        let plain = Self::of_search(variant, record, limits, 1)?;
        Some(Self { character: Some(character.clone()), seed, milliseconds, ..plain })
    }

    /// A plain search of this game for so many best lines. `None` as above.
    pub fn of_search(
        variant: &Variant,
        record: &Record,
        limits: Limits,
        lines: usize,
    ) -> Option<Self> {
        if variant.rules.as_ref() != record.rules().as_ref() {
            return None;
        }
        let game = write_link(&Game::new(variant.key.clone(), record.clone()));
        let chain = Turn::new(record.chain().steps().to_vec());
        let chain = chain.map(|turn| write_turn_compact(&variant.rules.board, &turn));
        let known = shipped::variant(&variant.key).is_some_and(|it| it.rules == variant.rules);
        let variant = (!known).then(|| variant.ron.to_string());
        let Limits { depth, nodes } = limits;
        let (character, seed, milliseconds) = (None, 0, None);
        Some(Self { game, variant, chain, character, depth, nodes, lines, seed, milliseconds })
    }

    /// The same with no more than these milliseconds, if any are given.
    #[must_use]
    pub fn within(mut self, milliseconds: Option<u64>) -> Self {
        self.milliseconds = self.milliseconds.into_iter().chain(milliseconds).min();
        self
    }

    /// As a text.
    pub fn write(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// From a text; `None` if it is none.
    pub fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

    /// The game as it stands.
    fn record(&self) -> Option<Record> {
        let own = match &self.variant {
            Some(text) => Some(Variant::read(text).ok()?.rules),
            None => None,
        };
        let rules = |key: &str| own.clone().or_else(|| Some(shipped::variant(key)?.rules.clone()));
        let mut record = read_link(&self.game, rules).ok()?.record;
        if let Some(text) = &self.chain {
            for (from, to, kind) in read_steps(&record.rules().board, text).ok()? {
                record.step(from, to, kind).ok()?;
            }
        }
        Some(record)
    }

    /// Searches. `told` hears of every depth finished, as a text; the answer is a text too. Both
    /// are read by [`read_report`]. `None` where the game cannot be read.
    pub fn run(
        &self,
        told: &mut dyn FnMut(String),
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<String> {
        let record = self.record()?;
        let report = if let Some(character) = &self.character {
            let mut character = character.clone();
            character.depth = character.depth.min(self.depth);
            character.nodes = character.nodes.min(self.nodes);
            character.consider(&record, &SearchResources::default(), self.seed, stop)
        } else {
            let limits = Limits { depth: self.depth, nodes: self.nodes };
            let table_mib = Options::table_for(limits);
            let mut engine = Engine::new(Options { table_mib, ..Options::default() });
            let mut hear = |report: &Report| told(write_report(&record, report));
            engine.search_lines(&record, limits, self.lines, &mut hear, stop)
        };
        Some(write_report(&record, &report))
    }
}

/// A report about a game's present position as a text.
pub fn write_report(record: &Record, report: &Report) -> String {
    let written = |turns: &[Turn]| {
        let board = &record.rules().board;
        turns.iter().map(|turn| write_turn_compact(board, turn)).collect::<Vec<_>>()
    };
    let first = (report.score, written(&report.line));
    let others = report.others.iter().map(|line| (line.score, written(&line.turns)));
    let told = Told {
        best: report.best.as_ref().map(|turn| write_turn_compact(&record.rules().board, turn)),
        depth: report.depth,
        nodes: report.nodes,
        lines: std::iter::once(first).chain(others).collect(),
    };
    ron::to_string(&told).unwrap_or_default()
}

/// A report about the present position of this game, from its text; `None` if it is none, or
/// tells of turns that are not legal here.
pub fn read_report(record: &Record, text: &str) -> Option<Report> {
    let Told { best, depth, nodes, lines } = ron::from_str(text).ok()?;
    let rules = record.rules();
    let best = match best {
        Some(text) => Some(read_turn(rules, record.position(), &text).ok()?),
        None => None,
    };
    let mut lines = lines.into_iter().map(|(score, turns)| {
        let mut at = *record.position();
        let read = turns.iter().map(|text| {
            let turn = read_turn(rules, &at, text).ok()?;
            at = at.play_unchecked(rules, &turn);
            Some(turn)
        });
        Some(Line { score, turns: read.collect::<Option<_>>()? })
    });
    let Line { score, turns: line } = lines.next()??;
    let others = lines.collect::<Option<_>>()?;
    Some(Report { best, score, depth, nodes, line, others })
}
