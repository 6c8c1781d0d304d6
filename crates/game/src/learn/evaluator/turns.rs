//! The turns that the evaluator compares: all, or the largest captures where there are very many.

use super::reason::effects;
use fanorona_rules::generate::TurnFinder;
use fanorona_rules::{Position, Ruleset, Turn};

/// With more effects than this, the largest captures come first. No shipped variant has as many.
const MANY: usize = 1 << 12;
/// The number of chains and states that may be followed to find the turns of one position.
const MOST_WORK: usize = 1 << 18;

/// A legal turn for each effect. Where very many chains lead to them, only as many as can be found
/// within a bound.
pub(super) fn known_turns(rules: &Ruleset, position: &Position) -> Vec<Turn> {
    let mut effects = effects(rules, position);
    if effects.len() > MANY {
        effects.sort_by_key(|effect| std::cmp::Reverse(effect.captured.len()));
    }
    let mut finder = TurnFinder::new();
    let mut turns = Vec::new();
    for effect in effects {
        if finder.followed() > MOST_WORK {
            break;
        }
        turns.extend(finder.turn_with(rules, position, effect));
    }
    turns
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use fanorona_rules::notation::read_position;
    use fanorona_rules::variant::shipped;

    #[test]
    fn there_is_a_turn_for_each_effect_unless_they_are_very_many() {
        let rules = &shipped::variant("parker").unwrap().rules;
        let text = "BBBBBBBBB/1BB1BBBWB/B2B1B2B/BB1BBB2B/BBBBBBBBB w 0 9";
        for (position, all) in
            [(Position::start(rules), true), (read_position(rules, text).unwrap(), false)]
        {
            let turns = known_turns(rules, &position);
            assert_eq!(turns.len() == effects(rules, &position).len(), all);
            let sizes: Vec<usize> = turns.iter().map(|turn| turn.captured.len()).collect();
            assert!(all || sizes.is_sorted_by(|a, b| a >= b) && sizes.len() > 1);
        }
    }
}
