//! The analysis of one turn of a game.

use super::exact::{PROOF, ResultProver};
use super::hard::is_hard;
use super::{AnalysisResources, Chances, Judgement, Mark, TurnAnalysis, TurnValue};
use fanorona_engine::endgame::TableValue;
use fanorona_engine::explain::{ExplainResources, Explanation, alternatives, explain};
use fanorona_engine::{Engine, Limits, Options, Report, Variation};
use fanorona_rules::generate::{Effect, Turns, turn_with};
use fanorona_rules::{Record, Turn};

/// A turn that lowers the expected result by less than this beside the best one is worth nearly as much.
pub(super) const NEARLY: f64 = 0.03;
/// The most turns that are compared to find those worth nearly as much.
const MOST_EQUAL: usize = 4;
/// The most reasons that are kept of an explanation, and the most turns of a line and of the lines of an
/// explanation.
const REASONS: usize = 3;
const LINE: usize = 8;
const EXPLAINED: usize = 5;

/// Analyses the turn with this number, from 0, of a game. `None` if there is no such turn, or if
/// `stop` returned `true`, which is asked every few hundred nodes.
///
/// The turns can be analysed in any order and on any thread: the same resources give the same
/// analysis of a turn.
///
/// ```
/// use fanorona_game::analysis::{AnalysisResources, Mark, analyse_turn};
/// use fanorona_rules::notation::Game;
///
/// let game: Game = "[Variant \"telo\"]\n\n1. c1-b2A *".parse().unwrap();
/// let resources = AnalysisResources { nodes: 2_000, ..AnalysisResources::new(game.record.rules()) };
/// let found = analyse_turn(&game.record, 0, &resources, &mut || false).unwrap();
/// // White has a forced win, and keeps it.
/// let judgement = found.judgement.unwrap();
/// assert_eq!((judgement.played.chances.win, judgement.loss()), (1.0, 0.0));
/// assert!(!judgement.mark.is_some_and(Mark::is_bad));
/// assert!(analyse_turn(&game.record, 1, &resources, &mut || false).is_none());
/// ```
pub fn analyse_turn(
    record: &Record,
    number: usize,
    resources: &AnalysisResources,
    stop: &mut dyn FnMut() -> bool,
) -> Option<TurnAnalysis> {
    let turn = record.turns().get(number)?.clone();
    let before = before_turn(record, number)?;
    let side = before.position().side();
    let mut stopped = false;
    let stop: &mut dyn FnMut() -> bool = &mut || {
        stopped = stopped || stop();
        stopped
    };
    let turns = alternatives(&before, &turn);
    let judgement = match turns.only() {
        Some(_) => None,
        None => Some(Examiner::new(&before, &turn, turns, resources, stop).judgement()?),
    };
    if stop() {
        return None;
    }
    Some(TurnAnalysis { side, turn, judgement })
}

/// The game before the turn with this number.
fn before_turn(record: &Record, number: usize) -> Option<Record> {
    let mut before = record.clone();
    while before.turns().len() > number || !before.chain().is_empty() {
        before.undo_turn().ok()?;
    }
    Some(before)
}

/// Examines a turn.
struct Examiner<'a> {
    record: &'a Record,
    turn: &'a Turn,
    played: Effect,
    effects: Turns<Effect>,
    /// The proven results of the effects, as far as rules and tables tell.
    results: Vec<Option<TableValue>>,
    prover: ResultProver<'a>,
    resources: &'a AnalysisResources,
    engine: Engine,
    stop: &'a mut dyn FnMut() -> bool,
}

impl<'a> Examiner<'a> {
    fn new(
        record: &'a Record,
        turn: &'a Turn,
        effects: Turns<Effect>,
        resources: &'a AnalysisResources,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> Self {
        let played = Effect::of(turn);
        let prover = ResultProver::new(record, resources.tables.as_deref());
        let ended = prover.of_end(turn);
        let of_effect =
            |&it: &Effect| ended.filter(|_| it == played).or_else(|| prover.of_turn(it));
        let results = effects.list.iter().map(of_effect).collect();
        let table_mib = Options::table_for(Limits::nodes(resources.nodes));
        let tables = resources.tables.clone();
        let engine = Engine::new(Options { table_mib, tables, ..Options::default() });
        Self { record, turn, played, effects, results, prover, resources, engine, stop }
    }

