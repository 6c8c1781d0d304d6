//! When the coach may ask. What it asks about is tested in `tests/learn/coach.rs`.

use crate::common::{computer, play, variant};
use fanorona::game::{CoachAction, CoachLevel, GamePlan, Intent, Seat, Session};
use fanorona::rules::Side;

/// How often the coach has asked, after it tries to ask now.
fn asked(session: &mut Session) -> u32 {
    let generation = session.generation();
    session.apply(Intent::Coach(CoachAction::Ask { generation }));
    session.coaching().unwrap().asked
}

#[test]
fn only_the_turn_that_the_person_just_played_is_asked_about() {
    let mut session = Session::default();
    let seats = [computer(), Seat::Person];
    let plan =
        GamePlan { coach: Some(CoachLevel::High), ..GamePlan::single(variant("telo"), seats) };
    session.apply(Intent::Begin(Box::new(plan)));
    assert_eq!(asked(&mut session), 0, "nothing has been played");
    play(&mut session);
    assert_eq!(asked(&mut session), 0, "the computer has played");
    play(&mut session);
    assert_eq!((asked(&mut session), session.question_open()), (1, true));
    assert_eq!(asked(&mut session), 1, "the question is open already");
    session.apply(Intent::Coach(CoachAction::LetStand));
    // Nobody is coached after the coach was switched off, and nobody is to move after the end.
    session.apply(Intent::Coach(CoachAction::Switch(None)));
    assert_eq!(asked(&mut session), 1);
    session.apply(Intent::Resign(Side::Black));
    assert_eq!((asked(&mut session), session.question_open()), (1, false));
}
