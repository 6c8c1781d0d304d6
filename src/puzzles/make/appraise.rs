//! Searches a position for one idea that is clearly better than all others.

use super::ideas::Ideas;
use crate::engine::endgame::{EndgameTables, TableValue};
use crate::engine::{Engine, Limits, Options, Score};
use crate::rules::generate::Effect;
use crate::rules::{Position, Record, Ruleset};
use std::sync::Arc;

/// The hundredths of a stone that mean odds of e.
const ODDS: f64 = 150.0;
/// How much less a wrong turn is worth than the best, at least.
pub(in crate::puzzles) const CLEAR: f64 = 0.2;
/// The same for the search that finds puzzles, so that few fail the verification.
pub(in crate::puzzles) const CLEAR_AT_FIRST: f64 = 0.25;
/// How much less an equal turn is worth than the best, at most.
const SMALL: f64 = 0.07;
/// The greatest number of turns until the next capture in an exact win: longer ones are no puzzles.
const LONGEST_WIN: u16 = 10;

/// The chance to win that a score means, a draw being half a win: 0 to 1.
pub(in crate::puzzles) fn chance(score: Score) -> f64 {
    match score {
        Score::Estimate(value) => 1.0 / (1.0 + (-f64::from(value) / ODDS).exp()),
        Score::Win(_) | Score::TableWin(_) => 1.0,
        Score::Loss(_) | Score::TableLoss(_) => 0.0,
        Score::Draw => 0.5,
    }
}

/// What a search says about the turns of a position.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::puzzles) struct Appraisal {
    /// The best turn.
    pub best: Effect,
    /// The chance to win with it.
    pub chance: f64,
    /// The other turns of the same idea that are as good.
    pub equal: Vec<Effect>,
    /// The chance to win with the best turn that is neither.
    pub next: f64,
    /// Whether the values are those of endgame tables.
    pub exact: bool,
    /// The best turn at each depth, from 1.
    pub depths: Vec<Effect>,
}

impl Appraisal {
    /// Whether a turn is right.
    pub fn accepts(&self, effect: Effect) -> bool {
        effect == self.best || self.equal.contains(&effect)
    }

    /// The depth from which on the search finds a right turn, from 1.
    pub fn depth(&self) -> usize {
        let wrong = |effect: &Effect| !self.accepts(*effect);
        self.depths.iter().rposition(wrong).map_or(1, |last| last + 2)
    }

    /// Whether correct play draws and every wrong turn loses, both proven.
    pub fn saves_draw(&self) -> bool {
        self.exact && self.chance == 0.5 && self.next == 0.0
    }
}

/// Searches positions of one rule set.
pub(in crate::puzzles) struct Appraiser {
    rules: Arc<Ruleset>,
    tables: Arc<EndgameTables>,
    engine: Engine,
}

impl Appraiser {
    /// Searches with one thread and these tables, which may be empty.
    pub fn new(rules: Arc<Ruleset>, tables: Arc<EndgameTables>) -> Self {
        let options = Options { table_mib: 8, tables: Some(tables.clone()), ..Options::default() };
        Self { rules, tables, engine: Engine::new(options) }
    }

    /// The rules.
    pub const fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The score of a position, and the best turn unless the game is over. The same for the same
    /// position and nodes.
    pub fn search(&mut self, position: &Position, nodes: u64) -> (Score, Option<Effect>) {
        self.engine.clear();
        let record = Record::from_position(self.rules.clone(), *position);
        let report = self.engine.search(&record, Limits::nodes(nodes), &mut || false);
        (report.score, report.best.as_ref().map(super::super::puzzle::effect))
    }

