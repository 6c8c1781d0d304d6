//! The list of games, import and export.

use crate::fixture::*;
use crate::library::*;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use fanorona::app::content::CurrentCatalogue;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::session::{CurrentSession, IntentMessage};
use fanorona::app::statistics::{Counted, lines as statistics_lines};
use fanorona::app::storage::page::{LibraryPage, view as library_view};
use fanorona::app::storage::{
    ExportItem, HeldFiles, ImportSource, Imported, LibraryCommand, LibraryEvent, LibraryState,
};
use fanorona::app::ui;
use fanorona::catalogue::custom::{CustomFileKind, CustomFolder};
use fanorona::catalogue::library::{GameFilter, KeyValueStore, MemoryStore, SavedGame};
use fanorona::catalogue::{Catalogue, CustomFileProblem, KeyOwner};
use fanorona::game::play::{Intent, OpenedGame, ReviewAction, Seat, Session};
use fanorona::rules::notation::{read_games, write_game, write_link};
use fanorona::rules::shipped_records::RECORDS;
use fanorona::rules::variant::shipped;
use fanorona::texts::{Language, Texts};
use std::sync::Arc;

type AnyStore = Arc<dyn KeyValueStore + Send + Sync>;

fn all_records() -> String {
    RECORDS.map(|record| record.text).join("\n")
}

fn import(app: &mut App, text: &str) {
    order(app, LibraryCommand::Import(vec![ImportSource::Text(text.to_owned())]));
}

fn imported(app: &App) -> Arc<Imported> {
    match app.world().resource::<Told>().0.last() {
        Some(LibraryEvent::Imported(imported)) => imported.clone(),
        other => panic!("{other:?}"),
    }
}

fn with_games() -> (App, AnyStore) {
    let storage: AnyStore = Arc::new(MemoryStore::default());
    let mut app = app_on(storage.clone());
    import(&mut app, &all_records());
    order(&mut app, LibraryCommand::List { trash: false });
    (app, storage)
}

fn sentences(imported: &Imported) -> Vec<String> {
    library_view::import_errors(&Texts::new(Language::ENGLISH), imported)
}

#[test]
fn several_games_are_stored_in_the_library() {
    let (app, storage) = with_games();
    assert_eq!(listed(&storage).games.len(), RECORDS.len());
    let news = imported(&app);
    assert_eq!((news.stored, news.errors.len()), (RECORDS.len(), 0));
    let said = library_view::imported(&Texts::new(Language::ENGLISH), &news);
    assert_eq!(said, "6 games were added to your games.");
    assert!(record(&app).turns().is_empty(), "the current game stays as it was");
}

#[test]
fn a_single_game_is_opened_and_stored() {
    let storage: AnyStore = Arc::new(MemoryStore::default());
    let mut app = app_on(storage.clone());
    import(&mut app, RECORDS[0].text);
    assert_eq!(record(&app).turns().len(), 43);
    assert_eq!(listed(&storage).games.len(), 1);
    // A link does the same.
    let link = write_link(&listed(&storage).games[0].game);
    import(&mut app, &format!("  {link}\n"));
    assert_eq!(record(&app).turns().len(), 43);
    assert_eq!(listed(&storage).games.len(), 2);
}

#[test]
fn every_error_is_reported_with_its_place_and_hides_no_other_game() {
    let storage: AnyStore = Arc::new(MemoryStore::default());
    let mut app = app_on(storage.clone());
    let text =
        format!("{}\n[Variant \"telo\"]\n\n1. a9-b9 *\n\n{}", RECORDS[0].text, RECORDS[2].text);
    let line = text.lines().position(|line| line.contains("a9-b9")).unwrap() + 1;
    import(&mut app, &text);
    let news = imported(&app);
    assert_eq!((news.stored, listed(&storage).games.len()), (2, 2));
    let said = sentences(&news);
    assert_eq!(said.len(), 1);
    assert!(said[0].starts_with(&format!("Line {line}, column 4: Turn 1, White")), "{said:?}");
    import(&mut app, "fanorona:1.tsivy.AA!A");
    assert!(sentences(&imported(&app))[0].starts_with("Line 1, column 20"), "{said:?}");
    import(&mut app, "good morning");
    let said = sentences(&imported(&app));
    assert!(said[0].starts_with("Line 1, column "), "{said:?}");
}