    /// The judgement; `None` if it was stopped.
    fn judgement(mut self) -> Option<Judgement> {
        let limits = Limits::nodes(self.resources.nodes);
        let report = self.engine.search(self.record, limits, self.stop);
        if (self.stop)() {
            return None;
        }
        let (best, played) = self.turn_values(&report)?;
        let is_best = played.expected() >= best.expected();
        let best = if is_best { played.clone() } else { best };
        let loss = best.expected() - played.expected();
        let mut mark = Mark::of_loss(loss);
        if is_best && self.is_hard(&best) {
            mark = Some(Mark::Hard);
        }
        let is_bad = mark.is_some_and(Mark::is_bad);
        let equal = if is_bad { self.equal(&best) } else { Vec::new() };
        let explanation = match mark {
            Some(Mark::Hard) => self.explained(None, Some(&report)),
            Some(_) => self.explained(best.line.first(), None),
            None => None,
        };
        if (self.stop)() {
            return None;
        }
        let before = Judgement::chances_before(&best, self.resources.curve);
        Some(Judgement { before, played, best, mark, equal, explanation, depth: report.depth })
    }

    /// What the best turn and the played one are worth.
    fn turn_values(&mut self, report: &Report) -> Option<(TurnValue, TurnValue)> {
        let mut best = Variation { score: report.score, turns: report.line.clone() };
        if let Some(value) = self.value()
            && best.turns.first().and_then(|turn| self.result(Effect::of(turn))) != Some(value)
        {
            // Among all turns with known results, one with the best result is the best.
            let with_value = |&(_, result): &(&Effect, &Option<TableValue>)| *result == Some(value);
            let found = self.effects.list.iter().zip(&self.results).find(with_value);
            best.turns = self.line(*found?.0);
        }
        let first = Effect::of(best.turns.first()?);
        if first == self.played {
            // The search names the shortest turn of each effect.
            best.turns[0].clone_from(self.turn);
            let result = self.proven(first, best.score);
            let value = self.turn_value(best, result);
            return Some((value.clone(), value));
        }
        let limits = Limits::nodes(self.resources.nodes);
        let both = vec![self.played, first];
        let (mut found, depth, _) = self.engine.compare(self.record, both, limits, 2, self.stop);
        if (self.stop)() {
            return None;
        }
        let place = found.iter().position(|it| self.effect(it) == Some(self.played));
        let mut played = match place.filter(|_| depth > 0) {
            Some(place) => found.remove(place),
            None => Variation { score: report.score, turns: vec![self.turn.clone()] },
        };
        if let Some(compared) = found.pop().filter(|it| depth > 0 && self.effect(it) == Some(first))
        {
            best = compared;
        }
        if let Some(turn) = played.turns.first_mut() {
            turn.clone_from(self.turn);
        }
        let mut of_best = self.proven(first, best.score);
        let of_played = self.proven(self.played, played.score);
        if of_best.is_none()
            && of_played == Some(TableValue::Loss)
            && self.prover.proved_position() == of_played
        {
            // Every turn loses.
            of_best = of_played;
        }
        Some((self.turn_value(best, of_best), self.turn_value(played, of_played)))
    }

    /// The result of the position, if the results of all turns are known.
    fn value(&self) -> Option<TableValue> {
        let all: Option<Vec<TableValue>> = self.results.iter().copied().collect();
        all.filter(|_| self.effects.whole)?.into_iter().max()
    }

    /// The result of a turn by the rules or the tables.
    fn result(&self, effect: Effect) -> Option<TableValue> {
        let place = self.effects.list.iter().position(|it| *it == effect)?;
        self.results[place]
    }

