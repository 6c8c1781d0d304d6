//! Searches a position for one idea that is clearly better than all others.

use super::ideas::Ideas;
use fanorona_engine::endgame::{EndgameTables, TableValue};
use fanorona_engine::solve::{SolveBudget, solve_value};
use fanorona_engine::{Engine, Limits, Options, Report, Score};
use fanorona_rules::generate::Effect;
use fanorona_rules::{Position, Record, Ruleset, Turn};
use std::sync::Arc;

/// The hundredths of a stone that mean odds of e.
const ODDS: f64 = 150.0;
/// How much less a wrong turn is worth than the best, at least.
pub(super) const CLEAR: f64 = 0.2;
/// The same for the search that finds puzzles, so that few fail the verification.
pub(super) const CLEAR_AT_FIRST: f64 = 0.25;
/// How much less an equal turn is worth than the best, at most.
const SMALL: f64 = 0.07;
/// The greatest number of turns until the next capture in a win by tables: longer ones are no puzzles.
const LONGEST_WIN: u16 = 10;
/// The greatest number of stones of positions whose value is proved if the tables do not decide it.
const FEW: usize = 7;
/// The resources of such a proof.
const PROOF: SolveBudget = SolveBudget { nodes: 5_000, bytes: 1 << 20, threads: 1 };

/// The chance to win that a score means, a draw being half a win: 0 to 1.
pub(super) fn chance(score: Score) -> f64 {
    match score {
        Score::Estimate(value) => 1.0 / (1.0 + (-f64::from(value) / ODDS).exp()),
        Score::Win(_) | Score::TableWin(_) => 1.0,
        Score::Loss(_) | Score::TableLoss(_) => 0.0,
        Score::Draw => 0.5,
    }
}

/// What a search says about the turns of a position.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Appraisal {
    /// The best turn.
    pub best: Effect,
    /// The chance to win with it.
    pub chance: f64,
    /// The other turns of the same idea that are as good.
    pub equal: Vec<Effect>,
    /// The chance to win with the best turn that is neither.
    pub next: f64,
    /// Whether the values are exact: from endgame tables or proved.
    pub exact: bool,
}

impl Appraisal {
    /// Whether a turn is right.
    pub fn accepts(&self, effect: Effect) -> bool {
        effect == self.best || self.equal.contains(&effect)
    }

    /// Whether correct play draws and every wrong turn loses, both proven.
    pub fn saves_draw(&self) -> bool {
        self.exact && self.chance == 0.5 && self.next == 0.0
    }
}

/// How carefully a position is searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Care {
    /// The nodes for each of three questions: which turn is best, how good is the best of another
    /// idea, and how good are the others of the same idea.
    pub nodes: u64,
    /// How much less a wrong turn is worth than the best, at least.
    pub clear: f64,
    /// Whether values of positions with few stones are proved.
    pub proves: bool,
}

/// Searches positions of one rule set.
pub(super) struct Appraiser {
    rules: Arc<Ruleset>,
    tables: Arc<EndgameTables>,
}

impl Appraiser {
    /// Searches with one thread and these tables, which may be empty.
    pub const fn new(rules: Arc<Ruleset>, tables: Arc<EndgameTables>) -> Self {
        Self { rules, tables }
    }

    /// The rules.
    pub const fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// A new engine for a search of this number of nodes, so that equal searches have equal results.
    fn engine(&self, nodes: u64, tables: bool) -> Engine {
        let table_mib = Options::table_for(Limits::nodes(nodes));
        let tables = tables.then(|| self.tables.clone());
        Engine::new(Options { table_mib, tables, ..Options::default() })
    }

    /// The score of a position, and the best turn unless the game is over.
    pub fn search(&self, position: &Position, nodes: u64) -> (Score, Option<Effect>) {
        let record = Record::from_position(self.rules.clone(), *position);
        let report = self.engine(nodes, true).search(&record, Limits::nodes(nodes), &mut || false);
        (report.score, report.best.as_ref().map(Effect::of))
    }

    /// The best turn at each depth, from 1, without tables.
    pub fn depths(&self, position: &Position, nodes: u64) -> Vec<Turn> {
        let record = Record::from_position(self.rules.clone(), *position);
        let mut depths = Vec::new();
        let mut on_depth = |report: &Report| depths.extend(report.best.clone());
        let limits = Limits::nodes(nodes);
        self.engine(nodes, false).search_lines(&record, limits, 1, &mut on_depth, &mut || false);
        depths
    }

