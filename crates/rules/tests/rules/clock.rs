//! Clocks: time controls as text, running, and losing on time.

use super::common::{game, play, rules};
use fanorona_rules::clock::{
    Allowance, Clock, ParseTimeControlError, ParseTimeControlErrorKind, TimeControl,
};
use fanorona_rules::notation::{Game, read_game, write_game};
use fanorona_rules::{Outcome, Record, Refusal, Side, WinReason};
use std::time::Duration;

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

const fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn left(clock: &Clock, now: Duration) -> [Option<u64>; 2] {
    Side::BOTH.map(|side| clock.left(side, now).map(|left| left.as_secs()))
}

#[test]
fn time_controls_round_trip() {
    for text in ["-", "600", "300+5", "300+5:600", "-:60+1", "60:-", "0.25", "1.5+0.125", "86400"] {
        assert_eq!(control(text).to_string(), text);
    }
    for (text, short) in [
        ("300+0", "300"),
        ("300:300", "300"),
        (" 300 + 5 ", "300+5"),
        ("-:-", "-"),
        ("1.50", "1.5"),
    ] {
        assert_eq!(control(text).to_string(), short);
    }
    let both = Allowance { start: s(300), increment: s(5) };
    assert_eq!(control("300+5"), TimeControl::both(both));
    assert_eq!(control("-:300+5"), TimeControl::each(None, Some(both)));
    assert!(control("-").is_none() && !control("-:60").is_none());
}

#[test]
fn elapsed_time_is_subtracted_once() {
    // One turn takes most of the time; then the clock is pressed, paused or stopped.
    let mut clock = Clock::new(control("60"), 0);
    clock.start(Side::White, s(0));
    assert_eq!(clock.press(s(45)), Ok(()));
    assert_eq!((left(&clock, s(45)), clock.fallen(s(45))), ([Some(15), Some(60)], None));
    assert!(clock.pause(s(100)) && clock.is_paused());
    assert_eq!(left(&clock, s(500)), [Some(15), Some(5)]);
    assert!(clock.resume(s(500)));
    assert_eq!((clock.fallen(s(504)), clock.fallen(s(505))), (None, Some(Side::Black)));
    clock.stop(s(504));
    assert_eq!((left(&clock, s(600)), clock.fallen(s(600))), ([Some(15), Some(1)], None));
}

#[test]
fn time_control_errors_have_an_offset() {
    for (text, offset, reason) in [
        ("", 0, ParseTimeControlErrorKind::Seconds),
        ("five", 0, ParseTimeControlErrorKind::Seconds),
        ("40/9000", 0, ParseTimeControlErrorKind::Seconds),
        ("-5", 0, ParseTimeControlErrorKind::Seconds),
        ("5.", 0, ParseTimeControlErrorKind::Seconds),
        ("1.2345", 0, ParseTimeControlErrorKind::Seconds),
        ("300+", 4, ParseTimeControlErrorKind::Seconds),
        ("300+5:6OO", 6, ParseTimeControlErrorKind::Seconds),
        ("300:", 4, ParseTimeControlErrorKind::Seconds),
        ("0", 0, ParseTimeControlErrorKind::NoTime),
        ("0.000+5", 0, ParseTimeControlErrorKind::NoTime),
        ("60:0+9", 3, ParseTimeControlErrorKind::NoTime),
        ("86401", 0, ParseTimeControlErrorKind::TooLong),
        ("99999999999999999999999", 0, ParseTimeControlErrorKind::TooLong),
        ("60+3601", 3, ParseTimeControlErrorKind::LargeIncrement),
        ("1:2:3", 4, ParseTimeControlErrorKind::Sides),
    ] {
        assert_eq!(
            text.parse::<TimeControl>(),
            Err(ParseTimeControlError { offset, reason }),
            "{text}"
        );
    }
}

#[test]
fn only_the_running_clock_runs_and_a_press_changes_sides() {
    let mut clock = Clock::new(control("60"), 0);
    assert_eq!(left(&clock, s(1000)), [Some(60), Some(60)], "nothing runs before the start");
    clock.start(Side::White, s(1000));
    assert_eq!((clock.side(), left(&clock, s(1010))), (Some(Side::White), [Some(50), Some(60)]));
    assert_eq!(clock.press(s(1020)), Ok(()));
    assert_eq!(left(&clock, s(1025)), [Some(40), Some(55)]);
    assert_eq!(left(&clock, s(900)), [Some(40), Some(60)], "a clock never gains by going back");
    clock.stop(s(1030));
    assert_eq!((clock.side(), left(&clock, s(5000))), (None, [Some(40), Some(50)]));
    assert_eq!((clock.press(s(5000)), clock.side()), (Ok(()), None), "a stopped clock stays");
}

