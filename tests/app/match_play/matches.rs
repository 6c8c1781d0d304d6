//! Matches of several games, and the Tumicarona match.

use super::*;
use fanorona::game::play::Notice;
use fanorona::rules::matches::{MatchError, Standing, stones_to_give};
use fanorona::rules::{Outcome, WinReason};

#[test]
fn the_winner_of_game_and_rematch_wins_two_to_nil() {
    let mut app = match_app(FormatChoice::Tumicarona);
    is(&app, "tumicarona", "Anna", "0-0");
    play(&mut app, "d3-e3A");
    resigns(&mut app, BAO);
    is(&app, "tumicarona", "Anna", "1-0");
    intend(&mut app, Intent::NextGame);
    // The loser has White and begins; the winner is handicapped.
    is(&app, "tumicarona-rematch", "Bao", "1-0");
    assert_eq!(record(&app).position().handicapped(), Some(side(&app, ANNA)));
    resigns(&mut app, BAO);
    assert_eq!(match_(&app).standing(), Standing::Won(ANNA));
    assert_eq!(score(&app), "2-0");
    intend(&mut app, Intent::NextGame);
    assert!(notices(&app).contains(&Notice::NoGame(MatchError::Decided)));
    assert!(record(&app).outcome().is_some(), "the board stays as it is");
    intend(&mut app, Intent::Again);
    is(&app, "tumicarona", "Bao", "0-0");
    assert_eq!(record(&app).outcome(), None);
}

#[test]
fn a_third_game_decides_at_one_all() {
    let mut app = match_app(FormatChoice::Tumicarona);
    resigns(&mut app, ANNA);
    intend(&mut app, Intent::NextGame);
    is(&app, "tumicarona-rematch", "Anna", "0-1");
    resigns(&mut app, BAO);
    intend(&mut app, Intent::NextGame);
    is(&app, "tumicarona", "Bao", "1-1");
    assert_eq!(record(&app).position().handicapped(), None);
    resigns(&mut app, ANNA);
    assert_eq!(match_(&app).standing(), Standing::Won(BAO));
}

#[test]
fn a_drawn_game_is_replayed_on_the_same_terms() {
    let mut app = match_app(FormatChoice::Tumicarona);
    agree(&mut app);
    intend(&mut app, Intent::NextGame);
    is(&app, "tumicarona", "Anna", "0-0");
    resigns(&mut app, BAO);
    intend(&mut app, Intent::NextGame);
    agree(&mut app);
    intend(&mut app, Intent::NextGame);
    is(&app, "tumicarona-rematch", "Bao", "1-0");
    assert_eq!(session(&app).round().map(|round| round.number), Some(4));
}

#[test]
fn resigning_in_the_handicap_phase_loses_the_rematch() {
    let mut app = match_app(FormatChoice::Tumicarona);
    resigns(&mut app, BAO);
    intend(&mut app, Intent::NextGame);
    play(&mut app, "f2-e3A");
    let to_give = stones_to_give(record(&app).rules(), record(&app).position());
    assert_eq!(to_give, Some((side(&app, ANNA), 15)));
    resigns(&mut app, ANNA);
    assert_eq!(score(&app), "1-1");
    intend(&mut app, Intent::NextGame);
    is(&app, "tumicarona", "Anna", "1-1");
}

#[test]
fn the_handicap_ends_exactly_at_the_fifth_stone() {
    let mut app = match_app(FormatChoice::Tumicarona);
    resigns(&mut app, BAO);
    intend(&mut app, Intent::NextGame);
    // Six stones: Anna, Black, may not capture. She gives one; with five she may.
    set_up(&mut app, "BBBB5/9/2W1B4/9/WB7 b 0 9 b");
    let to_give = |app: &App| stones_to_give(record(app).rules(), record(app).position());
    assert_eq!(to_give(&app), Some((Side::Black, 1)));
    play(&mut app, "a5-a4");
    play(&mut app, "c3-d3A");
    assert_eq!(record(&app).position().stones(Side::Black).len(), 5);
    assert_eq!(to_give(&app), None, "from her first turn with five the rules are ordinary");
    assert!(!record(&app).position().mover_is_handicapped());
    play(&mut app, "d5-d4A");
    assert_eq!(record(&app).position().stones(Side::White).len(), 1, "she captures");
}

#[test]
fn an_undone_end_is_removed_from_the_match_and_counted_once() {
    let mut app = match_app(FormatChoice::BestOf);
    resigns(&mut app, BAO);
    app.update();
    app.update();
    assert_eq!((score(&app).as_str(), match_(&app).played().len()), ("1-0", 1));
    intend(&mut app, Intent::Undo);
    assert_eq!((score(&app).as_str(), match_(&app).played().len()), ("0-0", 0));
    intend(&mut app, Intent::NextGame);
    assert!(notices(&app).contains(&Notice::NoGame(MatchError::UnderWay)));
    resigns(&mut app, ANNA);
    assert_eq!(score(&app), "0-1");
    // An end by the rules is undone with its turn, and counted again after a redo.
    intend(&mut app, Intent::Undo);
    set_up(&mut app, "9/9/9/9/W1B6 w 0 9");
    play(&mut app, "a1-b1A");
    assert_eq!(score(&app), "1-0");
    intend(&mut app, Intent::Undo);
    assert_eq!(score(&app), "0-0");
    intend(&mut app, Intent::Redo);
    assert_eq!(score(&app), "1-0");
}

#[test]
fn colours_change_while_names_seats_and_times_stay_with_their_party() {
    let mut app = session_app();
    let control = "300+5:600".parse().unwrap();
    let seats = [Seat::Person, computer("fara")];
    let plan = GamePlan { control, ..plan(FormatChoice::BestOf, seats.clone()) };
    intend(&mut app, Intent::Begin(Box::new(plan)));
    resigns(&mut app, ANNA);
    intend(&mut app, Intent::NextGame);
    is(&app, "tsivy", "Bao", "0-1");
    let [first, second] = seats;
    assert_eq!(*session(&app).seats(), [second, first]);
    assert_eq!(session(&app).control().to_string(), "600:300+5");
}

#[test]
fn a_single_game_is_played_again_by_its_rules() {
    for (variant, loser_begins) in [("tsivy", false), ("tumicarona", true)] {
        for winner in Side::BOTH {
            let mut app = session_app();
            let names = ["Anna".to_owned(), "Bao".to_owned()];
            let variant = shipped::variant(variant).unwrap();
            let plan = GamePlan { names, ..GamePlan::single(variant, PEOPLE) };
            intend(&mut app, Intent::Begin(Box::new(plan)));
            intend(&mut app, Intent::Resign(winner.opponent()));
            let outcome = Outcome::Win { winner, reason: WinReason::Resigned };
            assert_eq!(record(&app).outcome(), Some(outcome));
            intend(&mut app, Intent::Again);
            let swapped = !loser_begins || winner == Side::White;
            let white = if swapped { "Bao" } else { "Anna" };
            assert_eq!(session(&app).name(Side::White), Some(white));
            assert!(session(&app).current_match().is_none());
        }
    }
}
