//! Searches as text, for a process that shares no memory with the caller, such as a web worker.

use super::character::SearchResources;
use super::explain::{ExplainResources, Explanation, explain};
use super::protocol::ManagedTime;
use super::{Character, Engine, Limits, Options, Report, Score, SentGame, Variation};
use fanorona_rules::notation::read_turn;
use fanorona_rules::notation::turn::{read_steps, write_turn_compact};
use fanorona_rules::{Record, Turn, Variant};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A search in serialisable form: the game, the limits and who searches.
///
/// ```
/// use fanorona_engine::search_request::{SearchRequest, read_report};
/// use fanorona_engine::{Limits, search};
/// use fanorona_rules::{Record, variant::shipped};
///
/// let telo = shipped::variant("telo").unwrap();
/// let game = Record::new(telo.rules.clone());
/// let request = SearchRequest::of_search(&telo, &game, Limits::depth(3), 1).unwrap();
///
/// // On the other side:
/// let request = SearchRequest::read(&request.write()).unwrap();
/// let answer = request.run(&mut |_| {}, &mut || false).unwrap();
///
/// let report = read_report(&game, &answer).unwrap();
/// assert_eq!(report, search(&game, Limits::depth(3), &mut || false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchRequest {
    game: SentGame,
    /// The steps of an open chain, in notation.
    #[serde(default)]
    chain: Option<String>,
    /// The character that plays; `None` for the plain search.
    character: Option<Character>,
    /// The greatest depth in turns and the greatest number of nodes.
    depth: u32,
    nodes: u64,
    /// The number of best lines; only the plain search supports more than one.
    lines: usize,
    /// The random seed of characters that err.
    seed: u64,
    /// The time limit in milliseconds, if any. [`run`](Self::run) does not know it;
    /// [`run_within`](Self::run_within) ends in time.
    pub milliseconds: Option<u64>,
    /// The greatest number of nodes for an explanation of the best turn; `None` for none.
    #[serde(default)]
    explain: Option<u64>,
}

/// A report in serialisable form, with turns in notation.
#[derive(Serialize, Deserialize)]
struct ReportText {
    best: Option<String>,
    depth: u32,
    nodes: u64,
    lines: Vec<(Score, Vec<String>)>,
    #[serde(default)]
    explanation: Option<Explanation>,
}

impl SearchRequest {
    /// A search for a character's turn. The game may have an open chain. `None` if the game does
    /// not follow the variant's rules.
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

    /// A plain search for this many best lines. `None` if the game does not follow the variant's
    /// rules.
    ///
    /// ```
    /// use fanorona_engine::search_request::{SearchRequest, read_report};
    /// use fanorona_engine::{Limits, search};
    /// use fanorona_rules::{Record, variant::shipped};
    ///
    /// let telo = shipped::variant("telo").unwrap();
    /// let game = Record::new(telo.rules.clone());
    /// let limits = Limits::depth(3);
    /// let request = SearchRequest::of_search(&telo, &game, limits, 1).unwrap();
    /// let answer = request.run(&mut |_| {}, &mut || false).unwrap();
    /// let report = read_report(&game, &answer).unwrap();
    /// assert_eq!(report.score, search(&game, limits, &mut || false).score);
    /// ```
    pub fn of_search(
        variant: &Variant,
        record: &Record,
        limits: Limits,
        lines: usize,
    ) -> Option<Self> {
        let game = SentGame::new(variant, record)?;
        let chain = Turn::new(record.chain().steps().to_vec());
        let chain = chain.map(|turn| write_turn_compact(&variant.rules.board, &turn));
        let Limits { depth, nodes } = limits;
        let (character, seed, milliseconds, explain) = (None, 0, None, None);
        Some(Self { game, chain, character, depth, nodes, lines, seed, milliseconds, explain })
    }

    /// The same request with an explanation of the best turn, for which at most this many further
    /// nodes are visited. `None` requests no explanation.
    #[must_use]
    pub const fn explaining(mut self, nodes: Option<u64>) -> Self {
        self.explain = nodes;
        self
    }

    /// The same request with its time limit lowered to `milliseconds`, if given.
    #[must_use]
    pub fn within(mut self, milliseconds: Option<u64>) -> Self {
        self.milliseconds = self.milliseconds.into_iter().chain(milliseconds).min();
        self
    }

