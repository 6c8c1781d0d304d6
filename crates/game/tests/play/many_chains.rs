//! Positions in which one turn has very many ways: the generators keep their bounds, merge results and
//! ask whether to stop; whatever knows the steps of a turn follows no other chains.

use crate::explosive::{self, Explosive};
use crate::recorded;
use fanorona_game::play::{Guidance, Selection};
use fanorona_rules::generate::{self, Effect, GenerationLimit, Generator};
use fanorona_rules::notation::{
    Game, ParseTurnError, read_games, read_link, read_turn, write_game, write_link, write_turn,
};
use fanorona_rules::perft::{Counting, perft_within};
use fanorona_rules::switches::Continuation;
use fanorona_rules::{PointSet, Record, Refusal, Turn};
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow::{Break, Continue};

/// Bounds that every one of the positions exceeds.
const LIMIT: GenerationLimit = GenerationLimit { states: 40_000, effects: 3_000 };
/// The most chains and states that are followed between two questions whether to stop, and before
/// the first.
const SILENCE: usize = 2 * GenerationLimit::ORDINARY;
/// The greatest number of chains that are also counted one by one.
const MOST_ONE_BY_ONE: u64 = 4_000_000;
/// The most paikas and captures without a chain of a position: eight for each point.
const SINGLE_STEPS: usize = 8 * 81;

/// The effects found within bounds, whether these are all, the number of questions whether to stop,
/// and the work.
fn found(
    place: &Explosive,
    limit: GenerationLimit,
    asks: usize,
) -> (Vec<Effect>, bool, usize, usize) {
    let (mut effects, mut asked) = (Vec::new(), 0);
    let mut generator = Generator::new(&place.rules);
    let mut stop = || {
        asked += 1;
        asked > asks
    };
    let (rules, position) = (&place.rules, &place.position);
    let all = generator.append_within(rules, position, limit, &mut stop, &mut effects);
    (effects, all, asked, generator.followed())
}

#[test]
fn generation_keeps_its_bounds_and_merges_results() {
    for place in explosive::all() {
        let (effects, all, asked, followed) = found(&place, LIMIT, usize::MAX);
        assert!(!all, "{} under {}", place.name, place.variant);
        assert!(effects.len() <= LIMIT.effects + SINGLE_STEPS, "{}: {}", place.name, effects.len());
        let captures = effects.iter().filter(|effect| !effect.captured.is_empty()).count();
        assert!(captures <= LIMIT.effects, "{}: {captures}", place.name);
        assert!(followed <= LIMIT.states + SILENCE, "{}: {followed}", place.name);
        assert!(asked > 0, "{}", place.name);
        let different: HashSet<&Effect> = effects.iter().collect();
        assert_eq!(different.len(), effects.len(), "{}", place.name);
        // A list that was there before does not count.
        let (mut list, mut generator) = (effects.clone(), Generator::new(&place.rules));
        let (rules, position) = (&place.rules, &place.position);
        generator.append_within(rules, position, LIMIT, &mut || false, &mut list);
        assert!(list.len() == 2 * effects.len() && list.ends_with(&effects), "{}", place.name);
        // Every effect that is found within the usual bounds is that of a turn.
        for &effect in effects.iter().step_by(300) {
            let turn = generate::turn_with(&place.rules, &place.position, effect).unwrap();
            assert_eq!(
                (turn.from, turn.to(), turn.captured),
                (effect.from, effect.to, effect.captured)
            );
            let mut record = Record::from_position(place.rules.clone(), place.position);
            assert_eq!(record.play(&turn), Ok(()), "{}", place.name);
        }
        // Within greater bounds nothing is lost.
        let more = GenerationLimit { effects: 2 * LIMIT.effects, ..GenerationLimit::ROOT };
        let (more, ..) = found(&place, more, usize::MAX);
        let more: HashSet<Effect> = more.into_iter().collect();
        assert!(effects.iter().all(|effect| more.contains(effect)), "{}", place.name);
    }
}

#[test]
fn generation_stops_when_asked_and_still_finds_a_turn() {
    for place in explosive::all() {
        for asks in [0, 1, 5] {
            let (effects, all, asked, followed) = found(&place, GenerationLimit::COUNT, asks);
            assert!(!all && !effects.is_empty(), "{}", place.name);
            assert_eq!(asked, asks + 1, "{}: stopped, it does not go on", place.name);
            assert!(followed <= (asks + 1) * SILENCE, "{}: {followed}", place.name);
        }
        let (_, _, asked, followed) = found(&place, GenerationLimit::ROOT, usize::MAX);
        assert!(followed <= (asked + 1) * SILENCE, "{}: {asked} {followed}", place.name);
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
                let limit = GenerationLimit::COUNT;
                let count = perft_within(rules, position, depth, counting, limit, &mut stop);
                assert!(!count.exact, "{} {counting:?}", place.name);
                assert_eq!(asked, asks + 1, "{}: stopped, it does not go on", place.name);
            }
        }
    }
}

