//! The choice among turns that draw: the one after which the opponent can go wrong most.
//!
//! A short search gives the apparent value of a reply, a longer one its real value. A reply that
//! seems good and is bad is a trap (Gordon and Reda, "Trappy Minimax", 2006). Replies that do not
//! even seem good count little.

use super::ordering::OrderedTurn;
use super::root::RootTurn;
use super::worker::Worker;
use crate::endgame::{EndgameTables, TableValue};
use crate::score::{INFINITE, PROVEN, Value};
use fanorona_rules::Position;
use fanorona_rules::generate::Effect;

/// The most turns that are compared, and the most replies to each.
const MOST_TURNS: usize = 48;
const MOST_REPLIES: usize = 48;
/// The search depths after a reply. The first gives its apparent value.
const DEPTHS: [i32; 6] = [2, 5, 7, 9, 11, 13];
/// A reply counts half for each of these differences to the one that seems best.
const DOUBT: Value = 40;
/// The bounds of what a reply counts, and what a proven win counts.
const WORST: Value = -200;
const BEST: Value = 300;
const WON: Value = 800;
/// The cost of each earlier occurrence of a position in the game: the opponent did not go wrong there.
const STALE: Value = 40;
/// The value of each stone that is left: with more stones, more can go wrong.
const STONE: Value = 10;

/// A turn that is compared.
struct Candidate {
    /// Its index among the turns of the root.
    index: usize,
    next: Position,
    replies: Vec<TrapReply>,
    /// The sum of the results of all depths.
    sum: Value,
}

impl Candidate {
    /// Its value after this number of comparisons, if these are the positions of the game.
    fn worth(&self, compared: Value, game: &[u64]) -> Value {
        let before = game.iter().filter(|&&hash| hash == self.next.hash()).count();
        self.sum / compared - STALE * before as Value + STONE * self.next.stone_count() as Value
    }
}

/// A reply and its weight, by what it seems to be worth.
struct TrapReply {
    after: Position,
    weight: Value,
    /// Whether the tables say that it loses.
    lost: bool,
}

impl Worker<'_> {
    /// Brings the turn to the front after which the opponent can go wrong most, among those
    /// that are worth no less than a draw at this depth, like the first; among all with
    /// `all_equal`. Visits about `budget` positions at most. The tables also cover the turns of the
    /// root.
    pub fn prefer_traps(
        &mut self,
        position: &Position,
        turns: &mut [RootTurn],
        depth: i32,
        tables: Option<&EndgameTables>,
        all_equal: bool,
        budget: u64,
    ) {
        self.soft_limit = self.nodes.saturating_add(budget);
        self.path.push(position.hash());
        let best = self.best_trap(position, turns, depth, tables, all_equal);
        self.path.pop();
        self.soft_limit = u64::MAX;
        // The search itself goes on, unless it was stopped too.
        self.stopped = self.shared.stop.load(std::sync::atomic::Ordering::Relaxed);
        if let Some(best) = best.filter(|&best| best > 0) {
            turns[..=best].rotate_right(1);
            if !all_equal {
                turns[0].value = 0;
            }
            turns[0].line.truncate(1);
        }
    }

    fn best_trap(
        &mut self,
        position: &Position,
        turns: &[RootTurn],
        depth: i32,
        tables: Option<&EndgameTables>,
        all_equal: bool,
    ) -> Option<usize> {
        let mut candidates: Vec<Candidate> = Vec::new();
        for (index, turn) in turns.iter().enumerate().take(MOST_TURNS) {
            let next = self.play(position, turn.effect);
            let equal =
                index == 0 || all_equal || -self.node::<false>(&next, depth - 1, 1, 0, 1) >= 0;
            if self.stopped {
                break;
            }
            if equal {
                let replies = self.replies(&next, tables)?;
                candidates.push(Candidate { index, next, replies, sum: 0 });
            }
        }
        self.stopped = self.shared.stop.load(std::sync::atomic::Ordering::Relaxed);
        if candidates.len() < 2 {
            return None;
        }
        let mut compared = 0;
        for after in &DEPTHS[1..] {
            let mut said = Vec::with_capacity(candidates.len());
            for candidate in &candidates {
                said.push(self.promise(candidate, *after)?);
                if self.stopped {
                    break;
                }
            }
            if self.stopped {
                break;
            }
            compared += 1;
            for (candidate, value) in candidates.iter_mut().zip(said) {
                candidate.sum += value;
            }
        }
        if compared == 0 {
            return None;
        }
        let game = &self.path[..self.path.len() - 1];
        // Of equal ones the first.
        candidates.iter().rev().max_by_key(|it| it.worth(compared, game)).map(|best| best.index)
    }

    /// The replies to a turn, with their weights; `None` if the search is stopped.
    fn replies(
        &mut self,
        next: &Position,
        tables: Option<&EndgameTables>,
    ) -> Option<Vec<TrapReply>> {
        if self.terminal_value(next, 1).is_some() {
            return Some(Vec::new());
        }
        let (begin, _) = self.generate(next);
        let turns = self.choices[begin..].iter().map(|turn: &OrderedTurn| turn.effect);
        let effects: Vec<Effect> = turns.take(MOST_REPLIES).collect();
        self.choices.truncate(begin);
        let rules = self.shared.rules;
        let mut replies = Vec::with_capacity(effects.len());
        self.path.push(next.hash());
        for effect in effects {
            let after = self.play(next, effect);
            let seems = self.node::<true>(&after, DEPTHS[0], 2, -INFINITE, INFINITE);
            let value = tables.and_then(|tables| tables.probe(rules, &after));
            let lost = value == Some(TableValue::Win);
            replies.push(TrapReply { after, weight: seems, lost });
        }
        self.path.pop();
        if self.stopped {
            return None;
        }
        // The opponent prefers what seems worst for this side.
        let least = replies.iter().map(|reply| reply.weight).min().unwrap_or(0);
        for reply in &mut replies {
            reply.weight = 1024 >> ((reply.weight - least) / DOUBT).min(10);
        }
        Some(replies)
    }

    /// What a turn promises by a search of this depth after each reply.
    fn promise(&mut self, candidate: &Candidate, depth: i32) -> Option<Value> {
        let (mut sum, mut weights) = (0_i64, 0_i64);
        self.path.push(candidate.next.hash());
        for reply in &candidate.replies {
            let value = if reply.lost {
                WON
            } else {
                match self.node::<true>(&reply.after, depth, 2, WORST, PROVEN) {
                    value if value >= PROVEN => WON,
                    value => value.clamp(WORST, BEST),
                }
            };
            sum += i64::from(value) * i64::from(reply.weight);
            weights += i64::from(reply.weight);
            if self.stopped {
                break;
            }
        }
        self.path.pop();
        Some((sum / weights.max(1)) as Value)
    }
}

#[cfg(test)]
mod tests;
