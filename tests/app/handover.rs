//! What a file manager, or a second start of the program, hands to the window.

use crate::fixture::*;
use crate::library::*;
use bevy::prelude::*;
use fanorona::app::handover::Handover;
use fanorona::app::learn::LearnCommand;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::session::CurrentSession;
use fanorona::app::storage::LibraryEvent;
use fanorona::catalogue::library::MemoryStore;
use fanorona::game::play::{Intent, ReviewAction, Seat};
use fanorona::launch::handover::{OpenRequest, SocketAddress, listen};
use fanorona::rules::notation::write_link;
use fanorona::rules::shipped_records::RECORDS;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

/// An app with a game under way.
fn playing() -> App {
    let mut app = app_on(Arc::new(MemoryStore::default()));
    begin(&mut app, "telo", [Seat::Person, Seat::Person]);
    play(&mut app, "c1-b2A");
    app.world_mut().resource_mut::<OpenPage>().0 = Page::Settings;
    app
}

fn hand(app: &mut App, requests: Vec<OpenRequest>) {
    app.world().resource::<Handover>().sender().send(requests).unwrap();
    for _ in 0..8 {
        app.update();
    }
}

/// A file with a text.
fn file(name: &str, text: &str) -> PathBuf {
    let folder = folder(&format!("handover-{name}"));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn reviews(app: &App) -> bool {
    app.world().resource::<CurrentSession>().review().is_some()
}

#[test]
fn a_record_is_reviewed_and_the_game_under_way_stays() {
    let mut app = playing();
    let path = file("one.fgn", RECORDS[0].text);
    hand(&mut app, vec![OpenRequest::File(path)]);
    assert!(reviews(&app));
    intend(&mut app, Intent::Review(ReviewAction::Last));
    assert_eq!(record(&app).turns().len(), 43);
    assert!(matches!(app.world().resource::<Told>().0.last(), Some(LibraryEvent::Opened(None))));
    // A second one takes its place.
    let path = file("two.fgn", RECORDS[2].text);
    hand(&mut app, vec![OpenRequest::File(path)]);
    assert_eq!(app.world().resource::<CurrentSession>().variant().key, "telo");
    intend(&mut app, Intent::Review(ReviewAction::Leave));
    assert!(!reviews(&app));
    assert_eq!(record(&app).turns().len(), 1);
    intend(&mut app, Intent::Undo);
    assert!(record(&app).turns().is_empty(), "the game goes on");
}

#[test]
fn a_link_is_reviewed() {
    let mut app = playing();
    let game = app.world().resource::<CurrentSession>().game();
    let link = write_link(&game);
    intend(&mut app, Intent::Undo);
    hand(&mut app, vec![OpenRequest::Link(link)]);
    assert!(reviews(&app));
    intend(&mut app, Intent::Review(ReviewAction::Last));
    assert_eq!(record(&app).turns().len(), 1);
}

#[test]
fn several_games_and_errors_are_reported_like_an_import() {
    let mut app = playing();
    let all = file("all.fgn", &RECORDS.map(|record| record.text).join("\n"));
    let missing = PathBuf::from("/missing/one.fgn");
    hand(&mut app, vec![OpenRequest::File(all), OpenRequest::File(missing)]);
    assert!(!reviews(&app));
    let Some(LibraryEvent::Imported(imported)) = app.world().resource::<Told>().0.last() else {
        panic!("not imported");
    };
    assert_eq!((imported.stored, imported.errors.len()), (RECORDS.len(), 1));
    assert_eq!(record(&app).turns().len(), 1);
}

#[test]
fn an_exercise_is_left_first() {
    let mut app = playing();
    app.world_mut().write_message(LearnCommand::Continue);
    for _ in 0..3 {
        app.update();
    }
    assert!(app.world().resource::<CurrentSession>().is_exercise());
    hand(&mut app, vec![OpenRequest::File(file("three.fgn", RECORDS[0].text))]);
    assert!(reviews(&app));
    intend(&mut app, Intent::Review(ReviewAction::Leave));
    assert!(!app.world().resource::<CurrentSession>().is_exercise());
    assert_eq!(record(&app).turns().len(), 1);
}

/// The program itself, started a second time: it ends at once, without a window of its own.
#[test]
fn a_second_start_hands_its_files_over_and_ends() {
    let data = folder("handover-data");
    let runtime = std::env::temp_dir().join(format!("fanorona-run-{}", std::process::id()));
    std::fs::create_dir_all(&runtime).unwrap();
    let path = file("a game.fgn", RECORDS[2].text);
    let (sender, receiver) = channel();
    let place = SocketAddress::new(&runtime, &data);
    let _listening = listen(place, move |requests| sender.send(requests).is_ok()).unwrap();
    let second = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fanorona"));
        command.arg("open").args(arguments).current_dir(path.parent().unwrap());
        command.env("FANORONA_DATA", &data).env("XDG_RUNTIME_DIR", &runtime);
        // No window can be opened there.
        command.env_remove("WAYLAND_DISPLAY").env_remove("FLATPAK_ID").env("DISPLAY", ":9999");
        command.output().unwrap()
    };
    // The thread needs a moment before it listens.
    for _ in 0..6_000 {
        if std::fs::read_dir(&runtime).unwrap().count() > 1 {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let url = format!("file://{}", path.display()).replace(' ', "%20");
    let output = second(&["a game.fgn", &url, "fanorona:1.telo.AA"]);
    assert!(output.status.success() && output.stdout.is_empty() && output.stderr.is_empty());
    let found = receiver.recv_timeout(Duration::from_secs(60)).unwrap();
    let link = OpenRequest::Link("fanorona:1.telo.AA".to_owned());
    assert_eq!(found, [OpenRequest::File(path.clone()), OpenRequest::File(path.clone()), link]);
    std::fs::remove_dir_all(runtime).unwrap();
}
