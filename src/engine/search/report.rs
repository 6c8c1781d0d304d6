//! The result of a search.

use super::root::RootTurn;
use crate::engine::score::Score;
use crate::rules::generate::{self, Effect};
use crate::rules::{Outcome, Position, Ruleset, Turn};

/// The result of a search.
///
/// ```
/// use fanorona::engine::{Limits, search};
/// use fanorona::rules::{Record, variant::shipped};
///
/// let game = Record::new(shipped::variant("telo").unwrap().rules.clone());
/// let report = search(&game, Limits::depth(2), &mut || false);
/// assert_eq!(report.depth, 2);
/// assert_eq!(report.best.as_ref(), report.line.first());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best turn; `None` if the game is over.
    pub best: Option<Turn>,
    /// The score for the side to move.
    pub score: Score,
    /// The greatest completed depth, in turns.
    pub depth: u32,
    /// The number of nodes visited by all threads.
    pub nodes: u64,
    /// The principal variation, starting with `best`.
    pub line: Vec<Turn>,
    /// The other best lines of a search for several, best first.
    pub others: Vec<Variation>,
}

/// A line of play and its score for the side to move.
///
/// ```
/// use fanorona::engine::{Engine, Limits, Options, Variation};
/// use fanorona::rules::{Record, variant::shipped};
///
/// let game = Record::new(shipped::variant("telo").unwrap().rules.clone());
/// let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
/// let report = engine.search_lines(&game, Limits::depth(2), 2, &mut |_| {}, &mut || false);
/// let Variation { score, turns } = &report.others[0];
/// assert!(score.rank() <= report.score.rank() && !turns.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The score.
    pub score: Score,
    /// The turns.
    pub turns: Vec<Turn>,
}

/// The root turns, best first, after the reached depth.
pub(super) struct SearchResult {
    pub depth: u32,
    pub turns: Vec<RootTurn>,
}

impl Report {
    /// The report of a search result.
    pub(super) fn of(
        rules: &Ruleset,
        position: &Position,
        found: &SearchResult,
        lines: usize,
        nodes: u64,
    ) -> Self {
        let mut all = found.turns.iter().take(lines.max(1)).map(|turn| Variation {
            score: Score::of(turn.value),
            turns: turns_of(rules, position, &turn.line),
        });
        let first = all.next();
        let others = all.collect();
        let (score, line) =
            first.map_or((Score::Estimate(0), Vec::new()), |first| (first.score, first.turns));
        Report { best: line.first().cloned(), score, depth: found.depth, nodes, line, others }
    }

    /// The report of a finished game.
    pub(super) fn finished(position: &Position, outcome: Outcome) -> Self {
        let score = match outcome.winner() {
            None => Score::Draw,
            Some(winner) if winner == position.side() => Score::Win(0),
            Some(_) => Score::Loss(0),
        };
        Report { best: None, score, depth: 0, nodes: 0, line: Vec::new(), others: Vec::new() }
    }
}

/// The turns of a line of effects.
pub(in crate::engine) fn turns_of(
    rules: &Ruleset,
    position: &Position,
    line: &[Effect],
) -> Vec<Turn> {
    let mut at = *position;
    let mut turns = Vec::with_capacity(line.len());
    for &effect in line {
        let Some(turn) = generate::turn_with(rules, &at, effect) else { break };
        at = at.play_unchecked(rules, &turn);
        turns.push(turn);
    }
    turns
}