#[test]
fn an_increment_is_added_after_each_turn_of_its_side() {
    let mut clock = Clock::new(control("60+5:30+1"), 0);
    clock.start(Side::White, s(0));
    clock.press(s(10)).unwrap();
    clock.press(s(12)).unwrap();
    assert_eq!(left(&clock, s(12)), [Some(55), Some(29)]);
}

#[test]
fn a_side_without_a_clock_never_runs_out() {
    let mut clock = Clock::new(control("-:10"), 0);
    clock.start(Side::White, s(0));
    assert_eq!((clock.fallen(s(100_000)), left(&clock, s(100_000))), (None, [None, Some(10)]));
    clock.press(s(100_000)).unwrap();
    assert_eq!(clock.fallen(s(100_009)), None);
    assert_eq!(clock.fallen(s(100_010)), Some(Side::Black));
}

#[test]
fn a_paused_clock_does_not_run() {
    let mut clock = Clock::new(control("60"), 0);
    assert!(!clock.pause(s(0)), "nothing to pause");
    clock.start(Side::White, s(0));
    assert!(clock.pause(s(10)) && clock.is_paused());
    assert_eq!((clock.fallen(s(9999)), left(&clock, s(9999))), (None, [Some(50), Some(60)]));
    assert!(clock.resume(s(1000)) && !clock.is_paused() && !clock.resume(s(1000)));
    assert_eq!(left(&clock, s(1010)), [Some(40), Some(60)]);
    // Finishing a turn resumes a paused clock.
    clock.pause(s(1010));
    clock.press(s(2000)).unwrap();
    assert_eq!(left(&clock, s(2010)), [Some(40), Some(50)]);
}

#[test]
fn a_press_after_the_time_has_run_out_is_an_error() {
    let mut clock = Clock::new(control("60+30"), 0);
    clock.start(Side::White, s(0));
    assert_eq!(clock.press(s(60)), Err(Side::White), "the last moment is too late");
    assert_eq!((clock.fallen(s(61)), clock.side()), (Some(Side::White), None));
    assert_eq!(left(&clock, s(99)), [Some(0), Some(60)], "and no increment comes");
    clock.start(Side::Black, s(100));
    assert_eq!(clock.fallen(s(100)), Some(Side::White), "a fallen clock stays fallen");
}

// Decision: undo and redo restore the time.
#[test]
fn undoing_a_turn_restores_its_time() {
    let mut clock = Clock::new(control("60+5"), 4);
    clock.start(Side::White, s(0));
    clock.press(s(10)).unwrap();
    clock.press(s(30)).unwrap();
    assert_eq!(left(&clock, s(31)), [Some(54), Some(45)]);
    clock.set_back(5, Side::Black, s(31));
    assert_eq!(left(&clock, s(31)), [Some(55), Some(60)]);
    clock.set_back(4, Side::White, s(40));
    assert_eq!(left(&clock, s(41)), [Some(59), Some(60)]);
    // Redo restores the clocks; another turn gets its own time.
    clock.set_back(6, Side::White, s(50));
    assert_eq!(left(&clock, s(50)), [Some(55), Some(45)]);
    clock.set_back(4, Side::White, s(50));
    clock.press(s(51)).unwrap();
    clock.set_back(6, Side::White, s(60));
    assert_eq!(left(&clock, s(60)), [Some(64), Some(60)], "the other way is forgotten");
    // Turns from before the clocks were set have the initial time.
    clock.set_back(0, Side::White, s(60));
    assert_eq!(left(&clock, s(60)), [Some(60), Some(60)]);
}

#[test]
fn a_clock_that_ran_out_can_be_set_back() {
    let mut clock = Clock::new(control("60"), 0);
    clock.start(Side::White, s(0));
    assert_eq!(clock.press(s(70)), Err(Side::White));
    clock.set_back(0, Side::White, s(70));
    assert_eq!((clock.fallen(s(71)), left(&clock, s(71))), (None, [Some(59), Some(60)]));
}

