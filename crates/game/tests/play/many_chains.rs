//! Positions in which one turn has very many ways: lists are bounded and say so, and counts
//! are exact or say that they are not; whatever knows the steps of a turn follows no other chains.

use crate::explosive;
use crate::recorded;
use fanorona_game::play::{Guidance, Selection};
use fanorona_rules::generate::{self, Effect, Generator, MOST_CHAINS};
use fanorona_rules::notation::{
    Game, ParseTurnError, read_games, read_link, read_turn, write_game, write_link, write_turn,
};
use fanorona_rules::perft::{Counting, perft, perft_within};
use fanorona_rules::switches::Continuation;
use fanorona_rules::{PointSet, Record, Refusal, Turn};
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow::{Break, Continue};

/// The most paikas and captures without a chain of a position: eight for each point.
const SINGLE_STEPS: usize = 8 * 81;
/// The greatest number of chains that are also counted one by one.
const MOST_ONE_BY_ONE: u64 = 4_000_000;

#[test]
fn a_list_beyond_the_bound_has_turns_and_is_not_whole() {
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let mut generator = Generator::new(rules);
        let mut effects = Vec::new();
        assert!(!generator.append(rules, position, &mut effects), "{}", place.name);
        assert!(
            (200..5_000).contains(&effects.len()),
            "{} under {}: {}",
            place.name,
            place.variant,
            effects.len()
        );
        assert!(generator.followed() <= 2 * MOST_CHAINS, "{}", place.name);
        assert_eq!(generator.count(rules, position), None, "{}", place.name);
        assert_eq!(generator.count_sequences(rules, position), None, "{}", place.name);
        let different: HashSet<&Effect> = effects.iter().collect();
        assert_eq!(different.len(), effects.len(), "{}", place.name);
        // A list that was there before does not count.
        let mut list = effects.clone();
        generator.append(rules, position, &mut list);
        assert!(list.len() == 2 * effects.len() && list.ends_with(&effects), "{}", place.name);
        assert!(!generator.append_sequences(rules, position, &mut list), "{}", place.name);
        assert_eq!(list.len(), 2 * effects.len(), "{}", place.name);
        // Every effect is that of a turn.
        for &effect in effects.iter().step_by(300) {
            let turn = generate::turn_with(rules, position, effect).unwrap();
            assert_eq!(Effect::of(&turn), effect);
            let mut record = Record::from_position(rules.clone(), *position);
            assert_eq!(record.play(&turn), Ok(()), "{}", place.name);
        }
        effects.sort_unstable();
        let turns = generate::shortest_turns(rules, position);
        assert!(!turns.whole && turns.list.iter().map(Effect::of).eq(effects), "{}", place.name);
        assert_eq!(turns.only(), None);
    }
}

#[test]
fn counts_stop_when_asked_and_say_that_they_are_not_exact() {
    for place in explosive::all() {
        for counting in [Counting::Sequences, Counting::Results] {
            for (depth, asks) in [(1, 0), (2, 0), (2, 3), (3, 8)] {
                let mut asked = 0;
                let mut stop = || {
                    asked += 1;
                    asked > asks
                };
                let (rules, position) = (&place.rules, &place.position);
                let count = perft_within(rules, position, depth, counting, &mut stop);
                assert!(!count.exact, "{} {counting:?}", place.name);
                assert_eq!(asked, asks + 1, "{}: stopped, it does not go on", place.name);
            }
        }
    }
}

/// Each effect is counted once, times the number of its chains; here all chains are followed.
#[test]
fn a_count_of_two_turns_is_the_sum_over_the_first_turns() {
    let all = explosive::all();
    let place = all.iter().find(|place| place.name == "parker").unwrap();
    let (rules, position) = (&place.rules, &place.position);
    let (mut sum, mut replies) = (0, HashMap::new());
    let sequences = Counting::Sequences;
    let all = generate::try_for_each_turn(rules, position, sequences, |steps, captured| {
        let (from, to) = (steps[0].from, steps[steps.len() - 1].to);
        sum += *replies.entry(Effect { from, to, captured }).or_insert_with(|| {
            perft(rules, &position.moved(rules, from, to, captured), 1, Counting::Sequences)
        });
        Continue::<()>(())
    });
    assert_eq!(all, Continue(true));
    let count = perft_within(rules, position, 2, Counting::Sequences, &mut || false);
    assert_eq!((count.number, count.exact), (sum, true));
}

