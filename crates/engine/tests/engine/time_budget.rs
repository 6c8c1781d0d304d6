//! Time management: the share of the clock for a turn.

use fanorona_engine::protocol::{
    GoLimits, OverheadMeter, ProtocolCommand, TimeBudget, TurnOverhead, TurnTimer,
};
use fanorona_engine::{Limits, Report, Score, search};
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, generate};
use std::time::Duration;

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

/// The share of a side with a minute left, after turns that were late by these numbers of milliseconds.
fn share_after(late: &[u64], increment: u64) -> u64 {
    let mut overhead = TurnOverhead::default();
    for &late in late {
        overhead.record(Duration::from_millis(50), Duration::from_millis(50 + late));
    }
    TimeBudget { left: 60_000, increment, turns_to_go: None }.share_after(&overhead)
}

#[test]
fn measured_overhead_is_kept_in_reserve() {
    assert_eq!(share_after(&[], 0), share(60_000, 0, None));
    assert_eq!(share_after(&[0; 40], 0), share(60_000, 0, None));
    // 10 ms for each of 60 turns and for one delay are kept back, and 10 ms belong to this turn.
    assert_eq!(share_after(&[10; 8], 0), share(60_000 - 610, 0, None) - 10);
    // An increment makes up for what is late.
    assert_eq!(share_after(&[10; 8], 1_000), share(60_000 - 10, 1_000, None) - 10);
    // A single delay counts once, for the next 32 turns.
    assert_eq!(share_after(&[700], 0), share(60_000 - 700, 0, None));
    assert_eq!(share_after(&[&[700][..], &[0; 31]].concat(), 0), share(59_300, 0, None));
    assert_eq!(share_after(&[&[700][..], &[0; 32]].concat(), 0), share(60_000, 0, None));
    // No machine is too slow for an answer.
    assert_eq!(share_after(&[u64::from(u32::MAX); 40], 0), 1);
    let mut overhead = TurnOverhead::NONE;
    overhead.record(Duration::ZERO, Duration::MAX);
    overhead.record(Duration::MAX, Duration::ZERO);
    for (left, increment) in [(0, 0), (u64::MAX, u64::MAX), (1, u64::MAX)] {
        for turns_to_go in [None, Some(0), Some(u64::MAX)] {
            let share = TimeBudget { left, increment, turns_to_go }.share_after(&overhead);
            assert!(share >= 1 && share <= left.max(1), "{left} {increment}: {share}");
        }
    }
}

/// A game of Telo with this many turns.
fn telo(turns: usize) -> Record {
    let record = Record::new(shipped::variant("telo").unwrap().rules.clone());
    continued(record, turns)
}

fn continued(mut record: Record, turns: usize) -> Record {
    for _ in 0..turns {
        let turn = generate::turns(record.rules(), record.position()).swap_remove(0);
        record.play(&turn).unwrap();
    }
    record
}

fn go(limits: &str) -> GoLimits {
    match limits.parse().unwrap() {
        ProtocolCommand::Go(go) => go,
        other => panic!("{other}"),
    }
}

#[test]
fn the_protocol_measures_overhead_by_the_clocks_it_is_given() {
    let mut meter = OverheadMeter::default();
    let time = meter.time_for(&go("go wtime 60000 btime 60000"), &telo(0)).unwrap().unwrap();
    assert_eq!(time, share(60_000, 0, None));
    // White's clock shows 30 ms less than it should.
    let left = 60_000 - time - 30;
    let next = go(&format!("go wtime {left} btime 60000"));
    let time = meter.time_for(&next, &telo(2)).unwrap().unwrap();
    assert_eq!(meter.overhead().longest(), Duration::from_millis(30));
    assert_eq!(time, share(left - 30, 0, None));
    // The increment belongs to what it should show.
    let mut meter = OverheadMeter::default();
    let time = meter.time_for(&go("go wtime 9000 winc 500 btime 1"), &telo(0)).unwrap().unwrap();
    let left = 9_500 - time - 7;
    meter.time_for(&go(&format!("go wtime {left} winc 500 btime 1")), &telo(2)).unwrap();
    assert_eq!(meter.overhead().longest(), Duration::from_millis(7));
}