#[test]
fn a_resumed_game_has_the_remaining_time() {
    let mut clock = Clock::with_left(control("60"), 8, [s(7), s(20)]);
    clock.start(Side::White, s(3));
    assert_eq!((left(&clock, s(5)), clock.fallen(s(10))), ([Some(5), Some(20)], Some(Side::White)));
}

// Decision: running out of time loses, even against a single stone.
#[test]
fn running_out_of_time_loses_in_any_position() {
    let mut game = game(&rules("tsivy"), "9/9/9/WWWWWWWWW/8B w");
    game.flag(Side::White).unwrap();
    let won = Outcome::Win { winner: Side::Black, reason: WinReason::OutOfTime };
    assert_eq!(game.outcome(), Some(won));
    assert_eq!(game.flag(Side::Black), Err(Refusal::GameOver));
    game.undo_turn().unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn running_out_of_time_discards_the_open_chain() {
    let rules = rules("tsivy");
    let mut game = game(&rules, "9/9/3BB4/9/2W5B w");
    let points = ["c1", "d1", "d2", "e2"].map(|name| rules.board.point_named(name));
    let [Some(from), Some(..), Some(to), Some(..)] = points else { panic!() };
    game.step(from, to, None).unwrap();
    let open = !game.chain().is_empty();
    game.flag(Side::White).unwrap();
    assert!(game.chain().is_empty());
    assert_eq!(game.turns().len(), usize::from(!open));
}

#[test]
fn a_record_preserves_a_loss_on_time() {
    let tsivy = rules("tsivy");
    let mut record = Record::new(tsivy.clone());
    play(&mut record, "d2-e3A");
    record.flag(Side::Black).unwrap();
    let tags = vec![("TimeControl".to_owned(), "60".to_owned())];
    let game =
        Game { tags, variant: "tsivy".into(), record, notes: Vec::new(), warnings: Vec::new() };
    let text = write_game(&game);
    assert!(text.contains("[Termination \"time forfeit\"]"), "{text}");
    let again = read_game(&text, |_| Some(tsivy.clone())).unwrap();
    assert_eq!(again.record.outcome(), game.record.outcome());
    assert_eq!(write_game(&again), text, "and is not written twice");
    // A wrong tag is corrected, and an outdated one is removed.
    let mut other = game.clone();
    other.tags.push(("Termination".to_owned(), "normal".to_owned()));
    assert_eq!(write_game(&other).matches("time forfeit").count(), 1);
    let mut undone = again.clone();
    undone.record.undo_turn().unwrap();
    assert!(!write_game(&undone).contains("Termination"));
    // Any other is kept.
    undone.set_tag("Termination", "abandoned");
    assert!(write_game(&undone).contains("[Termination \"abandoned\"]"));
    let resigned = text.replace("time forfeit", "normal");
    let resigned = read_game(&resigned, |_| Some(tsivy.clone())).unwrap().record.outcome();
    let reason = WinReason::Resigned;
    assert_eq!(resigned, Some(Outcome::Win { winner: Side::White, reason }));
}

#[test]
fn the_time_at_the_beginning_of_a_turn_is_known_in_a_game_that_goes_on() {
    let mut clock = Clock::with_left(control("60+1"), 5, [s(40), s(30)]);
    clock.start(Side::Black, s(0));
    let at_turn = |clock: &Clock| Side::BOTH.map(|side| clock.left_at_turn(side));
    assert_eq!(at_turn(&clock), [Some(s(40)), Some(s(30))]);
    clock.press(s(10)).unwrap();
    assert_eq!(at_turn(&clock), [Some(s(40)), Some(s(21))]);
    assert_eq!(clock.left(Side::White, s(15)), Some(s(35)));
    assert_eq!(at_turn(&clock), [Some(s(40)), Some(s(21))], "the turn has not ended");
}

#[test]
fn a_day_and_an_increment_of_an_hour_are_the_most() {
    let most = Allowance::new(s(86_400), s(3_600));
    assert_eq!(most, Some(Allowance { start: s(86_400), increment: s(3_600) }));
    assert_eq!(Allowance::new(s(86_401), s(0)), None);
    assert_eq!(Allowance::new(s(60), s(3_601)), None);
    assert_eq!(Allowance::new(s(0), s(1)), None);
}
