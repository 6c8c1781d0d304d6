//! Draw offers in a session.

use crate::common::{computer, endless, step_to_and_fro};
use fanorona_game::play::{Decision, Intent, Notice, Seat, Session};
use fanorona_rules::variant::shipped;
use fanorona_rules::{DrawReason, Outcome, Refusal, Side};

#[test]
fn an_offer_lapses_on_undo_and_when_the_opponent_plays() {
    let mut session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, Seat::Person]);
    session.apply(Intent::OfferDraw(Side::White));
    assert_eq!(session.record().offer(), Some(Side::White));
    // White's own turn does not withdraw the offer; undo removes it together with the turn.
    play(&mut session);
    assert_eq!(session.record().offer(), Some(Side::White));
    session.apply(Intent::Undo);
    assert_eq!(session.record().offer(), None);
    session.apply(Intent::OfferDraw(Side::Black));
    play(&mut session);
    assert_eq!(session.record().offer(), None, "White played on");
}

#[test]
fn a_computer_answers_an_offer_before_its_turn() {
    let mut session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, computer()]);
    assert_eq!(session.computer_task(), None);
    session.apply(Intent::OfferDraw(Side::White));
    let task = session.computer_task().unwrap();
    assert_eq!((task.decision, task.side), (Decision::DrawOffer, Side::Black));
    assert_eq!(session.apply(Intent::AnswerDraw(false)), [Notice::DrawDeclined]);
    play(&mut session);
    assert_eq!(session.computer_task().unwrap().decision, Decision::Turn);
}

fn play(session: &mut Session) {
    let record = session.record();
    let turn = fanorona_rules::generate::turns(record.rules(), record.position())
        .into_iter()
        .next()
        .unwrap();
    let generation = session.generation();
    session.apply(Intent::Play { turn, generation });
}

/// White offers a draw and then captures the last stone. Black can no longer accept.
#[test]
fn an_offer_does_not_outlive_the_game() {
    let telo = shipped::variant("telo").unwrap();
    let mut session = Session::new(telo, [Seat::Person, Seat::Person]);
    session.apply(Intent::SetUp("B2/3/W2 w".parse().unwrap()));
    session.apply(Intent::OfferDraw(Side::White));
    play(&mut session);
    assert_eq!(session.outcome().and_then(Outcome::winner), Some(Side::White));
    let refused = session.apply(Intent::AnswerDraw(true));
    assert_eq!(refused, [Notice::Refused(Refusal::NoOffer)]);
}

/// Rules without any limit are allowed, so two computers could play for ever.
#[test]
fn two_computers_agree_on_a_draw_after_every_thousandth_turn() {
    let agreed = Outcome::Draw(DrawReason::Agreement);
    let mut session = endless("", [computer(), computer()], "-");
    assert_eq!(session.endless_turns(), None, "no turn has been played");
    for turn in 1..1_000 {
        assert_eq!(step_to_and_fro(&mut session).len(), 2, "{turn}");
        assert_eq!(session.endless_turns(), None);
    }
    let side = session.record().position().side();
    let notices = step_to_and_fro(&mut session);
    assert_eq!(notices[1..], [Notice::TurnEnded(side), Notice::Over(agreed)]);
    assert_eq!((session.outcome(), session.record().turns().len()), (Some(agreed), 1_000));
    // Whoever watches may have them play on.
    session.apply(Intent::Undo);
    assert_eq!((session.outcome(), session.record().turns().len()), (None, 1_000));
    assert_eq!(step_to_and_fro(&mut session).len(), 2);
    assert_eq!(session.outcome(), None);
}

#[test]
fn people_and_rules_without_agreed_draws_play_on() {
    for (switches, seats) in [
        ("", [computer(), Seat::Person]),
        ("", [Seat::Person, Seat::Person]),
        ("agreement: false", [computer(), computer()]),
    ] {
        let both = seats.iter().all(Seat::is_computer);
        let mut session = endless(switches, seats, "-");
        for turn in 1..=1_001 {
            assert_eq!(step_to_and_fro(&mut session).len(), 2, "{turn}");
            let expected = (both && turn == 1_000).then_some(1_000);
            assert_eq!(session.endless_turns(), expected, "{turn}");
        }
    }
}
