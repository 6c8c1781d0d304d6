//! The clocks of a session, with time handed in by the test.

use crate::common::{
    CHOICE, PEOPLE, computer, endless, millis, planned, play, seconds, step, step_to_and_fro,
    stored, timed, variant,
};
use fanorona_engine::protocol::TimeBudget;
use fanorona_game::play::{GamePlan, Intent, Notice, OpenedGame, Session};
use fanorona_rules::clock::TimeControl;
use fanorona_rules::matches::MatchFormat;
use fanorona_rules::{CaptureKind, Outcome, Side, WinReason};

#[test]
fn the_clock_of_the_side_to_move_runs_and_ends_the_game() {
    let mut session = timed("60");
    assert_eq!(session.running(), Some(Side::White));
    assert!(session.can_pause() && !session.is_paused());
    assert_eq!(session.advance(seconds(20)), []);
    assert_eq!(session.left(), Some([seconds(40), seconds(60)]));
    play(&mut session);
    assert_eq!(session.running(), Some(Side::Black));
    assert_eq!(session.advance(seconds(59)), []);
    assert_eq!(session.left(), Some([seconds(40), seconds(1)]));
    assert!(!session.is_out_of_time());
    let generation = session.generation();
    let lost = Outcome::Win { winner: Side::White, reason: WinReason::OutOfTime };
    assert_eq!(session.advance(seconds(1)), [Notice::Rewound, Notice::Over(lost)]);
    assert_eq!(session.outcome(), Some(lost));
    assert!(session.generation() > generation, "an answer of the computer is out of date");
    assert!(!session.is_out_of_time() && !session.can_pause() && !session.is_paused());
    assert_eq!((session.running(), session.next_second()), (None, None));
    assert_eq!(session.advance(seconds(100)), []);
    assert_eq!(session.left(), Some([seconds(40), seconds(0)]));
}

#[test]
fn time_that_has_run_out_ends_the_game_before_an_intent_is_looked_at() {
    let mut opened = stored("telo-last-step.fgn");
    opened.game.record = Session::new(opened.variant.clone(), PEOPLE).record().clone();
    opened.game.set_tag("TimeControl", "60");
    opened.left = Some([seconds(0), seconds(60)]);
    let mut session = Session::default();
    session.apply(Intent::Open(Box::new(opened)));
    assert!(session.is_out_of_time(), "no time has passed");
    let notices = session.apply(Intent::OfferDraw(Side::White));
    let lost = Outcome::Win { winner: Side::Black, reason: WinReason::OutOfTime };
    assert_eq!(notices[..2], [Notice::Rewound, Notice::Over(lost)]);
    assert!(matches!(notices[2..], [Notice::Refused(_)]));
    assert!(!session.is_out_of_time());
}

#[test]
fn time_is_low_below_thirty_seconds_or_a_quarter_of_the_start() {
    for (control, low, enough) in
        [("300", 30, seconds(270)), ("120", 30, seconds(90)), ("60", 15, seconds(45))]
    {
        let mut session = timed(control);
        assert_eq!(session.low_time(Side::White), Some(seconds(low)), "{control}");
        session.advance(enough - millis(1));
        assert!(!session.runs_low(Side::White), "{control}");
        session.advance(millis(1));
        assert!(session.runs_low(Side::White), "{control}");
        assert!(!session.runs_low(Side::Black), "{control}");
    }
    let odds = timed("60:-");
    assert_eq!(odds.low_time(Side::Black), None);
    assert!(!odds.runs_low(Side::Black));
}

#[test]
fn a_computer_gets_its_share_of_what_is_left_after_the_reserve() {
    let share =
        |left, increment| Some(millis(TimeBudget { left, increment, turns_to_go: None }.share()));
    let mut session = timed("60+2");
    assert_eq!(session.share(Side::White), share(59_700, 2_000));
    session.advance(seconds(30));
    assert_eq!(session.share(Side::White), share(29_700, 2_000));
    assert_eq!(session.share(Side::Black), share(59_700, 2_000));
    session.advance(millis(29_800));
    assert_eq!(session.share(Side::White), share(0, 2_000), "less is left than the reserve");
    assert_eq!(timed("60:-").share(Side::Black), None);
    assert_eq!(timed("-").share(Side::White), None);
}

