//! The scores of the explained turn and of the turns it is compared with.

use super::alternatives::effect_of;
use super::{ExplainResources, Variation};
use crate::engine::{Engine, Limits, Options, Score};
use crate::rules::Record;
use crate::rules::generate::{Effect, turn_with};

/// The shares of the nodes for the best turn, for its comparison with the explained one, and for the
/// second best turn, in percent. The rest is for exchanges.
const BEST: u64 = 30;
const BOTH: u64 = 20;
const SECOND: u64 = 10;

/// The scores of turns.
pub(super) struct Scores {
    /// The explained turn.
    pub turn: Variation,
    /// The best turn, which may be the explained one.
    pub best: Variation,
    /// The best of the other turns, if the explained turn is the best and there is another one.
    pub second: Option<Variation>,
    /// The depth of the search that scored the explained turn; 0 if it was stopped too early.
    pub depth: u32,
    /// The number of visited nodes.
    pub nodes: u64,
}

/// Scores a turn, which is one of `all`, and finds the turns to compare it with.
pub(super) fn scores(
    record: &Record,
    turn: Effect,
    all: &[Effect],
    resources: &ExplainResources<'_>,
    stop: &mut dyn FnMut() -> bool,
) -> Scores {
    let limits = resources.limits;
    let options = Options {
        table_mib: Options::table_for(limits),
        tables: resources.tables.clone(),
        ..Options::default()
    };
    let mut engine = Engine::new(options);
    let mut nodes = 0;
    let mut compare = |among: Vec<Effect>, percent: u64, lines: usize| {
        let share = (limits.nodes / 100).saturating_mul(percent).max(1);
        let limits = Limits { nodes: share, ..limits };
        let (turns, depth, used) = engine.compare(record, among, limits, lines, stop);
        nodes += used;
        (turns, depth)
    };
    let (best, mut depth) = match reported(resources, all) {
        Some(known) => known,
        None => {
            let (turns, depth) = compare(all.to_vec(), BEST, 1);
            let alone = || bare(record, turn);
            (turns.into_iter().next().unwrap_or_else(alone), depth)
        }
    };
    let first = best.turns.first().map_or(turn, effect_of);
    let rest = |without: Effect| all.iter().copied().filter(|&it| it != without).collect();
    if first == turn {
        let others: Vec<Effect> = rest(turn);
        let second = (!others.is_empty()).then(|| compare(others, SECOND, 1));
        let second = second.filter(|(_, depth)| *depth > 0);
        let second = second.and_then(|(turns, _)| turns.into_iter().next());
        return Scores { turn: best.clone(), best, second, depth, nodes };
    }
    let (mut both, common) = compare(vec![turn, first], BOTH, 2);
    both.sort_by_key(|it| it.turns.first().map(effect_of) != Some(turn));
    let mut both = both.into_iter();
    let scored = both.next().unwrap_or_else(|| bare(record, turn));
    let best = both.next().filter(|_| common > 0).unwrap_or(best);
    depth = common;
    if scored.score.rank() >= best.score.rank() {
        return Scores { turn: scored.clone(), best: scored, second: Some(best), depth, nodes };
    }
    Scores { turn: scored, best, second: None, depth, nodes }
}

/// The best turn of an earlier search, with the depth of that search.
fn reported(resources: &ExplainResources<'_>, all: &[Effect]) -> Option<(Variation, u32)> {
    let report = resources.report?;
    let best = report.best.as_ref().filter(|best| all.contains(&effect_of(best)))?;
    let line = if report.line.first() == Some(best) { &report.line[..] } else { &[] };
    let turns = if line.is_empty() { vec![best.clone()] } else { line.to_vec() };
    Some((Variation { score: report.score, turns }, report.depth))
}

/// A turn without a score.
fn bare(record: &Record, effect: Effect) -> Variation {
    let turn = turn_with(record.rules(), record.position(), effect);
    Variation { score: Score::Estimate(0), turns: turn.into_iter().collect() }
}
