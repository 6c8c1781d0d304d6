//! Approach and withdrawal: what a capturing step takes, and when a capture is compulsory.

use crate::common::{game, play, rules, text, turns_of};

/// The stones after one turn under Tsivy's rules.
fn after(start: &str, turn: &str) -> String {
    let mut game = game(&rules("tsivy"), start);
    play(&mut game, turn);
    text(&game).split(' ').next().unwrap().to_owned()
}

// Parker, figure 2; all sheets.
#[test]
fn an_approach_takes_the_line_ahead_up_to_the_first_gap() {
    assert_eq!(after("9/9/9/9/W1BB1B3 w", "a1-b1A"), "9/9/9/9/1W3B3");
}

// Parker, figure 3; all sheets.
#[test]
fn a_withdrawal_takes_the_line_behind_up_to_the_first_gap() {
    assert_eq!(after("9/9/9/9/1WBB1B3 w", "b1-a1W"), "9/9/9/9/W4B3");
}

// Russian and Dutch sheets, Tumicarona: an own stone ends the line as well.
#[test]
fn a_capture_stops_at_an_own_stone() {
    assert_eq!(after("9/9/9/9/W1BBWB3 w", "a1-b1A"), "9/9/9/9/1W2WB3");
}

// All sheets: the edge of the board ends the line.
#[test]
fn a_capture_stops_at_the_edge() {
    assert_eq!(after("9/9/9/BB7/6W1B w", "g1-h1A"), "9/9/9/BB7/7W1");
    assert_eq!(after("B8/9/8B/9/6W2 w", "g1-h2A"), "B8/9/9/7W1/9");
}

// All sheets: captures are possible along diagonals, too.
#[test]
fn a_capture_takes_a_diagonal_of_strong_points() {
    assert_eq!(after("4B4/3B5/2B6/9/W8 w", "a1-b2A"), "9/9/9/1W7/9");
}

// Encyclopedia, Dutch, Russian, Parker, Tumicarona (figure 4): choose one, never both.
#[test]
fn a_step_that_captures_both_ways_takes_one_group_only() {
    let start = "9/9/2BW1BB2/9/9 w";
    assert_eq!(turns_of(&rules("tsivy"), start), ["d3-e3A", "d3-e3W"]);
    assert_eq!(after(start, "d3-e3A"), "9/9/2B1W4/9/9");
    assert_eq!(after(start, "d3-e3W"), "9/9/4WBB2/9/9");
}

// All sheets: capturing is compulsory.
#[test]
fn a_paika_is_refused_while_any_stone_can_capture() {
    let start = "9/9/9/9/W1B5W w";
    for key in ["tsivy", "parker", "tumicarona"] {
        assert_eq!(turns_of(&rules(key), start), ["a1-b1A"], "{key}");
    }
}

// Encyclopedia, Russian sheet: free choice between captures, even of the smaller one.
#[test]
fn any_capture_satisfies_the_compulsion() {
    let start = "9/W1B6/9/9/W1BB5 w";
    assert_eq!(turns_of(&rules("tsivy"), start), ["a1-b1A", "a4-b4A"]);
}

// All sheets: a paika is legal only if no capture is possible.
#[test]
fn without_a_capture_every_plain_step_is_a_turn() {
    assert_eq!(turns_of(&rules("tsivy"), "9/9/9/9/W7B w"), ["a1-a2", "a1-b1", "a1-b2"]);
}
