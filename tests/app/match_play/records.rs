//! Matches and clocks restored from the tags of a record.

use super::*;
use fanorona::game::play::{Notice, OpenedGame};
use fanorona::rules::matches::tags::MatchTagError;
use fanorona::rules::matches::{MatchError, Standing};
use fanorona::rules::notation::{Game, read_game, write_game};
use std::time::Duration;

/// The game written as text and read again.
fn kept(app: &App) -> Game {
    let text = write_game(&session(app).game());
    let find = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    read_game(&text, find).expect("a record")
}

fn reopen(game: Game, seats: [Seat; 2], left: Option<[Duration; 2]>) -> App {
    let mut app = session_app();
    let variant = shipped::variant(&game.variant).unwrap();
    intend(&mut app, Intent::Open(Box::new(OpenedGame { variant, game, seats, left })));
    app
}

#[test]
fn a_match_is_resumed_in_the_middle_of_a_game() {
    let mut app = match_app(FormatChoice::Tumicarona);
    resigns(&mut app, BAO);
    intend(&mut app, Intent::NextGame);
    play(&mut app, "d3-e3A");
    let game = kept(&app);
    for (name, value) in [
        ("White", "Bao"),
        ("Black", "Anna"),
        ("WhiteType", "human"),
        ("Round", "2"),
        ("SeriesScore", "1-0"),
    ] {
        assert_eq!(game.tag(name), Some(value));
    }
    let mut app = reopen(game, PEOPLE, None);
    is(&app, "tumicarona-rematch", "Bao", "1-0");
    assert_eq!(record(&app).turns().len(), 1);
    resigns(&mut app, BAO);
    assert_eq!(match_(&app).standing(), Standing::Won(ANNA));
}

#[test]
fn a_match_interrupted_between_two_games_offers_the_next_one() {
    let mut app = match_app(FormatChoice::Tumicarona);
    play(&mut app, "d3-e3A");
    resigns(&mut app, BAO);
    let mut app = reopen(kept(&app), PEOPLE, None);
    is(&app, "tumicarona", "Anna", "1-0");
    let next = session(&app).next_round().expect("a next game");
    assert_eq!(next.variant.key, "tumicarona-rematch");
    intend(&mut app, Intent::NextGame);
    is(&app, "tumicarona-rematch", "Bao", "1-0");
}

#[test]
fn the_end_of_a_reopened_game_can_be_undone() {
    let mut app = match_app(FormatChoice::BestOf);
    play(&mut app, "d3-e3A");
    resigns(&mut app, BAO);
    let mut app = reopen(kept(&app), PEOPLE, None);
    intend(&mut app, Intent::Undo);
    assert_eq!((record(&app).outcome(), score(&app).as_str()), (None, "0-0"));
}

#[test]
fn the_other_reading_of_a_variant_is_restored_too() {
    let catalogue = Catalogue::shipped();
    let mut setup = GameSetup::new(shipped::variant("tsivy").unwrap(), PEOPLE);
    setup.choose_format(FormatChoice::Vela, &catalogue);
    setup.eater_loses = true;
    let mut app = session_app();
    let plan = setup.plan(&english(), &catalogue);
    intend(&mut app, Intent::Begin(Box::new(plan)));
    intend(&mut app, Intent::Resign(Side::White));
    let mut app = reopen(kept(&app), PEOPLE, None);
    intend(&mut app, Intent::NextGame);
    assert_eq!(session(&app).variant().key, "vela-eater-loses");
}

#[test]
fn clocks_are_restored_and_paused() {
    let mut app = timed("tsivy", "300+5:600", PEOPLE);
    play(&mut app, "d3-e3A");
    let game = kept(&app);
    assert_eq!(game.tag("TimeControl"), Some("300+5:600"));
    let left = [Duration::from_secs(42), Duration::from_secs(17)];
    let mut app = reopen(game, PEOPLE, Some(left));
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(session(&app).left(), Some(left));
    assert!(session(&app).is_paused(), "the players can look at the board first");
    intend(&mut app, Intent::Pause(false));
    app.update();
    let now = session(&app).left().expect("clocks");
    assert!(now[0] == left[0] && now[1] < left[1], "Black's clock runs: {now:?}");
}

#[test]
fn a_match_that_cannot_be_restored_is_reported_and_the_game_goes_on() {
    let app = match_app(FormatChoice::Tumicarona);
    let mut game = kept(&app);
    game.set_tag("SeriesGames", "0-1:hunger");
    let app = reopen(game, PEOPLE, None);
    let error = MatchTagError::Game("0-1:hunger".into());
    assert!(notices(&app).contains(&Notice::MatchLost(error)));
    assert!(session(&app).current_match().is_none() && session(&app).to_move().is_some());

    let app = match_app(FormatChoice::Tumicarona);
    let mut game = kept(&app);
    game.set_tag("SeriesGames", "0-1:took-all");
    game.set_tag("SeriesScore", "0-1");
    game.set_tag("Round", "2");
    let app = reopen(game, PEOPLE, None);
    let error = MatchTagError::Games(MatchError::AnotherGame);
    assert!(notices(&app).contains(&Notice::MatchLost(error)));
}

#[test]
fn computers_are_named_in_the_record() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, computer("fara")]);
    let game = session(&app).game();
    assert_eq!((game.tag("White"), game.tag("WhiteType")), (None, Some("human")));
    assert_eq!((game.tag("Black"), game.tag("BlackType")), (Some("Fara"), Some("program")));
}
