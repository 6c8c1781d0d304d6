//! The shortest turn with each effect.

use super::chain_rules::ChainRules;
use super::chain_search::ChainSearch;
use super::quiet_turns::quiet_turns;
use super::turn_with::steps;
use super::{Effect, Turns};
use crate::Ruleset;
use crate::position::Position;
use crate::turn::Turn;

/// The shortest turn with each effect, sorted by effect: that of [`turn_with`](super::turn_with). If
/// the list is not whole, turns may be longer than the shortest.
pub fn shortest_turns(rules: &Ruleset, position: &Position) -> Turns<Turn> {
    if position.outcome(rules).is_some() {
        return Turns { list: Vec::new(), whole: true };
    }
    let mut search = ChainSearch::default();
    let (chain_rules, starts) = ChainRules::begin_all(rules, position);
    let (ends, whole) = search.ends(&chain_rules, &starts);
    let captures = ends.into_iter().map(|end| steps(&rules.board, &search.path(end)));
    let quiet = quiet_turns(rules, position).into_iter().map(|step| vec![step]);
    let mut list: Vec<Turn> = captures.chain(quiet).filter_map(Turn::new).collect();
    list.sort_unstable_by_key(Effect::of);
    Turns { list, whole }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::super::chain_search::CHOICE_EFFECTS;
    use super::*;
    use crate::Variant;
    use crate::generate::turn_with;
    use crate::notation::read_position;
    use crate::variant::shipped;

    #[test]
    fn a_whole_list_has_the_turns_that_are_found_for_its_effects() {
        let rules = &shipped::variant("parker").unwrap().rules;
        let mut longer = 0;
        for text in [
            "1B1B1B1B1/B1B1B1B1B/1B2W2B1/B1B1B1B1B/1B1B1B1B1 w 0 9",
            "B1B1B1B1B/1B1B1B1B1/B1B1W1B1B/1B1B1B1B1/B1B1B1B1B w 0 9",
            "BB1BB1BB1/1BB1BB1BB/BB1BW1BB1/1BB1BB1BB/BB1BB1BB1 w 0 9",
        ] {
            let position = read_position(rules, text).unwrap();
            let turns = shortest_turns(rules, &position);
            assert!(turns.whole && !turns.list.is_empty(), "{text}");
            for turn in turns.list {
                assert_eq!(turn_with(rules, &position, Effect::of(&turn)).as_ref(), Some(&turn));
                longer += usize::from(turn.steps.len() > 4);
            }
        }
        assert!(longer > 20, "{longer}");
    }

    #[test]
    fn beyond_the_bound_turns_are_chosen() {
        let text = include_str!("../../tests/explosive/start-free-8x8.ron");
        let rules = text.parse::<Variant>().unwrap().rules;
        let turns = shortest_turns(&rules, &Position::start(&rules));
        let captures = turns.list.iter().filter(|turn| !turn.is_paika()).count();
        assert_eq!((captures, turns.whole), (CHOICE_EFFECTS, false));
    }
}
