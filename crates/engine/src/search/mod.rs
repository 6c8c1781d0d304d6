//! The search: [`Engine`] and its [`Report`].

mod deepen;
mod node;
mod ordering;
mod pv_table;
mod reductions;
mod report;
mod root;
mod root_probe;
mod shortlist;
mod traps;
mod worker;

pub use report::{Report, Variation};

use super::endgame::{EndgameTables, TableValue};
use super::evaluate::{Evaluator, Weights};
use super::limits::Limits;
use super::options::Options;
use super::score::{INFINITE, Score, Value};
use super::transposition::TranspositionTable;
use deepen::Extension;
use fanorona_rules::generate::Effect;
use fanorona_rules::{Record, Ruleset};
use report::SearchResult;
use root::RootTurn;
use root_probe::{RootProbe, probe_root};

pub(super) use report::turns_of;

/// The number of root turns that are searched. Of more, those that look best after the turn.
pub(super) const MOST_ROOT_TURNS: usize = 1 << 12;
/// The number of root turns whose values are all determined.
const MOST_APPRAISED: usize = 256;

/// How many root turns are searched.
#[derive(Clone, Copy)]
struct RootWidth {
    /// The number of best lines that are searched for.
    lines: usize,
    /// The greatest number of turns.
    most: usize,
    /// What is known of them.
    worth: RootWorth,
}

/// What is known of the root turns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RootWorth {
    /// What the search finds; one turn is chosen.
    Searched,
    /// By the endgame tables all of them draw; one is chosen.
    Draws,
    /// What the search finds; they are compared, and none is chosen.
    Compared,
}

/// A searching player: its options and its transposition table.
///
/// ```
/// use fanorona_engine::{Engine, Limits, Options, Score};
/// use fanorona_rules::notation::read_position;
/// use fanorona_rules::{Record, variant::shipped};
///
/// let rules = shipped::variant("tsivy").unwrap().rules.clone();
/// let position = read_position(&rules, "9/9/9/9/W1B6 w 0 9").unwrap();
/// let game = Record::from_position(rules, position);
///
/// let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
/// let report = engine.search(&game, Limits::depth(2), &mut || false);
/// assert_eq!(report.score, Score::Win(1));
/// ```
pub struct Engine {
    options: Options,
    table: TranspositionTable,
}

impl Engine {
    /// An engine with an empty transposition table.
    pub fn new(options: Options) -> Self {
        Self { table: TranspositionTable::new(options.table_mib), options }
    }

    /// The options it was created with.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The endgame tables, if they are available and enabled.
    fn tables(&self) -> Option<&EndgameTables> {
        self.options.tables.as_deref().filter(|_| self.options.techniques.endgame_tables)
    }

    /// The evaluation of this rule set.
    fn evaluator(&self, rules: &Ruleset) -> Evaluator {
        let Options { weights, patterns, techniques, .. } = &self.options;
        let evaluator = Evaluator::new(rules, weights.clone());
        // Other weights are a style, or are to be measured.
        let learned = techniques.patterns && *weights == Weights::default();
        evaluator.with_patterns(rules, if learned { patterns } else { &[] })
    }

    /// A checksum of the weights by which positions of this rule set are evaluated, with these options. Values
    /// with different checksums are not comparable.
    pub fn evaluation_checksum(&self, rules: &Ruleset) -> u32 {
        self.evaluator(rules).checksum()
    }

    /// Clears the transposition table, so that the next search does not depend on earlier ones.
    pub fn clear(&mut self) {
        self.table = TranspositionTable::new(self.options.table_mib);
    }

    /// Searches the record's current position; earlier positions count for repetition.
    ///
    /// `stop` is called every few hundred nodes, and about every millisecond while turns are generated
    /// that have very many ways. When it returns `true`, the best turn so far is
    /// reported at once. With one thread, the same limits give the same report on every machine,
    /// unless `stop` ends the search or the transposition table has different contents.
    ///
    /// ```
    /// use fanorona_engine::{Engine, Limits, Options};
    /// use fanorona_rules::{Record, variant::shipped};
    ///
    /// let mut game = Record::new(shipped::variant("dimy").unwrap().rules.clone());
    /// let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
    /// let report = engine.search(&game, Limits { depth: 3, nodes: 5_000 }, &mut || false);
    /// game.play(&report.best.unwrap()).unwrap();
    /// ```
    pub fn search(
        &mut self,
        record: &Record,
        limits: Limits,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        self.search_lines(record, limits, 1, &mut |_| {}, stop)
    }

