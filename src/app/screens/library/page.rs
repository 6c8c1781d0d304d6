//! What the library's pages know beside the games: what is looked for, what is chosen, what was
//! said last.

use super::super::Wish;
use super::super::desk::{Desk, Page};
use super::own::OwnPart;
use super::{PATIENCE, sentences};
use crate::app::storage::{
    ExportItem, Imported, InterruptedGame, LibraryCommand, LibraryEvent, LibraryState, Listing,
};
use crate::catalogue::library::Query;
use std::sync::Arc;

/// How long a sentence stays, in seconds.
const SAID_TIME: f32 = 9.0;
/// The library's other parts take about so much of its height before they were measured.
const REST: f32 = 330.0;

/// The state of the library's pages.
#[derive(Debug)]
pub struct LibraryPage {
    /// What is looked for in names and remarks.
    pub words: String,
    /// What is looked for otherwise.
    pub query: Query,
    /// Are deleted games shown?
    pub trash: bool,
    /// The game that is chosen, by its name on the shelf.
    pub chosen: Option<String>,
    /// The name that is being given to it.
    pub naming: Option<String>,
    /// What was said last, and for how many seconds it stays.
    pub said: Option<(String, f32)>,
    /// The game that was deleted last, and can be brought back.
    pub deleted: Option<String>,
    /// What came of bringing games in last.
    pub imported: Option<Arc<Imported>>,
    /// What the player made.
    pub own: OwnPart,
    /// The path that is typed.
    pub path: String,
    /// The games that are to be written to it.
    pub to_give: Vec<ExportItem>,
    /// The system shows no dialogs: the path is typed.
    pub no_dialog: bool,
    /// The games that fit, by their places in the list.
    pub found: Vec<usize>,
    pub(super) found_for: Option<(u64, bool, String, Query)>,
    pub(super) is_open: bool,
    pub(super) rest: f32,
    pub(super) wants_paste: bool,
    importing: f32,
}

impl Default for LibraryPage {
    fn default() -> Self {
        Self {
            words: String::new(),
            query: Query::default(),
            trash: false,
            chosen: None,
            naming: None,
            said: None,
            deleted: None,
            imported: None,
            own: OwnPart::default(),
            path: String::new(),
            to_give: Vec::new(),
            no_dialog: false,
            found: Vec::new(),
            found_for: None,
            is_open: false,
            rest: REST,
            wants_paste: false,
            importing: 0.0,
        }
    }
}

impl LibraryPage {
    /// The list that is shown, once it is read.
    pub fn listing<'a>(&self, store: &'a LibraryState) -> Option<&'a Arc<Listing>> {
        if self.trash { store.trash.as_ref() } else { store.games.as_ref() }
    }

    /// The games are read anew whenever the page opens.
    pub(super) fn open(&mut self, wishes: &mut Vec<Wish>) {
        if !std::mem::replace(&mut self.is_open, true) {
            wishes.push(Wish::Library(LibraryCommand::List { trash: self.trash }));
        }
    }

    /// Finds the games that fit, where the list or what is looked for has changed.
    pub fn find(&mut self, store: &LibraryState) {
        let wanted = (store.version, self.trash, self.words.clone(), self.query.clone());
        if self.found_for.as_ref() == Some(&wanted) {
            return;
        }
        self.found = match self.listing(store) {
            Some(listing) => super::view::found(listing, &self.words, &self.query),
            None => Vec::new(),
        };
        self.found_for = Some(wanted);
    }

    /// The height for the list, so that all fits into the height of the page.
    pub(super) fn room(&self, page: f32) -> f32 {
        (page - 4.0 - self.rest).clamp(110.0, 560.0)
    }

    /// Chooses a game.
    pub fn choose(&mut self, id: String) {
        if self.chosen.as_ref() != Some(&id) {
            self.chosen = Some(id);
            self.naming = None;
            self.said = None;
        }
    }

    /// Says something for a while.
    pub fn say(&mut self, sentence: String) {
        self.said = Some((sentence, SAID_TIME));
        self.deleted = None;
    }
}

impl Desk {
    /// Hears what has come of what was wanted of the library.
    pub fn hear_news(&mut self, news: &LibraryEvent) {
        if let Some(said) = sentences::news(&self.texts, news) {
            self.library.say(said);
        }
        match news {
            LibraryEvent::Opened(_) => {
                self.page = Page::Board;
                self.library.imported = None;
                self.library.path.clear();
            }
            LibraryEvent::OpenFailed(..) if self.page == Page::Resume => self.page = Page::NewGame,
            LibraryEvent::Deleted(id) => {
                self.library.deleted = Some(id.clone());
                self.library.chosen = None;
            }
            LibraryEvent::Restored(id) => {
                self.library.chosen = Some(id.clone());
                self.library.trash = false;
            }
            LibraryEvent::Imported(imported) => {
                if let Some(choice) = &imported.choices {
                    self.catalogue = choice.catalogue.clone();
                }
                if imported.errors.is_empty() {
                    // Otherwise the path may only be mistyped.
                    self.library.path.clear();
                }
                self.library.imported = Some(imported.clone());
                self.page = Page::Import;
            }
            LibraryEvent::OwnRemoved(removed) => {
                self.catalogue = removed.choices.catalogue.clone();
                self.library.own.removed = Some(removed.clone());
                self.library.imported = None;
            }
            LibraryEvent::NoDialog { import } => {
                self.library.no_dialog = true;
                self.page = if *import { Page::Import } else { Page::Export };
            }
            LibraryEvent::Exported(exported)
                if exported.error.is_none() && self.page == Page::Export =>
            {
                self.page = Page::Library;
            }
            _ => {}
        }
    }

    /// Lets time pass, in seconds.
    pub fn pass_library(&mut self, store: &LibraryState, seconds: f32) {
        if let Some((_, left)) = &mut self.library.said {
            *left -= seconds;
            if *left <= 0.0 {
                self.library.said = None;
                self.library.deleted = None;
            }
        }
        self.library.is_open &= self.page == Page::Library;
        if self.page != Page::Import {
            self.library.own.close();
        }
        // What takes long is shown on a page.
        self.library.importing = match store.importing {
            Some(_) => self.library.importing + seconds,
            None => 0.0,
        };
        if self.library.importing > PATIENCE {
            self.page = Page::Import;
        }
        // Whether there is a game to go on with is found out before anything else is shown.
        if self.page == Page::Resume && matches!(store.interrupted, InterruptedGame::None) {
            self.page = Page::NewGame;
        }
    }
}
