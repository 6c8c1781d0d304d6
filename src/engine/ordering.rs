//! Which turns to look at first: the sooner the best one comes, the more the search may skip.

use crate::rules::Point;
use crate::rules::generate::Effect;

/// What the search has learnt of good turns.
pub(super) struct Ordering {
    /// Two turns a ply that refuted others there.
    killers: Vec<[Option<Effect>; 2]>,
    /// How often a step from one point to another refuted something, weighed by depth.
    history: Vec<u32>,
}

impl Ordering {
    /// Nothing learnt yet.
    pub fn new() -> Self {
        Self { killers: Vec::new(), history: vec![0; Point::MAX * Point::MAX] }
    }

    /// Sorts turns, the most promising first: the known best, then those that take most, then
    /// killers and what has refuted much.
    pub fn sort(&self, effects: &mut [Effect], best: Option<Effect>, ply: i32) {
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        effects.sort_by_cached_key(|&effect| {
            let rank = if Some(effect) == best {
                u32::MAX
            } else if killers.contains(&Some(effect)) {
                1 << 24
            } else {
                self.history[place(effect)].min((1 << 24) - 1)
            };
            std::cmp::Reverse((Some(effect) == best, effect.captured.len(), rank))
        });
    }

    /// Learns that a turn refuted the one before it.
    pub fn cut(&mut self, effect: Effect, ply: i32, depth: i32) {
        let ply = ply as usize;
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let [first, second] = &mut self.killers[ply];
        if *first != Some(effect) {
            *second = *first;
            *first = Some(effect);
        }
        let seen = &mut self.history[place(effect)];
        *seen = seen.saturating_add((depth * depth) as u32);
    }
}

const fn place(effect: Effect) -> usize {
    effect.from.index() * Point::MAX + effect.to.index()
}
