//! The fast generator against stepwise chains: the same effects, each once, and the same counts, for
//! every shipped variant, boards of all sizes and random switches.

use super::common::{KEYS, custom, position, random, random_turn, rules, start_for};
use super::naive::{samples, sheet::Sheet};
use fanorona_rules::generate::{self, Effect, Generator, has_capture};
use fanorona_rules::{Chain, Position, Ruleset, Turn};
use std::sync::Arc;

/// Positions with more chains are not compared; there can be very many if chains may revisit points.
const MOST: usize = 20_000;

#[derive(Default)]
struct Tally {
    positions: usize,
    effects: usize,
    merged: usize,
    quiet: usize,
    handicapped: usize,
    over: usize,
}

/// The effects of all chains, found step by step with [`Chain`]; `None` if there are too many chains.
fn stepwise_effects(rules: &Ruleset, position: &Position) -> Option<Vec<Effect>> {
    let mut found = Vec::new();
    let mut open = vec![Chain::new(*position)];
    while let Some(mut chain) = open.pop() {
        if found.len() + open.len() > MOST {
            return None;
        }
        if chain.may_end(rules).is_ok() {
            let turn = Turn::new(chain.steps().to_vec())?;
            found.push(Effect { from: turn.from, to: turn.to(), captured: turn.captured });
        }
        for step in chain.next_steps(rules) {
            let taken = chain.push(rules, step.from, step.to, step.kind);
            assert_eq!(taken, Ok(step));
            open.push(chain.clone());
            chain.pop();
        }
    }
    Some(found)
}

fn compare(
    name: &str,
    rules: &Ruleset,
    position: &Position,
    generator: &mut Generator,
    tally: &mut Tally,
) {
    let Some(mut expected) = stepwise_effects(rules, position) else { return };
    let sequences = expected.len();
    expected.sort_unstable();
    let at = format!("{name}: {position:?}");
    // Earlier elements of the list remain, and are not compared with the new ones.
    let mut list = expected.clone();
    generator.append_sequences(rules, position, &mut list);
    assert_eq!(list[..sequences], expected, "{at}");
    list.drain(..sequences);
    list.sort_unstable();
    assert_eq!(list, expected, "every chain, {at}");
    assert_eq!(generator.count_sequences(rules, position), Some(sequences as u64), "{at}");

    expected.dedup();
    let (mut list, mut again) = (list, Vec::new());
    let before = list.len();
    generator.append(rules, position, &mut list);
    list.drain(..before);
    generator.append(rules, position, &mut again);
    assert_eq!(list, again, "always in the same order, {at}");
    list.sort_unstable();
    assert_eq!(list, expected, "every effect once, {at}");
    assert_eq!(generator.count(rules, position), Some(expected.len() as u64), "{at}");

    let captures = Chain::new(*position).next_steps(rules).iter().any(|step| step.kind.is_some());
    if position.outcome(rules).is_none() {
        assert_eq!(captures, has_capture(rules, position), "{at}");
    }
    tally.positions += 1;
    tally.effects += expected.len();
    tally.merged += sequences - expected.len();
    tally.quiet += usize::from(!captures);
    tally.handicapped += usize::from(position.mover_is_handicapped());
    tally.over += usize::from(expected.is_empty());
}

fn trial(name: &str, rules: &Arc<Ruleset>, seed: u64, wanted: usize, tally: &mut Tally) {
    let mut random = random(seed);
    let mut generator = Generator::new(rules);
    let mut position = Position::start(rules);
    for i in 0..wanted {
        compare(name, rules, &position, &mut generator, tally);
        let next = random_turn(rules, &position, &mut random)
            .map(|turn| position.play_unchecked(rules, &turn));
        position = match next {
            Some(next) if i % 40 != 0 => next,
            _ => samples::scattered(rules, &Sheet::of(rules), &mut random),
        };
    }
}

#[test]
#[expect(clippy::print_stderr, reason = "prints how much was compared")]
fn the_fast_generator_agrees_with_stepwise_chains() {
    let mut tally = Tally::default();
    for (seed, key) in (1..).zip(KEYS) {
        trial(key, &rules(key), seed, 1_500, &mut tally);
    }
    for columns in 2..=9 {
        for rows in (2..=9).filter(|rows| columns * rows <= 64) {
            for round in 0..4 {
                let seed = (columns * 100 + rows * 10 + round) as u64;
                let switches = match round {
                    0 => String::new(),
                    _ => samples::switches(&mut random(seed)),
                };
                let rules = custom(columns, rows, &start_for(columns, rows), &switches);
                let name = format!("{columns} x {rows}, {switches}");
                trial(&name, &rules, seed, 60, &mut tally);
            }
        }
    }
    eprintln!(
        "{} positions, {} effects, {} chains merged; {} without captures, {} handicapped, {} over",
        tally.positions, tally.effects, tally.merged, tally.quiet, tally.handicapped, tally.over
    );
    assert!(tally.positions > 20_000, "only {} positions", tally.positions);
    assert!(tally.merged > 10_000 && tally.quiet > 1_000, "{} merged", tally.merged);
    assert!(tally.handicapped > 300 && tally.over > 300, "{}", tally.handicapped);
}

#[test]
fn one_generator_can_be_reused_for_any_positions() {
    let (small, large) = (rules("telo"), rules("parker"));
    let mut generator = Generator::new(&small);
    let mut random = random(7);
    let sheet = Sheet::of(&large);
    for _ in 0..300 {
        let position = samples::scattered(&large, &sheet, &mut random);
        let (mut first, mut second) = (Vec::new(), Vec::new());
        generator.append(&large, &position, &mut first);
        Generator::new(&large).append(&large, &position, &mut second);
        assert_eq!(first, second);
    }
}

#[test]
fn the_list_of_effects_is_sorted() {
    for key in KEYS {
        let rules = rules(key);
        let effects = generate::effects(&rules, &Position::start(&rules)).list;
        assert!(effects.is_sorted() && !effects.is_empty(), "{key}");
    }
}

#[test]
fn the_work_of_a_list_is_the_number_of_chains_followed() {
    // Two stones take one each, and cannot go on. Where the rules are not the standard ones, chains are
    // counted with their starts, or the states that they reach.
    let place = "8B/9/9/9/W1B2B1W1 w";
    for (key, expected) in [("tsivy", [2, 2, 2]), ("parker", [2, 4, 2])] {
        let rules = rules(key);
        let position = position(&rules, place);
        let mut generator = Generator::new(&rules);
        let mut list = Vec::new();
        generator.append(&rules, &position, &mut list);
        let lists = generator.followed();
        generator.append_sequences(&rules, &position, &mut list);
        let chains = generator.followed();
        generator.count_sequences(&rules, &position);
        let work = [lists, chains, generator.followed()];
        assert_eq!((work, list.len()), (expected, 4), "{key}");
    }
}

#[test]
fn a_turn_is_found_for_the_stones_that_it_captures_only() {
    let rules = rules("tsivy");
    let position = position(&rules, "9/9/9/9/W1B5B w");
    let point = |name: &str| rules.board.point_named(name).unwrap();
    let found = |captured: &[&str]| {
        let captured = captured.iter().map(|name| point(name)).collect();
        generate::turn_with(
            &rules,
            &position,
            Effect { from: point("a1"), to: point("b1"), captured },
        )
    };
    assert!(found(&["c1"]).is_some());
    // No stone, an own stone, and one that is not in the line.
    for captured in [&["c1", "d1"], &["c1", "a1"], &["c1", "i1"]] {
        assert!(found(captured).is_none(), "{captured:?}");
    }
}
