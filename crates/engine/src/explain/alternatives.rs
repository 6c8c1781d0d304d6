//! The turns that a turn is compared with: all legal ones, or those that complete an open chain; and
//! the chains that stop earlier or go on longer.

use crate::search::MOST_ROOT_TURNS;
use fanorona_rules::generate::{Effect, Turns, effects};
use fanorona_rules::{Chain, Position, Record, Refusal, Ruleset, Turn};

/// The effects of the turns that can be played now, each once: of all legal turns, or of those that
/// begin with the steps of the open chain. The list is whole if these are all, and not too many to
/// search; `turn` is among them in any case.
pub fn alternatives(record: &Record, turn: &Turn) -> Turns<Effect> {
    let (rules, position) = (record.rules(), record.position());
    let mut found = if record.chain().is_empty() {
        effects(rules, position)
    } else {
        let Turns { list, whole } = record.chain().completions(rules);
        let mut list: Vec<Effect> = list.iter().map(Effect::of).collect();
        list.sort_unstable();
        Turns { list, whole }
    };
    // A search would leave some out.
    found.whole &= found.list.len() <= MOST_ROOT_TURNS;
    if !found.list.contains(&Effect::of(turn)) {
        found.list.push(Effect::of(turn));
    }
    found
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
    let Turns { mut list, whole } = chain_of(rules, position, turn).ok()?.completions(rules);
    list.retain(|other| other.steps.len() > turn.steps.len());
    list.sort_by_key(Effect::of);
    whole.then_some(list)
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
            let Turns { list: mut found, whole } = alternatives(record, turn);
            found.sort_unstable();
            let count = found.len();
            found.dedup();
            assert_eq!((found.len(), whole), (count, true));
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
        let found = alternatives(&record, &other).list;
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