#[test]
fn dropped_files_are_read_or_refused() {
    let folder = folder("drops");
    std::fs::create_dir_all(&folder).unwrap();
    let storage: AnyStore = Arc::new(MemoryStore::default());
    let mut app = app_on(storage.clone());
    let drop_file = |app: &mut App, name: &str, text: &[u8]| {
        let path_buf = folder.join(name);
        std::fs::write(&path_buf, text).unwrap();
        let window = Entity::PLACEHOLDER;
        app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        for _ in 0..4 {
            app.update();
        }
    };
    drop_file(&mut app, "one.fgn", RECORDS[2].text.as_bytes());
    assert_eq!(app.world().resource::<CurrentSession>().variant().key, "telo");
    drop_file(&mut app, "many.fgn", all_records().as_bytes());
    assert_eq!(imported(&app).stored, RECORDS.len());
    let large = folder.join("large.fgn");
    std::fs::File::create(&large).unwrap().set_len(100_000_000).unwrap();
    order(&mut app, LibraryCommand::Import(vec![ImportSource::File(large)]));
    let said = sentences(&imported(&app));
    assert_eq!(said, ["large.fgn: The file is larger than 16 MB."]);
    // A folder has no lines either, whatever it is called.
    for name in ["a folder", "folder.ron"] {
        let path = folder.join(name);
        std::fs::create_dir(&path).unwrap();
        order(&mut app, LibraryCommand::Import(vec![ImportSource::File(path)]));
        let said = sentences(&imported(&app));
        assert_eq!(said, [format!("{name}: This is a folder, not a file.")]);
    }
    drop_file(&mut app, "picture.png", b"ab\n\xff\xfe");
    assert!(sentences(&imported(&app))[0].starts_with("picture.png, line 2, column 1: "));
    drop_file(&mut app, "mine.ron", b"(key: 5)");
    assert!(sentences(&imported(&app))[0].contains("mine.ron:1:"), "{:?}", imported(&app));
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn files_are_answered_while_they_are_held_over_the_window() {
    let mut app = app_on(Arc::new(MemoryStore::default()));
    let (window, path_buf) = (Entity::PLACEHOLDER, std::path::PathBuf::from("one.fgn"));
    let hovered = FileDragAndDrop::HoveredFile { window, path_buf: path_buf.clone() };
    for (event, held) in [
        (hovered.clone(), true),
        (FileDragAndDrop::HoveredFileCanceled { window }, false),
        (hovered, true),
        (FileDragAndDrop::DroppedFile { window, path_buf }, false),
    ] {
        app.world_mut().write_message(event);
        app.update();
        assert_eq!(app.world().resource::<HeldFiles>().0, held);
    }
}

/// An app with a folder for the variants and looks that the player made.
fn app_with_own(own: &std::path::Path) -> App {
    let service = fanorona::app::storage::LibraryService::new(
        Arc::new(MemoryStore::default()),
        Catalogue::shipped(),
        || fanorona::catalogue::library::Timestamp::from_unix_seconds(0),
    );
    let service = service.with_own(CustomFolder(own.to_owned()));
    let worker = fanorona::app::storage::InlineWorker::new(service, usize::MAX);
    let mut app = app_on(Arc::new(MemoryStore::default()));
    app.insert_resource(LibraryState::new(worker, fanorona::app::storage::NoDialog::default()));
    app
}

fn named(text: &str) -> Vec<ImportSource> {
    vec![ImportSource::Named("another.ron".into(), text.to_owned())]
}

#[test]
fn a_dropped_variant_is_added_to_the_players_own() {
    let folder = folder("variants");
    std::fs::create_dir_all(&folder).unwrap();
    let text = include_str!("../../assets/variants/telo.ron").replace("\"telo\"", "\"my-telo\"");
    let file = folder.join("dropped.ron");
    std::fs::write(&file, &text).unwrap();
    let own = folder.join("own");
    let mut app = app_with_own(&own);
    ui::logic(&mut app);
    order(&mut app, LibraryCommand::Import(vec![ImportSource::File(file.clone())]));
    app.update();
    let news = imported(&app);
    assert!(sentences(&news).is_empty(), "{:?}", sentences(&news));
    assert_eq!(std::fs::read_to_string(own.join("variants/my-telo.ron")).unwrap(), text);
    assert!(app.world().resource::<CurrentCatalogue>().find("my-telo").is_some());
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Import);
    // A second time the key is taken, and nothing is replaced.
    order(&mut app, LibraryCommand::Import(vec![ImportSource::File(file)]));
    assert!(sentences(&imported(&app))[0].contains("my-telo"));
    // Without paths, files come as a name and a text.
    order(&mut app, LibraryCommand::Import(named(&text.replace("my-telo", "my-other"))));
    assert_eq!(imported(&app).own.len(), 1);
    assert!(own.join("variants/my-other.ron").exists());
    order(&mut app, LibraryCommand::Import(named("(key: 5)")));
    assert!(sentences(&imported(&app))[0].contains("another.ron:1:"));
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_board_and_stones_are_imported_in_the_same_way() {
    let own = folder("looks");
    let mut app = app_with_own(&own);
    let board = include_str!("../../assets/looks/boards/slab.ron").replace("\"slab\"", "\"mine\"");
    order(&mut app, LibraryCommand::Import(named(&board)));
    let news = imported(&app);
    assert!(sentences(&news).is_empty(), "{:?}", sentences(&news));
    let looks = &news.choices.as_ref().unwrap().looks;
    assert!(looks.boards.find("mine").is_some() && looks.stones.find("mine").is_none());
    assert_eq!(std::fs::read_to_string(own.join("looks/boards/mine.ron")).unwrap(), board);
    // Stones may have the key of a board, but not that of other stones.
    let stones = include_str!("../../assets/looks/stones/wood.ron").replace("\"wood\"", "\"mine\"");
    order(&mut app, LibraryCommand::Import(named(&stones)));
    assert!(imported(&app).choices.as_ref().unwrap().looks.stones.find("mine").is_some());
    order(&mut app, LibraryCommand::Import(named(&stones)));
    assert!(sentences(&imported(&app))[0].contains("“mine” is taken"), "{:?}", imported(&app));
    let shipped = include_str!("../../assets/looks/stones/glass.ron");
    order(&mut app, LibraryCommand::Import(named(shipped)));
    assert!(sentences(&imported(&app))[0].contains("“glass” is taken"));
    // Errors are reported as those of a board, with their places.
    order(&mut app, LibraryCommand::Import(named("(\n    key: \"x\",\n    groove: 5,\n)")));
    let said = sentences(&imported(&app));
    assert!(said.iter().any(|line| line.starts_with("another.ron:3:13: ")), "{said:?}");
    assert!(said.iter().any(|line| line.contains("carving")), "{said:?}");
    let _ = std::fs::remove_dir_all(&own);
}

#[test]
fn files_of_the_player_are_listed_and_removed() {
    let own = folder("own-list");
    let mut app = app_with_own(&own);
    let stones = include_str!("../../assets/looks/stones/wood.ron").replace("\"wood\"", "\"mine\"");
    order(&mut app, LibraryCommand::Import(named(&stones)));
    std::fs::create_dir_all(own.join("variants")).unwrap();
    std::fs::write(own.join("variants/bad.ron"), "(key: 5)").unwrap();
    order(&mut app, LibraryCommand::ListOwn);
    let listed = |app: &App| app.world().resource::<LibraryState>().own.clone();
    let files = listed(&app);
    let seen: Vec<_> = files.iter().map(|file| (file.kind, file.made.is_ok())).collect();
    assert_eq!(seen, [(CustomFileKind::Variant, false), (CustomFileKind::Stones, true)]);
    order(&mut app, LibraryCommand::RemoveOwn(Box::new(files[1].clone())));
    let Some(LibraryEvent::OwnRemoved(removed)) = app.world().resource::<Told>().0.last().cloned()
    else {
        panic!("nothing is said")
    };
    assert!(removed.choices.looks.stones.find("mine").is_none());
    let away = removed.result.clone().unwrap().unwrap();
    assert_eq!(std::fs::read_to_string(away).unwrap(), stones);
    assert_eq!(listed(&app).len(), 1);
    // Its key is free again.
    order(&mut app, LibraryCommand::Import(named(&stones)));
    assert_eq!((imported(&app).own.len(), listed(&app).len()), (1, 2));
    // A file that is already gone cannot be removed; that is reported.
    std::fs::remove_file(&files[1].path).unwrap();
    order(&mut app, LibraryCommand::RemoveOwn(Box::new(files[1].clone())));
    assert!(matches!(app.world().resource::<Told>().0.last(),
        Some(LibraryEvent::OwnRemoved(removed)) if removed.result.is_err()));
    assert_eq!(listed(&app).len(), 1);
    // Who has the key of a file is listed as the reason why it cannot be used.
    let telo = include_str!("../../assets/variants/telo.ron");
    std::fs::write(own.join("variants/other.ron"), telo).unwrap();
    order(&mut app, LibraryCommand::ListOwn);
    let problem = listed(&app)[1].made.clone().map(|_| ()).unwrap_err();
    let (key, owner) = ("telo".to_owned(), KeyOwner::Shipped);
    assert_eq!(problem, CustomFileProblem::KeyTaken { key, owner });
    let _ = std::fs::remove_dir_all(&own);
}

#[test]
fn games_are_found_by_words_variant_day_and_result() {
    let (app, _) = with_games();
    let store = app.world().resource::<LibraryState>();
    let listing = store.games.as_ref().unwrap();
    let found = |words: &str, query: GameFilter| library_view::found(listing, words, &query).len();
    assert_eq!(found("", GameFilter::default()), 6);
    assert_eq!(found("PARKER", GameFilter::default()), 2);
    assert_eq!(found("no such words", GameFilter::default()), 0);
    let query = GameFilter { variant: Some("telo".into()), ..GameFilter::default() };
    assert_eq!(found("", query), 1);
    let won = listing.games.iter().filter(|entry| entry.kept.result() == "1-0").count();
    assert_eq!(found("", GameFilter { result: Some("1-0".into()), ..GameFilter::default() }), won);
    let newest: Vec<_> = listing.games.iter().map(|entry| entry.kept.saved.clone()).collect();
    assert!(newest.is_sorted_by(|a, b| a >= b));
    let row = library_view::row(&Texts::new(Language::ENGLISH), &listing.games[0].kept);
    assert!(row.line.contains(" turns · "), "{row:?}");
}

#[test]
fn a_game_is_deleted_and_restored() {
    let (mut app, storage) = with_games();
    let id = listed(&storage).games[2].id.clone();
    order(&mut app, LibraryCommand::Delete(id.clone()));
    let shown =
        |app: &App| app.world().resource::<LibraryState>().games.as_ref().unwrap().games.len();
    assert_eq!((shown(&app), listed(&storage).games.len()), (5, 5));
    order(&mut app, LibraryCommand::List { trash: true });
    assert_eq!(app.world().resource::<LibraryState>().trash.as_ref().unwrap().games.len(), 1);
    order(&mut app, LibraryCommand::Restore(id.clone()));
    assert_eq!((shown(&app), listed(&storage).games.len()), (6, 6));
    order(&mut app, LibraryCommand::Delete("nothing".into()));
    assert!(matches!(app.world().resource::<Told>().0.last(), Some(LibraryEvent::Failed(..))));
}

#[test]
fn a_game_is_renamed() {
    let (mut app, storage) = with_games();
    let id = listed(&storage).games[0].id.clone();
    order(&mut app, LibraryCommand::Rename { id: id.clone(), name: "Sunday".into() });
    let entry = app.world().resource::<LibraryState>().entry(&id).unwrap().clone();
    assert_eq!(entry.kept.name(), Some("Sunday"));
    let row = library_view::row(&Texts::new(Language::named("fr")), &entry.kept);
    assert_eq!(row.title, "Sunday");
    assert!(entry.has_words("sunday"));
}

#[test]
fn damaged_saves_are_listed_with_their_reason() {
    let (mut app, storage) = with_games();
    storage.put("20260101-000000.fgn", "% fanorona-save 1 00000000 3\nabc").unwrap();
    order(&mut app, LibraryCommand::List { trash: false });
    let listing = app.world().resource::<LibraryState>().games.clone().unwrap();
    assert_eq!((listing.games.len(), listing.damaged.len()), (6, 1));
}

#[test]
fn games_are_exported_to_one_file_and_read_again() {
    let (mut app, _) = with_games();
    let folder = folder("export");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("all.fgn");
    let listing = app.world().resource::<LibraryState>().games.clone().unwrap();
    let pieces: Vec<ExportItem> = listing.games.iter().cloned().map(ExportItem::Entry).collect();
    order(&mut app, LibraryCommand::Export(pieces.clone(), path.clone()));
    let text = std::fs::read_to_string(&path).unwrap();
    let rules = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    let games: Vec<_> = read_games(&text, rules).map(Result::unwrap).collect();
    assert_eq!(games.len(), 6);
    for (game, entry) in games.iter().zip(&listing.games) {
        assert_eq!(write_game(game), write_game(&entry.kept.game));
    }
    order(&mut app, LibraryCommand::Export(pieces, path.clone()));
    let Some(LibraryEvent::Exported(exported)) = app.world().resource::<Told>().0.last().cloned()
    else {
        panic!("nothing is said")
    };
    assert_eq!(exported.error, Some(fanorona::app::storage::ExportError::Exists));
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn without_dialogs_a_path_must_be_typed() {
    let mut app = app_on(Arc::new(MemoryStore::default()));
    ui::logic(&mut app);
    let page = |app: &App| app.world().resource::<OpenPage>().0;
    order(&mut app, LibraryCommand::ChooseImport("?".into()));
    app.update();
    assert_eq!(page(&app), Page::Import);
    assert!(app.world().resource::<LibraryPage>().no_dialog);
    let game = app.world().resource::<CurrentSession>().game();
    let pieces = vec![ExportItem::Game(Box::new(game))];
    order(&mut app, LibraryCommand::ChooseExport(pieces, "?".into(), "a.fgn".into()));
    app.update();
    assert_eq!(page(&app), Page::Export);
}

#[test]
fn statistics_start_with_the_total() {
    let storage: AnyStore = Arc::new(MemoryStore::default());
    let mut app = app_on(storage);
    let game = |white: &str, black: &str, result: &str| {
        let kind = if black == "Fara" { "program" } else { "human" };
        format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[BlackType \"{kind}\"]\n\
             [Date \"2026.01.01\"]\n[Variant \"dimy\"]\n[Result \"{result}\"]\n\n1. b2-c3A {result}\n"
        )
    };
    let games = [
        game("Soa", "Fara", "1-0"),
        game("Soa", "Fara", "0-1"),
        game("Soa", "Hery", "1-0"),
        game("?", "?", "1-0"),
    ];
    import(&mut app, &games.join("\n"));
    order(&mut app, LibraryCommand::List { trash: false });
    let listing = app.world().resource::<LibraryState>().games.clone().unwrap();
    assert_eq!(listing.games.len(), 4);
    let counted = Counted::of(&listing, "");
    assert_eq!(counted.players, ["Soa", "Hery"]);
    assert_eq!((counted.chosen.as_str(), counted.total.games, counted.total.wins), ("Soa", 3, 2));
    assert_eq!(
        counted.parts.iter().map(|part| part.0.as_str()).collect::<Vec<_>>(),
        ["Fara", "Hery"]
    );
    assert_eq!(Counted::of(&listing, "Hery").total.losses, 1);
    let lines = statistics_lines(&Texts::new(Language::ENGLISH), &counted.total);
    assert_eq!(lines[0], ("Games".to_owned(), "3".to_owned()));
}

#[test]
fn a_long_import_can_be_stopped() {
    let service = fanorona::app::storage::LibraryService::new(
        Arc::new(MemoryStore::default()),
        Catalogue::shipped(),
        || fanorona::catalogue::library::Timestamp::from_unix_seconds(0),
    );
    let worker = fanorona::app::storage::InlineWorker::new(service, 1);
    let mut app = app_on(Arc::new(MemoryStore::default()));
    app.insert_resource(LibraryState::new(worker, fanorona::app::storage::NoDialog::default()));
    import(&mut app, &all_records());
    let store = app.world().resource::<LibraryState>();
    let (_, share) = store.importing.unwrap();
    assert!(share > 0.0 && share < 1.0, "{share}");
    order(&mut app, LibraryCommand::Cancel);
    assert!(imported(&app).cancelled);
    assert!(app.world().resource::<LibraryState>().importing.is_none());
}

#[test]
fn comments_on_a_stored_game_are_stored_with_it() {
    let (mut app, storage) = with_games();
    let kept = listed(&storage).games[1].clone();
    let review = |app: &mut App, id: Option<&str>| {
        if let Some(id) = id {
            app.world_mut().write_message(LibraryCommand::Review(id.to_owned()));
        }
        let opened = OpenedGame::by_people(kept.variant.clone(), kept.game.clone());
        intend(app, Intent::OpenReview(Box::new(opened)));
        let here = app.world().resource::<CurrentSession>().review().as_ref().unwrap().here();
        intend(app, Intent::Review(ReviewAction::Comment(here, "a comment of mine".into())));
        app.update();
        app.update();
    };
    let remarked = |storage: &AnyStore| {
        let games = listed(storage).games;
        games.iter().filter(|kept| write_game(&kept.game).contains("a comment of mine")).count()
    };
    review(&mut app, None);
    assert_eq!(remarked(&storage), 0, "another game is under review");
    review(&mut app, Some(&kept.id));
    assert_eq!(remarked(&storage), 1);
    review(&mut app, None);
    let games = listed(&storage).games;
    let now = games.iter().find(|game| game.id == kept.id).unwrap();
    assert_eq!(now.game.record.turns(), kept.game.record.turns());
    assert_eq!(games.len(), RECORDS.len(), "a review adds no game");
}

#[test]
fn a_comment_is_stored_although_the_review_ends_in_the_same_frame() {
    let (mut app, storage) = with_games();
    let kept = listed(&storage).games;
    let opened = |game: &SavedGame| {
        let opened = OpenedGame::by_people(game.variant.clone(), game.game.clone());
        Intent::OpenReview(Box::new(opened))
    };
    let ends = [Intent::Review(ReviewAction::Leave), opened(&kept[2])];
    for (number, end) in ends.into_iter().enumerate() {
        app.world_mut().write_message(LibraryCommand::Review(kept[number].id.clone()));
        intend(&mut app, opened(&kept[number]));
        let here = app.world().resource::<CurrentSession>().review().unwrap().here();
        let comment = ReviewAction::Comment(here, "a comment of mine".into());
        app.world_mut().write_message(IntentMessage(Intent::Review(comment)));
        app.world_mut().write_message(IntentMessage(end));
        (0..3).for_each(|_| app.update());
        let now = listed(&storage).games;
        for (nth, game) in now.iter().enumerate() {
            let has = write_game(&game.game).contains("a comment of mine");
            let commented = kept[..=number].iter().any(|kept| kept.id == game.id);
            assert_eq!(has, commented, "{number}: {nth}");
        }
    }
}

#[test]
fn a_review_during_an_exercise_is_of_its_own_game() {
    let (mut app, storage) = with_games();
    let kept = listed(&storage).games;
    let seats = [Seat::Exercise, Seat::Exercise];
    let exercise = Session::new(shipped::variant("telo").unwrap(), seats);
    app.world_mut().resource_mut::<CurrentSession>().0 = exercise;
    app.world_mut().write_message(LibraryCommand::Review(kept[0].id.clone()));
    let comment = |app: &mut App, game: &SavedGame, text: &str| {
        let opened = OpenedGame::by_people(game.variant.clone(), game.game.clone());
        intend(app, Intent::OpenReview(Box::new(opened)));
        let here = app.world().resource::<CurrentSession>().review().unwrap().here();
        intend(app, Intent::Review(ReviewAction::Comment(here, text.into())));
        intend(app, Intent::Review(ReviewAction::Leave));
        (0..3).for_each(|_| app.update());
    };
    let text = |id: &str| {
        let games = listed(&storage).games;
        write_game(&games.iter().find(|game| game.id == id).unwrap().game)
    };
    comment(&mut app, &kept[0], "of the first");
    assert!(text(&kept[0].id).contains("of the first"));
    comment(&mut app, &kept[1], "of no stored game");
    assert!(!text(&kept[0].id).contains("of no stored game"));
}
