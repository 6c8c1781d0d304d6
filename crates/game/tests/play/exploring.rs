//! When one may look up what was played from the position on the board.

use crate::common::{PEOPLE, computer, stored, timed, variant};
use fanorona_game::play::{Intent, ReviewAction, Seat, Session};
use fanorona_rules::Side;

fn telo(seats: [Seat; 2]) -> Session {
    Session::new(variant("telo"), seats)
}

#[test]
fn two_people_without_clocks_may_always_explore() {
    let mut session = telo(PEOPLE);
    assert!(session.may_explore());
    session.apply(Intent::Review(ReviewAction::Back));
    assert!(session.may_explore());
}

#[test]
fn against_the_computer_or_with_clocks_only_after_the_result() {
    let games = [telo([Seat::Person, computer()]), telo([computer(), Seat::Person]), timed("60+2")];
    for mut session in games {
        assert!(!session.may_explore());
        session.apply(Intent::Review(ReviewAction::Back));
        assert!(!session.may_explore(), "looking back in the game is no way around");
        session.apply(Intent::Review(ReviewAction::Leave));
        session.apply(Intent::Resign(Side::White));
        assert!(session.record().outcome().is_some() && session.may_explore());
    }
}

#[test]
fn another_game_may_be_explored_while_one_is_played() {
    let mut session = telo([Seat::Person, computer()]);
    session.apply(Intent::OpenReview(Box::new(stored("telo-last-step.fgn"))));
    assert!(session.may_explore());
}

#[test]
fn an_exercise_is_never_explored() {
    let mut session = telo([Seat::Person, Seat::Exercise]);
    assert!(!session.may_explore());
    session.apply(Intent::Resign(Side::White));
    assert!(!session.may_explore());
    session.apply(Intent::OpenReview(Box::new(stored("telo-last-step.fgn"))));
    assert!(!session.may_explore());
}
