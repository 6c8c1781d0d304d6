//! The root turns that look best, where there are too many to search them all.

use crate::engine::evaluate::Evaluator;
use crate::engine::score::{Value, WIN};
use crate::rules::generate::Effect;
use crate::rules::{Outcome, Position, Ruleset};

/// The number of turns that are evaluated between two calls of the stop callback.
const STOP_INTERVAL: usize = 512;

/// Keeps the `most` turns with the best static values of the positions after them, in their order.
/// Of equal turns it keeps the first. When `stop` returns `true`, it keeps turns that come first.
pub(super) fn shortlist(
    rules: &Ruleset,
    position: &Position,
    evaluator: &Evaluator,
    effects: &mut Vec<Effect>,
    most: usize,
    stop: &mut dyn FnMut() -> bool,
) {
    let mut values: Vec<(Value, usize)> = Vec::with_capacity(effects.len());
    for (index, effect) in effects.iter().enumerate() {
        if index % STOP_INTERVAL == STOP_INTERVAL - 1 && stop() {
            break;
        }
        let next = position.moved(rules, effect.from, effect.to, effect.captured);
        values.push((value_after(rules, position, &next, evaluator), index));
    }
    values.sort_unstable_by_key(|&(value, index)| (std::cmp::Reverse(value), index));
    values.truncate(most);
    let mut kept: Vec<usize> = values.into_iter().map(|(_, index)| index).collect();
    kept.sort_unstable();
    *effects = kept.into_iter().map(|index| effects[index]).collect();
}

/// The static value of a position for the side that has just moved.
fn value_after(
    rules: &Ruleset,
    before: &Position,
    after: &Position,
    evaluator: &Evaluator,
) -> Value {
    match after.outcome(rules) {
        Some(Outcome::Draw(_)) => 0,
        Some(Outcome::Win { winner, .. }) if winner == before.side() => WIN,
        Some(Outcome::Win { .. }) => -WIN,
        None => -evaluator.evaluate(after),
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::evaluate::Weights;
    use crate::rules::generate::effects;
    use crate::rules::notation::read_position;
    use crate::rules::variant::shipped;

    #[test]
    fn the_best_looking_turns_are_kept_in_their_order() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let position = read_position(rules, "9/9/4W4/9/8B w 3 9").unwrap();
        let evaluator = Evaluator::new(rules, Weights::default());
        let mut all = Vec::new();
        effects(rules, &position, &mut all);
        let value = |effect: &Effect| {
            let next = position.moved(rules, effect.from, effect.to, effect.captured);
            value_after(rules, &position, &next, &evaluator)
        };
        let mut kept = all.clone();
        shortlist(rules, &position, &evaluator, &mut kept, 3, &mut || false);
        assert!(all.len() > 4 && kept.len() == 3 && kept.is_sorted());
        let least = kept.iter().map(value).min().unwrap();
        let better = all.iter().filter(|effect| value(effect) > least).count();
        assert!(better < 3, "{better} turns are better than one that was kept");
        // Stopped at once it keeps the first ones.
        let mut many: Vec<Effect> = all.iter().cycle().take(2_000).copied().collect();
        shortlist(rules, &position, &evaluator, &mut many, 600, &mut || true);
        assert_eq!(many.len(), STOP_INTERVAL - 1);
    }
}
