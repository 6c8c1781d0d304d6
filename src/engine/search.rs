//! Iterative deepening: search one turn deep, then two, until a limit says stop.

use super::limits::Limits;
use super::negamax::Searcher;
use super::score::{INFINITE, PROVEN, Score, Value};
use crate::rules::generate::{self, Effect};
use crate::rules::{Outcome, Position, Record, Ruleset, Turn};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best turn; `None` when the game is over.
    pub best: Option<Turn>,
    /// What it is worth for the side to move.
    pub score: Score,
    /// The depth searched to the end, in turns.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
    /// The expected continuation, `best` first.
    pub line: Vec<Turn>,
}

/// Searches the record's present position (its history counts for repetition). `stop` is asked
/// every thousand positions; when it says yes, the best turn so far is reported at once.
/// The same limits give the same report everywhere, unless `stop` cuts in.
pub fn search(record: &Record, limits: Limits, stop: &mut dyn FnMut() -> bool) -> Report {
    let rules = record.rules().as_ref();
    let position = record.position();
    if let Some(outcome) = record.outcome() {
        return finished(position, outcome);
    }
    let mut searcher = Searcher::new(rules, history(record), limits.nodes, stop);
    let mut root = Vec::new();
    generate::effects(rules, position, &mut root);
    let mut found = Found { value: 0, depth: 0, line: root.first().copied().into_iter().collect() };
    for depth in 1..=limits.depth.clamp(1, Limits::MAX_DEPTH) {
        let value = searcher.root(position, depth as i32);
        let line = searcher.line().to_vec();
        // Half a depth is worth something once its first turn is searched, for that is the best
        // turn of the depth before.
        if !line.is_empty() && (!searcher.stopped() || searcher.first_turn_done()) {
            found = Found { value, depth: found.depth, line };
        }
        if searcher.stopped() {
            break;
        }
        found.depth = depth;
        // A proven end cannot be improved once the search has looked that far.
        if found.value.abs() >= PROVEN && Score::distance(found.value) <= depth {
            break;
        }
    }
    let line = turns_of(rules, position, &found.line);
    Report {
        best: line.first().cloned(),
        score: Score::of(found.value),
        depth: found.depth,
        nodes: searcher.nodes(),
        line,
    }
}

/// Every turn of the present position with its value at the deepest depth that was finished for
/// all of them: what an opponent needs who does not always see the best.
pub(super) fn appraise(
    record: &Record,
    limits: Limits,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<(Effect, Value)>, u32, u64) {
    let rules = record.rules().as_ref();
    let position = record.position();
    let mut effects = Vec::new();
    generate::effects(rules, position, &mut effects);
    let mut searcher = Searcher::new(rules, history(record), limits.nodes, stop);
    let mut best: Vec<(Effect, Value)> = effects.iter().map(|&effect| (effect, 0)).collect();
    let mut reached = 0;
    for depth in 1..=limits.depth.clamp(1, Limits::MAX_DEPTH) {
        let mut round = Vec::with_capacity(effects.len());
        for &effect in &effects {
            round.push((effect, searcher.value_after(position, effect, depth as i32 - 1)));
            if searcher.stopped() {
                return (best, reached, searcher.nodes());
            }
        }
        best = round;
        reached = depth;
    }
    (best, reached, searcher.nodes())
}

struct Found {
    value: Value,
    depth: u32,
    line: Vec<Effect>,
}

/// The positions that may come back, before the present one.
fn history(record: &Record) -> Vec<u64> {
    let positions = record.positions();
    let window = usize::from(record.position().quiet()).min(positions.len() - 1);
    positions[positions.len() - 1 - window..positions.len() - 1]
        .iter()
        .map(Position::hash)
        .collect()
}

pub(super) fn finished(position: &Position, outcome: Outcome) -> Report {
    let score = match outcome.winner() {
        None => Score::Draw,
        Some(winner) if winner == position.side() => Score::Win(0),
        Some(_) => Score::Loss(0),
    };
    Report { best: None, score, depth: 0, nodes: 0, line: Vec::new() }
}

/// The written turns of a line of effects.
pub(super) fn turns_of(rules: &Ruleset, position: &Position, line: &[Effect]) -> Vec<Turn> {
    let mut at = *position;
    let mut turns = Vec::with_capacity(line.len());
    for &effect in line {
        let Some(turn) = generate::turn_with(rules, &at, effect) else { break };
        at = at.play_unchecked(rules, &turn);
        turns.push(turn);
    }
    turns
}

/// The widest window.
pub(super) const WHOLE: (Value, Value) = (-INFINITE, INFINITE);
