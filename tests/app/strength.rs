//! The opponent that adjusts its strength in the window: it follows the stored games from game to game, and
//! the pages show the player's strength.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::game_setup::GameSetup;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::session::{CurrentSession, OpponentHold};
use fanorona::app::statistics::{Counted, strength_line as statistics_strength};
use fanorona::app::storage::LibraryState;
use fanorona::app::strength::PlayerStrength;
use fanorona::catalogue::Catalogue;
use fanorona::engine::character;
use fanorona::game::play::{GamePlan, Intent, Seat};
use fanorona::rules::Side;
use fanorona::rules::matches::MatchFormat;
use fanorona::rules::variant::shipped;
use fanorona::texts::{Language, Texts};

fn settle(app: &mut App) {
    for _ in 0..12 {
        app.update();
    }
}

/// The strength at which the adjusting opponent plays this side.
fn level(app: &App, side: Side) -> u32 {
    match app.world().resource::<CurrentSession>().seat(side) {
        Seat::Computer(character) if character.adjusts => character.elo,
        seat => panic!("{seat:?}"),
    }
}

/// A game of Telo against the adjusting opponent, as the page for the next game begins it.
fn begin_adjusting(app: &mut App, seats: [Seat; 2]) {
    let texts = Texts::new(Language::ENGLISH);
    let catalogue = Catalogue::shipped();
    let mut setup = app.world_mut().resource_mut::<GameSetup>();
    setup.seats = seats;
    setup.choose_variant(&shipped::variant("telo").unwrap());
    let plan = setup.plan(&texts, &catalogue);
    intend(app, Intent::Begin(Box::new(plan)));
    settle(app);
}

/// The person plays a turn with White and resigns.
fn lose(app: &mut App) {
    play(app, "c1-b2A");
    settle(app);
    intend(app, Intent::Resign(Side::White));
    settle(app);
}

#[test]
fn the_opponent_follows_from_game_to_game() {
    let mut app = session_app();
    begin_adjusting(&mut app, [Seat::Person, computer("sahala")]);
    assert_eq!(level(&app, Side::Black), character::adjusting().elo, "nothing is known yet");
    lose(&mut app);
    // Another game with the same players; the loser keeps White here.
    begin_adjusting(&mut app, [Seat::Person, computer("sahala")]);
    let second = level(&app, Side::Black);
    assert!(second < 400, "{second}");
    lose(&mut app);
    intend(&mut app, Intent::Again);
    settle(&mut app);
    let side = if app.world().resource::<CurrentSession>().seat(Side::White).is_computer() {
        Side::White
    } else {
        Side::Black
    };
    assert!(level(&app, side) < second, "the page is not needed for that");
    // The level is part of what is stored.
    let game = app.world().resource::<CurrentSession>().game();
    let tag = if side == Side::White { "WhiteElo" } else { "BlackElo" };
    assert_eq!(game.tag(tag), Some(level(&app, side).to_string().as_str()));
}

#[test]
fn its_first_turn_is_played_at_the_strength_of_the_game() {
    let mut app = session_app();
    begin_adjusting(&mut app, [Seat::Person, computer("sahala")]);
    lose(&mut app);
    begin_adjusting(&mut app, [computer("sahala"), Seat::Person]);
    assert_eq!(record(&app).turns().len(), 1);
    assert!(level(&app, Side::White) < 400);
}

#[test]
fn another_game_that_begins_meanwhile_is_not_held() {
    let mut app = session_app();
    let plan = |key| {
        let seats = [Seat::Person, computer(key)];
        Box::new(GamePlan::single(shipped::variant("telo").unwrap(), seats))
    };
    intend(&mut app, Intent::Begin(plan("sahala")));
    assert!(app.world().resource::<OpponentHold>().strength, "the games are read first");
    intend(&mut app, Intent::Begin(plan("fara")));
    settle(&mut app);
    play(&mut app, "c1-b2A");
    settle(&mut app);
    assert_eq!(record(&app).turns().len(), 2);
}

#[test]
fn a_match_is_played_at_one_strength() {
    let mut app = session_app();
    let variant = shipped::variant("telo").unwrap();
    let plan = GamePlan {
        format: MatchFormat::BestOf(3),
        names: ["Anna", "Sahala"].map(str::to_owned),
        ..GamePlan::single(variant, [Seat::Person, computer("sahala")])
    };
    intend(&mut app, Intent::Begin(Box::new(plan)));
    settle(&mut app);
    let first = level(&app, Side::Black);
    lose(&mut app);
    intend(&mut app, Intent::NextGame);
    settle(&mut app);
    assert_eq!(level(&app, Side::White), first);
}

#[test]
fn games_with_help_change_nothing() {
    let mut app = session_app();
    begin_adjusting(&mut app, [Seat::Person, computer("sahala")]);
    play(&mut app, "c1-b2A");
    settle(&mut app);
    intend(&mut app, Intent::Undo);
    lose(&mut app);
    begin_adjusting(&mut app, [Seat::Person, computer("sahala")]);
    assert_eq!(level(&app, Side::Black), character::adjusting().elo);
}

#[test]
fn the_pages_show_the_strength() {
    let mut app = session_app();
    begin_adjusting(&mut app, [Seat::Person, computer("fara")]);
    assert_eq!(app.world().resource::<PlayerStrength>().estimate, None, "no page shows it");
    lose(&mut app);
    app.insert_resource(OpenPage(Page::NewGame));
    settle(&mut app);
    let estimate = app.world().resource::<PlayerStrength>().estimate.unwrap();
    assert_eq!(estimate.games, 1);
    // A player who gives a name has no games yet.
    app.world_mut().resource_mut::<GameSetup>().names[Side::White as usize] = "Anna".to_owned();
    settle(&mut app);
    assert_eq!(app.world().resource::<PlayerStrength>().estimate.unwrap().games, 0);

    let listing = app.world().resource::<LibraryState>().games.clone().unwrap();
    let counted = Counted::of(&listing, "?");
    assert_eq!(counted.strengths, [("telo".to_owned(), estimate)]);
    let texts = Texts::new(Language::named("fr"));
    let line = statistics_strength(&texts, "Fanoron-Telo".to_owned(), &estimate);
    assert_eq!(line.0, "Force, Fanoron-Telo");
    assert!(line.1.starts_with("environ ") && line.1.ends_with(", d'après une partie"), "{line:?}");
}
