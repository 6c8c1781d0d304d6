//! Which turns to look at first: the sooner the best one comes, the more the search may skip.

use crate::engine::transposition::PackedTurn;
use crate::rules::generate::Effect;
use crate::rules::{Point, Side};

/// A turn and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct OrderedTurn {
    pub effect: Effect,
    pub rank: i32,
}

/// The best turn known from the table comes first of all.
const KNOWN: i32 = 1 << 30;
/// Stones taken come next: each more than any history.
const TAKEN: i32 = 1 << 20;
const KILLER: i32 = 1 << 19;
/// History stays within this bound.
const HISTORY: i32 = 1 << 14;

/// What one thread has learnt of good turns.
pub(super) struct Ordering {
    /// Two turns a ply that refuted others there.
    killers: Vec<[PackedTurn; 2]>,
    /// How well steps from one point to another have done, for each side.
    history: Vec<i32>,
}

impl Ordering {
    /// Nothing learnt yet.
    pub fn new(plies: usize) -> Self {
        Self {
            killers: vec![[PackedTurn::NONE; 2]; plies],
            history: vec![0; 2 * Point::MAX * Point::MAX],
        }
    }

    /// Ranks turns: the known best, then those that take most, then killers and what has done
    /// well. Without learning only the stones count.
    pub fn rank(
        &self,
        choices: &mut [OrderedTurn],
        best: PackedTurn,
        ply: usize,
        side: Side,
        learned: bool,
    ) {
        for choice in choices {
            let effect = choice.effect;
            let mark = PackedTurn::of(effect);
            choice.rank = if mark == best {
                KNOWN
            } else if learned {
                let killer = if self.killers[ply].contains(&mark) { KILLER } else { 0 };
                effect.captured.len() as i32 * TAKEN + killer + self.history[place(side, effect)]
            } else {
                effect.captured.len() as i32 * TAKEN
            };
        }
    }

    /// Learns that a turn refuted the one before it, and that those tried earlier did not.
    pub fn cut(
        &mut self,
        effect: Effect,
        failed: &[OrderedTurn],
        ply: usize,
        side: Side,
        depth: i32,
    ) {
        let mark = PackedTurn::of(effect);
        let [first, second] = &mut self.killers[ply];
        if *first != mark {
            *second = *first;
            *first = mark;
        }
        let bonus = (depth * depth).min(400);
        self.learn(place(side, effect), bonus);
        for other in failed {
            self.learn(place(side, other.effect), -bonus);
        }
    }

    /// Moves towards the bound the less the nearer it is, so that old lessons fade.
    fn learn(&mut self, place: usize, bonus: i32) {
        let seen = &mut self.history[place];
        *seen += bonus * 16 - *seen * bonus.abs() * 16 / HISTORY;
    }
}

/// Brings the most promising turn from `from` on to place `from`.
#[inline]
pub(super) fn pick(choices: &mut [OrderedTurn], from: usize) -> Effect {
    let mut best = from;
    for i in from + 1..choices.len() {
        if choices[i].rank > choices[best].rank {
            best = i;
        }
    }
    choices.swap(from, best);
    choices[from].effect
}

#[inline]
const fn place(side: Side, effect: Effect) -> usize {
    (side as usize * Point::MAX + effect.from.index()) * Point::MAX + effect.to.index()
}
