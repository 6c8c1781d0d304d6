//! Serde: the small value types read back what they wrote, and refuse values out of range.

use super::common::{KEYS, random_game, rules};
use fanorona::rules::clock::Allowance;
use fanorona::rules::matches::tags::MatchTagError;
use fanorona::rules::matches::{MatchError, MatchScore, Obligation, Party, Standing, obligation};
use fanorona::rules::{
    CaptureKind, Counters, Direction, DrawReason, DrawWarning, Outcome, Point, PointSet, Refusal,
    Side, Step, Stepped, TimeControl, Turn, WinReason,
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

/// One of every refusal.
fn refusals() -> Vec<Refusal> {
    let (point, set) = (Point::new(44), PointSet(u64::MAX));
    vec![
        Refusal::GameOver,
        Refusal::NoStone,
        Refusal::EnemyStone,
        Refusal::StoneIsBlocked,
        Refusal::Occupied,
        Refusal::NoLine,
        Refusal::AnotherMustCapture(set),
        Refusal::MustCapture,
        Refusal::OtherStoneInChain(point),
        Refusal::ChainMustCapture,
        Refusal::PointTouched,
        Refusal::SameDirection,
        Refusal::DirectionUsed,
        Refusal::FirstTurnIsOneStep,
        Refusal::NoChains,
        Refusal::ChooseGroup,
        Refusal::TakesNothing(CaptureKind::Approach),
        Refusal::TakesNothing(CaptureKind::Withdrawal),
        Refusal::LargerGroup,
        Refusal::HandicappedTakesNothing,
        Refusal::MustLeaveCapture,
        Refusal::EaterTakesOneStep,
        Refusal::MustContinue,
        Refusal::NoOpenChain,
        Refusal::ChainIsOpen,
        Refusal::NothingToUndo,
        Refusal::NothingToRedo,
        Refusal::NothingToClaim,
        Refusal::NoAgreement,
        Refusal::NoOffer,
    ]
}

/// One of every outcome, for White as the winner.
fn outcomes() -> Vec<Outcome> {
    let wins = [
        WinReason::TookAll,
        WinReason::Immobilised,
        WinReason::Resigned,
        WinReason::OutOfTime,
        WinReason::NothingGiven,
        WinReason::NothingToEat,
    ];
    let draws =
        [DrawReason::QuietTurns, DrawReason::Repetition, DrawReason::Agreement, DrawReason::NoMove];
    let won = |reason| Outcome::Win { winner: Side::White, reason };
    wins.into_iter().map(won).chain(draws.into_iter().map(Outcome::Draw)).collect()
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
    outcomes().iter().for_each(round_trip);
    round_trip(&Counters { quiet: 3, quiet_left: Some(97), stood: 2, times_left: None });
    round_trip(&MatchScore::default());
    for standing in [Standing::Open, Standing::Won(Party::Second), Standing::Drawn] {
        round_trip(&standing);
    }
}

#[test]
fn match_errors_read_back_what_they_wrote() {
    let mut errors = vec![
        MatchError::Games(0),
        MatchError::NoHandicap("tsivy".to_owned()),
        MatchError::Decided,
        MatchError::AnotherGame,
        MatchError::UnderWay,
        MatchError::NothingPlayed,
    ];
    errors.extend(outcomes().into_iter().map(MatchError::Impossible));
    errors.iter().for_each(round_trip);
    round_trip(&MatchTagError::MatchFormat);
    round_trip(&MatchTagError::UnknownVariant("nowhere".to_owned()));
    round_trip(&MatchTagError::Game("1-0".to_owned()));
    round_trip(&MatchTagError::Games(MatchError::Decided));
    round_trip(&MatchTagError::Contradiction("Round"));
    round_trip(&MatchTagError::Contradiction("SeriesScore"));
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
    round_trip(&DrawWarning::QuietTurns { left: 10 });
    round_trip(&DrawWarning::Position { stood: 2 });
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