#[test]
fn pauses_and_holds_add_up() {
    let mut session = timed("60");
    assert_eq!(session.apply(Intent::Pause(false)), []);
    assert_eq!(session.apply(Intent::Pause(true)), [Notice::Paused]);
    assert_eq!(session.apply(Intent::Pause(true)), []);
    assert!(session.is_paused() && session.can_pause() && !session.clocks_held());
    assert_eq!(session.running(), None);
    session.advance(seconds(100));
    assert_eq!(session.time_left(Side::White), Some(seconds(60)));
    // Nothing is played meanwhile, not even refused.
    assert_eq!(play(&mut session), [Notice::Paused]);
    assert_eq!(session.record().turns().len(), 0);

    session.hold_clocks(true);
    assert_eq!(session.apply(Intent::Pause(false)), [Notice::Resumed]);
    assert!(session.is_paused() && session.clocks_held(), "still held");
    session.advance(seconds(100));
    assert_eq!(session.time_left(Side::White), Some(seconds(60)));
    session.hold_clocks(false);
    assert!(!session.is_paused() && !session.clocks_held());
    session.advance(seconds(10));
    assert_eq!(session.time_left(Side::White), Some(seconds(50)));

    session.hold_clocks(true);
    session.apply(Intent::Pause(true));
    session.hold_clocks(false);
    assert!(session.is_paused(), "the players paused, too");
}

#[test]
fn nothing_can_be_paused_without_clocks_or_after_the_end() {
    let mut session = timed("-");
    assert_eq!((session.clock(), session.control()), (None, TimeControl::NONE));
    assert_eq!((session.left(), session.running(), session.next_second()), (None, None, None));
    assert!(!session.can_pause() && !session.is_paused());
    assert_eq!(session.apply(Intent::Pause(true)), []);
    let mut session = timed("60");
    session.apply(Intent::Resign(Side::White));
    assert_eq!(session.apply(Intent::Pause(true)), []);
    assert!(!session.is_paused());
}

#[test]
fn the_end_of_a_game_ends_the_pause() {
    let mut session = timed("60");
    session.apply(Intent::Pause(true));
    session.apply(Intent::Resign(Side::White));
    session.apply(Intent::Undo);
    assert!(!session.is_paused());
    assert_eq!(session.running(), Some(Side::White));
}

#[test]
fn the_next_second_is_the_rest_of_the_present_one() {
    let mut session = timed("60");
    assert_eq!(session.next_second(), Some(millis(1)), "60 becomes 59 at once");
    session.advance(millis(400));
    assert_eq!(session.next_second(), Some(millis(600)));
    session.apply(Intent::Pause(true));
    assert_eq!(session.next_second(), None);
    let mut odds = timed("60:-");
    play(&mut odds);
    assert_eq!((odds.running(), odds.next_second()), (None, None), "Black has no clock");
    assert_eq!(odds.left(), Some([seconds(60), seconds(0)]));
    assert_eq!(odds.time_left(Side::Black), None);
}

#[test]
fn turns_add_the_increment_and_undo_restores_the_time() {
    let mut session = timed("60+5:30+1");
    session.advance(seconds(10));
    play(&mut session);
    assert_eq!(session.left(), Some([seconds(55), seconds(30)]));
    session.advance(seconds(4));
    play(&mut session);
    assert_eq!(session.left(), Some([seconds(55), seconds(27)]));
    session.advance(seconds(7));
    session.apply(Intent::Undo);
    assert_eq!(session.left(), Some([seconds(55), seconds(30)]));
    assert_eq!(session.running(), Some(Side::Black));
    session.apply(Intent::Undo);
    assert_eq!(session.left(), Some([seconds(60), seconds(30)]));
    assert_eq!(session.running(), Some(Side::White));
    // A turn that replaces another counts its own time.
    session.advance(seconds(1));
    play(&mut session);
    assert_eq!(session.left(), Some([seconds(64), seconds(30)]));
}

#[test]
fn redo_restores_the_time_after_the_turn() {
    let mut session = timed("60+5");
    session.advance(seconds(10));
    play(&mut session);
    session.apply(Intent::Undo);
    session.advance(seconds(20));
    session.apply(Intent::Redo);
    assert_eq!(session.left(), Some([seconds(55), seconds(60)]));
    assert_eq!(session.running(), Some(Side::Black));
}

