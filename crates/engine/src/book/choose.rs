//! The computer's choice among the turns of a book.

use super::Book;
use super::value::before;
use crate::score::Value;
use crate::{Report, Score};
use fanorona_rules::generate::{Effect, turn_with};
use fanorona_rules::{Position, Record, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The most turns of the expected line.
const LONGEST_LINE: usize = 12;

impl Book {
    /// A turn of the book that is at most `margin` hundredths of a stone worse than the best; the better,
    /// the likelier. The same seed gives the same turn. `None` if the game is over or has an open chain,
    /// if it follows other rules, if the position occurred before or is not in the book, or if no book turn
    /// is good enough.
    ///
    /// ```
    /// use fanorona_engine::book::shipped;
    /// use fanorona_rules::{Record, variant::shipped::variant};
    ///
    /// let mut game = Record::new(variant("tsivy").unwrap().rules.clone());
    /// let book = shipped::book(game.rules()).unwrap();
    /// let report = book.choose(&game, 20, 7).unwrap();
    /// game.play(&report.best.unwrap()).unwrap();
    /// ```
    pub fn choose(&self, record: &Record, margin: u32, seed: u64) -> Option<Report> {
        let follows = record.rules().as_ref() == self.graph.variant.rules.as_ref();
        if !follows
            || record.outcome().is_some()
            || !record.chain().is_empty()
            || record.repetitions() > 1
            || record.position().claimed()
        {
            return None;
        }
        let position = record.position();
        let image = self.graph.symmetries.image(&self.graph.variant.rules, position);
        let node = self.node(image.key)?;
        let margin = Value::try_from(margin).unwrap_or(Value::MAX);
        let weighted = |&(effect, next): &(Effect, u32)| {
            let value = before(self.graph.nodes[next as usize].value);
            let lost = node.value - value;
            (lost <= margin).then(|| (effect, value, u64::from((margin - lost).unsigned_abs()) + 1))
        };
        let choices: Vec<_> = node.turns.iter().filter_map(weighted).collect();
        let sum: u64 = choices.iter().map(|(_, _, weight)| weight).sum();
        if sum == 0 {
            return None;
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ position.hash() ^ 0x626F_6F6B);
        let mut left = rng.random_range(0..sum);
        let (effect, value, _) = choices.into_iter().find(|(_, _, weight)| {
            let found = left < *weight;
            left = left.saturating_sub(*weight);
            found
        })?;
        let effect = self.graph.symmetries.effect_here(&image, effect);
        Some(Report::decided(Score::of(value), self.line(position, effect)))
    }

    /// A turn and the best book turns after it.
    fn line(&self, position: &Position, first: Effect) -> Vec<Turn> {
        let rules = &self.graph.variant.rules;
        let (mut at, mut next, mut line) = (*position, Some(first), Vec::new());
        while let Some(effect) = next.filter(|_| line.len() < LONGEST_LINE) {
            let Some(turn) = turn_with(rules, &at, effect) else { break };
            at = at.play_unchecked(rules, &turn);
            line.push(turn);
            next = self.turns(&at).first().map(|turn| turn.effect);
        }
        line
    }
}

#[cfg(test)]
mod tests;
