//! What is walked through: every page as it is at first, and those that can be full, full.

use super::super::desk::{Desk, Page};
use super::super::shipped;
use crate::app::storage::{
    Entry, ImportError, Imported, InterruptedGame, LibraryState, Listing, OwnFile, StorageError,
};
use crate::catalogue::file::FileError;
use crate::catalogue::library::{Library, MemoryStore, Stamp, StoreError};
use crate::catalogue::looks::Looks;
use crate::catalogue::made::Made;
use crate::catalogue::own::OwnFileKind;
use crate::catalogue::records::RECORDS;
use crate::catalogue::{Catalogue, Problem};
use crate::game::{Intent, ReviewAction, Seat, Session};
use crate::rules::Side;
use std::path::PathBuf;
use std::sync::Arc;

/// All pages. A new one that is missing here does not compile in [`number`].
const PAGES: [Page; 18] = [
    Page::Board,
    Page::NewGame,
    Page::Opponent(Side::White),
    Page::Opponent(Side::Black),
    Page::Rules,
    Page::Help,
    Page::Library,
    Page::Statistics,
    Page::Shipped,
    Page::Booklet,
    Page::Settings,
    Page::Result,
    Page::Resign,
    Page::Quit,
    Page::Moves,
    Page::Resume,
    Page::Import,
    Page::Export,
];

const fn number(page: Page) -> usize {
    match page {
        Page::Board => 0,
        Page::NewGame => 1,
        Page::Opponent(Side::White) => 2,
        Page::Opponent(Side::Black) => 3,
        Page::Rules => 4,
        Page::Help => 5,
        Page::Library => 6,
        Page::Statistics => 7,
        Page::Shipped => 8,
        Page::Booklet => 9,
        Page::Settings => 10,
        Page::Result => 11,
        Page::Resign => 12,
        Page::Quit => 13,
        Page::Moves => 14,
        Page::Resume => 15,
        Page::Import => 16,
        Page::Export => 17,
    }
}

/// A page and what it shows.
pub(super) struct Case {
    pub name: String,
    pub page: Page,
    pub session: Session,
    pub store: LibraryState,
    /// What else the desk knows.
    pub prepare: fn(&mut Desk, &LibraryState),
}

impl Case {
    fn of(page: Page) -> Self {
        Self {
            name: format!("{page:?}"),
            page,
            session: session(page),
            store: LibraryState::default(),
            prepare: |_, _| {},
        }
    }
}

/// Everything there is to be seen.
pub(super) fn all() -> Vec<Case> {
    let mut cases = Vec::new();
    for (place, page) in PAGES.into_iter().enumerate() {
        assert_eq!(place, number(page));
        cases.push(Case::of(page));
    }
    let with = |name: &str, page, store: LibraryState, prepare| Case {
        name: name.to_owned(),
        store,
        prepare,
        ..Case::of(page)
    };
    let review = Case { name: "review".to_owned(), ..Case::of(Page::Board) };
    cases.push(Case { session: looking_back(), ..review });
    cases.push(Case { session: record(), ..Case::of(Page::Moves) });
    cases.push(with("games", Page::Library, kept(), |_, _| {}));
    cases.push(with("a chosen game", Page::Library, kept(), |desk, store| {
        desk.library.chosen = first(store);
        desk.library.say(desk.texts.get("library-copied-link"));
    }));
    cases.push(with("a game that is named", Page::Library, kept(), |desk, store| {
        desk.library.chosen = first(store);
        desk.library.naming = Some("Tournoi de la Saint-Sylvestre".to_owned());
    }));
    cases.push(with("results", Page::Statistics, kept(), |_, _| {}));
    let mut offering = kept();
    offering.interrupted = offering
        .games
        .as_ref()
        .and_then(|listing| listing.games.first())
        .map_or(InterruptedGame::None, |entry| InterruptedGame::Found(Box::new((**entry).clone())));
    cases.push(with("a game to go on with", Page::Resume, offering, |_, _| {}));
    let mut troubled = LibraryState::default();
    troubled.error = Some(StorageError::Store(StoreError::Write {
        name: "games/2026-11-21-150812.fgn".to_owned(),
        detail: "No space left on device (os error 28)".to_owned(),
    }));
    cases.push(with("trouble", Page::Board, troubled, |_, _| {}));
    cases.push(with("brought in", Page::Import, LibraryState::default(), |desk, _| {
        let file = PathBuf::from("/home/somebody/Downloads/a-name-that-is-long.fgn");
        desk.library.imported = Some(Arc::new(Imported {
            stored: 12,
            errors: vec![ImportError::File(file, FileError::Missing)],
            more_errors: 3,
            ..Imported::default()
        }));
    }));
    cases.push(with("made by the player", Page::Import, made(), |_, _| {}));
    cases.push(with("one to be taken away", Page::Import, made(), |desk, store| {
        desk.library.own.asked = store.own.first().map(|file| file.path.clone());
    }));
    cases.push(with("no dialogs", Page::Import, LibraryState::default(), |desk, _| {
        desk.library.no_dialog = true;
    }));
    let mut reading = LibraryState::default();
    reading.importing = Some((317, 0.4));
    cases.push(with("being brought in", Page::Import, reading, |_, _| {}));
    cases
}

