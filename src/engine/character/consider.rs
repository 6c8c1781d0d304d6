//! What a character makes of a game at any moment: a whole turn to be found, or an open chain to be
//! finished.

use super::{Character, SearchResources};
use crate::engine::{Report, Score};
use crate::rules::{Chain, Record, Turn};

/// The most ways to go on that are compared, those that take most.
const WAYS: usize = 16;
/// The most chains that are looked at to find them.
const CHAINS: usize = 3_000;

impl Character {
    /// As [`think`](Self::think); but where a chain is open, the best turn that begins with the
    /// steps taken already.
    pub fn consider(
        &self,
        record: &Record,
        means: &SearchResources,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        if record.chain().is_empty() || record.outcome().is_some() {
            return self.think(record, means, seed, stop);
        }
        let ways = ways_on(record);
        let mut share = self.clone();
        share.nodes = (self.nodes / ways.len().max(1) as u64).max(500);
        let mut base = record.clone();
        while base.undo_step().is_ok() {}
        let mut best = Report {
            best: None,
            score: Score::Loss(0),
            depth: 0,
            nodes: 0,
            line: Vec::new(),
            others: Vec::new(),
        };
        for turn in ways {
            let mut next = base.clone();
            if next.play(&turn).is_err() {
                continue;
            }
            let reply = share.think(&next, means, seed, stop);
            let score = turned(reply.score);
            best.nodes += reply.nodes;
            if best.best.is_none() || score.rank() > best.score.rank() {
                best.line = std::iter::once(turn.clone()).chain(reply.line).collect();
                (best.best, best.score, best.depth) = (Some(turn), score, reply.depth);
            }
        }
        best
    }
}

/// The turns that an open chain can still become, those that take most first.
fn ways_on(record: &Record) -> Vec<Turn> {
    let rules = record.rules();
    let mut open: Vec<Chain> = vec![record.chain().clone()];
    let mut turns: Vec<Turn> = Vec::new();
    let mut seen = 0;
    while let Some(chain) = open.pop() {
        seen += 1;
        if let Ok(turn) = chain.finish(rules)
            && !turns.iter().any(|it| (it.to(), it.captured) == (turn.to(), turn.captured))
        {
            turns.push(turn);
        }
        if seen > CHAINS || !chain.can_continue(rules) {
            continue;
        }
        for step in chain.next_steps(rules) {
            let mut next = chain.clone();
            if next.push(rules, step.from, step.to, step.kind).is_ok() {
                open.push(next);
            }
        }
    }
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.captured.len()));
    turns.truncate(WAYS);
    turns
}

/// A score as the other side sees it, a turn earlier.
const fn turned(score: Score) -> Score {
    match score {
        Score::Estimate(value) => Score::Estimate(-value),
        Score::Win(turns) => Score::Loss(turns + 1),
        Score::Loss(turns) => Score::Win(turns + 1),
        Score::TableWin(turns) => Score::TableLoss(turns + 1),
        Score::TableLoss(turns) => Score::TableWin(turns + 1),
        Score::Draw => Score::Draw,
    }
}
