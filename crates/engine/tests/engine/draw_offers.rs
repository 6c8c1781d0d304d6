//! Draw offers: accepted by stage of the game, score and side.

use fanorona_engine::{Score, accepts_draw};
use fanorona_rules::Side::{self, Black, White};

/// Whether `side` accepts with White to move at this turn number and quiet counter.
fn accepts(number: u32, quiet: u16, side: Side, centistones: i32) -> bool {
    let record = super::common::record("tsivy", &format!("4B4/9/4B4/9/3W1W3 w {quiet} {number}"));
    accepts_draw(&record, side, Score::Estimate(centistones))
}

#[test]
fn draws_are_declined_in_the_first_five_turns() {
    assert!(!accepts(5, 0, White, -900) && !accepts(5, 30, Black, 900));
    assert!(accepts(6, 0, White, -900) && accepts(6, 0, Black, 900));
}

#[test]
fn a_side_that_is_behind_accepts() {
    assert!(accepts(10, 0, White, -51) && !accepts(10, 0, White, -50));
    assert!(accepts(10, 0, Black, 51) && !accepts(10, 0, Black, 50), "the score is White's");
}

#[test]
fn an_equal_game_is_drawn_from_turn_20_or_after_10_quiet_turns() {
    assert!(!accepts(19, 9, White, 0));
    assert!(accepts(20, 0, White, 0) && accepts(19, 10, White, 0));
    assert!(accepts(20, 0, White, 50) && !accepts(20, 0, White, 51));
    assert!(accepts(20, 0, Black, -50) && !accepts(20, 0, Black, -51));
}