#[test]
fn an_exact_count_is_that_of_the_chains_one_by_one() {
    let place = explosive::all().into_iter().find(|place| place.name == "parker-wide").unwrap();
    let (rules, position) = (&place.rules, &place.position);
    let count = |counting| perft_within(rules, position, 1, counting, &mut || false);
    let (chains, effects) = (count(Counting::Sequences), count(Counting::Results));
    assert!(chains.exact && (1_000_000..MOST_ONE_BY_ONE).contains(&chains.number), "{chains}");
    let (mut number, mut different) = (0, HashSet::new());
    let sequences = Counting::Sequences;
    let all = generate::try_for_each_turn(rules, position, sequences, |steps, captured| {
        number += 1;
        different.insert((steps[0].from, steps[steps.len() - 1].to, captured));
        Continue::<()>(())
    });
    assert_eq!(all, Continue(true));
    assert_eq!((chains.number, effects.number), (number, different.len() as u64));
    assert!(effects.exact);
}

#[test]
fn the_plain_generator_streams() {
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let mut written: Vec<String> = Vec::new();
        let done = generate::try_for_each_turn(rules, position, Counting::Sequences, |steps, _| {
            let turn = Turn::new(steps.to_vec()).unwrap();
            written.push(write_turn(&rules.board, &turn));
            if written.len() < 2_000 { Continue(()) } else { Break(()) }
        });
        assert!(done.is_break() && written.is_sorted(), "{}", place.name);
        let some = generate::turns_within(rules, position, 2_000);
        assert!(some.list.len() == 2_000 && !some.whole, "{}", place.name);
        // One turn for each effect.
        let mut effects = HashSet::new();
        let results = Counting::Results;
        let done = generate::try_for_each_turn(rules, position, results, |steps, captured| {
            let effect = (steps[0].from, steps[steps.len() - 1].to, captured);
            assert!(effects.insert(effect), "{}: {effect:?} twice", place.name);
            Continue::<()>(())
        });
        assert_eq!(done, Continue(false), "{}", place.name);
        let most = 2 * MOST_CHAINS + SINGLE_STEPS;
        assert!((1..=most).contains(&effects.len()), "{}: {}", place.name, effects.len());
    }
}

#[test]
fn a_typed_turn_is_read_without_following_others() {
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let turn = place.long_turn();
        let text = write_turn(&rules.board, &turn);
        assert!(turn.steps.len() > 2, "{}: {text}", place.name);
        assert_eq!(read_turn(rules, position, &text).as_ref(), Ok(&turn));
        // Without letters there are as many readings as ways to choose, of which few are tried.
        let bare: String = text.chars().filter(|letter| !"AW".contains(*letter)).collect();
        match read_turn(rules, position, &bare) {
            Ok(read) => assert_eq!(read, turn, "{}", place.name),
            Err(error) => {
                assert!(matches!(error, ParseTurnError::Ambiguous { .. }), "{error:?}");
            }
        }
        // The first step alone, after which the chain can go on.
        let first = read_turn(rules, position, &text[..6]);
        match rules.switches.continuation {
            Continuation::Compulsory => {
                let refused =
                    ParseTurnError::Unfinished { offset: 6, refusal: Refusal::MustContinue };
                assert_eq!(first, Err(refused), "{}", place.name);
            }
            _ => assert_eq!(first.unwrap().steps, turn.steps[..1], "{}", place.name),
        }
        // A step that cannot be, at the end of a long turn.
        let wrong = format!("{text}-a1A");
        assert!(read_turn(rules, position, &wrong).is_err(), "{}", place.name);
    }
}