    /// Searches a position, with so many nodes for each of three questions: which turn is best, how
    /// good is the best of another idea, and how good are the others of the same idea. `None` if no
    /// idea is better than all others by `clear`, or if it has too many turns.
    pub fn appraise(&mut self, position: &Position, nodes: u64, clear: f64) -> Option<Appraisal> {
        let ideas = Ideas::of(&self.rules, position)?;
        if ideas.len() < 2 {
            return None;
        }
        if let Some(exact) = self.exact(position, &ideas) {
            return exact;
        }
        self.engine.clear();
        let record = Record::from_position(self.rules.clone(), *position);
        let limits = Limits::nodes(nodes);
        let mut depths = Vec::new();
        let mut on_depth = |report: &crate::engine::Report| {
            depths.extend(report.best.as_ref().map(super::super::puzzle::effect));
        };
        let report = self.engine.search_lines(&record, limits, 1, &mut on_depth, &mut || false);
        let best = super::super::puzzle::effect(report.best.as_ref()?);
        let mut value = chance(report.score);
        if value < clear || !report.all_turns {
            return None;
        }
        let (same, others) = ideas.split(best);
        let mut next: f64 = 0.0;
        if !others.is_empty() {
            let (found, depth, _) = self.engine.compare(&record, others, limits, 1, &mut || false);
            if depth == 0 {
                return None;
            }
            next = chance(found.first()?.score);
            if value - next < clear {
                return None;
            }
        }
        let mut equal = Vec::new();
        if !same.is_empty() {
            let lines = same.len();
            let (found, depth, _) =
                self.engine.compare(&record, same, limits, lines, &mut || false);
            if depth == 0 || found.len() < lines {
                return None;
            }
            value = found.iter().map(|turn| chance(turn.score)).fold(value, f64::max);
            for turn in &found {
                let effect = super::super::puzzle::effect(turn.turns.first()?);
                let worth = chance(turn.score);
                if value - worth <= SMALL {
                    equal.push(effect);
                } else {
                    next = next.max(worth);
                }
            }
        }
        let worth = chance(report.score);
        if value - next < clear || value - worth > SMALL {
            return None;
        }
        equal.sort_unstable();
        Some(Appraisal { best, chance: value, equal, next, exact: false, depths })
    }

    /// The appraisal by endgame tables. `None` if they do not decide all turns; `Some(None)` if they
    /// do, and no idea is better than all others.
    fn exact(&self, position: &Position, ideas: &Ideas) -> Option<Option<Appraisal>> {
        let mut values = Vec::with_capacity(ideas.len());
        for effect in ideas.effects() {
            let after = position.moved(&self.rules, effect.from, effect.to, effect.captured);
            values.push((effect, self.value(&after)?));
        }
        let best = values.iter().map(|&(_, (value, _))| value).min()?;
        let right: Vec<_> = values.iter().filter(|(_, (value, _))| *value == best).collect();
        let effects: Vec<Effect> = right.iter().map(|(effect, _)| *effect).collect();
        let next = values.iter().map(|&(_, (value, _))| value).filter(|&value| value > best).min();
        let (Some(next), true) = (next, ideas.are_one(&effects)) else { return Some(None) };
        // The fastest win.
        let Some(&&(first, (_, turns))) =
            right.iter().min_by_key(|(effect, (_, turns))| (*turns, *effect))
        else {
            return Some(None);
        };
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
        let depths = Vec::new();
        Some(Some(Appraisal { best: first, chance, equal, next, exact: true, depths }))
    }

    /// The exact value for the side to move, and the turns until the next capture or the end.
    fn value(&self, position: &Position) -> Option<(TableValue, u16)> {
        if let Some(outcome) = position.outcome(&self.rules) {
            let value = match outcome.winner() {
                None => TableValue::Draw,
                Some(winner) if winner == position.side() => TableValue::Win,
                Some(_) => TableValue::Loss,
            };
            return Some((value, 0));
        }
        let value = self.tables.probe(&self.rules, position)?;
        let turns = self.tables.distance(&self.rules, position).map_or(0, |(_, turns)| turns);
        Some((value, turns))
    }
}
