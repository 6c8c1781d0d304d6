//! What somebody wants of the library, and what has come of it.

use super::autosave::Coming;
use super::broken_off;
use super::dialog::Chosen;
use super::export::{self, Exported, Piece};
use super::import::{Imported, Source};
use super::own::{OwnFile, Removed};
use super::state::{LibraryState, Offer};
use super::task::{OpenError, Report, Task};
use crate::app::opponent::Opponent;
use crate::app::session::IntentMessage;
use crate::catalogue::library::{RecoveryNotice, SaveError, StoreError};
use crate::game::{Intent, OpenedGame};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;
use std::sync::Arc;

/// What somebody wants of the library: a page, a dropped file, a test. Games are meant by their
/// names on the shelf.
#[derive(Message, Clone, Debug)]
pub enum LibraryCommand {
    /// Read the games, or the deleted ones; what was read before stays until then.
    List {
        /// The deleted ones.
        trash: bool,
    },
    /// Go on with a game.
    GoOn(String),
    /// Do not go on with the game that was broken off.
    NotNow,
    /// A game is looked at from now on: what is remarked on it is kept with it.
    LookAt(String),
    /// Delete a game.
    Delete(String),
    /// Bring a deleted game back.
    Restore(String),
    /// Give a game a name.
    Name {
        /// The game.
        id: String,
        /// The name; an empty one takes it away.
        name: String,
    },
    /// Bring games in.
    Import(Vec<Source>),
    /// Ask for the clipboard's text to bring in, where it has to be asked for.
    Paste,
    /// Ask for files to bring in; the words are the dialog's title.
    ChooseImport(String),
    /// Write games into a file that is not there yet.
    Export(Vec<Piece>, PathBuf),
    /// Ask for a file to write games into: the dialog's title, and a name to propose.
    ChooseExport(Vec<Piece>, String, String),
    /// Read what the player made.
    ListOwn,
    /// Take something away that the player made.
    RemoveOwn(Box<OwnFile>),
    /// Do no more of what takes long.
    Cancel,
}

/// What has come of it.
#[derive(Message, Clone, Debug)]
pub enum LibraryEvent {
    /// A game is at the table now; where its newest save could not be used, why.
    Opened(Option<SaveError>),
    /// A game cannot be opened.
    NotOpened(String, OpenError),
    /// A game is deleted.
    Deleted(String),
    /// A deleted game is back.
    Restored(String),
    /// Something could not be done with a game.
    Failed(String, StoreError),
    /// Games were brought in.
    Imported(Arc<Imported>),
    /// The clipboard has no text, or is not given away to those who ask.
    NotPasted {
        /// It is not given away.
        refused: bool,
    },
    /// Something that the player made was taken away, or could not be.
    OwnRemoved(Arc<Removed>),
    /// Games were written.
    Exported(Exported),
    /// The system has no dialogs: the path is to be typed. Was it to read?
    NoDialog {
        /// Games were to be read, not written.
        import: bool,
    },
}

/// Hears what the worker and the dialogs have to tell.
pub(super) fn hear(
    time: Res<Time<Real>>,
    mut store: ResMut<LibraryState>,
    mut opponent: Option<ResMut<Opponent>>,
    mut intents: MessageWriter<IntentMessage>,
    mut orders: MessageWriter<LibraryCommand>,
    mut news: MessageWriter<LibraryEvent>,
) {
    store.worker.work();
    while let Some(report) = store.worker.poll() {
        if report.is_last() {
            store.answered();
        }
        match report {
            Report::Saved(number, result) => store.hear_kept(number, result, time.elapsed()),
            Report::TakenUp(number, id, Ok(kept)) => {
                store.coming = Some(Coming { number, id: Some(id) });
                if let (Some(seed), Some(opponent)) = (broken_off::seed(&kept), &mut opponent) {
                    opponent.reseed(seed);
                }
                let error = kept.notice.as_ref().map(|RecoveryNotice::Backup(error)| error.clone());
                intents.write(IntentMessage(Intent::Open(Box::new(broken_off::opened(*kept)))));
                store.offer = Offer::None;
                news.write(LibraryEvent::Opened(error));
            }
            Report::TakenUp(_, id, Err(error)) => {
                store.offer = Offer::None;
                news.write(LibraryEvent::NotOpened(id, error));
            }
            Report::Imported(mut imported) => {
                store.importing = None;
                if let Some((variant, game)) = imported.single.take() {
                    let number = store.next_number();
                    store.coming = Some(Coming { number, id: None });
                    intents.write(IntentMessage(Intent::Open(Box::new(OpenedGame::by_people(
                        variant, game,
                    )))));
                    news.write(LibraryEvent::Opened(None));
                } else {
                    store.want_lists();
                    store.give(Task::ListOwn);
                    news.write(LibraryEvent::Imported(Arc::new(*imported)));
                }
            }
            Report::Deleted(id, result) | Report::Restored(id, result) if result.is_err() => {
                news.write_batch(result.err().map(|error| LibraryEvent::Failed(id, error)));
            }
            Report::Deleted(id, _) => {
                store.want_lists();
                news.write(LibraryEvent::Deleted(id));
            }
            Report::Restored(id, _) => {
                store.want_lists();
                news.write(LibraryEvent::Restored(id));
            }
            Report::Named(id, result) => {
                store.want_lists();
                news.write_batch(result.err().map(|error| LibraryEvent::NotOpened(id, error)));
            }
            Report::OwnRemoved(removed) => {
                store.give(Task::ListOwn);
                news.write(LibraryEvent::OwnRemoved(Arc::new(*removed)));
            }
            Report::Exported(exported) => {
                news.write(LibraryEvent::Exported(exported));
            }
            report => store.hear_progress(report),
        }
    }
    match store.chooser.poll() {
        None => return,
        Some(Chosen::Open(paths)) => {
            let sources = paths.into_iter().map(Source::File).collect();
            orders.write(LibraryCommand::Import(sources));
        }
        Some(Chosen::Texts(texts)) => {
            let sources = texts.into_iter().map(|(name, text)| Source::Named(name, text));
            orders.write(LibraryCommand::Import(sources.collect()));
        }
        Some(Chosen::Pasted(Some(text))) if !text.trim().is_empty() => {
            orders.write(LibraryCommand::Import(vec![Source::Text(text)]));
        }
        Some(Chosen::Pasted(text)) => {
            news.write(LibraryEvent::NotPasted { refused: text.is_none() });
        }
        Some(Chosen::HandedOver(path)) => {
            let count = store.to_export.len();
            news.write(LibraryEvent::Exported(Exported { path, count, error: None }));
        }
        Some(Chosen::Save(path)) => {
            let games = std::mem::take(&mut store.to_export);
            // The dialog has asked whether a file that is there may be replaced.
            store.give(Task::Export { games, path, replace: true });
        }
        Some(Chosen::Nothing) => {}
        Some(Chosen::NoDialog) => {
            news.write(LibraryEvent::NoDialog { import: store.to_export.is_empty() });
        }
    }
    store.choosing = false;
    store.to_export.clear();
}

