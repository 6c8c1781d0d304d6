//! Properties of all positions of all rule sets: texts round-trip, hashes are consistent, undo
//! restores the record, mirrored positions have mirrored turns, and a step is refused exactly if no
//! turn begins with it.

use super::common::{KEYS, custom, random, random_game, random_turn, rules, start_for, turns};
use fanorona_rules::generate::Counting;
use fanorona_rules::notation::turn::write_turn_compact;
use fanorona_rules::notation::{read_position, read_turn, write_position, write_turn};
use fanorona_rules::{
    CaptureKind, Chain, Point, PointSet, Position, Record, Refusal, Ruleset, Side, Step, Turn,
    generate,
};
use proptest::prelude::*;
use rand::RngExt;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Switches with which the properties are tested, on boards of all sizes.
const SWITCHES: [&str; 7] = [
    "",
    "continuation: Compulsory, repeating: NotTwiceInChain, first_turn: SingleStep",
    "omitted_capture: Claimed, choice: Larger",
    "extent: Nearest, continuation: Forbidden",
    "methods: ApproachOnly, revisiting: Allowed, repeating: NotTwiceInChain",
    "methods: WithdrawalOnly, no_move: Draws",
    "handicap: (side: Black, until: 3), quiet_limit: 12",
];

/// A rule set: a shipped one, or a board of any size with some switches.
pub fn any_rules() -> impl Strategy<Value = Arc<Ruleset>> {
    let made = (2usize..=9, 2usize..=9, 0..SWITCHES.len())
        .prop_filter("64 points at most", |(columns, rows, _)| columns * rows <= 64)
        .prop_map(|(columns, rows, i)| {
            custom(columns, rows, &start_for(columns, rows), SWITCHES[i])
        });
    prop_oneof![(0..KEYS.len()).prop_map(|i| rules(KEYS[i])), made]
}

/// A random game of a random rule set.
pub fn any_game() -> impl Strategy<Value = Record> {
    (any_rules(), any::<u64>(), 0usize..60)
        .prop_map(|(rules, seed, turns)| random_game(&rules, seed, turns))
}

/// Failing cases are printed completely and not stored in files.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// The reflections of a board that keep strong points strong.
fn reflections(rules: &Ruleset) -> Vec<fn(&Ruleset, Point) -> Point> {
    fn at(rules: &Ruleset, column: usize, row: usize) -> Point {
        rules.board.point(column, row).unwrap()
    }
    let (columns, rows) = (rules.board.columns(), rules.board.rows());
    let mut all: Vec<fn(&Ruleset, Point) -> Point> = Vec::new();
    // A column's number changes by columns - 1 - 2 * column, which is even only if the board has an
    // odd number of columns; likewise for rows.
    if columns % 2 == 1 {
        all.push(|r, p| at(r, r.board.columns() - 1 - r.board.column(p), r.board.row(p)));
    }
    if rows % 2 == 1 {
        all.push(|r, p| at(r, r.board.column(p), r.board.rows() - 1 - r.board.row(p)));
    }
    if (columns + rows).is_multiple_of(2) {
        all.push(|r, p| {
            let (column, row) = (r.board.column(p), r.board.row(p));
            at(r, r.board.columns() - 1 - column, r.board.rows() - 1 - row)
        });
    }
    if columns == rows {
        all.push(|r, p| at(r, r.board.row(p), r.board.column(p)));
    }
    all
}

/// The mirrored position, with colours swapped or not.
fn mirrored(
    rules: &Ruleset,
    position: &Position,
    mirror: fn(&Ruleset, Point) -> Point,
    swap: bool,
) -> Position {
    let side = |side: Side| if swap { side.opponent() } else { side };
    let stones = Side::BOTH.map(|s| -> PointSet {
        position.stones(side(s)).into_iter().map(|point| mirror(rules, point)).collect()
    });
    let handicapped = position.handicapped().map(side);
    let (quiet, number) = (position.quiet(), position.number());
    Position::new(rules, stones, side(position.side()), quiet, number, handicapped).unwrap()
}