    /// Like [`Engine::search`], for the best `lines` lines (at least 1, multi-PV). `on_depth`
    /// receives the report of every completed depth.
    pub fn search_lines(
        &mut self,
        record: &Record,
        limits: Limits,
        lines: usize,
        on_depth: &mut dyn FnMut(&Report),
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        let rules = record.rules().with_captures_enforced();
        let rules = rules.as_ref();
        let position = record.position();
        if let Some(outcome) = record.outcome() {
            return Report::finished(position, outcome);
        }
        let tables = self.tables();
        let mut among = None;
        match tables.and_then(|tables| probe_root(tables, rules, record)) {
            Some(RootProbe::Decided(line, score)) if lines == 1 => {
                return Report::decided(score, turns_of(rules, position, &line));
            }
            Some(RootProbe::Among(effects, value)) if lines == 1 => {
                among = Some((effects, value));
            }
            _ => {}
        }
        let drawn = matches!(among, Some((_, TableValue::Draw)));
        let worth = if drawn { RootWorth::Draws } else { RootWorth::Searched };
        let among = among.map(|(effects, _)| effects);
        let write = |found: &SearchResult, nodes| {
            let report = Report::of(rules, position, found, lines, nodes);
            if drawn { Report { score: Score::Draw, ..report } } else { report }
        };
        let width = RootWidth { lines, most: lines.max(MOST_ROOT_TURNS), worth };
        let (found, nodes) =
            self.deepen(record, among, limits, width, stop, &mut |found, nodes| {
                on_depth(&write(found, nodes));
            });
        write(&found, nodes)
    }

    /// Searches only these turns. Returns the best `lines` of them, each with its score and its
    /// expected line, best first, at the greatest depth completed for all of these lines; that depth,
    /// which is 0 if the search was stopped before; and the number of visited nodes.
    pub fn compare(
        &mut self,
        record: &Record,
        among: Vec<Effect>,
        limits: Limits,
        lines: usize,
        stop: &mut dyn FnMut() -> bool,
    ) -> (Vec<Variation>, u32, u64) {
        let (mut depth, mut turns) = (0, Vec::new());
        let width =
            RootWidth { lines, most: lines.max(MOST_ROOT_TURNS), worth: RootWorth::Compared };
        let (found, nodes) =
            self.deepen(record, Some(among), limits, width, stop, &mut |found, _| {
                (depth, turns) = (found.depth, found.turns.clone());
            });
        // The turn may omit a capture, so the rules are those of the game.
        let (rules, position) = (record.rules().as_ref(), record.position());
        if depth == 0 {
            turns = found.turns;
        }
        let mut extension = Extension::new(rules);
        let mut best: Vec<_> = turns.into_iter().take(lines).collect();
        for turn in &mut best {
            self.extend_from_table(rules, position, &mut turn.line, depth as usize, &mut extension);
        }
        let variation = |turn: &RootTurn| Variation {
            score: if depth == 0 { Score::Estimate(0) } else { Score::of(turn.value) },
            turns: turns_of(rules, position, &turn.line),
        };
        (best.iter().map(variation).collect(), depth, nodes)
    }

    /// The value of each of these turns at the greatest depth completed for all of them, for
    /// characters that do not always play the best turn; of more than [`MOST_APPRAISED`] only those
    /// that look best after the turn. If the first depth was not completed, those that were
    /// searched. Also returns a report without a turn.
    pub(super) fn appraise(
        &mut self,
        record: &Record,
        among: Vec<Effect>,
        limits: Limits,
        stop: &mut dyn FnMut() -> bool,
    ) -> (Vec<(Effect, Value)>, Report) {
        let mut last: Vec<(Effect, Value)> = Vec::new();
        let width =
            RootWidth { lines: usize::MAX, most: MOST_APPRAISED, worth: RootWorth::Compared };
        let values = |found: &SearchResult| -> Vec<(Effect, Value)> {
            found.turns.iter().map(|turn| (turn.effect, turn.value)).collect()
        };
        let (found, nodes) =
            self.deepen(record, Some(among), limits, width, stop, &mut |found, _| {
                last = values(found);
            });
        if last.is_empty() {
            last = values(&found);
            last.retain(|&(_, value)| value > -INFINITE);
        }
        if last.is_empty() {
            last = found.turns.iter().map(|turn| (turn.effect, 0)).collect();
        }
        let report = Report::decided(Score::Estimate(0), Vec::new());
        (last, Report { depth: found.depth, nodes, ..report })
    }
}

