//! The current game is stored after every turn, resumed, and never lost.

use crate::fixture::*;
use crate::match_play;
use bevy::prelude::*;
use fanorona::app::game_setup::FormatChoice;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::session::CurrentSession;
use fanorona::app::storage::{
    ImportSource, InterruptedGame, LibraryCommand, LibraryEvent, LibraryState, StorageError,
};
use fanorona::app::ui;
use fanorona::catalogue::Catalogue;
use fanorona::catalogue::library::{
    FolderStore, GameList, KeyValueStore, Library, LockStatus, MemoryStore, SavedGame, StoreError,
    Timestamp,
};
use fanorona::game::play::ReviewAction;
use fanorona::game::play::{Intent, Seat};
use fanorona::rules::Side;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

type AnyStore = Arc<dyn KeyValueStore + Send + Sync>;

/// An app whose library uses this store.
pub fn app_on(storage: AnyStore) -> App {
    let mut app = session_app();
    app.insert_resource(LibraryState::in_memory(storage))
        .init_resource::<Told>()
        .add_systems(Last, tell);
    app
}

/// All events since the app started.
#[derive(Resource, Default)]
pub struct Told(pub Vec<LibraryEvent>);

fn tell(mut news: MessageReader<LibraryEvent>, mut told: ResMut<Told>) {
    told.0.extend(news.read().cloned());
}

/// Gives a command and waits until it is done.
pub fn order(app: &mut App, order: LibraryCommand) {
    app.world_mut().write_message(order);
    for _ in 0..4 {
        app.update();
    }
}

pub fn listed(storage: &AnyStore) -> GameList {
    Library::new(storage.clone()).games(&Catalogue::shipped()).unwrap()
}

fn only(storage: &AnyStore) -> SavedGame {
    let mut listed = listed(storage);
    assert_eq!((listed.games.len(), listed.damaged.len()), (1, 0));
    listed.games.remove(0)
}

fn turns(storage: &AnyStore) -> usize {
    only(storage).game.record.turns().len()
}

fn memory() -> AnyStore {
    Arc::new(MemoryStore::default())
}