/// Whether positions have few enough turns to list them all; chains that may revisit points can be
/// too many.
fn listable(rules: &Ruleset) -> bool {
    rules.switches.revisiting == fanorona_rules::switches::Revisiting::Forbidden
        || rules.board.len() < 40
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn positions_round_trip(game in any_game()) {
        let rules = game.rules();
        for position in game.positions() {
            let text = write_position(rules, position);
            prop_assert_eq!(read_position(rules, &text), Ok(*position), "{}", text);
            for point in rules.board.points() {
                let has = |side: &Side| position.stones(*side).contains(point);
                prop_assert_eq!(position.stone(point), Side::BOTH.into_iter().find(has));
            }
        }
    }

    #[test]
    fn the_incremental_hash_equals_the_recomputed_hash(game in any_game()) {
        for position in game.positions() {
            prop_assert_eq!(position.hash(), position.recomputed_hash(game.rules()));
        }
    }

    #[test]
    fn undo_and_redo_of_turns_restore_the_record(mut game in any_game()) {
        let positions = game.positions().to_vec();
        let outcome = game.outcome();
        for i in (0..positions.len() - 1).rev() {
            prop_assert!(game.can_undo());
            game.undo_turn().unwrap();
            prop_assert_eq!(*game.position(), positions[i]);
            prop_assert_eq!(game.position().hash(), positions[i].hash());
            prop_assert_eq!(game.outcome(), None);
        }
        prop_assert!(!game.can_undo());
        prop_assert_eq!(game.undo_turn(), Err(Refusal::NothingToUndo));
        for position in &positions[1..] {
            prop_assert!(game.can_redo());
            game.redo_turn().unwrap();
            prop_assert_eq!(game.position(), position);
        }
        prop_assert!(!game.can_redo());
        prop_assert_eq!(game.positions(), positions);
        prop_assert_eq!(game.outcome(), outcome);
    }

    #[test]
    fn undo_and_redo_of_steps_restore_the_record(mut game in any_game(), seed: u64) {
        let mut random = random(seed);
        let base = *game.position();
        let mut chains = vec![game.chain().clone()];
        while game.outcome().is_none() && *game.position() == base {
            let next = game.chain().next_steps(game.rules());
            let step = next[random.random_range(0..next.len())];
            let stepped = game.step(step.from, step.to, step.kind).unwrap();
            prop_assert_eq!(stepped.step, step);
            if stepped.turn.is_some() {
                break;
            }
            chains.push(game.chain().clone());
            if random.random_range(0..4) == 0 {
                break;
            }
        }
        if !game.chain().is_empty() {
            prop_assert_eq!(*game.position(), base, "an open chain changes nothing yet");
            for chain in chains.iter().rev().skip(1) {
                game.undo_step().unwrap();
                prop_assert_eq!(game.chain(), chain);
            }
            prop_assert_eq!(game.undo_step(), Err(Refusal::NoOpenChain));
        }
    }

    #[test]
    fn turns_round_trip(game in any_game(), seed: u64) {
        let (rules, position) = (game.rules(), game.position());
        let mut random = random(seed);
        for _ in 0..8 {
            let Some(turn) = random_turn(rules, position, &mut random) else { break };
            for text in [write_turn(&rules.board, &turn), write_turn_compact(&rules.board, &turn)] {
                prop_assert_eq!(read_turn(rules, position, &text), Ok(turn.clone()), "{}", text);
            }
        }
    }

    #[test]
    fn a_step_is_refused_exactly_if_no_legal_turn_begins_with_it(game in any_game(), seed: u64) {
        let rules = game.rules();
        let mut random = random(seed);
        let mut chain = Chain::new(*game.position());
        loop {
            let next = chain.next_steps(rules);
            for from in rules.board.points() {
                for to in rules.board.points() {
                    let here: Vec<_> =
                        next.iter().filter(|step| step.from == from && step.to == to).collect();
                    for kind in CaptureKind::BOTH {
                        let step = here.iter().find(|step| step.kind == Some(kind));
                        let found = chain.check(rules, from, to, Some(kind)).ok();
                        prop_assert_eq!(found.as_ref(), step.copied());
                    }
                    match (here.as_slice(), chain.check(rules, from, to, None)) {
                        ([only], Ok(step)) => prop_assert_eq!(**only, step),
                        ([], Err(refusal)) => prop_assert_ne!(refusal, Refusal::ChooseGroup),
                        ([_, _], Err(refusal)) => prop_assert_eq!(refusal, Refusal::ChooseGroup),
                        other => prop_assert!(false, "{:?}", other),
                    }
                }
            }
            let Some(&step) = next.get(random.random_range(0..next.len().max(1))) else { break };
            chain.push(rules, step.from, step.to, step.kind).unwrap();
        }
    }

    #[test]
    fn listed_turns_are_distinct_and_legal_step_by_step(game in any_game()) {
        let (rules, position) = (game.rules(), game.position());
        if !listable(rules) {
            return Ok(());
        }
        let all = turns(rules, position);
        prop_assert!(all.windows(2).all(|pair| pair[0] != pair[1]));
        let first: Vec<_> = Chain::new(*position).next_steps(rules);
        prop_assert_eq!(all.is_empty(), first.is_empty());
        for text in &all {
            let turn = read_turn(rules, position, text).unwrap();
            let mut fresh = Record::from_position(Arc::clone(rules), *position);
            fresh.play(&turn).unwrap();
            let after = fresh.position();
            let (mover, other) = (position.side(), position.side().opponent());
            prop_assert_eq!(after.stones(mover).len(), position.stones(mover).len());
            prop_assert_eq!(after.stones(other), position.stones(other) - turn.captured);
            prop_assert!((turn.captured - position.stones(other)).is_empty());
            prop_assert_eq!(after.side(), other);
            prop_assert_eq!(*after, position.play_unchecked(rules, &turn));
        }
    }

    #[test]
    fn turns_are_streamed_in_the_order_of_their_notation(game in any_game()) {
        let (rules, position) = (game.rules(), game.position());
        if !listable(rules) {
            return Ok(());
        }
        let mut streamed = Vec::new();
        let done = generate::try_for_each_turn(rules, position, Counting::Sequences, |steps, _| {
            let turn = Turn::new(steps.to_vec()).unwrap();
            streamed.push(write_turn(&rules.board, &turn));
            ControlFlow::<()>::Continue(())
        });
        prop_assert!(done.is_continue());
        prop_assert_eq!(streamed, turns(rules, position));
    }

    #[test]
    fn of_turns_with_one_result_the_first_is_streamed(game in any_game()) {
        let (rules, position) = (game.rules(), game.position());
        if !listable(rules) {
            return Ok(());
        }
        let result = |steps: &[Step], captured| (steps[0].from, steps[steps.len() - 1].to, captured);
        let (mut known, mut expected, mut streamed) = (HashSet::new(), Vec::new(), Vec::new());
        let _ = generate::try_for_each_turn(rules, position, Counting::Sequences, |steps, captured| {
            if known.insert(result(steps, captured)) {
                expected.push(steps.to_vec());
            }
            ControlFlow::<()>::Continue(())
        });
        let done = generate::try_for_each_turn(rules, position, Counting::Results, |steps, _| {
            streamed.push(steps.to_vec());
            ControlFlow::<()>::Continue(())
        });
        prop_assert_eq!(done, ControlFlow::Continue(true));
        prop_assert_eq!(streamed, expected);
    }

    #[test]
    fn mirrored_positions_have_mirrored_turns(game in any_game()) {
        let (rules, position) = (game.rules(), game.position());
        if !listable(rules) {
            return Ok(());
        }
        for mirror in reflections(rules) {
            let turned = |text: &String| -> String {
                let point = |name: &str| {
                    let point = rules.board.point_named(&name[..2]).unwrap();
                    format!("{}{}", rules.board.name(mirror(rules, point)), &name[2..])
                };
                text.split('-').map(point).collect::<Vec<_>>().join("-")
            };
            let mut expected: Vec<String> = turns(rules, position).iter().map(turned).collect();
            expected.sort_unstable();
            for swap in [false, true] {
                let seen = mirrored(rules, position, mirror, swap);
                prop_assert_eq!(turns(rules, &seen), expected.clone(), "colours swapped: {}", swap);
            }
        }
    }
}
