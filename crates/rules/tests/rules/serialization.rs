//! Serde: the small value types read back what they wrote, and refuse values out of range.

use super::common::{KEYS, random_game, rules};
use super::values::{draw_warnings, match_errors, outcomes, refusals, tag_errors};
use fanorona_rules::clock::Allowance;
use fanorona_rules::matches::tags::MatchTagError;
use fanorona_rules::matches::{MatchScore, Obligation, Party, Standing, obligation};
use fanorona_rules::{
    CaptureKind, Counters, Direction, DrawWarning, Point, PointSet, Refusal, Side, Step, Stepped,
    TimeControl, Turn,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::time::Duration;

/// Serializes a value, reads it back and compares.
fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = ron::to_string(value).unwrap();
    let back: T = ron::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&back, value, "{text}");
}

/// Whether this text is refused as a value of the type.
fn is_refused<T: DeserializeOwned>(text: &str) -> bool {
    ron::from_str::<T>(text).is_err()
}

#[test]
fn small_values_read_back_what_they_wrote() {
    for index in 0..Point::MAX {
        round_trip(&Point::new(index));
        round_trip(&Point::new(index).set());
    }
    for set in [PointSet::EMPTY, PointSet(u64::MAX), PointSet(1 << 63 | 5)] {
        round_trip(&set);
    }
    Side::BOTH.iter().for_each(round_trip);
    Party::BOTH.iter().for_each(round_trip);
    Direction::ALL.iter().for_each(round_trip);
    CaptureKind::BOTH.iter().for_each(round_trip);
    refusals().iter().for_each(round_trip);
    round_trip(&Refusal::AnotherMustCapture(PointSet(u64::MAX)));
    outcomes().iter().for_each(round_trip);
    draw_warnings().iter().for_each(round_trip);
    round_trip(&Counters { quiet: 3, quiet_left: Some(97), repetitions: 2, times_left: None });
    round_trip(&MatchScore::default());
    for standing in [Standing::Open, Standing::Won(Party::Second), Standing::Drawn] {
        round_trip(&standing);
    }
}

#[test]
fn match_errors_read_back_what_they_wrote() {
    match_errors().iter().for_each(round_trip);
    tag_errors().iter().for_each(round_trip);
    assert!(is_refused::<MatchTagError>("Contradiction(\"White\")"));
}

#[test]
fn time_controls_read_back_what_they_wrote() {
    for text in ["-", "300", "300+5", "0.125+3600:86400", "-:60", "60:-"] {
        let control: TimeControl = text.parse().unwrap();
        round_trip(&control);
    }
    // Finer than the notation, which has three decimals.
    let fine = Allowance::new(Duration::new(1, 1), Duration::from_nanos(3)).unwrap();
    round_trip(&TimeControl::both(fine));
}

#[test]
fn turns_of_random_games_read_back_what_they_wrote() {
    for (seed, key) in KEYS.iter().enumerate() {
        let record = random_game(&rules(key), seed as u64, 60);
        for turn in record.turns() {
            round_trip(turn);
            turn.steps.iter().for_each(round_trip);
            round_trip(&Stepped { step: turn.steps[0], turn: Some(turn.clone()) });
        }
        round_trip(&DrawWarning::Turns(record.turns().to_vec()));
        round_trip::<Obligation>(&obligation(&record));
    }
}

#[test]
fn values_out_of_range_are_refused() {
    assert!(is_refused::<Point>("64") && is_refused::<Point>("255"));
    assert!(is_refused::<Turn>("[]"), "a turn without steps");
    let step =
        |from, to, kind, captured| format!("(from:{from},to:{to},kind:{kind},captured:{captured})");
    let good = step(0, 1, "Some(Approach)", 4);
    assert!(!is_refused::<Step>(&good) && !is_refused::<Turn>(&format!("[{good}]")));
    assert!(is_refused::<Step>(&step(0, 64, "None", 0)), "a point of no board");
    assert!(is_refused::<Step>(&step(0, 1, "None", 4)), "stones taken without a capture");
    assert!(is_refused::<Step>(&step(0, 1, "Some(Approach)", 0)), "a capture of nothing");
    let apart = step(2, 3, "Some(Approach)", 16);
    assert!(is_refused::<Turn>(&format!("[{good},{apart}]")), "steps that do not join");
    let allowance = |start, increment| {
        format!("(start:(secs:{start},nanos:0),increment:(secs:{increment},nanos:0))")
    };
    assert!(!is_refused::<Allowance>(&allowance(86_400, 3_600)));
    for (start, increment) in [(0, 5), (86_401, 0), (60, 3_601)] {
        assert!(is_refused::<Allowance>(&allowance(start, increment)), "{start}+{increment}");
    }
}
