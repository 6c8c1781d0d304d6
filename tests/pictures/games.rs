//! Games for the scenes of the library: shipped ones, some of two people, one unfinished.

use bevy::prelude::World;
use fanorona::app::pages::Page;
use fanorona::app::storage::page::LibraryPage;
use fanorona::app::storage::{
    ImportError, Imported, InterruptedGame, LibraryCommand, LibraryEntry, LibraryState, Origin,
};
use fanorona::catalogue::Catalogue;
use fanorona::catalogue::library::{Library, MemoryStore, Timestamp, state};
use fanorona::rules::notation::Game;
use fanorona::rules::shipped_records::RECORDS;
use std::sync::Arc;

/// Stores the games that the page shows.
pub fn set(world: &mut World, page: Page) {
    if !matches!(page, Page::Start | Page::Library | Page::Statistics | Page::Import) {
        return;
    }
    let storage = Arc::new(MemoryStore::default());
    let library = Library::new(storage.clone());
    let catalogue = Catalogue::shipped();
    let mut games: Vec<Game> = Vec::new();
    let people = ["Soa", "Hery", "Naivo"];
    for count in 0..6 {
        let (white, result) = (people[count % 3], ["1-0", "0-1", "1/2-1/2"][count % 2]);
        let text = format!(
            "[White \"{white}\"]\n[Black \"Fara\"]\n[BlackType \"program\"]\n\
             [Date \"2026.11.{:02}\"]\n[Variant \"dimy\"]\n[Result \"{result}\"]\n\n\
             1. b2-c3A {result}\n",
            10 + count
        );
        catalogue.read_games(&text, None, |read| games.extend(read.map(|(_, game)| game)));
    }
    for record in RECORDS {
        catalogue.read_games(record.text, None, |read| games.extend(read.map(|(_, game)| game)));
    }
    let now = Timestamp::from_unix_seconds(1_795_265_888);
    let added = library.add(&games, now);
    assert!(added.is_ok_and(|ids| ids.len() == games.len()), "the games are stored");
    let mut store = LibraryState::in_memory(storage);
    match page {
        Page::Start => {
            let Ok(mut held) = library.begin(now) else { return };
            let mut game = games.swap_remove(6);
            for _ in 0..30 {
                let _ = game.record.undo_turn();
            }
            game.set_tag("White", "Soa");
            game.set_tag("Black", "Fara");
            let who = [(state::WHITE, "human".to_owned()), (state::BLACK, "fara".to_owned())];
            assert!(library.save(&mut held, &game, &who, now).is_ok());
            library.release(held);
            let found = library.latest_unfinished(&catalogue).ok().flatten();
            let Some(kept) = found else { panic!("no game is unfinished") };
            let entry = LibraryEntry::new(kept, &catalogue);
            store.interrupted = InterruptedGame::Found(Box::new(entry));
        }
        Page::Import => {
            let mut imported = Imported { stored: 12, ..Imported::default() };
            let text = "[Variant \"telo\"]\n\n1. a9-b9 *\n";
            catalogue.read_games(text, None, |read| {
                let place = Origin::File("evening.fgn".into());
                let error = read.err().map(|unread| ImportError::Record(place, Box::new(unread)));
                imported.errors.extend(error);
            });
            world.resource_mut::<LibraryPage>().imported = Some(Arc::new(imported));
        }
        _ => {}
    }
    world.insert_resource(store);
    world.write_message(LibraryCommand::List { trash: false });
}
