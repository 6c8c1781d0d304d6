//! What a search found, and how it is written down.

use super::root::RootTurn;
use crate::engine::score::Score;
use crate::rules::generate::{self, Effect};
use crate::rules::{Outcome, Position, Ruleset, Turn};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best turn; `None` when the game is over.
    pub best: Option<Turn>,
    /// What it is worth for the side to move.
    pub score: Score,
    /// The depth searched to the end, in turns.
    pub depth: u32,
    /// The positions visited by all threads.
    pub nodes: u64,
    /// The expected continuation, `best` first.
    pub line: Vec<Turn>,
    /// The other best lines that were asked for, best first.
    pub others: Vec<Line>,
}

/// A line of play and what it is worth for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its value.
    pub score: Score,
    /// Its turns.
    pub turns: Vec<Turn>,
}

/// The turns of the root, best first as far as the depth reached.
pub(super) struct Found {
    pub depth: u32,
    pub turns: Vec<RootTurn>,
}

impl Report {
    /// What was found, as whole turns.
    pub(super) fn of(
        rules: &Ruleset,
        position: &Position,
        found: &Found,
        lines: usize,
        nodes: u64,
    ) -> Self {
        let mut all = found.turns.iter().take(lines.max(1)).map(|turn| Line {
            score: Score::of(turn.value),
            turns: turns_of(rules, position, &turn.line),
        });
        let first = all.next();
        let others = all.collect();
        let (score, line) =
            first.map_or((Score::Estimate(0), Vec::new()), |first| (first.score, first.turns));
        Report { best: line.first().cloned(), score, depth: found.depth, nodes, line, others }
    }

    /// Of a game that is over.
    pub(super) fn finished(position: &Position, outcome: Outcome) -> Self {
        let score = match outcome.winner() {
            None => Score::Draw,
            Some(winner) if winner == position.side() => Score::Win(0),
            Some(_) => Score::Loss(0),
        };
        Report { best: None, score, depth: 0, nodes: 0, line: Vec::new(), others: Vec::new() }
    }
}

/// The written turns of a line of effects.
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