/// Searches with one thread and an empty transposition table; see [`Engine::search`].
///
/// ```
/// use fanorona_engine::{Limits, search};
/// use fanorona_rules::notation::write_turn;
/// use fanorona_rules::{Record, variant::shipped};
///
/// let game = Record::new(shipped::variant("telo").unwrap().rules.clone());
/// let report = search(&game, Limits::depth(4), &mut || false);
/// let best = report.best.unwrap();
/// println!("{} ({})", write_turn(&game.rules().board, &best), report.score);
/// ```
pub fn search(record: &Record, limits: Limits, stop: &mut dyn FnMut() -> bool) -> Report {
    let table_mib = Options::table_for(limits);
    Engine::new(Options { table_mib, ..Options::default() }).search(record, limits, stop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fanorona_rules::generate::effects;
    use fanorona_rules::variant::shipped;

    /// A new game, its turns, and an engine.
    fn telo() -> (Record, Vec<Effect>, Engine) {
        let Some(telo) = shipped::variant("telo") else { panic!("a shipped variant") };
        let record = Record::new(telo.rules.clone());
        let all = effects(record.rules(), record.position()).list;
        (record, all, Engine::new(Options { table_mib: 1, ..Options::default() }))
    }

    #[test]
    fn every_search_starts_a_new_generation_of_the_table() {
        let (record, _, mut engine) = telo();
        for generation in 1..4 {
            engine.search(&record, Limits::depth(1), &mut || false);
            assert_eq!(engine.table.generation(), generation);
        }
        engine.clear();
        assert_eq!(engine.table.generation(), 0);
    }

    #[test]
    fn not_more_turns_are_appraised_than_their_number_allows() {
        let (record, all, mut engine) = telo();
        for (count, kept) in [(3, 3), (MOST_APPRAISED, MOST_APPRAISED), (260, MOST_APPRAISED)] {
            let among: Vec<Effect> = all.iter().copied().cycle().take(count).collect();
            let limits = Limits::depth(1);
            let (values, report) = engine.appraise(&record, among, limits, &mut || false);
            assert_eq!(values.len(), kept, "{count}");
            assert_eq!((report.best, report.depth), (None, 1));
            assert!(report.nodes >= kept as u64, "{}", report.nodes);
        }
    }

    #[test]
    fn only_turns_that_were_searched_are_appraised_if_the_search_stops_at_once() {
        let (record, all, mut engine) = telo();
        let among: Vec<Effect> = all.into_iter().cycle().take(MOST_APPRAISED).collect();
        let (values, report) = engine.appraise(&record, among, Limits::NONE, &mut || true);
        assert_eq!(report.depth, 0);
        assert!((1..MOST_APPRAISED).contains(&values.len()), "{}", values.len());
        assert!(values.iter().all(|(_, value)| value.abs() < INFINITE));
    }

    #[test]
    fn a_comparison_that_is_stopped_has_its_turns_but_no_scores() {
        let (record, all, mut engine) = telo();
        let among: Vec<Effect> = all.iter().copied().cycle().take(MOST_APPRAISED).collect();
        let limits = Limits::NONE;
        let (found, depth, _) = engine.compare(&record, among, limits, 200, &mut || true);
        assert_eq!((found.len(), depth), (200, 0));
        assert!(found.iter().all(|it| it.score == Score::Estimate(0) && it.turns.len() == 1));
        // Scores are those of the last depth that was completed.
        engine.clear();
        let limits = Limits::nodes(2_000);
        let (found, depth, _) = engine.compare(&record, all.clone(), limits, 2, &mut || false);
        engine.clear();
        let limits = Limits::depth(depth);
        let (there, _, nodes) = engine.compare(&record, all, limits, 2, &mut || false);
        assert!(depth > 2 && nodes < 2_000, "{depth} {nodes}");
        let first = |it: &Variation| (it.score, it.turns.first().cloned());
        assert!(found.iter().map(first).eq(there.iter().map(first)), "{found:?} {there:?}");
    }
}
