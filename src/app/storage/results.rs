//! Results of the library: reports of the worker and answers of the dialogs become events.

use super::autosave::PendingGame;
use super::commands::LibraryCommand;
use super::dialog::Chosen;
use super::export::Exported;
use super::import::{ImportSource, Imported};
use super::own::Removed;
use super::state::{InterruptedGame, LibraryState};
use super::task::{StorageReport, Task};
use crate::app::opponent::Opponent;
use crate::app::session::IntentMessage;
use crate::catalogue::library::{
    OpenError, RecoveryNotice, SaveError, SavedGame, opened_game, stored_seed,
};
use crate::game::play::{Intent, OpenedGame};
use crate::rules::notation::game::GameWarning;
use bevy::prelude::*;
use std::sync::Arc;

/// What happened in the library.
#[derive(Message, Clone, Debug)]
pub enum LibraryEvent {
    /// A game is on the board now. If its newest save could not be used, the reason.
    Opened(Option<SaveError>),
    /// The record of the game on the board, which was imported, is odd: what is odd about it.
    Warned(Vec<GameWarning>),
    /// A game was deleted.
    Deleted(String),
    /// A deleted game was restored.
    Restored(String),
    /// The game with this id could not be opened, renamed, annotated, deleted or restored.
    Failed(String, OpenError),
    /// Games were imported.
    Imported(Arc<Imported>),
    /// The clipboard holds no text, or the browser refuses to hand it out.
    PasteFailed {
        /// Whether the browser refuses.
        refused: bool,
    },
    /// One of the player's own files was removed, or could not be.
    OwnRemoved(Arc<Removed>),
    /// Games were exported, or could not be.
    Exported(Exported),
    /// The analysis that is stored beside a game was read.
    Analysis {
        /// The id of the game.
        id: String,
        /// The text, which may be damaged; `None` if there is none.
        text: Option<String>,
    },
    /// The system has no dialogs, so the path must be typed.
    NoDialog {
        /// Whether games were to be read, not written.
        import: bool,
    },
}

/// Receives what the worker and the dialogs report.
pub(super) fn receive(
    time: Res<Time<Real>>,
    mut library: ResMut<LibraryState>,
    mut opponent: Option<ResMut<Opponent>>,
    mut intents: MessageWriter<IntentMessage>,
    mut commands: MessageWriter<LibraryCommand>,
    mut events: MessageWriter<LibraryEvent>,
) {
    library.worker.work();
    while let Some(report) = library.worker.poll() {
        if report.is_last() {
            library.task_done();
        }
        match report {
            StorageReport::Saved(number, result) => {
                library.record_save(number, result, time.elapsed());
            }
            StorageReport::Resumed(number, id, Ok(kept)) => {
                if let (Some(seed), Some(opponent)) = (stored_seed(&kept), &mut opponent) {
                    opponent.set_seed(seed);
                }
                receive_game(number, id, *kept, &mut library, &mut intents, &mut events);
            }
            StorageReport::Imported(imported) => {
                receive_import(*imported, &mut library, &mut intents, &mut events);
            }
            report => receive_report(report, &mut library, &mut events),
        }
    }
    if let Some(chosen) = library.chooser.poll() {
        receive_chosen(chosen, &mut library, &mut commands, &mut events);
    }
}

/// Puts a game that was read on the board.
fn receive_game(
    number: u64,
    id: String,
    kept: SavedGame,
    library: &mut LibraryState,
    intents: &mut MessageWriter<IntentMessage>,
    events: &mut MessageWriter<LibraryEvent>,
) {
    library.next_game = Some(PendingGame { number, id: Some(id) });
    let error = kept.notice.as_ref().map(|RecoveryNotice::Backup(error)| error.clone());
    intents.write(IntentMessage(Intent::Open(Box::new(opened_game(kept)))));
    library.interrupted = InterruptedGame::None;
    events.write(LibraryEvent::Opened(error));
}

/// Opens a game that was imported alone, or tells what was imported.
fn receive_import(
    mut imported: Imported,
    library: &mut LibraryState,
    intents: &mut MessageWriter<IntentMessage>,
    events: &mut MessageWriter<LibraryEvent>,
) {
    library.importing = None;
    let Some((variant, game)) = imported.single.take() else {
        library.refresh_lists();
        library.submit(Task::ListOwn);
        events.write(LibraryEvent::Imported(Arc::new(imported)));
        return;
    };
    let opened = Box::new(OpenedGame::by_people(variant, game));
    if imported.for_review {
        library.review_next = None;
        intents.write(IntentMessage(Intent::OpenReview(opened)));
    } else {
        let number = library.next_number();
        library.next_game = Some(PendingGame { number, id: None });
        intents.write(IntentMessage(Intent::Open(opened)));
    }
    events.write(LibraryEvent::Opened(None));
    if !imported.warnings.is_empty() {
        let warnings = imported.warnings.into_iter().map(|(_, warning)| warning);
        events.write(LibraryEvent::Warned(warnings.collect()));
    }
}

