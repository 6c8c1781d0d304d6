//! The game at the table is kept, gone on with, and never lost.

use crate::stage::*;
use bevy::prelude::*;
use fanorona::app::screens::{Desk, Page};
use fanorona::app::session::CurrentSession;
use fanorona::app::storage::{
    InterruptedGame, LibraryCommand, LibraryEvent, LibraryState, StorageError,
};
use fanorona::catalogue::Catalogue;
use fanorona::catalogue::library::{
    FolderStore, KeptGame, KeyValueStore, Library, Listed, LockStatus, MemoryStore, Stamp,
    StoreError,
};
use fanorona::game::ReviewAction;
use fanorona::game::{Intent, Seat};
use fanorona::rules::Side;
use fanorona::texts::Language;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

type AnyStore = Arc<dyn KeyValueStore + Send + Sync>;

/// A game with a library on this shelf.
pub fn app_on(shelf: AnyStore) -> App {
    let mut app = session_app();
    app.insert_resource(LibraryState::in_memory(shelf))
        .init_resource::<Told>()
        .add_systems(Last, tell);
    app
}

/// All news since the app began.
#[derive(Resource, Default)]
pub struct Told(pub Vec<LibraryEvent>);

fn tell(mut news: MessageReader<LibraryEvent>, mut told: ResMut<Told>) {
    told.0.extend(news.read().cloned());
}

/// Gives an order, and waits until it is done.
pub fn order(app: &mut App, order: LibraryCommand) {
    app.world_mut().write_message(order);
    for _ in 0..4 {
        app.update();
    }
}

pub fn listed(shelf: &AnyStore) -> Listed {
    Library::new(shelf.clone()).games(&Catalogue::shipped()).unwrap()
}

fn only(shelf: &AnyStore) -> KeptGame {
    let mut listed = listed(shelf);
    assert_eq!((listed.games.len(), listed.damaged.len()), (1, 0));
    listed.games.remove(0)
}

fn turns(shelf: &AnyStore) -> usize {
    only(shelf).game.record.turns().len()
}

fn memory() -> AnyStore {
    Arc::new(MemoryStore::default())
}

/// A folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("app-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_game_is_kept_after_every_turn() {
    for shelf in [memory(), Arc::new(FolderStore::new(folder("turns")))] {
        let mut app = app_on(shelf.clone());
        begin(&mut app, "tsivy", [Seat::Person, computer("rakoto")]);
        assert!(listed(&shelf).games.is_empty(), "a game without turns is none");
        for count in 1..6 {
            let turn =
                fanorona::rules::generate::turns(record(&app).rules(), record(&app).position());
            let turn = turn.into_iter().next().unwrap();
            let generation = app.world().resource::<CurrentSession>().generation();
            intend(&mut app, Intent::Play { turn, generation });
            for _ in 0..30 {
                app.update();
            }
            assert_eq!(record(&app).turns().len(), 2 * count);
            assert_eq!(only(&shelf).game.record.turns(), record(&app).turns());
        }
        let kept = only(&shelf);
        assert_eq!(
            (kept.state["white"].as_str(), kept.state["black"].as_str()),
            ("human", "rakoto")
        );
        assert_eq!(kept.state["seed"], "7");
        assert_eq!(kept.game.tag("Black"), Some("Rakoto"));
        assert_eq!(kept.game.tag("BlackType"), Some("program"));
        assert!(kept.game.tag("Date").is_some());
    }
}

