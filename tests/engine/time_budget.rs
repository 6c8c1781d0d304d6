//! Time management: the share of the clock for a turn.

use fanorona::engine::protocol::TimeBudget;

fn share(left: u64, increment: u64, turns_to_go: Option<u64>) -> u64 {
    TimeBudget { left, increment, turns_to_go }.share()
}

#[test]
fn the_time_left_is_divided_among_the_turns_to_go() {
    assert_eq!(share(60_000, 0, None), 2_000, "30 turns are assumed");
    assert_eq!(share(60_000, 0, Some(10)), 6_000);
    assert_eq!(share(60_000, 0, Some(300)), 2_000, "30 turns at most");
    assert_eq!(share(60_000, 0, Some(0)), 48_000, "at least one turn");
}

#[test]
fn three_quarters_of_the_increment_are_used() {
    assert_eq!(share(60_000, 1_000, None), 2_750);
    assert_eq!(share(60_000, 1_002, None), 2_750, "whole quarters");
}

#[test]
fn a_reserve_of_50_milliseconds_and_a_fifth_of_the_clock_are_kept() {
    assert_eq!(share(1_000, 0, Some(1)), 800);
    assert_eq!(share(1_000, 100_000, None), 800);
    assert_eq!(share(250, 0, Some(1)), 200, "a fifth is the reserve");
    assert_eq!(share(240, 0, Some(1)), 190, "less than a fifth would be left");
    assert_eq!(share(60, 0, Some(1)), 10);
    assert_eq!([share(50, 0, Some(1)), share(0, 500, None)], [1, 1], "never nothing");
}