    /// The request as text.
    pub fn write(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// Reads the text of [`write`](Self::write); `None` if it is not a request.
    pub fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

    /// The game.
    fn record(&self) -> Option<Record> {
        let mut record = self.game.record()?;
        if let Some(text) = &self.chain {
            for (from, to, kind) in read_steps(&record.rules().board, text).ok()? {
                record.step(from, to, kind).ok()?;
            }
        }
        Some(record)
    }

    /// Runs the search and returns the report as text. `on_depth` receives the report of every
    /// completed depth of a plain search. [`read_report`] reads both, and [`read_explanation`] the
    /// explanation. `None` if the game cannot be read.
    ///
    /// `stop` ends the search for the best turn. The explanation begins after that and is limited
    /// only by its nodes.
    pub fn run(
        &self,
        on_depth: &mut dyn FnMut(String),
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<String> {
        self.run_observed(on_depth, &mut |_| {}, stop)
    }

    /// As [`run`](Self::run), within the request's time limit by a clock that begins now. A character ends
    /// an easy turn early.
    pub fn run_within(
        &self,
        elapsed: &dyn Fn() -> Duration,
        on_depth: &mut dyn FnMut(String),
    ) -> Option<String> {
        let Some(most) = self.milliseconds.map(Duration::from_millis) else {
            return self.run(on_depth, &mut || false);
        };
        let time = ManagedTime::within(most, elapsed);
        self.run_observed(on_depth, &mut |report| time.observe(report), &mut || time.is_over())
    }

    /// Runs the search; `observe` receives the report of every completed depth of a character's search.
    fn run_observed(
        &self,
        on_depth: &mut dyn FnMut(String),
        observe: &mut dyn FnMut(&Report),
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<String> {
        let record = self.record()?;
        let report = if let Some(character) = &self.character {
            let mut character = character.clone();
            character.depth = character.depth.min(self.depth);
            character.nodes = character.nodes.min(self.nodes);
            let resources = SearchResources::default();
            character.complete_turn_with_reports(&record, &resources, self.seed, observe, stop)
        } else {
            let limits = Limits { depth: self.depth, nodes: self.nodes };
            let table_mib = Options::table_for(limits);
            let mut engine = Engine::new(Options { table_mib, ..Options::default() });
            let mut forward = |report: &Report| on_depth(write_report(&record, report, None));
            engine.search_lines(&record, limits, self.lines, &mut forward, stop)
        };
        let explanation = self.explain.and_then(|nodes| {
            let limits = Limits::nodes(nodes);
            let resources =
                ExplainResources { report: Some(&report), ..ExplainResources::new(limits) };
            explain(&record, report.best.as_ref()?, &resources, &mut || false).ok()
        });
        Some(write_report(&record, &report, explanation))
    }
}

/// A report about the game's current position as text.
fn write_report(record: &Record, report: &Report, explanation: Option<Explanation>) -> String {
    let written = |turns: &[Turn]| {
        let board = &record.rules().board;
        turns.iter().map(|turn| write_turn_compact(board, turn)).collect::<Vec<_>>()
    };
    let first = (report.score, written(&report.line));
    let others = report.others.iter().map(|line| (line.score, written(&line.turns)));
    let written = ReportText {
        best: report.best.as_ref().map(|turn| write_turn_compact(&record.rules().board, turn)),
        depth: report.depth,
        nodes: report.nodes,
        lines: std::iter::once(first).chain(others).collect(),
        explanation,
    };
    ron::to_string(&written).unwrap_or_default()
}

/// Reads a report about the game's current position; `None` if the text is not a report or contains
/// turns that are illegal here.
pub fn read_report(record: &Record, text: &str) -> Option<Report> {
    let ReportText { best, depth, nodes, lines, explanation: _ } = ron::from_str(text).ok()?;
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
        Some(Variation { score, turns: read.collect::<Option<_>>()? })
    });
    let Variation { score, turns: line } = lines.next()??;
    let others = lines.collect::<Option<_>>()?;
    Some(Report { best, score, depth, nodes, line, others })
}

/// Reads the explanation in a report about the game's current position; `None` if the text is not a
/// report, contains no explanation, or one with turns that are illegal here.
pub fn read_explanation(record: &Record, text: &str) -> Option<Explanation> {
    let ReportText { explanation, .. } = ron::from_str(text).ok()?;
    explanation.filter(|explanation| explanation.fits(record))
}