#[test]
fn an_end_that_is_taken_back_restores_the_time_of_that_turn() {
    let mut session = timed("60");
    session.advance(seconds(10));
    play(&mut session);
    session.advance(seconds(20));
    session.apply(Intent::Resign(Side::Black));
    assert_eq!(session.left(), Some([seconds(50), seconds(40)]));
    session.apply(Intent::Undo);
    assert_eq!(session.left(), Some([seconds(50), seconds(60)]));
    assert_eq!(session.running(), Some(Side::Black));
}

#[test]
fn intents_that_play_nothing_leave_the_clock_running() {
    let mut session = timed("60");
    session.advance(seconds(10));
    session.apply(Intent::OfferDraw(Side::White));
    session.apply(Intent::Hint);
    assert_eq!(session.left(), Some([seconds(50), seconds(60)]));
    assert_eq!(session.running(), Some(Side::White));
}

#[test]
fn a_chain_is_played_on_one_clock() {
    let mut session = planned(MatchFormat::SINGLE, "60+5", PEOPLE);
    let mut plan = GamePlan::single(variant("dimy"), PEOPLE);
    plan.control = "60+5".parse().unwrap();
    session.apply(Intent::Begin(Box::new(plan)));
    session.apply(Intent::SetUp(CHOICE.parse().unwrap()));
    session.advance(seconds(10));
    step(&mut session, "c3", "d3", Some(CaptureKind::Approach));
    assert!(!session.record().chain().is_empty());
    session.advance(seconds(10));
    assert_eq!(session.left(), Some([seconds(40), seconds(60)]));
    session.apply(Intent::UndoStep);
    assert_eq!(session.left(), Some([seconds(40), seconds(60)]), "a step back costs no turn");
    step(&mut session, "c3", "d3", Some(CaptureKind::Approach));
    session.apply(Intent::EndTurn);
    assert_eq!(session.left(), Some([seconds(45), seconds(60)]));
    assert_eq!(session.running(), Some(Side::Black));
}

#[test]
fn an_opened_game_begins_paused_with_its_time() {
    let mut opened = stored("tsivy-ahead-and-lost.fgn");
    opened.game.set_tag("TimeControl", "300+5");
    for left in [None, Some([seconds(20), seconds(30)])] {
        let mut opened = opened.clone();
        opened.left = left;
        let mut session = Session::default();
        session.apply(Intent::Open(Box::new(opened.clone())));
        assert_eq!(session.control().to_string(), "300+5");
        assert_eq!(session.left(), Some(left.unwrap_or([seconds(300); 2])));
        // The game was resigned: its clocks are stopped.
        assert!(session.outcome().is_some() && session.running().is_none());
        assert!(!session.can_pause());
    }
    let mut played = timed("60");
    play(&mut played);
    let mut session = Session::default();
    let mut opened = OpenedGame::by_people(variant("telo"), played.game());
    opened.left = Some([seconds(20), seconds(30)]);
    session.apply(Intent::Open(Box::new(opened)));
    assert!(session.is_paused(), "the players look at the board first");
    session.apply(Intent::Pause(false));
    session.advance(seconds(10));
    assert_eq!(session.left(), Some([seconds(20), seconds(20)]));
}

/// The random lists of intents found this: the end on time and its undo are announced together.
#[test]
fn an_end_on_time_can_be_taken_back_by_the_intent_that_finds_it() {
    let mut played = timed("60");
    play(&mut played);
    play(&mut played);
    let mut opened = OpenedGame::by_people(variant("telo"), played.game());
    opened.left = Some([seconds(3), seconds(0)]);
    let mut session = Session::default();
    session.apply(Intent::Open(Box::new(opened)));
    assert_eq!(session.outcome(), None, "White is to move");
    session.apply(Intent::Pause(false));
    session.apply(Intent::Undo);
    assert!(session.is_out_of_time());
    let lost = Outcome::Win { winner: Side::White, reason: WinReason::OutOfTime };
    let notices = session.apply(Intent::Undo);
    assert_eq!(notices, [Notice::Rewound, Notice::Over(lost), Notice::Rewound]);
    assert_eq!((session.outcome(), session.record().turns().len()), (None, 1));
}

/// Plays a game of two computers at sudden death. Every turn takes its share of the time, and `late`
/// more, as on a machine that is busy with other things. Returns the side whose time ran out.
fn played_late(control: &str, turns: usize, late: impl Fn(usize) -> u64) -> Option<Side> {
    let mut session = endless("", [computer(), computer()], control);
    for number in 0..turns {
        let side = session.record().position().side();
        let share = session.share(side).unwrap();
        session.advance(share + millis(late(number)));
        if session.outcome().is_some() {
            return Some(side);
        }
        let notices = step_to_and_fro(&mut session);
        assert!(notices.contains(&Notice::TurnEnded(side)), "{number}: {notices:?}");
    }
    None
}