/// Something of each kind that the player made, and something that cannot be used.
fn made() -> LibraryState {
    let file = |made: Made| {
        let path = PathBuf::from(format!("{}.ron", made.key()));
        OwnFile { kind: made.kind(), path, made: Ok(made) }
    };
    let variants = Catalogue::shipped();
    let looks = Looks::shipped();
    let unusable = OwnFile {
        kind: OwnFileKind::Board,
        path: PathBuf::from("a-board-whose-name-is-rather-long-and-that-has-faults.ron"),
        made: Err(Problem::File(FileError::Empty)),
    };
    let mut store = LibraryState::default();
    store.own = Arc::new(vec![
        file(Made::Variant(variants.standard())),
        unusable,
        file(Made::Board(looks.boards()[0].clone())),
        file(Made::Stones(looks.stones()[0].clone())),
    ]);
    store
}

/// A game for a page: some turns played, and over where the page is about the end.
pub(super) fn session(page: Page) -> Session {
    let seats = [Seat::Person, Seat::Person];
    let mut session = Session::new(crate::rules::variant::shipped::all()[0].clone(), seats);
    for _ in 0..14 {
        let steps = session.record().chain().next_steps(session.record().rules());
        let Some(step) = steps.into_iter().next() else { break };
        session.apply(Intent::Step { from: step.from, to: step.to, kind: step.kind });
        if session.record().chain().may_end(session.record().rules()).is_ok() {
            session.apply(Intent::EndTurn);
        }
    }
    if page == Page::Result {
        session.apply(Intent::Resign(Side::White));
    }
    session
}

/// The same game looked back at.
fn looking_back() -> Session {
    let mut session = session(Page::Board);
    session.apply(Intent::Review(ReviewAction::Back));
    session.apply(Intent::Review(ReviewAction::Previous));
    session
}

/// A shipped record, with its remarks, looked at.
fn record() -> Session {
    let mut session = session(Page::Board);
    let opened = shipped::opened(&Catalogue::shipped(), &RECORDS[0]).unwrap();
    session.apply(Intent::OpenReview(Box::new(opened)));
    for _ in 0..5 {
        session.apply(Intent::Review(ReviewAction::Next));
    }
    session
}

/// The shipped records as the player's own games.
fn kept() -> LibraryState {
    let catalogue = Catalogue::shipped();
    let library = Library::new(MemoryStore::default());
    let games: Vec<_> =
        RECORDS.iter().map(|record| shipped::opened(&catalogue, record).unwrap().game).collect();
    library.add(&games, Stamp::of_seconds(0)).unwrap();
    let listed = library.games(&catalogue).unwrap();
    let games = listed.games.into_iter().map(|kept| Arc::new(Entry::new(kept))).collect();
    let mut store = LibraryState::default();
    store.games = Some(Arc::new(Listing { games, damaged: listed.damaged }));
    store
}

fn first(store: &LibraryState) -> Option<String> {
    Some(store.games.as_ref()?.games.first()?.id().to_owned())
}