/// A folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("app-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_game_is_stored_after_every_turn() {
    for storage in [memory(), Arc::new(FolderStore::new(folder("turns")))] {
        let mut app = app_on(storage.clone());
        begin(&mut app, "tsivy", [Seat::Person, computer("rakoto")]);
        assert!(listed(&storage).games.is_empty(), "a game without turns is not stored");
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
            assert_eq!(only(&storage).game.record.turns(), record(&app).turns());
        }
        let kept = only(&storage);
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
fn undo_offers_comments_and_the_end_are_stored_too() {
    let storage = memory();
    let mut app = app_on(storage.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    intend(&mut app, Intent::OfferDraw(Side::Black));
    app.update();
    assert_eq!(only(&storage).state["offer"], "black");
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
    assert_eq!(only(&storage).game.notes, [note]);
    intend(&mut app, Intent::Undo);
    app.update();
    assert_eq!(turns(&storage), 0, "a stored game remains even without turns");
    intend(&mut app, Intent::Resign(Side::White));
    app.update();
    assert_eq!(only(&storage).result(), "0-1");
}

#[test]
fn a_draw_offer_is_stored_until_it_is_undone_and_is_pending_again_when_the_game_is_resumed() {
    let storage = memory();
    let mut app = app_on(storage.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    intend(&mut app, Intent::OfferDraw(Side::Black));
    app.update();
    intend(&mut app, Intent::Undo);
    app.update();
    assert_eq!(record(&app).offer(), None);
    assert!(!only(&storage).state.contains_key("offer"), "undo withdraws the offer");
    play(&mut app, "b2-c3A");
    intend(&mut app, Intent::OfferDraw(Side::White));
    app.update();
    assert_eq!(only(&storage).state["offer"], "white");
    let id = only(&storage).id;
    drop(app);
    let mut app = app_on(storage.clone());
    order(&mut app, LibraryCommand::Resume(id));
    assert_eq!(record(&app).offer(), Some(Side::White));
    // The stored offer does not get lost with the next change.
    intend(&mut app, Intent::Reseat { side: Side::White, seat: computer("rakoto") });
    app.update();
    assert_eq!(only(&storage).state["offer"], "white");
}

#[test]
fn a_new_game_begins_a_new_save() {
    let storage = memory();
    let mut app = app_on(storage.clone());
    for count in 1..4 {
        begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
        play(&mut app, "b2-c3A");
        app.update();
        assert_eq!(listed(&storage).games.len(), count);
    }
}

#[test]
fn playing_on_from_a_game_that_is_over_starts_another() {
    let storage = memory();
    let mut app = app_on(storage.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    intend(&mut app, Intent::Resign(Side::Black));
    app.update();
    let kept = only(&storage);
    let opened =
        fanorona::game::play::OpenedGame::by_people(kept.variant.clone(), kept.game.clone());
    intend(&mut app, Intent::Open(Box::new(opened)));
    app.update();
    assert_eq!(listed(&storage).games.len(), 1, "a review changes nothing");
    intend(&mut app, Intent::Undo);
    app.update();
    intend(&mut app, Intent::Undo);
    app.update();
    let games = listed(&storage).games;
    assert_eq!(games.len(), 2);
    assert!(games.iter().any(|game| game.id == kept.id && game.result() == "1-0"));
}

#[test]
fn a_game_that_is_opened_is_stored_once_it_is_played_on() {
    let storage = memory();
    let mut app = app_on(storage.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    let kept = only(&storage);
    let storage = memory();
    let mut app = app_on(storage.clone());
    let opened = fanorona::game::play::OpenedGame::by_people(kept.variant, kept.game);
    intend(&mut app, Intent::Open(Box::new(opened)));
    for action in [ReviewAction::Back, ReviewAction::Leave] {
        intend(&mut app, Intent::Review(action));
    }
    app.update();
    assert!(listed(&storage).games.is_empty(), "it was looked at");
    intend(&mut app, Intent::Resign(Side::Black));
    app.update();
    assert_eq!(only(&storage).result(), "1-0");
}

#[test]
fn a_comment_on_an_imported_game_that_is_over_does_not_copy_it() {
    let storage = memory();
    let mut app = app_on(storage.clone());
    let text =
        "[Event \"Test\"]\n[Variant \"dimy\"]\n[Result \"1-0\"]\n\n1. b2-c3A {Black resigns} 1-0\n";
    order(&mut app, LibraryCommand::Import(vec![ImportSource::Text(text.to_owned())]));
    assert_eq!(turns(&storage), 1);
    intend(&mut app, Intent::Review(ReviewAction::Back));
    let node = app.world().resource::<CurrentSession>().review().unwrap().here();
    intend(&mut app, Intent::Review(ReviewAction::Comment(node, "a pity".into())));
    intend(&mut app, Intent::Review(ReviewAction::Leave));
    app.update();
    app.update();
    let notes = only(&storage).game.notes;
    assert!(format!("{notes:?}").contains("a pity"), "{notes:?}");
}

#[test]
fn stopping_an_import_keeps_what_was_changed_meanwhile() {
    let storage = memory();
    let mut app = app_on(storage.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    app.update();
    let id = only(&storage).id;
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    app.world_mut().write_message(LibraryCommand::List { trash: false });
    app.world_mut().write_message(LibraryCommand::Rename { id, name: "First".into() });
    order(&mut app, LibraryCommand::Cancel);
    assert_eq!(only(&storage).name(), Some("First"));
}

/// Plays two turns, kills the program, and starts it again.
fn broken_off(storage: &AnyStore) -> App {
    let mut app = app_on(storage.clone());
    begin(&mut app, "tsivy", [Seat::Person, computer("rakoto")]);
    play(&mut app, "d3-e3A");
    for _ in 0..30 {
        app.update();
    }
    intend(&mut app, Intent::OfferDraw(Side::White));
    // The program is killed: nothing more is written, and the system releases the lock of the game.
    drop(app);
    let mut app = app_on(storage.clone());
    app.world_mut().resource_mut::<LibraryState>().find_interrupted();
    app.update();
    app
}

#[test]
fn an_unfinished_game_is_offered_and_resumed() {
    for storage in [memory(), Arc::new(FolderStore::new(folder("resume")))] {
        let mut app = broken_off(&storage);
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
        // It is stored under the same id.
        intend(&mut app, Intent::Resign(Side::White));
        app.update();
        let kept = only(&storage);
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
fn the_next_game_of_a_match_can_be_begun_from_the_list() {
    let storage = memory();
    let next_games = |app: &mut App| {
        order(app, LibraryCommand::List { trash: false });
        app.world().resource::<LibraryState>().games.as_ref().unwrap().next_games.clone()
    };
    let mut app = app_on(storage.clone());
    let plan = match_play::plan(FormatChoice::Tumicarona, match_play::PEOPLE);
    intend(&mut app, Intent::Begin(Box::new(plan)));
    play(&mut app, "d3-e3A");
    app.update();
    let first = only(&storage).id;
    assert!(next_games(&mut app).is_empty(), "the first game is not over");
    intend(&mut app, Intent::Resign(Side::Black));
    app.update();
    assert!(next_games(&mut app).into_iter().eq([&*first]));

    // As after another start, with another game on the board.
    drop(app);
    let mut app = app_on(storage.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    assert!(next_games(&mut app).into_iter().eq([&*first]));
    order(&mut app, LibraryCommand::Resume(first));
    intend(&mut app, Intent::NextGame);
    assert_eq!(app.world().resource::<CurrentSession>().variant().key, "tumicarona-rematch");
    play(&mut app, "d3-e3A");
    app.update();
    assert_eq!(listed(&storage).games.len(), 2);
    assert!(next_games(&mut app).is_empty(), "the next game has been begun");
}

#[test]
fn the_first_page_offers_it_and_stays_without_it() {
    let storage = memory();
    let page = |app: &App| app.world().resource::<OpenPage>().0;
    let mut app = broken_off(&storage);
    ui::logic(&mut app);
    app.insert_resource(OpenPage(Page::Start));
    app.update();
    assert_eq!(page(&app), Page::Start);
    app.insert_resource(LibraryState::default());
    app.update();
    assert_eq!(page(&app), Page::Start, "without an unfinished game, there are the other ways on");
}

#[test]
fn two_copies_never_write_the_same_game() {
    let storage: AnyStore = Arc::new(FolderStore::new(folder("copies")));
    let mut app = broken_off(&storage);
    let id = only(&storage).id;
    let mut other = app_on(storage.clone());
    order(&mut app, LibraryCommand::Resume(id.clone()));
    other.world_mut().resource_mut::<LibraryState>().find_interrupted();
    other.update();
    assert!(
        matches!(other.world().resource::<LibraryState>().interrupted, InterruptedGame::None),
        "it is played here"
    );
    order(&mut other, LibraryCommand::Resume(id.clone()));
    assert!(matches!(other.world().resource::<Told>().0[..], [LibraryEvent::Failed(..)]));
    assert!(record(&other).turns().is_empty());
    // Another game in the first program releases it.
    begin(&mut app, "telo", [Seat::Person, Seat::Person]);
    app.update();
    order(&mut other, LibraryCommand::Resume(id));
    assert_eq!(record(&other).turns().len(), 2);
}

/// A store that can be full, and for which every text can be too large.
#[derive(Debug, Default)]
struct Full(MemoryStore, AtomicBool, AtomicBool);

impl KeyValueStore for Full {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.0.get(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        if self.1.load(Ordering::Relaxed) {
            return Err(StoreError::Write { name: name.into(), detail: "no space left".into() });
        }
        if self.2.load(Ordering::Relaxed) {
            return Err(StoreError::TooLarge { limit: 1 });
        }
        self.0.put(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.0.remove(name)
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.0.list()
    }

    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError> {
        self.0.try_lock(name)
    }
}

#[test]
fn a_failure_to_store_is_reported_and_retried() {
    let full = Arc::new(Full::default());
    let storage: AnyStore = full.clone();
    let mut app = app_on(storage.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    full.1.store(true, Ordering::Relaxed);
    play(&mut app, "b2-c3A");
    app.update();
    let error = |app: &App| app.world().resource::<LibraryState>().error.clone();
    assert!(matches!(error(&app), Some(StorageError::Store(StoreError::Write { .. }))));
    assert!(!app.world().resource::<LibraryState>().is_saved());
    full.1.store(false, Ordering::Relaxed);
    // Slightly more than ten seconds without a turn.
    for _ in 0..700 {
        app.update();
    }
    assert_eq!(error(&app), None);
    assert_eq!(turns(&storage), 1);
}

#[test]
fn the_end_of_a_game_that_could_not_be_stored_is_stored_during_the_next_game() {
    let full = Arc::new(Full::default());
    let storage: AnyStore = full.clone();
    let mut app = app_on(storage.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    full.1.store(true, Ordering::Relaxed);
    intend(&mut app, Intent::Resign(Side::Black));
    app.update();
    begin(&mut app, "telo", [Seat::Person, Seat::Person]);
    app.update();
    full.1.store(false, Ordering::Relaxed);
    play(&mut app, "c1-b2A");
    app.update();
    assert!(!app.world().resource::<LibraryState>().is_saved(), "the first game is not stored yet");
    (0..700).for_each(|_| app.update());
    assert!(app.world().resource::<LibraryState>().is_saved());
    let mut results: Vec<_> = listed(&storage).games.iter().map(SavedGame::result).collect();
    results.sort_unstable();
    assert_eq!(results, ["*", "1-0"]);
}

#[test]
fn a_game_that_is_too_large_to_store_is_unlocked_when_it_leaves_the_board() {
    let full = Arc::new(Full::default());
    let storage: AnyStore = full.clone();
    let mut app = app_on(storage.clone());
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    app.update();
    let id = only(&storage).id;
    full.2.store(true, Ordering::Relaxed);
    intend(&mut app, Intent::Resign(Side::Black));
    app.update();
    let error = app.world().resource::<LibraryState>().error.clone();
    assert!(matches!(error, Some(StorageError::Store(StoreError::TooLarge { .. }))), "{error:?}");
    begin(&mut app, "telo", [Seat::Person, Seat::Person]);
    app.update();
    let mut other = app_on(storage.clone());
    order(&mut other, LibraryCommand::Resume(id));
    assert_eq!(record(&other).turns().len(), 1, "another program can go on with it");
}

#[test]
fn the_last_turn_is_stored_when_the_program_ends() {
    let storage: AnyStore = Arc::new(FolderStore::new(folder("exit")));
    let mut app = session_app();
    let service =
        fanorona::app::storage::LibraryService::new(storage.clone(), Catalogue::shipped(), || {
            Timestamp::from_unix_seconds(9)
        });
    let worker = fanorona::app::storage::ThreadWorker::new(service);
    app.insert_resource(LibraryState::new(worker, fanorona::app::storage::NoDialog::default()));
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert_eq!(turns(&storage), 1, "no frame was needed after the turn");
}

#[test]
fn without_threads_a_turn_is_stored_in_the_frame_in_which_it_is_played() {
    let storage = memory();
    let mut app = session_app();
    let service =
        fanorona::app::storage::LibraryService::new(storage.clone(), Catalogue::shipped(), || {
            Timestamp::from_unix_seconds(9)
        });
    // Nothing is done between frames, when a browser page may be closed.
    let worker = fanorona::app::storage::InlineWorker::new(service, 0);
    app.insert_resource(LibraryState::new(worker, fanorona::app::storage::NoDialog::default()));
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    assert_eq!(turns(&storage), 1);
}
