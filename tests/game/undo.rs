//! The number of turns that undo and redo cover.

use fanorona::engine::character;
use fanorona::game::{Intent, Notice, Seat, Session};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Refusal, Side, generate};

fn computer() -> Seat {
    Seat::Computer(character::named("fara").unwrap())
}

/// A game of Telo after this number of turns, always playing the first legal one.
fn played(seats: [Seat; 2], turns: usize) -> Session {
    let mut session = Session::new(shipped::variant("telo").unwrap(), seats);
    for _ in 0..turns {
        let record = session.record();
        let turn = generate::turns(record.rules(), record.position()).into_iter().next().unwrap();
        let generation = session.generation();
        session.apply(Intent::Play { turn, generation });
    }
    session
}

fn undone(session: &mut Session) -> usize {
    session.apply(Intent::Undo);
    session.record().turns().len()
}

#[test]
fn undo_between_two_people_takes_back_one_turn() {
    let mut session = played([Seat::Person, Seat::Person], 3);
    assert_eq!([undone(&mut session), undone(&mut session)], [2, 1]);
    session.apply(Intent::Redo);
    assert_eq!(session.record().turns().len(), 2);
}

#[test]
fn undo_against_the_computer_takes_back_its_answer_too() {
    let mut session = played([Seat::Person, computer()], 4);
    assert_eq!([undone(&mut session), undone(&mut session)], [2, 0]);
    session.apply(Intent::Redo);
    assert_eq!(session.record().turns().len(), 2);
    undone(&mut session);
    let refused = session.apply(Intent::Undo);
    assert_eq!(refused, [Notice::Refused(Refusal::NothingToUndo)]);
}

/// Formerly the terminal took back all turns of a game between two computers, and the window one.
#[test]
fn undo_between_two_computers_takes_back_one_turn() {
    let mut session = played([computer(), computer()], 4);
    assert_eq!(undone(&mut session), 3);
}

#[test]
fn undo_of_a_resignation_takes_back_no_turn() {
    let mut session = played([Seat::Person, computer()], 2);
    session.apply(Intent::Resign(Side::White));
    assert!(session.outcome().is_some());
    assert_eq!((undone(&mut session), session.outcome()), (2, None));
}
