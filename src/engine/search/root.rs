//! The root of a search: its turns one by one, and several best lines.

use super::worker::Worker;
use crate::engine::score::{INFINITE, PROVEN, Value};
use crate::rules::Position;
use crate::rules::generate::Effect;

/// A turn of the root and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct RootTurn {
    pub effect: Effect,
    /// Its value at the last depth where it was one of the best.
    pub value: Value,
    /// The expected continuation, itself first.
    pub line: Vec<Effect>,
}

impl RootTurn {
    /// A turn of which nothing is known.
    pub fn new(effect: Effect) -> Self {
        Self { effect, value: -INFINITE, line: vec![effect] }
    }
}

/// The first half-width of the window around the value of the depth before.
const WINDOW: Value = 25;

impl Worker<'_> {
    /// One round of deepening: brings the best `lines` turns to the front, best first. Yields
    /// whether the round was finished; when it was cut short, what it had found stands if the
    /// first turn of the round before was searched again.
    pub fn round(
        &mut self,
        position: &Position,
        turns: &mut [RootTurn],
        depth: i32,
        lines: usize,
    ) -> bool {
        self.deepening = depth;
        for line in 0..lines.min(turns.len()) {
            if !self.window(position, &mut turns[line..], depth) {
                return false;
            }
        }
        // Of equals the one found first stays first.
        let shown = lines.min(turns.len());
        turns[..shown].sort_by_key(|turn| std::cmp::Reverse(turn.value));
        true
    }

    /// Searches in a window around the last value, and wider when the value falls outside.
    fn window(&mut self, position: &Position, turns: &mut [RootTurn], depth: i32) -> bool {
        let guess = turns[0].value;
        let narrow = depth >= 4 && guess.abs() < PROVEN;
        let mut width = WINDOW;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if narrow {
            (alpha, beta) = (guess - width, guess + width);
        }
        loop {
            let Some(value) = self.turns(position, turns, depth, alpha, beta) else {
                return false;
            };
            width *= 4;
            if value <= alpha && alpha > -INFINITE {
                alpha = if width > 1_000 { -INFINITE } else { value - width };
            } else if value >= beta && beta < INFINITE {
                beta = if width > 1_000 { INFINITE } else { value + width };
            } else {
                return true;
            }
        }
    }

    /// Searches every turn in one window and brings the best to the front; `None` when stopped.
    fn turns(
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
            let next = self.after(position, turns[i].effect);
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
                    turn.line.extend_from_slice(self.lines.line(1));
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