#[test]
fn other_games_and_other_limits_measure_nothing() {
    let (start, late) = (go("go wtime 60000 btime 60000"), go("go wtime 1000 btime 1000"));
    for (first, second, before, after) in [
        (&start, &late, 0, 0),
        (&start, &late, 0, 1),
        (&start, &late, 0, 4),
        (&start, &go("go movetime 100"), 0, 2),
        (&go("go nodes 100"), &late, 0, 2),
        (&late, &start, 0, 2),
        (&start, &go("go infinite"), 0, 2),
    ] {
        let mut meter = OverheadMeter::default();
        meter.time_for(first, &telo(before)).unwrap();
        meter.time_for(second, &telo(after)).unwrap();
        assert_eq!(meter.overhead(), &TurnOverhead::NONE, "{first}, {second}, {after}");
    }
    // The same number of turns in another game.
    let mut meter = OverheadMeter::default();
    meter.time_for(&start, &telo(0)).unwrap();
    let rules = shipped::variant("telo").unwrap().rules.clone();
    let other = read_position(&rules, "BBB/1BW/WWW w").unwrap();
    let other = continued(Record::from_position(rules, other), 2);
    meter.time_for(&late, &other).unwrap();
    assert_eq!(meter.overhead(), &TurnOverhead::NONE);
    assert!(meter.time_for(&go("go btime 5"), &telo(0)).is_err());
}

#[test]
fn a_difficult_turn_may_take_three_shares_but_not_much_of_what_is_left() {
    let most = |left, increment, turns_to_go| {
        TimeBudget { left, increment, turns_to_go }.most_after(&TurnOverhead::NONE)
    };
    assert_eq!(most(60_000, 0, None), 3 * share(60_000, 0, None));
    assert_eq!(most(1_000, 50, None), 190, "a fifth of what is left but the reserve");
    assert_eq!(most(490, 50, None), 88, "likewise");
    assert_eq!(most(470, 50, None), 70, "eight increments stay on the clock");
    assert_eq!(most(430, 50, None), share(430, 50, None), "the share is always allowed");
    assert_eq!(most(430, 0, None), 3 * share(430, 0, None), "no increment, nothing to keep");
    assert_eq!(most(100, 50, None), share(100, 50, None), "never less than the share");
    assert_eq!(most(60_000, 0, Some(1)), share(60_000, 0, Some(1)));
    let mut late = TurnOverhead::NONE;
    late.record(Duration::ZERO, Duration::from_secs(50));
    let clock = TimeBudget { left: 60_000, increment: 0, turns_to_go: None };
    assert!(clock.most_after(&late) < clock.most_after(&TurnOverhead::NONE) / 5);
}

#[test]
fn what_a_search_took_on_purpose_is_no_overhead() {
    let mut meter = OverheadMeter::default();
    assert_eq!(meter.most(), None);
    let time = meter.time_for(&go("go wtime 60000 btime 60000"), &telo(0)).unwrap().unwrap();
    assert_eq!(meter.most(), Some(3 * time));
    meter.searched(Duration::from_millis(5_000));
    meter.time_for(&go("go wtime 54991 btime 60000"), &telo(2)).unwrap();
    assert_eq!(meter.overhead().longest(), Duration::from_millis(9));
    // A fixed time stays as it is.
    meter.time_for(&go("go wtime 50000 btime 60000 movetime 700"), &telo(4)).unwrap();
    assert_eq!(meter.most(), Some(700));
}

#[test]
fn a_proved_loss_takes_more_time_and_a_proved_win_does_not() {
    let start = Record::new(shipped::variant("telo").unwrap().rules.clone());
    let report = search(&start, Limits::depth(1), &mut || false);
    for (score, milliseconds) in [
        (Score::Loss(9), 2_500),
        (Score::TableLoss(9), 2_500),
        (Score::Draw, 1_800),
        (Score::Win(9), 1_300),
        (Score::TableWin(9), 1_300),
    ] {
        let mut timer = TurnTimer::new(Duration::from_secs(1), Duration::from_secs(9));
        for score in [Score::Estimate(40), score] {
            timer.observe(&Report { score, ..report.clone() });
        }
        assert_eq!(timer.time(), Duration::from_millis(milliseconds), "{score:?}");
    }
}
