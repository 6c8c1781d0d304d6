//! Draw offers in a session.

use fanorona::engine::character;
use fanorona::game::{Decision, Intent, Notice, Seat, Session};
use fanorona::rules::notation::read_position;
use fanorona::rules::variant::shipped;
use fanorona::rules::{Outcome, Refusal, Side};

fn computer() -> Seat {
    Seat::Computer(character::named("fara").unwrap())
}

#[test]
fn an_offer_lapses_with_undo_and_with_the_turn_of_the_other_side() {
    let mut session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, Seat::Person]);
    session.apply(Intent::OfferDraw(Side::White));
    assert_eq!(session.record().offer(), Some(Side::White));
    // White's own turn leaves its offer standing; undo takes it back with the turn.
    play(&mut session);
    assert_eq!(session.record().offer(), Some(Side::White));
    session.apply(Intent::Undo);
    assert_eq!(session.record().offer(), None);
    session.apply(Intent::OfferDraw(Side::Black));
    play(&mut session);
    assert_eq!(session.record().offer(), None, "White played on");
}

#[test]
fn a_computer_is_asked_for_its_answer_before_its_turn() {
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
    let turn = fanorona::rules::generate::turns(record.rules(), record.position())
        .into_iter()
        .next()
        .unwrap();
    let generation = session.generation();
    session.apply(Intent::Play { turn, generation });
}

/// White offers a draw and then takes the last stone: Black cannot accept any more.
#[test]
fn an_offer_does_not_outlive_the_game() {
    let telo = shipped::variant("telo").unwrap();
    let position = read_position(&telo.rules, "B2/3/W2 w").unwrap();
    let mut session = Session::new(telo, [Seat::Person, Seat::Person]);
    session.set_up(position);
    session.apply(Intent::OfferDraw(Side::White));
    play(&mut session);
    assert_eq!(session.outcome().and_then(Outcome::winner), Some(Side::White));
    let refused = session.apply(Intent::AnswerDraw(true));
    assert_eq!(refused, [Notice::Refused(Refusal::NoOffer)]);
}