/// The guidance has one target for a point that the stone may move to, in every state of a chain.
#[test]
fn guidance_looks_one_step_ahead() {
    for place in explosive::all() {
        let mut record = Record::from_position(place.rules.clone(), place.position);
        let idle = Guidance::of(&record, true, &Selection::default());
        assert!(!idle.movable.is_empty() && idle.targets.is_empty(), "{}", place.name);
        for stone in idle.movable {
            let chosen =
                Selection { chosen: Some(stone), hovered: Some(stone), ..Selection::default() };
            let guidance = Guidance::of(&record, true, &chosen);
            assert!((1..=8).contains(&guidance.targets.len()), "{}", place.name);
        }
        let turn = place.long_turn();
        for (taken, step) in turn.steps.iter().enumerate() {
            let selection = Selection {
                chosen: Some(step.from),
                hovered: Some(step.to),
                ..Selection::default()
            };
            let guidance = Guidance::of(&record, true, &selection);
            let target = guidance.target(step.to).unwrap();
            assert!(guidance.targets.len() <= 8, "{}", place.name);
            assert_eq!(guidance.preview, [target.approach, target.withdrawal], "{}", place.name);
            assert_eq!(guidance.path.len(), if taken == 0 { 0 } else { taken + 1 });
            record.step(step.from, step.to, step.kind).unwrap();
        }
        let last: PointSet = turn.captured;
        assert!(last.len() >= turn.steps.len(), "{}: every step takes a stone", place.name);
    }
}

#[test]
fn records_and_links_keep_long_turns() {
    for place in explosive::all() {
        let mut record = Record::from_position(place.rules.clone(), place.position);
        let turn = place.long_turn();
        record.play(&turn).unwrap();
        let game = Game::new("it".to_owned(), record);
        let rules_of = |_: &str| Some(place.rules.clone());
        let link = write_link(&game);
        let read = read_link(&link, rules_of).unwrap();
        assert_eq!(read.record.position(), game.record.position(), "{}", place.name);
        assert_eq!(read.record.turns(), std::slice::from_ref(&turn), "{}", place.name);
        let text = write_game(&game);
        let games: Vec<_> = read_games(&text, rules_of).collect();
        let [Ok(read)] = &games[..] else { panic!("{}: {games:?}", place.name) };
        assert_eq!(read.record.turns(), [turn], "{}", place.name);
    }
}

/// Mixes the points and the captured stones of effects, in their order (FNV-1a).
fn digest(effects: &[Effect]) -> u64 {
    let numbers = effects.iter().flat_map(|effect| {
        let ends = [effect.from.index() as u64, effect.to.index() as u64];
        let captured = effect.captured.into_iter().fold(0, |set, point| set | 1 << point.index());
        ends.into_iter().chain([captured])
    });
    numbers.fold(0xCBF2_9CE4_8422_2325, |sum: u64, number| {
        (sum ^ number).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

/// What is chosen depends on the order in which chains are followed.
#[test]
fn lists_that_are_not_whole_have_the_recorded_turns() {
    let mut lines = Vec::new();
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let mut generator = Generator::new(rules);
        let mut effects = Vec::new();
        generator.append(rules, position, &mut effects);
        let mut steps = 0;
        for &effect in effects.iter().step_by(effects.len() / 8 + 1) {
            steps += generate::turn_with(rules, position, effect).unwrap().steps.len();
        }
        let long = generate::turn_with(rules, position, Effect::of(&place.long_turn()));
        lines.push(format!(
            "{}: {} {:016x}, followed {}, steps {steps}, long {:?}",
            place.name,
            effects.len(),
            digest(&effects),
            generator.followed(),
            long.map(|turn| turn.steps.len())
        ));
    }
    recorded::check("generator-lists", &lines);
}

/// The slow test [`a_count_of_two_turns_is_the_sum_over_the_first_turns`] has the number of two turns another
/// way.
#[test]
fn exact_counts_have_the_recorded_numbers() {
    let mut lines = Vec::new();
    for place in explosive::all().iter().filter(|place| place.name.starts_with("parker")) {
        let (rules, position) = (&place.rules, &place.position);
        for (counting, depth) in
            [(Counting::Sequences, 1), (Counting::Results, 1), (Counting::Results, 2)]
        {
            let count = perft_within(rules, position, depth, counting, &mut || false);
            lines.push(format!(
                "{} {counting:?} {depth}: {} {}",
                place.name, count.number, count.exact
            ));
        }
    }
    let expected = [
        "parker Sequences 1: 5342021 true",
        "parker Results 1: 36204 true",
        "parker Results 2: 927359 true",
        "parker-wide Sequences 1: 3397756 true",
        "parker-wide Results 1: 32261 true",
        "parker-wide Results 2: 860415 true",
    ];
    assert_eq!(lines, expected, "the generator changed: update these numbers on purpose");
}