/// Receives a report that changes nothing on the board.
fn receive_report(
    report: StorageReport,
    library: &mut LibraryState,
    events: &mut MessageWriter<LibraryEvent>,
) {
    match report {
        StorageReport::SaveReplaced(number) => library.record_replaced(number),
        StorageReport::Resumed(_, id, Err(error)) => {
            library.interrupted = InterruptedGame::None;
            events.write(LibraryEvent::Failed(id, error));
        }
        StorageReport::Deleted(id, Err(error)) | StorageReport::Restored(id, Err(error)) => {
            events.write(LibraryEvent::Failed(id, OpenError::Store(error)));
        }
        StorageReport::Deleted(id, Ok(_)) => {
            library.refresh_lists();
            events.write(LibraryEvent::Deleted(id));
        }
        StorageReport::Restored(id, Ok(_)) => {
            library.refresh_lists();
            events.write(LibraryEvent::Restored(id));
        }
        StorageReport::Renamed(id, result) => {
            library.refresh_lists();
            events.write_batch(result.err().map(|error| LibraryEvent::Failed(id, error)));
        }
        StorageReport::OwnRemoved(removed) => {
            library.submit(Task::ListOwn);
            events.write(LibraryEvent::OwnRemoved(Arc::new(*removed)));
        }
        StorageReport::Exported(exported) => {
            events.write(LibraryEvent::Exported(exported));
        }
        StorageReport::Analysis(id, text) => {
            events.write(LibraryEvent::Analysis { id, text });
        }
        report => library.record_progress(report),
    }
}

/// Receives what the player has chosen in a dialog.
fn receive_chosen(
    chosen: Chosen,
    library: &mut LibraryState,
    commands: &mut MessageWriter<LibraryCommand>,
    events: &mut MessageWriter<LibraryEvent>,
) {
    match chosen {
        Chosen::Open(paths) => {
            let sources = paths.into_iter().map(ImportSource::File).collect();
            commands.write(LibraryCommand::Import(sources));
        }
        Chosen::Texts(texts) => {
            let sources = texts.into_iter().map(|(name, text)| ImportSource::Named(name, text));
            commands.write(LibraryCommand::Import(sources.collect()));
        }
        Chosen::Pasted(Some(text)) if !text.trim().is_empty() => {
            commands.write(LibraryCommand::Import(vec![ImportSource::Text(text)]));
        }
        Chosen::Pasted(text) => {
            events.write(LibraryEvent::PasteFailed { refused: text.is_none() });
        }
        Chosen::Downloaded(path) => {
            let count = library.to_export.len();
            events.write(LibraryEvent::Exported(Exported { path, count, error: None }));
        }
        Chosen::Save(path) => {
            let games = std::mem::take(&mut library.to_export);
            // The dialog has asked whether an existing file may be replaced.
            library.submit(Task::Export { games, path, replace: true });
        }
        Chosen::Nothing => {}
        Chosen::NoDialog => {
            events.write(LibraryEvent::NoDialog { import: library.to_export.is_empty() });
        }
    }
    library.choosing = false;
    library.to_export.clear();
}

impl LibraryState {
    /// Reads those lists again that have been read before.
    fn refresh_lists(&mut self) {
        if self.games.is_some() {
            self.submit(Task::List { trash: false });
        }
        if self.trash.is_some() {
            self.submit(Task::List { trash: true });
        }
    }

    fn record_progress(&mut self, report: StorageReport) {
        match report {
            StorageReport::Interrupted(found) => {
                self.interrupted = found.map_or(InterruptedGame::None, InterruptedGame::Found);
            }
            StorageReport::Listing(done, all) => self.reading = Some((done, all)),
            StorageReport::Listed(trash, listed) => {
                self.reading = None;
                self.version += 1;
                // A store that cannot be read counts as empty; that it cannot be written is
                // reported when a game is saved.
                let listed = Some(Arc::new(listed.unwrap_or_default()));
                *if trash { &mut self.trash } else { &mut self.games } = listed;
            }
            StorageReport::OwnListed(files) => self.own = Arc::new(files),
            StorageReport::Importing(read, share) => self.importing = Some((read, share)),
            _ => {}
        }
    }
}