#[test]
fn undo_offers_comments_and_the_end_are_kept_too() {
    let shelf = memory();
    let mut app = app_on(shelf.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    intend(&mut app, Intent::OfferDraw(Side::Black));
    app.update();
    assert_eq!(only(&shelf).state["offer"], "black");
    let note = fanorona::rules::notation::game::Note {
        after: 1,
        text: fanorona::rules::notation::game::NoteText::Comment("well played".into()),
    };
    intend(&mut app, Intent::Review(ReviewAction::Back));
    let node = app.world().resource::<CurrentSession>().review().unwrap().here();
    intend(&mut app, Intent::Review(ReviewAction::Comment(node, "well played".into())));
    intend(&mut app, Intent::Review(ReviewAction::Leave));
    app.update();
    app.update();
    assert_eq!(only(&shelf).game.notes, [note]);
    intend(&mut app, Intent::Undo);
    app.update();
    assert_eq!(turns(&shelf), 0, "a game that is known is kept even without turns");
    intend(&mut app, Intent::Resign(Side::White));
    app.update();
    assert_eq!(only(&shelf).result(), "0-1");
}

#[test]
fn a_draw_offer_is_stored_until_it_is_undone_and_is_pending_again_when_the_game_is_resumed() {
    let shelf = memory();
    let mut app = app_on(shelf.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    intend(&mut app, Intent::OfferDraw(Side::Black));
    app.update();
    intend(&mut app, Intent::Undo);
    app.update();
    assert_eq!(record(&app).offer(), None);
    assert!(!only(&shelf).state.contains_key("offer"), "undo withdraws the offer");
    play(&mut app, "b2-c3A");
    intend(&mut app, Intent::OfferDraw(Side::White));
    app.update();
    assert_eq!(only(&shelf).state["offer"], "white");
    let id = only(&shelf).id;
    drop(app);
    let mut app = app_on(shelf.clone());
    order(&mut app, LibraryCommand::Resume(id));
    assert_eq!(record(&app).offer(), Some(Side::White));
    // The stored offer does not get lost with the next change.
    intend(&mut app, Intent::Reseat { side: Side::White, seat: computer("rakoto") });
    app.update();
    assert_eq!(only(&shelf).state["offer"], "white");
}

#[test]
fn a_new_game_begins_a_new_save() {
    let shelf = memory();
    let mut app = app_on(shelf.clone());
    for count in 1..4 {
        begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
        play(&mut app, "b2-c3A");
        app.update();
        assert_eq!(listed(&shelf).games.len(), count);
    }
}

#[test]
fn whoever_plays_on_from_a_game_that_is_over_begins_another() {
    let shelf = memory();
    let mut app = app_on(shelf.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    intend(&mut app, Intent::Resign(Side::Black));
    app.update();
    let kept = only(&shelf);
    let opened = fanorona::game::OpenedGame::by_people(kept.variant.clone(), kept.game.clone());
    intend(&mut app, Intent::Open(Box::new(opened)));
    app.update();
    assert_eq!(listed(&shelf).games.len(), 1, "looking changes nothing");
    intend(&mut app, Intent::Undo);
    app.update();
    intend(&mut app, Intent::Undo);
    app.update();
    let games = listed(&shelf).games;
    assert_eq!(games.len(), 2);
    assert!(games.iter().any(|game| game.id == kept.id && game.result() == "1-0"));
}

/// Plays two turns, is killed, and starts again.
fn broken_off(shelf: &AnyStore) -> App {
    let mut app = app_on(shelf.clone());
    begin(&mut app, "tsivy", [Seat::Person, computer("rakoto")]);
    play(&mut app, "d3-e3A");
    for _ in 0..30 {
        app.update();
    }
    intend(&mut app, Intent::OfferDraw(Side::White));
    // The program is killed: nothing is written any more, and the system lets go of the game.
    drop(app);
    let mut app = app_on(shelf.clone());
    app.world_mut().resource_mut::<LibraryState>().find_interrupted();
    app.update();
    app
}

#[test]
fn a_game_that_was_broken_off_is_offered_and_goes_on() {
    for shelf in [memory(), Arc::new(FolderStore::new(folder("resume")))] {
        let mut app = broken_off(&shelf);
        let InterruptedGame::Found(entry) = &app.world().resource::<LibraryState>().interrupted
        else {
            panic!("no offer")
        };
        let id = entry.kept.id.clone();
        assert_eq!(entry.kept.game.record.turns().len(), 2);
        order(&mut app, LibraryCommand::Resume(id.clone()));
        assert_eq!(record(&app).turns().len(), 2);
        let session = app.world().resource::<CurrentSession>();
        assert_eq!(*session.seats(), [Seat::Person, computer("rakoto")]);
        assert!(matches!(
            app.world().resource::<LibraryState>().interrupted,
            InterruptedGame::None
        ));
        assert!(matches!(app.world().resource::<Told>().0[..], [LibraryEvent::Opened(None)]));
        // It goes on under its name.
        intend(&mut app, Intent::Resign(Side::White));
        app.update();
        let kept = only(&shelf);
        assert_eq!((kept.id.as_str(), kept.result()), (id.as_str(), "0-1"));
        app.world_mut().resource_mut::<LibraryState>().find_interrupted();
        app.update();
        assert!(
            matches!(app.world().resource::<LibraryState>().interrupted, InterruptedGame::None),
            "it is over"
        );
    }
}

#[test]
fn the_page_that_offers_it_comes_before_the_plan_of_a_new_game() {
    let shelf = memory();
    let app = broken_off(&shelf);
    let store = app.world().resource::<LibraryState>();
    let mut desk = Desk::new(Language::English, Catalogue::shipped());
    desk.page = Page::Resume;
    desk.pass_library(store, 0.1);
    assert_eq!(desk.page, Page::Resume);
    desk.pass_library(&LibraryState::default(), 0.1);
    assert_eq!(desk.page, Page::NewGame, "where nothing was broken off, a game is begun");
}

#[test]
fn two_copies_never_write_the_same_game() {
    let shelf: AnyStore = Arc::new(FolderStore::new(folder("copies")));
    let mut app = broken_off(&shelf);
    let id = only(&shelf).id;
    let mut other = app_on(shelf.clone());
    order(&mut app, LibraryCommand::Resume(id.clone()));
    other.world_mut().resource_mut::<LibraryState>().find_interrupted();
    other.update();
    assert!(
        matches!(other.world().resource::<LibraryState>().interrupted, InterruptedGame::None),
        "it is played here"
    );
    order(&mut other, LibraryCommand::Resume(id.clone()));
    assert!(matches!(other.world().resource::<Told>().0[..], [LibraryEvent::OpenFailed(..)]));
    assert!(record(&other).turns().is_empty());
    // Another game at the first table lets it go.
    begin(&mut app, "telo", [Seat::Person, Seat::Person]);
    app.update();
    order(&mut other, LibraryCommand::Resume(id));
    assert_eq!(record(&other).turns().len(), 2);
}

/// A memory that can be full.
#[derive(Debug, Default)]
struct Full(MemoryStore, AtomicBool);

impl KeyValueStore for Full {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.0.get(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        if self.1.load(Ordering::Relaxed) {
            return Err(StoreError::Write { name: name.into(), detail: "no space left".into() });
        }
        self.0.put(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.0.remove(name)
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.0.list()
    }

    fn hold(&self, name: &str) -> Result<LockStatus, StoreError> {
        self.0.hold(name)
    }
}

#[test]
fn that_nothing_can_be_kept_is_told_and_tried_again() {
    let full = Arc::new(Full::default());
    let shelf: AnyStore = full.clone();
    let mut app = app_on(shelf.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    full.1.store(true, Ordering::Relaxed);
    play(&mut app, "b2-c3A");
    app.update();
    let trouble = |app: &App| app.world().resource::<LibraryState>().error.clone();
    assert!(matches!(trouble(&app), Some(StorageError::Store(StoreError::Write { .. }))));
    assert!(!app.world().resource::<LibraryState>().is_saved());
    full.1.store(false, Ordering::Relaxed);
    // Ten seconds and a little; nobody plays meanwhile.
    for _ in 0..700 {
        app.update();
    }
    assert_eq!(trouble(&app), None);
    assert_eq!(turns(&shelf), 1);
}

#[test]
fn what_was_played_is_kept_when_the_program_ends() {
    let shelf: AnyStore = Arc::new(FolderStore::new(folder("exit")));
    let mut app = session_app();
    let clerk =
        fanorona::app::storage::LibraryService::new(shelf.clone(), Catalogue::shipped(), || {
            Stamp::of_seconds(9)
        });
    let worker = fanorona::app::storage::ThreadWorker::new(clerk);
    app.insert_resource(LibraryState::new(worker, fanorona::app::storage::NoDialog::default()));
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert_eq!(turns(&shelf), 1, "no frame was needed after the turn");
}

#[test]
fn without_threads_a_turn_is_kept_in_the_frame_in_which_it_is_played() {
    let shelf = memory();
    let mut app = session_app();
    let clerk =
        fanorona::app::storage::LibraryService::new(shelf.clone(), Catalogue::shipped(), || {
            Stamp::of_seconds(9)
        });
    // Nothing is done between two frames: a page may be closed there.
    let worker = fanorona::app::storage::InlineWorker::new(clerk, 0);
    app.insert_resource(LibraryState::new(worker, fanorona::app::storage::NoDialog::default()));
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    assert_eq!(turns(&shelf), 1);
}

#[test]
#[ignore = "measures"]
#[expect(clippy::print_stdout, reason = "the figures are what it is made for")]
fn how_long_keeping_a_turn_takes() {
    let shelf = FolderStore::new(folder("time"));
    let library = Library::new(shelf);
    let text = fanorona::catalogue::records::RECORDS[0].text;
    let (_, mut game) = Catalogue::shipped().read_game(text, None).unwrap();
    let mut held = library.begin(Stamp::of_seconds(1)).unwrap();
    let mut times = Vec::new();
    while game.record.can_undo() {
        game.record.undo_turn().unwrap();
        let begun = std::time::Instant::now();
        library.save(&mut held, &game, &[], Stamp::of_seconds(2)).unwrap();
        times.push(begun.elapsed());
    }
    times.sort();
    let (middle, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{} saves: {middle:?} in the middle, {most:?} at most", times.len());
}
