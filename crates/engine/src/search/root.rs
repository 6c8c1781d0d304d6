//! The root of the search: aspiration windows and multi-PV.

use super::worker::Worker;
use crate::score::{INFINITE, PROVEN, Value};
use fanorona_rules::Position;
use fanorona_rules::generate::Effect;

/// A root turn and its result.
#[derive(Clone, Debug)]
pub(super) struct RootTurn {
    pub effect: Effect,
    /// Its value at the last depth where it was one of the best.
    pub value: Value,
    /// The expected line, starting with this turn.
    pub line: Vec<Effect>,
}

impl RootTurn {
    /// A turn without a result.
    pub fn new(effect: Effect) -> Self {
        Self { effect, value: -INFINITE, line: vec![effect] }
    }
}

impl Worker<'_> {
    /// One iteration: brings the best `lines` turns to the front, best first. Returns whether it
    /// was completed. If it was stopped, the turns found so far stand, provided that the best turn
    /// of the previous iteration was searched again; of several lines they are not in order.
    pub fn iterate(
        &mut self,
        position: &Position,
        turns: &mut [RootTurn],
        depth: i32,
        lines: usize,
    ) -> bool {
        self.deepening = depth;
        for line in 0..lines.min(turns.len()) {
            if !self.aspiration_search(position, &mut turns[line..], depth) {
                return false;
            }
        }
        // The sort is stable: of equal turns the first one found stays first.
        let shown = lines.min(turns.len());
        turns[..shown].sort_by_key(|turn| std::cmp::Reverse(turn.value));
        true
    }

    /// Searches in a window around the previous value and widens it if the value falls outside.
    fn aspiration_search(
        &mut self,
        position: &Position,
        turns: &mut [RootTurn],
        depth: i32,
    ) -> bool {
        let guess = turns[0].value;
        let constants = &self.shared.constants;
        let narrow = depth >= constants.aspiration_iteration() && guess.abs() < PROVEN;
        let (mut width, factor) = (constants.aspiration_window(), constants.aspiration_factor());
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if narrow {
            (alpha, beta) = (guess - width, guess + width);
        }
        loop {
            let Some(value) = self.search_root(position, turns, depth, alpha, beta) else {
                return false;
            };
            width *= factor;
            if value <= alpha && alpha > -INFINITE {
                alpha = if width > 1_000 { -INFINITE } else { value - width };
            } else if value >= beta && beta < INFINITE {
                beta = if width > 1_000 { INFINITE } else { value + width };
            } else {
                return true;
            }
        }
    }

    /// Searches all turns in one window and brings the best to the front; `None` if stopped.
    fn search_root(
        &mut self,
        position: &Position,
        turns: &mut [RootTurn],
        depth: i32,
        mut alpha: Value,
        beta: Value,
    ) -> Option<Value> {
        let pending = !turns[0].effect.captured.is_empty();
        let mut best = -INFINITE;
        self.path.push(position.hash());
        for i in 0..turns.len() {
            let next = self.play(position, turns[i].effect);
            let deeper = depth - 1;
            let value = if i == 0 {
                -self.node::<true>(&next, deeper, 1, -beta, -alpha)
            } else {
                let late = self.reduction(depth, i, pending, true);
                let mut value = -self.node::<false>(&next, deeper - late, 1, -alpha - 1, -alpha);
                if late > 0 && value > alpha && !self.stopped {
                    value = -self.node::<false>(&next, deeper, 1, -alpha - 1, -alpha);
                }
                if value > alpha && !self.stopped {
                    value = -self.node::<true>(&next, deeper, 1, -beta, -alpha);
                }
                value
            };
            if self.stopped {
                self.path.pop();
                return None;
            }
            if value > best {
                best = value;
                if value > alpha || i == 0 {
                    let turn = &mut turns[i];
                    turn.value = value;
                    turn.line.truncate(1);
                    turn.line.extend_from_slice(self.pv.line(1));
                    turns[..=i].rotate_right(1);
                }
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.path.pop();
        Some(best)
    }
}
