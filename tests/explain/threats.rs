//! Threats, verified by the judge.

use crate::judge::{Judge, effect};
use crate::positions::for_each;
use fanorona::engine::Limits;
use fanorona::engine::explain::{Horizon, Threat, threats};
use fanorona::rules::generate;
use fanorona::rules::notation::read_position;
use fanorona::rules::variant::shipped;
use fanorona::rules::{PointSet, Position, Side};

#[test]
fn every_threat_could_be_carried_out_if_the_side_to_move_passed() {
    let (mut found, mut valued) = (0, 0);
    for_each(7, 150, |_, record| {
        let (rules, at) = (record.rules(), record.position());
        let all = threats(rules, at, Limits::nodes(3_000), &mut || false);
        let stones = Side::BOTH.map(|side| at.stones(side));
        let number = at.number() + u32::from(at.side() == Side::Black);
        let side = at.side().opponent();
        let passed = Position::new(rules, stones, side, at.quiet(), number, at.handicapped());
        let passed = passed.unwrap();
        // Nothing can follow where passing would end the game.
        let turns = generate::turns(rules, &passed);
        let capturing: PointSet =
            turns.iter().filter(|turn| !turn.is_paika()).map(|turn| turn.from).collect();
        let named: PointSet = all.iter().map(|threat| threat.turn.from).collect();
        assert_eq!((named, named.len()), (capturing, all.len()), "one for each stone");
        assert!(all.is_sorted_by_key(|threat| std::cmp::Reverse(threat.gains)));
        let mut judge = Judge::new(rules);
        for Threat { turn, gains } in &all {
            assert!(turns.contains(turn));
            found += 1;
            let Some(gains) = gains else { continue };
            valued += 1;
            judge.rest();
            assert_eq!(judge.balance(&passed, effect(turn), Horizon::EXCHANGE), *gains);
            for other in turns.iter().filter(|other| other.from == turn.from) {
                let better =
                    judge.is_at_least(&passed, effect(other), Horizon::EXCHANGE, gains + 1);
                assert!(!better || other.is_paika());
            }
        }
    });
    assert!(found > 100 && valued > 100, "{found}, {valued}");
}

/// The captures after those of one stone go on so long that all nodes would not suffice for it.
#[test]
fn a_stone_with_a_long_exchange_leaves_nodes_for_the_others() {
    let rules = &shipped::variant("tsivy").unwrap().rules;
    let text = "2W3B2/2BBB1BBB/6WBW/2W1WWWWW/WW1WWWWWW w 0 4";
    let position = read_position(rules, text).unwrap();
    let found = threats(rules, &position, Limits::nodes(25_000), &mut || false);
    let valued = found.iter().filter(|threat| threat.gains.is_some()).count();
    assert_eq!((valued, found.len()), (5, 5), "{found:?}");
}

#[test]
fn a_finished_game_has_no_threats() {
    let rules = &shipped::variant("tsivy").unwrap().rules;
    let position = read_position(rules, "9/9/9/9/B8 w 0 20").unwrap();
    assert!(threats(rules, &position, Limits::nodes(100), &mut || false).is_empty());
    // White cannot move, so it has lost, although Black could take its stone.
    let position = read_position(rules, "9/9/9/BB7/WB7 w 0 20").unwrap();
    assert!(position.outcome(rules).is_some());
    assert!(threats(rules, &position, Limits::nodes(100), &mut || false).is_empty());
    let asked = &mut 0;
    let start = Position::start(rules);
    let stopped = threats(rules, &start, Limits::nodes(100_000), &mut || {
        *asked += 1;
        true
    });
    assert!(*asked > 0 && stopped.iter().all(|threat| threat.gains.is_none()));
}

/// In Parker's rules the first turn of each side is a single step. Who passes in its first turn leaves to the other
/// side its next one, which is White's second and Black's first.
#[test]
fn what_is_threatened_in_the_first_turns_obeys_their_limit() {
    let rules = &shipped::variant("parker").unwrap().rules;
    let stones = Side::BOTH.map(|side| Position::start(rules).stones(side));
    let most_steps = |side, number| {
        let position = Position::new(rules, stones, side, 0, number, None).unwrap();
        let found = threats(rules, &position, Limits::nodes(100), &mut || false);
        found.iter().map(|threat| threat.turn.steps.len()).max()
    };
    assert_eq!([1, 2].map(|number| most_steps(Side::White, number)), [Some(1), Some(2)]);
    assert_eq!([1, 2].map(|number| most_steps(Side::Black, number)), [Some(2), Some(2)]);
}

#[test]
fn the_greatest_number_of_a_turn_has_threats_too() {
    let rules = &shipped::variant("telo").unwrap().rules;
    let threatened = |number: u32| {
        let position = read_position(rules, &format!("3/1W1/B1B b 0 {number}")).unwrap();
        threats(rules, &position, Limits::nodes(1_000), &mut || false)
    };
    let found = threatened(9);
    assert!(!found.is_empty());
    assert_eq!(threatened(u32::MAX), found);
}
