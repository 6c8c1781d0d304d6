//! The ways to complete an open chain.

use super::Turns;
use super::chain_rules::ChainRules;
use super::chain_search::ChainSearch;
use super::chain_state::ChainState;
use super::turn_with::steps;
use crate::Ruleset;
use crate::position::Position;
use crate::turn::{Step, Turn};

/// The turns that begin with the steps `done`, which have led to `state`, and have at least one
/// more: one for each different end and captured stones.
pub fn completions(
    rules: &Ruleset,
    position: &Position,
    done: &[Step],
    state: &ChainState,
) -> Turns<Turn> {
    let chain_rules = ChainRules::of(rules, position);
    let mut search = ChainSearch::default();
    let (ends, whole) = search.ends(&chain_rules, &[chain_rules.open(state)]);
    let turns = ends.into_iter().filter_map(|end| {
        let rest = steps(&rules.board, &search.path(end));
        Turn::new(done.iter().copied().chain(rest).collect())
    });
    Turns { list: turns.collect(), whole }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::super::{samples, turns};
    use crate::generate::{Effect, Turns};
    use crate::{Chain, Turn};
    use std::collections::BTreeSet;

    #[test]
    fn an_open_chain_is_completed_in_every_way_that_is_a_turn() {
        let mut longer = 0;
        for rules in &samples::rules() {
            for position in samples::positions(rules) {
                let all = turns(rules, &position);
                let mut open = vec![Chain::new(position)];
                while let Some(chain) = open.pop() {
                    for step in chain.next_steps(rules).iter().filter(|step| step.kind.is_some()) {
                        let mut chain = chain.clone();
                        chain.push(rules, step.from, step.to, step.kind).unwrap();
                        let begun = |turn: &&Turn| turn.steps.starts_with(chain.steps());
                        let expected: BTreeSet<Effect> =
                            all.iter().filter(begun).map(Effect::of).collect();
                        let Turns { list: found, whole } = chain.completions(rules);
                        assert!(whole && found.iter().all(|turn| begun(&turn)));
                        assert!(found.iter().all(|turn| all.contains(turn)), "{position:?}");
                        let found: BTreeSet<Effect> = found.iter().map(Effect::of).collect();
                        assert_eq!(found, expected, "{position:?} {:?}", chain.steps());
                        longer += usize::from(found.len() > 1);
                        if chain.steps().len() < 3 {
                            open.push(chain);
                        }
                    }
                }
            }
        }
        assert!(longer > 20, "{longer}");
    }
}
