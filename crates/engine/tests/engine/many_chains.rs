//! Positions in which one turn has very many ways: every character stops when asked, and plays a legal
//! turn nevertheless; explanations, threats and proofs keep their limits.

use crate::explosive::{self, Explosive};
use fanorona_engine::character::{self, SearchResources};
use fanorona_engine::endgame::{EndgameTables, TableValue};
use fanorona_engine::explain::{ExplainResources, explain, threats};
use fanorona_engine::solve::{SolveBudget, solve};
use fanorona_engine::{Limits, considers_all_turns, search};
use fanorona_rules::{Position, Record, Side, Step};

fn record(place: &Explosive) -> Record {
    Record::from_position(place.rules.clone(), place.position)
}

/// A game with an open chain, and its step.
fn with_open_chain(place: &Explosive) -> (Record, Step) {
    let (mut record, step) = (record(place), place.long_turn().steps[0]);
    record.step(step.from, step.to, step.kind).unwrap();
    assert!(!record.chain().is_empty(), "{}", place.name);
    (record, step)
}

/// Asks to stop after this number of questions.
fn after(asks: usize) -> impl FnMut() -> bool {
    let mut asked = 0;
    move || {
        asked += 1;
        asked > asks
    }
}

#[test]
fn every_character_stops_when_asked_with_a_legal_turn() {
    for place in explosive::all() {
        let record = record(&place);
        assert!(!considers_all_turns(&record), "{}", place.name);
        for character in character::all() {
            let resources = SearchResources::default();
            let report = character.think(&record, &resources, 1, &mut after(2));
            let turn = report.best.unwrap();
            let played = record.clone().play(&turn);
            assert!(played.is_ok(), "{}, {}: {played:?}", place.variant, character.key);
        }
    }
}

#[test]
fn every_character_completes_an_open_chain() {
    for place in explosive::all() {
        let (record, step) = with_open_chain(&place);
        for character in character::all() {
            let resources = SearchResources::default();
            let report = character.think(&record, &resources, 1, &mut after(2));
            let turn = report.best.unwrap();
            assert_eq!(turn.steps[0], step, "{}", character.key);
            let mut played = Record::from_position(place.rules.clone(), place.position);
            assert_eq!(played.play(&turn), Ok(()), "{}, {}", place.name, character.key);
        }
    }
}

#[test]
fn an_explanation_keeps_its_limit_and_says_that_turns_are_missing() {
    for place in explosive::all() {
        let record = record(&place);
        let best = search(&record, Limits::nodes(300), &mut || false).best.unwrap();
        let (open, _) = with_open_chain(&place);
        let resources = SearchResources::default();
        let ends = character::all()[0].think(&open, &resources, 1, &mut after(2));
        for (record, turn) in [(&record, &best), (&open, &ends.best.unwrap())] {
            for nodes in [100, 3_000] {
                let resources = ExplainResources::new(Limits::nodes(nodes));
                let mut asked: u64 = 0;
                let mut stop = || {
                    asked += 1;
                    false
                };
                let found = explain(record, turn, &resources, &mut stop).unwrap();
                let open = !record.chain().is_empty();
                assert!(open || !found.all_turns, "{}", place.name);
                assert_eq!(&found.line[0], turn, "{}", place.name);
                // The first depth is always completed.
                assert!(found.nodes <= 2 * nodes + 15_000, "{}: {}", place.name, found.nodes);
                assert!(open || asked > 0, "{}", place.name);
                let stopped = explain(record, turn, &resources, &mut after(1)).unwrap();
                assert!(open || !stopped.all_turns, "{}", place.name);
                assert_eq!(&stopped.line[0], turn, "{}", place.name);
            }
        }
    }
}

/// Its endings are too many to be found one by one, so the turn is compared with none of them.
#[test]
fn an_open_chain_with_too_many_endings_is_explained_without_them() {
    for place in
        explosive::all().iter().filter(|place| ["free", "straight"].contains(&&*place.name))
    {
        let (record, _) = with_open_chain(place);
        let resources = ExplainResources::new(Limits::nodes(100));
        let turn = place.long_turn();
        let found = explain(&record, &turn, &resources, &mut after(1)).unwrap();
        assert!(!found.all_turns, "{}", place.name);
        assert_eq!(found.line[0], turn, "{}", place.name);
    }
}

/// A threat is what the other side could play if it were to move: here the side with the many chains.
#[test]
fn threats_with_very_many_chains_are_named_without_a_balance() {
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let stones = Side::BOTH.map(|side| position.stones(side));
        let passed = Position::new(rules, stones, Side::Black, 0, 9, None).unwrap();
        let found = threats(rules, &passed, Limits::nodes(3_000), &mut || false);
        assert!(!found.is_empty(), "{}", place.name);
        for threat in &found {
            assert_eq!(threat.gains, None, "{}", place.name);
            assert_eq!(record(&place).play(&threat.turn), Ok(()), "{}", place.name);
        }
        let stopped = threats(rules, &passed, Limits::nodes(3_000), &mut after(0));
        assert!(!stopped.is_empty(), "{}", place.name);
    }
}

#[test]
fn a_proof_keeps_its_limits_and_stops_when_asked() {
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let tables = EndgameTables::empty(rules);
        for (nodes, asks) in [(200, usize::MAX), (u64::MAX, 3)] {
            let stop = std::sync::Mutex::new(after(asks));
            let monitor = |_: &_| !stop.lock().unwrap()();
            let budget = SolveBudget { nodes, bytes: 1 << 20, threads: 1 };
            let solution = solve(rules, position, budget, &tables, &monitor).unwrap();
            assert!(solution.value() != Some(TableValue::Loss));
            // Finding a line may cost 100,000 more.
            assert!(nodes > 200 || solution.nodes <= 200_000, "{}: {}", place.name, solution.nodes);
        }
    }
}
