//! The explorer beside the board: what it shows, where it is offered, own games in the background, openings
//! that do not arrive.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::explore::{CurrentExplorer, CurrentExplorerView, ExplorerCommand, ExplorerView};
use fanorona::app::fetched::Fetcher;
use fanorona::app::session::{CurrentSession, PassingAnnotations};
use fanorona::app::storage::{LibraryCommand, LibraryState};
use fanorona::catalogue::Catalogue;
use fanorona::catalogue::library::{Library, MemoryStore, Timestamp};
use fanorona::game::explore::{Filter, Source};
use fanorona::game::play::{Intent, OpenedGame, ReviewAction, Seat};
use fanorona::rules::notation::{Game, write_turn};
use fanorona::rules::shipped_records::RECORDS;
use std::sync::Arc;

const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];

fn command(app: &mut App, command: ExplorerCommand) {
    app.world_mut().write_message(command);
    settle(app);
}

fn settle(app: &mut App) {
    for _ in 0..60 {
        app.update();
    }
}

/// An app with the explorer open over a game of two people.
fn explorer_app(variant: &str) -> App {
    let mut app = session_app();
    begin(&mut app, variant, PEOPLE);
    command(&mut app, ExplorerCommand::Open(true));
    app
}

fn view(app: &App) -> &ExplorerView {
    app.world().resource::<CurrentExplorerView>().0.as_ref().expect("the explorer is open")
}

fn is_open(app: &App) -> bool {
    app.world().resource::<CurrentExplorerView>().0.is_some()
}

/// The names of the turns with their numbers of games.
fn rows(app: &App) -> Vec<(String, u32)> {
    let row =
        |row: &fanorona::app::explore::ExplorerRow| (row.name.clone(), row.games.parse().unwrap());
    view(app).rows.iter().map(row).collect()
}

fn row_of(app: &App, name: &str) -> usize {
    let found = view(app).rows.iter().position(|row| row.name == name);
    found.unwrap_or_else(|| panic!("{name}: {:?}", rows(app)))
}

/// Changes which games count.
fn filter(app: &mut App, change: impl FnOnce(&mut Filter)) {
    let mut filter = app.world().resource::<CurrentExplorer>().filter.clone();
    change(&mut filter);
    command(app, ExplorerCommand::Filter(filter));
}

fn only(app: &mut App, source: Source) {
    filter(app, |filter| {
        for other in Source::ALL {
            filter.sources = filter.sources.with(other, other == source);
        }
    });
}

/// Adds games to a store.
fn add(store: &Arc<MemoryStore>, games: &[Game]) -> Vec<String> {
    let library = Library::new(store.clone());
    library.add(games, Timestamp::from_unix_seconds(0)).unwrap()
}

fn game(text: &str) -> Game {
    text.parse().unwrap()
}

#[test]
fn the_panel_follows_the_position_and_plays_its_turns() {
    let mut app = explorer_app("tsivy");
    assert_eq!(view(&app).opening, None);
    assert_eq!(rows(&app).len(), 5, "all first turns were played by the engine");
    let shares = |row: &fanorona::app::explore::ExplorerRow| row.shares.iter().sum::<f32>();
    assert!(view(&app).rows.iter().all(|row| (shares(row) - 1.0).abs() < 1e-3));
    assert!(view(&app).rows.iter().all(|row| !row.value.is_empty()));
    // The turn under the pointer is shown on the board, and only while it is there.
    let row = row_of(&app, "e2-e3A");
    command(&mut app, ExplorerCommand::Hover(Some(row)));
    let shown = app.world().resource::<PassingAnnotations>().0.clone().unwrap();
    assert_eq!((shown.path.len(), shown.captured.len()), (2, 2));
    command(&mut app, ExplorerCommand::Hover(None));
    assert_eq!(*app.world().resource::<PassingAnnotations>(), PassingAnnotations::default());
    command(&mut app, ExplorerCommand::Play(row));
    assert_eq!(record(&app).turns().len(), 1);
    assert_eq!(view(&app).opening.as_deref(), Some("Parker booklet, opening D"));
    let mut names: Vec<String> = rows(&app).into_iter().map(|row| row.0).collect();
    names.sort();
    assert_eq!(names, ["f4-e5W", "f4-e5W-e4A"]);
    intend(&mut app, Intent::Undo);
    assert_eq!((rows(&app).len(), view(&app).opening.is_none()), (5, true));
    command(&mut app, ExplorerCommand::Open(false));
    assert!(!is_open(&app));
}

#[test]
fn it_is_not_offered_against_an_opponent() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, computer("fara")]);
    command(&mut app, ExplorerCommand::Open(true));
    assert!(!is_open(&app));
    intend(&mut app, Intent::Review(ReviewAction::Back));
    command(&mut app, ExplorerCommand::Open(true));
    assert!(!is_open(&app), "nor when one looks back in that game");
    intend(&mut app, Intent::Review(ReviewAction::Leave));
    intend(&mut app, Intent::Resign(fanorona::rules::Side::White));
    command(&mut app, ExplorerCommand::Open(true));
    assert!(is_open(&app), "after the game it is");
    begin(&mut app, "tsivy", [Seat::Person, computer("fara")]);
    settle(&mut app);
    assert!(!is_open(&app), "and a new game closes it");
}

