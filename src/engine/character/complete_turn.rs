//! Choosing a turn when a chain may be open: the open chain is completed.

use super::{Character, SearchResources};
use crate::engine::{Report, Score};
use crate::rules::{Chain, Record, Turn};

/// The greatest number of completions that are compared, those with most captures.
const WAYS: usize = 16;
/// The greatest number of chains that are generated to find them.
const CHAINS: usize = 3_000;

impl Character {
    /// Like [`think`](Self::think), but if the record has an open chain, the turn begins with the
    /// steps already taken.
    ///
    /// ```
    /// use fanorona::engine::character::{SearchResources, named};
    /// use fanorona::rules::{Record, generate, variant::shipped};
    ///
    /// let mut game = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
    /// let turns = generate::turns(game.rules(), game.position());
    /// let first = turns.iter().find(|turn| turn.steps.len() > 1).unwrap().steps[0];
    /// game.step(first.from, first.to, first.kind).unwrap();
    /// let fara = named("fara").unwrap();
    /// let report = fara.complete_turn(&game, &SearchResources::default(), 1, &mut || false);
    /// assert_eq!(report.best.unwrap().steps[0], first);
    /// ```
    pub fn complete_turn(
        &self,
        record: &Record,
        resources: &SearchResources,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        if record.chain().is_empty() || record.outcome().is_some() {
            return self.think(record, resources, seed, stop);
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
            let reply = share.think(&next, resources, seed, stop);
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

/// The turns that can complete an open chain, those with most captures first.
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

/// The score for the other side one turn earlier.
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
