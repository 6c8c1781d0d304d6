//! The hash distinguishes first turns where the rules restrict them, and only there; and handicaps.

use super::common::{game, play};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Ruleset, Side, generate};

/// The starting stones with this side to move at this turn number.
fn hash(rules: &Ruleset, side: Side, number: u32) -> u64 {
    Position::new(rules, rules.start, side, 0, number, None).unwrap().hash()
}

#[test]
fn a_restricted_first_turn_has_a_hash_of_its_own() {
    let parker = &shipped::variant("parker").unwrap().rules;
    for side in Side::BOTH {
        assert_ne!(hash(parker, side, 1), hash(parker, side, 2), "{side:?}");
        assert_eq!(hash(parker, side, 2), hash(parker, side, 3), "later turns are alike");
    }
}

#[test]
fn an_ordinary_first_turn_has_the_hash_of_any_turn() {
    let tsivy = &shipped::variant("tsivy").unwrap().rules;
    for side in Side::BOTH {
        assert_eq!(hash(tsivy, side, 1), hash(tsivy, side, 2), "{side:?}");
    }
}

#[test]
fn the_hash_of_a_first_turn_is_dropped_when_turns_are_played() {
    let parker = &shipped::variant("parker").unwrap().rules;
    let mut position = Position::start(parker);
    for ply in 0..4 {
        let stones = Side::BOTH.map(|side| position.stones(side));
        let unrestricted =
            Position::new(parker, stones, position.side(), position.quiet(), 9, None).unwrap();
        assert_eq!(position.hash() != unrestricted.hash(), ply < 2, "ply {ply}");
        let turn = &generate::turns(parker, &position)[0];
        position = position.play_unchecked(parker, turn);
    }
}

#[test]
fn a_handicap_of_either_side_has_a_hash_of_its_own() {
    let vela = &shipped::variant("vela").unwrap().rules;
    for side in Side::BOTH {
        let hash =
            |handicapped| Position::new(vela, vela.start, side, 0, 9, handicapped).unwrap().hash();
        let hashes = [None, Some(Side::White), Some(Side::Black)].map(hash);
        assert!(hashes[0] != hashes[1] && hashes[0] != hashes[2] && hashes[1] != hashes[2]);
        assert_eq!(hashes[0], hash(None));
    }
}

#[test]
fn the_start_is_not_repeated_by_the_same_stones_at_a_later_turn() {
    let parker = &shipped::variant("parker").unwrap().rules;
    let mut game = game(parker, "9/9/9/9/W7B w 0 1");
    let mut repetitions = Vec::new();
    for turn in ["a1-a2", "i1-i2", "a2-a1", "i2-i1"].into_iter().cycle().take(8) {
        play(&mut game, turn);
        repetitions.push(game.repetitions());
    }
    // At first the turns are bound to one step; the positions of the first turns do not recur.
    assert_eq!(repetitions, [1, 1, 1, 1, 1, 2, 2, 2]);
}