#[test]
fn computers_on_a_busy_machine_keep_enough_time() {
    assert_eq!(played_late("10", 400, |_| 0), None);
    for (late, turns) in [(5, 400), (12, 320), (20, 260)] {
        assert_eq!(played_late("10", turns, |_| late), None, "always {late} ms");
        let changing = |number| number as u64 % 3 * late;
        assert_eq!(played_late("10", turns, changing), None, "0 to {} ms", 2 * late);
    }
    assert_eq!(played_late("60", 300, |_| 60), None);
    // A single long delay, once early and once late.
    for at in [3, 80] {
        let once = |number| if number == at { 1_000 } else { 8 };
        assert_eq!(played_late("20", 200, once), None, "at {at}");
    }
    // With an increment there is no end of it.
    assert_eq!(played_late("5+1", 600, |_| 40), None);
}

#[test]
fn the_reserve_grows_with_measured_delays_and_shrinks_again() {
    let share_after = |late: &[u64]| {
        let mut session = planned(MatchFormat::SINGLE, "600", [computer(), computer()]);
        for &late in late {
            let side = session.record().position().side();
            session.advance(session.share(side).unwrap() + millis(late));
            play(&mut session);
        }
        let side = session.record().position().side();
        (session.share(side).unwrap(), session.time_left(side).unwrap())
    };
    // The share of the remaining time that a computer may use.
    let part = |late: &[u64]| {
        let (share, left) = share_after(late);
        share.as_secs_f64() / left.as_secs_f64()
    };
    let (punctual, late, later) = (part(&[0; 4]), part(&[200; 4]), part(&[900; 4]));
    assert!(late < punctual * 0.99 && later < late * 0.99, "{punctual} {late} {later}");
    let again = part(&[&[900, 900][..], &[0; 8]].concat());
    assert!(again > part(&[900, 900]), "{again}");
}

/// The delay of a person says nothing about the machine.
#[test]
fn a_persons_time_does_not_change_the_reserve() {
    let mut session = timed("600");
    let before = session.share(Side::Black);
    session.advance(seconds(300));
    play(&mut session);
    assert_eq!(session.share(Side::Black), before);
}

#[test]
fn a_paused_clock_without_time_does_not_run_out() {
    let mut played = timed("60");
    play(&mut played);
    play(&mut played);
    let mut opened = OpenedGame::by_people(variant("telo"), played.game());
    opened.left = Some([seconds(0), seconds(60)]);
    let mut session = Session::default();
    session.apply(Intent::Open(Box::new(opened)));
    assert!(session.is_paused() && !session.is_out_of_time(), "the players look at it first");
    assert_eq!(session.time_left(Side::White), Some(seconds(0)));
    assert_eq!(session.advance(seconds(100)), []);
    // A pause that is ended and begun again at once changes nothing.
    assert_eq!(session.apply(Intent::Pause(false)), [Notice::Resumed]);
    assert_eq!(session.apply(Intent::Pause(true)), [Notice::Paused]);
    assert!(session.is_paused() && !session.is_out_of_time());
    session.hold_clocks(true);
    session.hold_clocks(false);
    assert!(session.is_paused() && session.outcome().is_none());
    // Nothing can be played without time: the clock runs out as soon as it runs.
    assert_eq!(play(&mut session), [Notice::Paused]);
    session.apply(Intent::Pause(false));
    let lost = Outcome::Win { winner: Side::Black, reason: WinReason::OutOfTime };
    assert!(session.is_out_of_time());
    assert_eq!(session.advance(millis(0)), [Notice::Rewound, Notice::Over(lost)]);
}

#[test]
fn a_game_without_time_is_reviewed_and_taken_back_while_it_is_paused() {
    let mut played = timed("60");
    play(&mut played);
    let mut opened = OpenedGame::by_people(variant("telo"), played.game());
    opened.left = Some([seconds(30), seconds(0)]);
    let mut session = Session::default();
    session.apply(Intent::Open(Box::new(opened)));
    assert!(session.is_paused());
    session.apply(Intent::Undo);
    assert_eq!((session.outcome(), session.record().turns().len()), (None, 0));
    assert!(session.is_paused() && session.time_left(Side::White) == Some(seconds(30)));
}
