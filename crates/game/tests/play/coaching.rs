//! When the coach may ask. What it asks about is tested in `tests/learn/coach.rs`.

use crate::common::{computer, play, variant};
use fanorona_game::play::{
    CoachAction, CoachLevel, Coaching, GamePlan, Intent, ReviewAction, Seat, Session,
};
use fanorona_rules::Side;

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

/// A coached game of Telo against the computer, in which White has just played and the coach has asked.
fn questioned() -> Session {
    let mut session = Session::default();
    let seats = [Seat::Person, computer()];
    let plan =
        GamePlan { coach: Some(CoachLevel::Middle), ..GamePlan::single(variant("telo"), seats) };
    session.apply(Intent::Begin(Box::new(plan)));
    play(&mut session);
    assert_eq!((asked(&mut session), session.question_open()), (1, true));
    session
}

#[test]
fn a_level_asks_from_its_number_of_stones_on() {
    assert_eq!(CoachLevel::ALL.map(CoachLevel::threshold), [300, 200, 100]);
}

#[test]
fn a_turn_that_is_taken_back_closes_the_question_and_is_counted() {
    let mut session = questioned();
    session.apply(Intent::Undo);
    assert_eq!(session.coaching().unwrap().taken_back, 1);
    assert!(!session.question_open());
    // The same turn again: without a new question nothing is open, and nothing more is counted.
    play(&mut session);
    assert!(!session.question_open());
    session.apply(Intent::Undo);
    assert_eq!(session.coaching().unwrap().taken_back, 1);
}

#[test]
fn looking_back_in_a_game_leaves_the_question_open() {
    let mut session = questioned();
    for action in [ReviewAction::Back, ReviewAction::First, ReviewAction::Leave] {
        session.apply(Intent::Review(action));
    }
    assert!(session.question_open());
    assert_eq!(session.coaching().unwrap().taken_back, 0);
}

#[test]
fn the_help_is_read_from_the_tags_of_a_game() {
    let read = |tags: &[(&str, &str)]| {
        let owned: Vec<_> =
            tags.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        Coaching::read(&owned).map(|help| (help.level, help.asked, help.taken_back))
    };
    assert_eq!(
        read(&[("Coach", " 3 "), ("CoachAsked", "4"), ("CoachTakenBack", "2")]),
        Some((Some(CoachLevel::High), 4, 2))
    );
    // Switched off later; and counts that are no numbers.
    assert_eq!(read(&[("Coach", "0"), ("CoachAsked", "many")]), Some((None, 0, 0)));
    assert_eq!(read(&[("Coach", "7"), ("CoachAsked", "4")]), None);
    assert_eq!(read(&[("CoachAsked", "4")]), None);
}
