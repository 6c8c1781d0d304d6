//! Chains: continuing, revisiting points, and repeating directions.

use crate::common::{game, play, rules, tsivy_with, turns_of};
use fanorona_rules::notation::read_turn;
use fanorona_rules::notation::turn::ParseTurnError;
use fanorona_rules::{Position, Refusal, Ruleset};

/// The variants with the standard rules for chains.
const USUAL: [&str; 3] = ["tsivy", "tumicarona", "tumicarona-rematch"];
/// A stone that can step from c1 to d1 and back, taking e1 and b1.
const THERE_AND_BACK: &str = "9/9/9/9/1BW1B4 w";
/// A stone that can step from b1 to c1 and on to d1, taking a1 and e1.
const STRAIGHT_ON: &str = "9/9/9/9/BW2B4 w";
/// A stone that can step right, up, and right again, taking a1, c3 and e2.
const ZIGZAG: &str = "9/9/2B6/4B4/BW7 w";

fn refusal(rules: &Ruleset, start: &str, turn: &str) -> Refusal {
    let position: Position = crate::common::position(rules, start);
    match read_turn(rules, &position, turn).unwrap_err() {
        ParseTurnError::Refused { refusal, .. } | ParseTurnError::Unfinished { refusal, .. } => {
            refusal
        }
        other => panic!("{turn}: {other:?}"),
    }
}

// Encyclopedia, Dutch and Russian sheets, Tumicarona.
#[test]
fn a_chain_may_stop_after_each_step() {
    for key in USUAL {
        let turns = turns_of(&rules(key), ZIGZAG);
        for turn in ["b1-c1W", "b1-c1W-c2A", "b1-c1W-c2A-d2A"] {
            assert!(turns.iter().any(|other| other == turn), "{key}: {turn}");
        }
    }
}

// Parker: "the last possible capture ends the turn".
#[test]
fn a_parker_chain_must_continue_while_its_stone_can_capture() {
    let parker = rules("parker");
    assert_eq!(refusal(&parker, ZIGZAG, "b1-c1W"), Refusal::MustContinue);
    assert_eq!(refusal(&parker, ZIGZAG, "b1-c1W-c2A"), Refusal::MustContinue);
    assert!(turns_of(&parker, ZIGZAG).contains(&"b1-c1W-c2A-d2A".to_owned()));
}

// Encyclopedia, Dutch and Russian sheets, Tumicarona.
#[test]
fn a_chain_may_not_revisit_a_point() {
    for key in USUAL {
        let rules = rules(key);
        assert_eq!(refusal(&rules, THERE_AND_BACK, "c1-d1A-c1A"), Refusal::PointTouched, "{key}");
    }
}

// Russian sheet: "including the point from which it began".
#[test]
fn the_start_of_a_chain_counts_as_touched() {
    let turns = turns_of(&rules("tsivy"), THERE_AND_BACK);
    assert!(turns.iter().all(|turn| turn.matches("c1").count() == 1), "{turns:?}");
}

// The Parker sheet has no such limit, and its sample game revisits points.
#[test]
fn a_parker_chain_may_revisit_points() {
    let turns = turns_of(&rules("parker"), THERE_AND_BACK);
    assert!(turns.contains(&"c1-d1A-c1A".to_owned()), "{turns:?}");
    let mut game = game(&rules("parker"), "9/9/9/9/1BW1B3B w");
    play(&mut game, "c1-d1A-c1A");
    assert_eq!(crate::common::text(&game), "9/9/9/9/2W5B b 0 2", "it ends where it began");
}

// Encyclopedia: the stone must change its direction; Russian sheet: not twice running;
// Tumicarona: with every step the direction must change.
#[test]
fn a_chain_may_not_repeat_the_direction_of_the_step_before() {
    for key in USUAL {
        let rules = rules(key);
        assert_eq!(turns_of(&rules, STRAIGHT_ON), ["b1-c1W"], "{key}");
        assert_eq!(refusal(&rules, STRAIGHT_ON, "b1-c1W-d1A"), Refusal::SameDirection, "{key}");
    }
}

// The Dutch sheet alone is ambiguous; the other three are clear.
#[test]
fn a_chain_may_take_an_earlier_direction_again_after_another() {
    for key in USUAL {
        assert!(turns_of(&rules(key), ZIGZAG).contains(&"b1-c1W-c2A-d2A".to_owned()), "{key}");
    }
}

// The Dutch sheet read literally, as a switch.
#[test]
fn with_the_stricter_switch_no_direction_comes_twice_in_a_chain() {
    let strict = tsivy_with("repeating: NotTwiceInChain");
    assert_eq!(refusal(&strict, ZIGZAG, "b1-c1W-c2A-d2A"), Refusal::DirectionUsed);
    assert_eq!(refusal(&strict, STRAIGHT_ON, "b1-c1W-d1A"), Refusal::SameDirection);
    assert!(turns_of(&strict, ZIGZAG).contains(&"b1-c1W-c2A".to_owned()));
}

// The Parker sheet has no such limit, and its figure 4 and sample game repeat directions.
#[test]
fn a_parker_chain_may_repeat_its_direction() {
    assert_eq!(turns_of(&rules("parker"), STRAIGHT_ON), ["b1-c1W-d1A"]);
}

// All sheets: only the stone that captured may continue.
#[test]
fn only_one_stone_moves_in_a_chain() {
    let start = "9/9/9/W1B6/W1BB5 w";
    let tsivy = rules("tsivy");
    let turns = turns_of(&tsivy, start);
    assert!(turns.iter().all(|turn| !(turn.contains("a1") && turn.contains("a2"))));
}

// All sheets: every further step must capture, too.
#[test]
fn a_chain_has_no_plain_steps() {
    let tsivy = rules("tsivy");
    assert_eq!(refusal(&tsivy, "9/9/9/9/W1B5B w", "a1-b1A-b2"), Refusal::ChainMustCapture);
    assert_eq!(refusal(&tsivy, "9/9/9/9/W7B w", "a1-b1-c1"), Refusal::ChainMustCapture);
}

// All sheets: captured stones are removed before the next step of the chain.
#[test]
fn a_chain_may_visit_points_of_stones_it_captured() {
    let mut game = game(&rules("tsivy"), "9/9/BB7/9/W1B6 w");
    play(&mut game, "a1-b1A-b2A-c1W");
    assert_eq!(crate::common::text(&game), "9/9/9/9/2W6 b 0 2");
}