    /// The result of a turn by the rules, the tables, its score or a proof.
    fn proven(&self, effect: Effect, score: fanorona_engine::Score) -> Option<TableValue> {
        let known = self.result(effect).or_else(|| self.prover.of_score(score));
        known.or_else(|| self.prover.proved_turn(effect))
    }

    fn turn_value(&self, variation: Variation, result: Option<TableValue>) -> TurnValue {
        let mut line = variation.turns;
        line.truncate(LINE);
        TurnValue::new(line, variation.score, result, self.resources.curve)
    }

    /// Whether the played turn, the best one, is the only good one and hard to find.
    fn is_hard(&mut self, best: &TurnValue) -> bool {
        if !self.effects.whole || !is_hard(self.record, self.played, &self.effects.list, self.stop)
        {
            return false;
        }
        let others: Vec<Effect> =
            self.effects.list.iter().copied().filter(|it| *it != self.played).collect();
        let results: Option<Vec<TableValue>> = others.iter().map(|it| self.result(*it)).collect();
        let next = match results.and_then(|results| results.into_iter().max()) {
            Some(result) => Chances::of(result).expected(),
            None => {
                let limits = Limits::nodes(self.resources.nodes);
                let (found, depth, _) =
                    self.engine.compare(self.record, others, limits, 1, self.stop);
                let Some(next) = found.into_iter().next().filter(|_| depth > 0) else {
                    return false;
                };
                let result = self.effect(&next).and_then(|it| self.result(it));
                self.turn_value(next, result).expected()
            }
        };
        best.expected() - next >= Mark::MISTAKE
    }

    /// The turns that are worth nearly as much as the best one.
    fn equal(&mut self, best: &TurnValue) -> Vec<Turn> {
        let Some(first) = best.line.first().map(Effect::of) else { return Vec::new() };
        if let Some(value) = self.value() {
            let known = self.effects.list.iter().zip(&self.results);
            let same = known.filter(|&(it, result)| *result == Some(value) && *it != first);
            return same.filter_map(|(&effect, _)| self.line(effect).into_iter().next()).collect();
        }
        let among: Vec<Effect> =
            self.effects.list.iter().copied().filter(|it| *it != self.played).collect();
        let lines = among.len().min(MOST_EQUAL);
        let limits = Limits::nodes(self.resources.nodes / 2);
        let (found, depth, _) = self.engine.compare(self.record, among, limits, lines, self.stop);
        if depth == 0 {
            return Vec::new();
        }
        let worth = |it: &Variation| {
            let result = self.effect(it).and_then(|effect| self.result(effect));
            let result = result.or_else(|| self.prover.of_score(it.score));
            TurnValue::new(Vec::new(), it.score, result, self.resources.curve).expected()
        };
        let most = found.iter().map(worth).fold(0.0, f64::max);
        let same = |it: &&Variation| most - worth(it) < NEARLY && self.effect(it) != Some(first);
        found.iter().filter(same).filter_map(|it| it.turns.first().cloned()).collect()
    }

    /// Why the turn is worse than the right one, or good.
    fn explained(&mut self, right: Option<&Turn>, report: Option<&Report>) -> Option<Explanation> {
        let resources = ExplainResources {
            limits: Limits::nodes(self.resources.nodes / 2),
            tables: self.resources.tables.clone(),
            report,
            right,
            proofs: self.prover.has_few_stones().then_some(PROOF),
        };
        let mut found = explain(self.record, self.turn, &resources, self.stop).ok()?;
        found.reasons.truncate(REASONS);
        found.line.truncate(EXPLAINED);
        found.best_line.truncate(EXPLAINED);
        Some(found)
    }

    fn effect(&self, variation: &Variation) -> Option<Effect> {
        variation.turns.first().map(Effect::of)
    }

    /// The turn of an effect alone, as a line.
    fn line(&self, effect: Effect) -> Vec<Turn> {
        if effect == self.played {
            return vec![self.turn.clone()];
        }
        let turn = turn_with(self.record.rules(), self.record.position(), effect);
        turn.into_iter().collect()
    }
}
