//! The scores of the explained turn and of the turns it is compared with.

use super::ExplainResources;
use crate::{Engine, Limits, Options, Score, Variation};
use fanorona_rules::Record;
use fanorona_rules::generate::{Effect, turn_with};

/// The shares of the nodes for the best turn, for the best of the other turns, and for the
/// comparison of the explained turn with one of these, in percent. The rest is for exchanges.
const BEST: u64 = 25;
const SECOND: u64 = 10;
const BOTH: u64 = 20;

/// The scores of turns.
pub(super) struct Scores {
    /// The explained turn.
    pub turn: Variation,
    /// The best turn, which may be the explained one.
    pub best: Variation,
    /// The best of the other turns, if the explained turn is the best and there is another one.
    pub second: Option<Variation>,
    /// Whether a search of all turns has proven that all lose.
    pub all_lost: bool,
    /// Whether the caller has named the best turn.
    pub is_told: bool,
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
    let engine = Engine::new(options);
    Scorer { record, turn, all, limits, engine, nodes: 0, stop }.scores(resources)
}

struct Scorer<'a> {
    record: &'a Record,
    turn: Effect,
    all: &'a [Effect],
    limits: Limits,
    engine: Engine,
    nodes: u64,
    stop: &'a mut dyn FnMut() -> bool,
}

impl Scorer<'_> {
    fn scores(mut self, resources: &ExplainResources<'_>) -> Scores {
        let right = resources.right.map(Effect::of);
        if let Some(right) = right.filter(|it| *it != self.turn && self.all.contains(it)) {
            return self.beside(right);
        }
        let reported = self.reported(resources);
        // A loss in a report may leave turns out that were not searched.
        let known = reported.filter(|(best, _)| !is_lost(best));
        let is_known = known.is_some();
        let (best, depth) = known.unwrap_or_else(|| self.best(self.all.to_vec(), BEST));
        let first = self.effect(&best);
        if is_lost(&best) {
            return self.all_lost(best, depth);
        }
        let others = self.without(&[self.turn]);
        if others.is_empty() {
            return self.found(best.clone(), best, None, depth);
        }
        let rival = if first == self.turn { self.best(others, SECOND).0 } else { best.clone() };
        if first == self.turn && is_known {
            return self.found(best.clone(), best, Some(rival), depth);
        }
        let rival = self.effect(&rival);
        let (mut both, depth) = self.compare(vec![self.turn, rival], BOTH, 2);
        both.sort_by_key(|it| self.effect(it) != self.turn);
        let (mut other, turn) = (both.remove(1), both.remove(0));
        if is_lost(&other) {
            // The deeper search has refuted it: another one may be better.
            let rest = self.without(&[self.turn, rival]);
            if !rest.is_empty() {
                let (next, _) = self.best(rest, SECOND);
                if next.score.rank() > other.score.rank() {
                    other = next;
                }
            }
        }
        if turn.score.rank() >= other.score.rank() {
            return self.found(turn.clone(), turn, Some(other), depth);
        }
        self.found(turn, other, None, depth)
    }

    /// The scores of the turn and of the one that the caller names as the best.
    fn beside(mut self, right: Effect) -> Scores {
        let (mut both, depth) = self.compare(vec![self.turn, right], BEST + BOTH, 2);
        both.sort_by_key(|it| self.effect(it) != self.turn);
        let (best, turn) = (both.remove(1), both.remove(0));
        let mut scores = self.found(turn, best, None, depth);
        scores.is_told = true;
        scores
    }

    /// The scores if all turns lose.
    fn all_lost(mut self, best: Variation, depth: u32) -> Scores {
        let (mut turn, mut reached) = (best.clone(), depth);
        if self.effect(&best) != self.turn {
            let (found, depth) = self.compare(vec![self.turn], BOTH, 1);
            let own = found.into_iter().next();
            (turn, reached) = (own.unwrap_or_else(|| self.bare(self.turn)), depth);
        }
        let mut scores = self.found(turn, best, None, reached);
        scores.all_lost = true;
        scores
    }

    fn found(
        self,
        turn: Variation,
        best: Variation,
        second: Option<Variation>,
        depth: u32,
    ) -> Scores {
        Scores { turn, best, second, all_lost: false, is_told: false, depth, nodes: self.nodes }
    }

    /// The best of these turns, and the depth of its search.
    fn best(&mut self, among: Vec<Effect>, percent: u64) -> (Variation, u32) {
        let (turns, depth) = self.compare(among, percent, 1);
        (turns.into_iter().next().unwrap_or_else(|| self.bare(self.turn)), depth)
    }

    /// The best `lines` of these turns, or all if there are not more, and the depth of their search; without
    /// scores if it was stopped before.
    fn compare(&mut self, among: Vec<Effect>, percent: u64, lines: usize) -> (Vec<Variation>, u32) {
        let share = (self.limits.nodes / 100).saturating_mul(percent).max(1);
        let limits = Limits { nodes: share, ..self.limits };
        let (turns, depth, nodes) =
            self.engine.compare(self.record, among, limits, lines, self.stop);
        self.nodes += nodes;
        (turns, depth)
    }

    /// The best turn of an earlier search, with the depth of that search.
    fn reported(&self, resources: &ExplainResources<'_>) -> Option<(Variation, u32)> {
        let report = resources.report?;
        let best = report.best.as_ref().filter(|best| self.all.contains(&Effect::of(best)))?;
        let line = &report.line;
        let turns = if line.first() == Some(best) { line.clone() } else { vec![best.clone()] };
        Some((Variation { score: report.score, turns }, report.depth))
    }

    fn without(&self, these: &[Effect]) -> Vec<Effect> {
        self.all.iter().copied().filter(|it| !these.contains(it)).collect()
    }

    fn effect(&self, line: &Variation) -> Effect {
        line.turns.first().map_or(self.turn, Effect::of)
    }

    /// A turn without a score.
    fn bare(&self, turn: Effect) -> Variation {
        let turn = turn_with(self.record.rules(), self.record.position(), turn);
        Variation { score: Score::Estimate(0), turns: turn.into_iter().collect() }
    }
}

/// Whether a turn is proven to lose.
const fn is_lost(turn: &Variation) -> bool {
    matches!(turn.score, Score::Loss(_) | Score::TableLoss(_))
}
