//! The turns that a turn is compared with: all legal ones, or those that complete an open chain; and
//! the chains that stop earlier or go on longer.

use crate::search::MOST_ROOT_TURNS;
use fanorona_rules::generate::{Effect, GenerationLimit, effects_within};
use fanorona_rules::{Chain, Position, Record, Refusal, Ruleset, Turn};
use std::collections::HashSet;

/// The greatest number of chains that are followed to find all ways to go on. On shipped boards,
/// only rule sets whose chains may revisit points can have more.
const CHAINS: usize = 3_000;

/// The effects of the turns that can be played now, each once: of all legal turns, or of those that
/// begin with the steps of the open chain. Returns also whether these are all, and not too many to
/// search; `turn` is among them in any case.
pub fn alternatives(
    record: &Record,
    turn: &Turn,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<Effect>, bool) {
    let (rules, position) = (record.rules(), record.position());
    let (mut found, mut all) = (Vec::new(), false);
    if record.chain().is_empty() {
        all = effects_within(rules, position, GenerationLimit::ROOT, stop, &mut found);
    } else if let Some(endings) = endings(rules, record.chain().clone(), true) {
        (found, all) = (endings.iter().map(Effect::of).collect(), true);
    }
    // A search would leave some out.
    all &= found.len() <= MOST_ROOT_TURNS;
    if !found.contains(&Effect::of(turn)) {
        found.push(Effect::of(turn));
    }
    (found, all)
}

/// Checks that a turn can be played now.
///
/// # Errors
/// The reason why a step, or ending the turn, is illegal; or the turn does not begin with the steps
/// of the open chain.
pub(super) fn check(record: &Record, turn: &Turn) -> Result<(), Refusal> {
    if record.outcome().is_some() {
        return Err(Refusal::GameOver);
    }
    let rules = record.rules();
    if let Some(at) = record.chain().at()
        && !turn.steps.starts_with(record.chain().steps())
    {
        return Err(Refusal::OtherStoneInChain(at));
    }
    chain_of(rules, record.position(), turn)?.finish(rules).map(|_| ())
}

/// Whether a turn is legal in a position.
pub(super) fn is_legal(rules: &Ruleset, position: &Position, turn: &Turn) -> bool {
    chain_of(rules, position, turn)
        .and_then(|chain| chain.finish(rules))
        .is_ok_and(|legal| legal == *turn)
}

/// The turn as a chain that is still open.
fn chain_of(rules: &Ruleset, position: &Position, turn: &Turn) -> Result<Chain, Refusal> {
    let mut chain = Chain::new(*position);
    for step in &turn.steps {
        chain.push(rules, step.from, step.to, step.kind)?;
    }
    Ok(chain)
}

/// The turns that stop before a turn's last step, shortest first. `done` steps were taken before.
pub(super) fn shorter(rules: &Ruleset, position: &Position, turn: &Turn, done: usize) -> Vec<Turn> {
    let stops = (done.max(1)..turn.steps.len()).filter_map(|steps| {
        let turn = Turn::new(turn.steps[..steps].to_vec())?;
        let chain = chain_of(rules, position, &turn).ok()?;
        chain.finish(rules).ok()
    });
    stops.collect()
}

/// The turns that go on where a turn stops, one for each effect; `None` if there are too many.
pub(super) fn longer(rules: &Ruleset, position: &Position, turn: &Turn) -> Option<Vec<Turn>> {
    let chain = chain_of(rules, position, turn).ok()?;
    endings(rules, chain, false)
}

/// The turns that an open chain may become, one for each effect, with or without the one that ends
/// here; `None` if there are too many chains.
fn endings(rules: &Ruleset, chain: Chain, here: bool) -> Option<Vec<Turn>> {
    let steps = chain.steps().len();
    let (mut open, mut followed) = (vec![chain], 0);
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    while let Some(chain) = open.pop() {
        followed += 1;
        if followed > CHAINS {
            return None;
        }
        if let Ok(turn) = chain.finish(rules)
            && (here || turn.steps.len() > steps)
            && seen.insert(Effect::of(&turn))
        {
            found.push(turn);
        }
        for step in chain.next_steps(rules) {
            let mut next = chain.clone();
            if next.push(rules, step.from, step.to, step.kind).is_ok() {
                open.push(next);
            }
        }
    }
    found.sort_by_key(Effect::of);
    Some(found)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::generate::turns;
    use fanorona_rules::notation::read_position;
    use fanorona_rules::variant::shipped;

    #[test]
    fn each_effect_is_there_once_and_that_of_the_turn_in_any_case() {
        let rules = shipped::variant("tsivy").unwrap().rules.clone();
        let text = "BBBBBBBBB/BBBBBBBBB/BW2WBWBW/WWWWWWWWW/WWWWWWWWW b 0 1";
        let mut record = Record::from_position(rules.clone(), read_position(&rules, text).unwrap());
        let turn = turns(&rules, record.position()).remove(0);
        let sorted = |record: &Record, turn: &Turn| {
            let (mut found, all) = alternatives(record, turn, &mut || false);
            found.sort_unstable();
            let count = found.len();
            found.dedup();
            assert_eq!((found.len(), all), (count, true));
            found
        };
        let mut expected: Vec<_> =
            turns(&rules, record.position()).iter().map(Effect::of).collect();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(sorted(&record, &turn), expected);
        // One that is not found among very many chains, here one that cannot be played now.
        let elsewhere = Effect { captured: fanorona_rules::PointSet::EMPTY, ..Effect::of(&turn) };
        let step = fanorona_rules::Step { captured: elsewhere.captured, ..turn.steps[0] };
        let other = Turn { steps: vec![step], captured: elsewhere.captured, ..turn };
        let (found, _) = alternatives(&record, &other, &mut || false);
        assert!(found.contains(&Effect::of(&other)) && found.len() == expected.len() + 1);
        // The endings of an open chain.
        let all = turns(&rules, record.position());
        let chain = all.iter().find(|turn| turn.steps.len() > 1).unwrap();
        let first = chain.steps[0];
        record.step(first.from, first.to, first.kind).unwrap();
        let mut expected: Vec<_> =
            all.iter().filter(|turn| turn.steps[0] == first).map(Effect::of).collect();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(sorted(&record, chain), expected);
    }

    #[test]
    fn ways_to_go_on_do_not_contain_the_turn_itself() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let position = read_position(rules, "9/9/3B5/9/2W1B4 w 0 9").unwrap();
        let all = turns(rules, &position);
        let [stop, whole] =
            [1, 2].map(|steps| all.iter().find(|turn| turn.steps.len() == steps).unwrap());
        assert_eq!(longer(rules, &position, stop), Some(vec![whole.clone()]));
        assert_eq!(longer(rules, &position, whole), Some(Vec::new()));
        assert_eq!(shorter(rules, &position, whole, 0), std::slice::from_ref(stop));
    }
}
