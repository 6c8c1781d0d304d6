//! The state of the library's pages, and how it follows actions and events.

use super::own_files::RemovalState;
use super::{PROGRESS_DELAY, sentences};
use crate::app::pages::Page;
use crate::app::storage::{
    ExportItem, Imported, LibraryCommand, LibraryEvent, LibraryState, Listing, StorageError,
};
use crate::app::ui::action::UiAction;
use crate::catalogue::Catalogue;
use crate::catalogue::library::GameFilter;
use crate::texts::Texts;
use bevy::prelude::Resource;
use std::sync::Arc;

/// How long a sentence is shown, in seconds.
const SAID_TIME: f32 = 9.0;

/// The state of the library's pages.
#[derive(Resource, Debug, Default)]
pub struct LibraryPage {
    /// The words to search for in names and comments.
    pub words: String,
    /// The other filters.
    pub query: GameFilter,
    /// Whether the deleted games are shown.
    pub trash: bool,
    /// The id of the selected game.
    pub chosen: Option<String>,
    /// The new name that is being typed for the selected game.
    pub naming: Option<String>,
    /// The last sentence, and the seconds for which it is still shown.
    pub said: Option<(String, f32)>,
    /// The id of the game that was deleted last, while it can be restored.
    pub deleted: Option<String>,
    /// The result of the last import.
    pub imported: Option<Arc<Imported>>,
    /// The files that the player made.
    pub own: RemovalState,
    /// The path that is typed for an import or export.
    pub path: String,
    /// The games to export to it.
    pub to_export: Vec<ExportItem>,
    /// The storage error whose banner the player has dismissed.
    pub(super) dismissed_error: Option<StorageError>,
    /// Whether the system has no file dialogs, so that a path must be typed.
    pub no_dialog: bool,
    /// The games that match the filters, as indices into the list.
    pub found: Vec<usize>,
    pub(super) found_for: Option<(u64, bool, String, GameFilter)>,
    pub(super) wants_paste: bool,
    is_open: bool,
    importing: f32,
}

impl LibraryPage {
    /// The list that is shown; `None` until it is read.
    pub fn listing<'a>(&self, store: &'a LibraryState) -> Option<&'a Arc<Listing>> {
        if self.trash { store.trash.as_ref() } else { store.games.as_ref() }
    }

    /// Finds the games that match, if the list or the filters have changed.
    pub fn find(&mut self, store: &LibraryState) {
        let same = self.found_for.as_ref().is_some_and(|(version, trash, words, query)| {
            (*version, *trash) == (store.version, self.trash)
                && *words == self.words
                && *query == self.query
        });
        if same {
            return;
        }
        self.found = match self.listing(store) {
            Some(listing) => super::view::found(listing, &self.words, &self.query),
            None => Vec::new(),
        };
        self.found_for = Some((store.version, self.trash, self.words.clone(), self.query.clone()));
    }

    /// What the interface does to edit the page.
    pub(super) fn edit(edit: impl FnOnce(&mut Self) + Send + Sync + 'static) -> UiAction {
        UiAction::change(edit)
    }

    /// What the interface does to import from the clipboard.
    pub(in crate::app) fn paste() -> UiAction {
        Self::edit(|page| page.wants_paste = true)
    }

    /// What the interface does to show a sentence for a while.
    pub(super) fn told(sentence: String) -> UiAction {
        Self::edit(|page| page.say(sentence))
    }

    /// Selects a game.
    pub fn choose(&mut self, id: String) {
        if self.chosen.as_ref() != Some(&id) {
            self.chosen = Some(id);
            self.naming = None;
            self.said = None;
        }
    }

    /// Shows a sentence for a while.
    pub fn say(&mut self, sentence: String) {
        self.said = Some((sentence, SAID_TIME));
        self.deleted = None;
    }

    /// Follows an event of the library.
    pub(super) fn hear(
        &mut self,
        event: &LibraryEvent,
        texts: &Texts,
        page: &mut Page,
        catalogue: &mut Catalogue,
    ) {
        if let Some(said) = sentences::event(texts, event) {
            self.say(said);
        }
        match event {
            LibraryEvent::Opened(_) => {
                *page = Page::Board;
                self.imported = None;
                self.path.clear();
            }
            LibraryEvent::Deleted(id) => {
                self.deleted = Some(id.clone());
                self.chosen = None;
            }
            LibraryEvent::Restored(id) => {
                self.chosen = Some(id.clone());
                self.trash = false;
            }
            LibraryEvent::Imported(imported) => {
                if let Some(choice) = &imported.choices {
                    *catalogue = choice.catalogue.clone();
                }
                if imported.errors.is_empty() {
                    // After an error the path may only be mistyped.
                    self.path.clear();
                }
                self.imported = Some(imported.clone());
                *page = Page::Import;
            }
            LibraryEvent::OwnRemoved(removed) => {
                *catalogue = removed.choices.catalogue.clone();
                self.own.removed = Some(removed.clone());
                self.imported = None;
            }
            LibraryEvent::NoDialog { import } => {
                self.no_dialog = true;
                *page = if *import { Page::Import } else { Page::Export };
            }
            LibraryEvent::Exported(exported)
                if exported.error.is_none() && *page == Page::Export =>
            {
                *page = Page::Library;
            }
            _ => {}
        }
    }

    /// Advances time by `seconds`, and opens and closes pages that depend on the library. Returns
    /// what the library has to read because a page was opened.
    pub(super) fn advance(
        &mut self,
        store: &LibraryState,
        seconds: f32,
        page: &mut Page,
    ) -> Vec<LibraryCommand> {
        if let Some((_, left)) = &mut self.said {
            *left -= seconds;
            if *left <= 0.0 {
                self.said = None;
                self.deleted = None;
            }
        }
        // An import that takes long is shown on a page.
        self.importing = match store.importing {
            Some(_) => self.importing + seconds,
            None => 0.0,
        };
        if self.importing > PROGRESS_DELAY {
            *page = Page::Import;
        }
        let mut commands = Vec::new();
        let opened = *page == Page::Library && !self.is_open;
        self.is_open = *page == Page::Library;
        if opened {
            commands.push(LibraryCommand::List { trash: self.trash });
        }
        match (*page == Page::Import, store.importing) {
            (true, None) => commands.extend(self.own.open()),
            (true, Some(_)) => {}
            (false, _) => self.own.close(),
        }
        commands
    }
}
