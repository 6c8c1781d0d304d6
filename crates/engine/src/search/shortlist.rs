//! The root turns that look best, where there are too many to search them all.

use crate::evaluate::Evaluator;
use crate::score::{Value, WIN};
use fanorona_rules::generate::Effect;
use fanorona_rules::{Outcome, Position, Ruleset};

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
    for (index, &effect) in effects.iter().enumerate() {
        if index % STOP_INTERVAL == STOP_INTERVAL - 1 && stop() {
            break;
        }
        let next = position.after(rules, effect);
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
    use crate::evaluate::Weights;
    use fanorona_rules::Side;
    use fanorona_rules::generate::effects;
    use fanorona_rules::notation::read_position;
    use fanorona_rules::variant::shipped;

    #[test]
    fn the_best_looking_turns_are_kept_in_their_order() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let position = read_position(rules, "9/9/4W4/9/8B w 3 9").unwrap();
        let evaluator = Evaluator::new(rules, Weights::default());
        let all = effects(rules, &position).list;
        let value = |&effect: &Effect| {
            let next = position.after(rules, effect);
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

    #[test]
    fn the_value_after_a_turn_is_that_of_the_side_that_played_it() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let evaluator = Evaluator::new(rules, Weights::default());
        let read = |text: &str| read_position(rules, text).unwrap();
        let before = read("9/9/4W4/9/8B w 3 9");
        let after = read("9/9/5W3/9/8B b 4 9");
        let value = value_after(rules, &before, &after, &evaluator);
        assert_eq!(value, -evaluator.evaluate(&after));
        assert_eq!(value_after(rules, &before, &read("9/9/5W3/9/9 b 0 9"), &evaluator), WIN);
        // Black, to move, is an eater of vela with nothing to eat, and so has won.
        let rules = &shipped::variant("vela").unwrap().rules;
        let far = read_position(rules, "8B/9/9/9/W8 b 0 9").unwrap();
        let stones = Side::BOTH.map(|side| far.stones(side));
        let won = Position::new(rules, stones, Side::Black, 0, 9, Some(Side::White)).unwrap();
        let evaluator = Evaluator::new(rules, Weights::default());
        assert_eq!(value_after(rules, &before, &won, &evaluator), -WIN);
    }
}