    /// Searches a position for an idea that is clearly better than all others. `None` if there is none,
    /// or if it has too many turns.
    pub fn appraise(&self, position: &Position, care: Care) -> Option<Appraisal> {
        let Care { nodes, clear, proves } = care;
        let ideas = Ideas::of(&self.rules, position)?;
        if ideas.len() < 2 {
            return None;
        }
        if let Some(exact) = self.exact(position, &ideas, proves) {
            return exact;
        }
        let mut engine = self.engine(3 * nodes, true);
        let record = Record::from_position(self.rules.clone(), *position);
        let limits = Limits::nodes(nodes);
        let report = engine.search(&record, limits, &mut || false);
        let best = Effect::of(report.best.as_ref()?);
        let worth = chance(report.score);
        if worth < clear {
            return None;
        }
        let (same, others) = ideas.split(best);
        let mut next: f64 = 0.0;
        if !others.is_empty() {
            let (found, depth, _) = engine.compare(&record, others, limits, 1, &mut || false);
            next = chance(found.first().filter(|_| depth > 0)?.score);
            if worth - next < clear {
                return None;
            }
        }
        let (mut equal, mut value) = (Vec::new(), worth);
        if !same.is_empty() {
            let lines = same.len();
            let (found, depth, _) = engine.compare(&record, same, limits, lines, &mut || false);
            if depth == 0 || found.len() < lines {
                return None;
            }
            value = found.iter().map(|turn| chance(turn.score)).fold(worth, f64::max);
            for turn in &found {
                let chance = chance(turn.score);
                if value - chance <= SMALL {
                    equal.push(Effect::of(turn.turns.first()?));
                } else {
                    next = next.max(chance);
                }
            }
        }
        // Without a wrong turn there is nothing to find.
        let all_right = equal.len() + 1 == ideas.len();
        if all_right || value - next < clear || value - worth > SMALL {
            return None;
        }
        equal.sort_unstable();
        Some(Appraisal { best, chance: value, equal, next, exact: false })
    }

    /// The appraisal by exact values. `None` if they are not known for all turns; `Some(None)` if they
    /// are, and no idea is better than all others.
    fn exact(&self, position: &Position, ideas: &Ideas, proves: bool) -> Option<Option<Appraisal>> {
        let mut values = Vec::with_capacity(ideas.len());
        for effect in ideas.effects() {
            let after = position.moved(&self.rules, effect.from, effect.to, effect.captured);
            values.push((effect, self.value(&after, proves)?));
        }
        let best = values.iter().map(|&(_, (value, _))| value).min()?;
        let right: Vec<_> = values.iter().filter(|(_, (value, _))| *value == best).collect();
        let effects: Vec<Effect> = right.iter().map(|(effect, _)| *effect).collect();
        let next = values.iter().map(|&(_, (value, _))| value).filter(|&value| value > best).min();
        let (Some(next), true) = (next, ideas.are_one(&effects)) else { return Some(None) };
        // The fastest win.
        let fastest = right.iter().min_by_key(|(effect, (_, turns))| (*turns, *effect));
        let Some(&&(first, (_, turns))) = fastest else { return Some(None) };
        if best == TableValue::Loss && turns > LONGEST_WIN {
            return Some(None);
        }
        let worth = |value| match value {
            TableValue::Loss => 1.0,
            TableValue::Draw => 0.5,
            TableValue::Win => 0.0,
        };
        let equal = effects.into_iter().filter(|&effect| effect != first).collect();
        let (chance, next) = (worth(best), worth(next));
        Some(Some(Appraisal { best: first, chance, equal, next, exact: true }))
    }

    /// The exact value for the side to move, and the turns until the next capture or the end, as far as
    /// they are known.
    fn value(&self, position: &Position, proves: bool) -> Option<(TableValue, u16)> {
        if let Some(outcome) = position.outcome(&self.rules) {
            return Some((TableValue::of_outcome(outcome, position.side()), 0));
        }
        if let Some(value) = self.tables.probe(&self.rules, position) {
            let turns = self.tables.distance(&self.rules, position);
            return Some((value, turns.map_or(0, |(_, turns)| turns)));
        }
        if !proves || position.stone_count() > FEW {
            return None;
        }
        let solution = solve_value(&self.rules, position, PROOF, &self.tables, &|_| true).ok()?;
        Some((solution.value()?, 0))
    }
}