/// Files that are dropped onto the window are brought in.
pub(super) fn dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    mut orders: MessageWriter<LibraryCommand>,
) {
    let files = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(Source::File(path_buf.clone())),
        _ => None,
    });
    let files: Vec<Source> = files.collect();
    if !files.is_empty() {
        orders.write(LibraryCommand::Import(files));
    }
}

/// Does what is ordered.
pub(super) fn follow(mut orders: MessageReader<LibraryCommand>, mut store: ResMut<LibraryState>) {
    for order in orders.read() {
        store.follow(order.clone());
    }
}

impl LibraryState {
    fn follow(&mut self, order: LibraryCommand) {
        match order {
            LibraryCommand::List { trash } => self.give(Task::List { trash }),
            LibraryCommand::GoOn(id) => {
                let number = self.next_number();
                self.give(Task::TakeUp { number, id });
            }
            LibraryCommand::NotNow => self.offer = Offer::None,
            LibraryCommand::LookAt(id) => self.to_look_at = Some(id),
            LibraryCommand::Delete(id) => self.give(Task::Delete(id)),
            LibraryCommand::Restore(id) => self.give(Task::Restore(id)),
            LibraryCommand::Name { id, name } => self.give(Task::Name { id, name }),
            LibraryCommand::Import(sources) => {
                self.importing = Some((0, 0.0));
                self.give(Task::Import(sources));
            }
            LibraryCommand::ChooseImport(title) if !self.choosing => {
                self.choosing = true;
                self.to_export.clear();
                self.chooser.open(title);
            }
            LibraryCommand::ChooseExport(games, title, name) if !self.choosing => {
                self.choosing = true;
                self.to_export = games;
                let text = || export::text(&self.to_export);
                self.chooser.save(title, name, &text);
            }
            LibraryCommand::Paste if !self.choosing => {
                self.choosing = true;
                self.to_export.clear();
                self.chooser.paste();
            }
            LibraryCommand::ChooseImport(_)
            | LibraryCommand::ChooseExport(..)
            | LibraryCommand::Paste => {}
            LibraryCommand::Export(games, path) => {
                self.give(Task::Export { games, path, replace: false });
            }
            LibraryCommand::ListOwn => self.give(Task::ListOwn),
            LibraryCommand::RemoveOwn(file) => self.give(Task::RemoveOwn(file)),
            LibraryCommand::Cancel => self.give(Task::Cancel),
        }
    }

    /// Reads those lists anew that were read before.
    fn want_lists(&mut self) {
        if self.games.is_some() {
            self.give(Task::List { trash: false });
        }
        if self.trash.is_some() {
            self.give(Task::List { trash: true });
        }
    }

    fn hear_progress(&mut self, report: Report) {
        match report {
            Report::BrokenOff(found) => self.offer = found.map_or(Offer::None, Offer::Game),
            Report::Listing(done, all) => self.reading = Some((done, all)),
            Report::Listed(trash, listed) => {
                self.reading = None;
                self.version += 1;
                // A shelf that cannot be read is an empty one; that it cannot be written is told
                // when something is to be kept.
                let listed = Some(Arc::new(listed.unwrap_or_default()));
                *if trash { &mut self.trash } else { &mut self.games } = listed;
            }
            Report::OwnListed(files) => self.own = Arc::new(files),
            Report::Importing(read, share) => self.importing = Some((read, share)),
            _ => {}
        }
    }
}