#[test]
fn a_count_within_narrow_bounds_is_not_exact() {
    let limit = GenerationLimit { states: 100, effects: 1 };
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        for counting in [Counting::Sequences, Counting::Results] {
            for depth in [1, 2] {
                let count = perft_within(rules, position, depth, counting, limit, &mut || false);
                assert!(count.number > 0 && !count.exact, "{} {counting:?} {depth}", place.name);
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
    let mut generator = Generator::new(rules);
    let chains = generator.count_sequences(rules, position);
    assert!(chains > SILENCE as u64, "{chains}");
    let (mut sum, mut replies) = (0, HashMap::new());
    generate::for_each_turn(rules, position, |steps, captured| {
        let (from, to) = (steps[0].from, steps[steps.len() - 1].to);
        sum += *replies.entry(Effect { from, to, captured }).or_insert_with(|| {
            generator.count_sequences(rules, &position.moved(rules, from, to, captured))
        });
    });
    let limit = GenerationLimit::COUNT;
    let count = perft_within(rules, position, 2, Counting::Sequences, limit, &mut || false);
    assert_eq!((count.number, count.exact), (sum, true));
}

#[test]
fn an_exact_count_is_that_of_the_chains_one_by_one() {
    let mut exact = 0;
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let mut generator = Generator::new(rules);
        let limit = GenerationLimit::COUNT;
        let chains = generator.count_sequences_within(rules, position, limit, &mut || false);
        let effects = generator.count_within(rules, position, limit, &mut || false);
        if !chains.exact || chains.number > MOST_ONE_BY_ONE {
            continue;
        }
        exact += u64::from(chains.number > 1_000_000);
        let (mut number, mut different) = (0, HashSet::new());
        generate::for_each_turn(rules, position, |steps, captured| {
            number += 1;
            different.insert((steps[0].from, steps[steps.len() - 1].to, captured));
        });
        assert_eq!((chains.number, effects.number), (number, different.len() as u64));
        assert!(effects.exact, "{}", place.name);
    }
    assert!(exact > 0, "a large number is among them");
}

#[test]
fn the_plain_generator_streams() {
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let mut written: Vec<String> = Vec::new();
        let done = generate::try_for_each_turn(rules, position, |steps, _| {
            let turn = Turn::new(steps.to_vec()).unwrap();
            written.push(write_turn(&rules.board, &turn));
            if written.len() < 2_000 { Continue(()) } else { Break(()) }
        });
        assert!(done.is_break() && written.is_sorted(), "{}", place.name);
        let (some, all) = generate::turns_within(rules, position, 2_000);
        assert!(some.len() == 2_000 && !all, "{}", place.name);
        // One turn for each effect.
        let mut effects = HashSet::new();
        let within = GenerationLimit { states: 3_000, effects: 500 };
        let done = generate::try_for_each_result(rules, position, within, |steps, captured| {
            let effect = (steps[0].from, steps[steps.len() - 1].to, captured);
            assert!(effects.insert(effect), "{}: {effect:?} twice", place.name);
            Continue::<()>(())
        });
        assert_eq!(done, Continue(false), "{}", place.name);
        assert!((1..=500).contains(&effects.len()), "{}: {}", place.name, effects.len());
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

/// What is found within bounds depends on the order in which chains are followed, and how often is asked
/// whether to stop on how many.
#[test]
fn searches_within_bounds_have_the_recorded_work() {
    let mut lines = Vec::new();
    for place in explosive::all() {
        for limit in [
            GenerationLimit { states: 3_000, effects: 400 },
            GenerationLimit { states: 12_000, effects: 4_000 },
            LIMIT,
        ] {
            let (effects, _, asked, followed) = found(&place, limit, usize::MAX);
            let (rules, position) = (&place.rules, &place.position);
            let mut steps = 0;
            for &effect in effects.iter().step_by(effects.len() / 8 + 1) {
                let turn = generate::turn_with(rules, position, effect).unwrap();
                steps += turn.steps.len();
            }
            lines.push(format!(
                "{} {}: {} {:016x}, asked {asked}, followed {followed}, steps {steps}",
                place.name,
                limit.states,
                effects.len(),
                digest(&effects)
            ));
        }
    }
    recorded::check("generator-searches", &lines);
}

/// Counts within bounds, and whether they are exact.
#[test]
fn counts_within_bounds_have_the_recorded_numbers() {
    let mut lines = Vec::new();
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let mut line = place.name.clone();
        for limit in [
            GenerationLimit { states: 2_000, effects: 500 },
            GenerationLimit { states: 20_000, effects: 20_000 },
        ] {
            for counting in [Counting::Sequences, Counting::Results] {
                let mut asked = 0;
                let mut stop = || {
                    asked += 1;
                    false
                };
                let count = perft_within(rules, position, 1, counting, limit, &mut stop);
                line += &format!(", {} {} {asked}", count.number, count.exact);
            }
        }
        lines.push(line);
    }
    recorded::check("generator-counts", &lines);
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
            let limit = GenerationLimit::COUNT;
            let count = perft_within(rules, position, depth, counting, limit, &mut || false);
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

/// The turn with the effect of a long one, and one turn for each effect within bounds, for a list to which
/// they are appended too.
#[test]
fn turns_for_effects_have_the_recorded_steps() {
    let mut lines = Vec::new();
    for place in explosive::all() {
        let (rules, position) = (&place.rules, &place.position);
        let long = place.long_turn();
        let found = generate::turn_with(rules, position, Effect::of(&long));
        let mut line = format!(
            "{}: {} {:?}",
            place.name,
            long.steps.len(),
            found.map(|turn| turn.steps.len())
        );
        for within in [
            GenerationLimit { states: 3_000, effects: 50 },
            GenerationLimit { states: 9_000, effects: 5_000 },
        ] {
            let (mut turns, mut steps) = (0, 0);
            let done = generate::try_for_each_result(rules, position, within, |path, _| {
                (turns, steps) = (turns + 1, steps + path.len());
                Continue::<()>(())
            });
            line += &format!(", {turns} of {steps} steps {done:?}");
        }
        lines.push(line);
    }
    recorded::check("generator-turns", &lines);
}