#[test]
fn in_a_review_it_steps_through_the_game_or_tries_turns() {
    let mut app = session_app();
    let record = RECORDS.iter().find(|record| record.key == "parker-sample").unwrap();
    let (variant, game) = Catalogue::shipped().read_game(record.text, None).unwrap();
    let opened = OpenedGame::by_people(variant, game.clone());
    intend(&mut app, Intent::OpenReview(Box::new(opened)));
    command(&mut app, ExplorerCommand::Open(true));
    only(&mut app, Source::Shipped);
    let first = write_turn(&game.record.rules().board, &game.record.turns()[0]);
    let row = row_of(&app, &first);
    command(&mut app, ExplorerCommand::Play(row));
    let session = app.world().resource::<CurrentSession>();
    let review = session.review().unwrap();
    assert_eq!((review.at(), review.is_annotated()), (1, false), "a step of the game itself");
    assert_eq!(view(&app).opening.as_deref(), Some("Parker booklet, opening A"));
    intend(&mut app, Intent::Review(ReviewAction::First));
    settle(&mut app);
    filter(&mut app, |filter| filter.sources = filter.sources.with(Source::Engine, true));
    let row = row_of(&app, "f2-e3A");
    command(&mut app, ExplorerCommand::Play(row));
    let session = app.world().resource::<CurrentSession>();
    let review = session.review().unwrap();
    assert!(review.at() == 1 && review.is_annotated(), "a turn that is tried out");
}

#[test]
fn own_games_are_counted_as_the_library_changes() {
    let store = Arc::new(MemoryStore::default());
    let d2 = game("[Variant \"tsivy\"]\n[White \"Rasoa\"]\n[Black \"Hery\"]\n\n1. d2-e3A 1-0");
    let e2 = game("[Variant \"tsivy\"]\n[White \"Noro\"]\n\n1. e2-e3A f4-e5W *");
    let telo = game("[Variant \"telo\"]\n\n1. c1-b2A 0-1");
    let ids = add(&store, &[d2.clone(), e2, telo]);
    let mut app = session_app();
    app.insert_resource(LibraryState::in_memory(store.clone()));
    begin(&mut app, "tsivy", PEOPLE);
    command(&mut app, ExplorerCommand::Open(true));
    only(&mut app, Source::Own);
    let mut found = rows(&app);
    found.sort();
    assert_eq!(found, [("d2-e3A".to_owned(), 1), ("e2-e3A".to_owned(), 1)]);
    filter(&mut app, |filter| filter.opponent = Some("hery".to_owned()));
    assert_eq!(rows(&app), [("d2-e3A".to_owned(), 1)]);
    filter(&mut app, |filter| filter.opponent = None);
    app.world_mut().write_message(LibraryCommand::Delete(ids[1].clone()));
    settle(&mut app);
    app.world_mut().write_message(LibraryCommand::List { trash: false });
    settle(&mut app);
    assert_eq!(rows(&app), [("d2-e3A".to_owned(), 1)]);
    add(&store, &[d2]);
    app.world_mut().write_message(LibraryCommand::List { trash: false });
    settle(&mut app);
    assert_eq!(rows(&app), [("d2-e3A".to_owned(), 2)]);
    // Another variant has its own games.
    begin(&mut app, "telo", PEOPLE);
    settle(&mut app);
    assert_eq!(rows(&app), [("c1-b2A".to_owned(), 1)]);
}

#[test]
fn many_games_are_indexed_over_several_frames() {
    let store = Arc::new(MemoryStore::default());
    let one = game("[Variant \"tsivy\"]\n\n1. d2-e3A 1-0");
    add(&store, &vec![one; 1_000]);
    let mut app = session_app();
    app.insert_resource(LibraryState::in_memory(store));
    begin(&mut app, "tsivy", PEOPLE);
    app.world_mut().write_message(ExplorerCommand::Open(true));
    let mut waiting: Vec<usize> = Vec::new();
    for _ in 0..60 {
        app.update();
        waiting.push(app.world().resource::<CurrentExplorer>().waiting());
    }
    let steps = waiting.windows(2).filter(|pair| pair[1] < pair[0]);
    let largest = steps.clone().map(|pair| pair[0] - pair[1]).max().unwrap();
    assert!(steps.count() >= 3 && largest <= 200, "{waiting:?}");
    only(&mut app, Source::Own);
    assert_eq!(rows(&app), [("d2-e3A".to_owned(), 1_000)]);
}

#[test]
fn openings_that_are_missing_or_damaged_leave_the_other_games() {
    for (answer, note) in [
        (None, "The games of the engine could not be loaded."),
        (Some("fanorona openings 1 parker 00000000\nmade 1 2 3 4 5\n"), "The checksum is wrong"),
    ] {
        let mut app = session_app();
        app.insert_resource(Fetcher::new(FixedText::new(answer)));
        begin(&mut app, "parker", PEOPLE);
        command(&mut app, ExplorerCommand::Open(true));
        let notes = &view(&app).notes;
        assert!(notes.len() == 1 && notes[0].contains(note), "{notes:?}");
        assert!(!rows(&app).is_empty(), "the shipped games are there");
        assert!(!app.world().resource::<CurrentExplorer>().is_busy());
    }
}
