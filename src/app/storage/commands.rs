//! Commands to the library, and how they are carried out: what the worker does for each, and what is done with the
//! result.

use super::active::PendingGame;
use super::entry::LibraryEntry;
use super::event::LibraryEvent;
use super::export::{self, ExportItem};
use super::import::{ImportJob, ImportSource};
use super::listing::ListJob;
use super::own::OwnFile;
use super::service::{LibraryService, Step, Task, Urgency};
use super::state::{InterruptedGame, LibraryState};
use crate::app::opponent::Opponent;
use crate::app::session::IntentMessage;
use crate::catalogue::library::{OpenError, SavedGame, opened_game, stored_seed};
use crate::game::play::Intent;
use crate::rules::notation::Game;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;
use std::sync::Arc;

/// A command to the library, for instance from a page or for a dropped file. Games are identified
/// by their ids in the store.
#[derive(Message, Clone, Debug)]
pub enum LibraryCommand {
    /// Read the games, or the deleted ones. The previous list stays until then.
    List {
        /// Whether to read the deleted games.
        trash: bool,
    },
    /// Continue a game.
    Resume(String),
    /// Do not continue the interrupted game.
    DismissInterrupted,
    /// The next review is of this game: comments made there are stored with it.
    Review(String),
    /// Delete a game.
    Delete(String),
    /// Restore a deleted game.
    Restore(String),
    /// Give a game a name.
    Rename {
        /// The game.
        id: String,
        /// The name; an empty one removes it.
        name: String,
    },
    /// Read the analysis that is stored beside a game.
    ReadAnalysis(String),
    /// Store the analysis of a game beside it.
    StoreAnalysis {
        /// The game.
        id: String,
        /// The analysis as text.
        text: String,
    },
    /// Import games.
    Import(Vec<ImportSource>),
    /// Review a game without storing it. Several games are imported.
    ReviewFrom(Vec<ImportSource>),
    /// Import the clipboard's text, if the platform answers asynchronously.
    Paste,
    /// Let the player choose files to import. The text is the dialog's title.
    ChooseImport(String),
    /// Write games into a new file.
    Export(Vec<ExportItem>, PathBuf),
    /// Let the player choose a file to write games into: the dialog's title, and a suggested name.
    ChooseExport(Vec<ExportItem>, String, String),
    /// Read the player's own variants, boards and stones.
    ListOwn,
    /// Remove one of the player's own variants, boards or stones.
    RemoveOwn(Box<OwnFile>),
    /// Cancel everything that takes long.
    Cancel,
}

/// Whether files are held over the window, before they are dropped.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldFiles(pub bool);

/// Follows files that are held over the window, and imports those that are dropped.
pub(super) fn import_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    mut held: ResMut<HeldFiles>,
    mut commands: MessageWriter<LibraryCommand>,
) {
    let mut files = Vec::new();
    for drop in drops.read() {
        held.set_if_neq(HeldFiles(matches!(drop, FileDragAndDrop::HoveredFile { .. })));
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            files.push(ImportSource::File(path_buf.clone()));
        }
    }
    if !files.is_empty() {
        commands.write(LibraryCommand::Import(files));
    }
}

/// Carries out commands.
pub(super) fn carry_out(
    mut commands: MessageReader<LibraryCommand>,
    mut library: ResMut<LibraryState>,
) {
    for command in commands.read() {
        library.carry_out(command.clone());
    }
}

impl LibraryState {
    fn carry_out(&mut self, command: LibraryCommand) {
        match command {
            LibraryCommand::List { trash } => self.list(trash),
            LibraryCommand::Resume(id) => self.resume(id),
            LibraryCommand::DismissInterrupted => self.interrupted = InterruptedGame::None,
            LibraryCommand::Review(id) => self.review_next = Some(id),
            LibraryCommand::Delete(id) => self.change(
                id,
                |service, id| Ok(service.library.delete(id)?),
                |id| Some(LibraryEvent::Deleted(id)),
            ),
            LibraryCommand::Restore(id) => self.change(
                id,
                |service, id| Ok(service.library.restore(id)?),
                |id| Some(LibraryEvent::Restored(id)),
            ),
            LibraryCommand::Rename { id, name } => {
                self.change(id, move |service, id| service.rename(id, &name), |_| None);
            }
            LibraryCommand::ReadAnalysis(id) => {
                self.ask(Urgency::Soon, move |service| {
                    let text = service.library.analysis(&id);
                    tell(LibraryEvent::Analysis { id, text })
                });
            }
            LibraryCommand::StoreAnalysis { id, text } => {
                self.ask(Urgency::Change, move |service| {
                    // One that cannot be stored can be made again.
                    let _ = service.library.store_analysis(&id, &text);
                    Step::done(|_| ())
                });
            }
            LibraryCommand::Import(sources) => self.import(sources, false),
            LibraryCommand::ReviewFrom(sources) => self.import(sources, true),
            LibraryCommand::Export(games, path) => self.export(games, path, false),
            LibraryCommand::ListOwn => self.list_own(),
            LibraryCommand::RemoveOwn(file) => self.ask(Urgency::Whenever, move |service| {
                let removed = service.remove_own(*file).map(Arc::new);
                Step::done(move |world| {
                    if let Some(removed) = removed {
                        world.resource_mut::<LibraryState>().list_own();
                        world.write_message(LibraryEvent::OwnRemoved(removed));
                    }
                })
            }),
            LibraryCommand::Cancel => self.worker.cancel(),
            LibraryCommand::ChooseImport(_)
            | LibraryCommand::ChooseExport(..)
            | LibraryCommand::Paste
                if self.choosing => {}
            LibraryCommand::ChooseImport(title) => {
                self.begin_choice(Vec::new());
                self.chooser.open(title);
            }
            LibraryCommand::ChooseExport(games, title, name) => {
                self.begin_choice(games);
                let text = || export::text(&self.to_export);
                self.chooser.save(title, name, &text);
            }
            LibraryCommand::Paste => {
                self.begin_choice(Vec::new());
                self.chooser.paste();
            }
        }
    }

    fn begin_choice(&mut self, games: Vec<ExportItem>) {
        self.choosing = true;
        self.to_export = games;
    }

    /// Lets the worker do something in one step.
    fn ask(
        &mut self,
        urgency: Urgency,
        work: impl FnOnce(&mut LibraryService) -> Step + Send + Sync + 'static,
    ) {
        self.submit(Task::once(urgency, work));
    }

    /// Changes a stored game, and tells what has come of it.
    fn change(
        &mut self,
        id: String,
        work: impl FnOnce(&mut LibraryService, &str) -> Result<(), OpenError> + Send + Sync + 'static,
        done: fn(String) -> Option<LibraryEvent>,
    ) {
        self.ask(Urgency::Change, move |service| {
            let event = match work(service, &id) {
                Ok(()) => done(id),
                Err(error) => Some(LibraryEvent::Failed(id, error)),
            };
            Step::done(move |world| {
                world.resource_mut::<LibraryState>().refresh_lists();
                world.write_message_batch(event);
            })
        });
    }

    /// Stores the comments on a game with it.
    pub(super) fn annotate(&mut self, id: String, game: Box<Game>) {
        let annotate = move |service: &mut LibraryService, id: &str| {
            service.library.annotate(&service.catalogue, id, &game, (service.now)())
        };
        self.change(id, annotate, |_| None);
    }

    fn list(&mut self, trash: bool) {
        self.submit(Task::new(Urgency::Whenever, ListJob::new(trash)));
    }

    /// Reads those lists again that have been read before.
    pub(super) fn refresh_lists(&mut self) {
        if self.games.is_some() {
            self.list(false);
        }
        if self.trash.is_some() {
            self.list(true);
        }
    }

    /// Locks and reads a game, and puts it on the board.
    fn resume(&mut self, id: String) {
        let number = self.next_number();
        self.ask(Urgency::Soon, move |service| {
            let resumed = service.library.resume(&service.catalogue, &id).map(|(saved, locked)| {
                service.locked.insert(number, locked);
                Box::new(saved)
            });
            Step::done(move |world| match resumed {
                Ok(saved) => receive_game(number, *saved, world),
                Err(error) => {
                    world.resource_mut::<LibraryState>().interrupted = InterruptedGame::None;
                    world.write_message(LibraryEvent::Failed(id, error));
                }
            })
        });
    }

    /// Starts the search for an interrupted game.
    pub fn find_interrupted(&mut self) {
        self.interrupted = InterruptedGame::Searching;
        self.ask(Urgency::Whenever, |service| {
            let found = service.library.latest_unfinished(&service.catalogue).ok().flatten();
            let found = found.map_or(InterruptedGame::None, |saved| {
                InterruptedGame::Found(Box::new(LibraryEntry::new(saved, &service.catalogue)))
            });
            Step::done(move |world| world.resource_mut::<LibraryState>().interrupted = found)
        });
    }

    fn import(&mut self, sources: Vec<ImportSource>, for_review: bool) {
        self.importing = Some((0, 0.0));
        self.submit(Task::new(Urgency::Whenever, ImportJob::new(sources, for_review)));
    }

    /// Writes games into a file. An existing one is an error unless `replace` is set.
    pub(super) fn export(&mut self, games: Vec<ExportItem>, path: PathBuf, replace: bool) {
        self.ask(Urgency::Whenever, move |_| {
            tell(LibraryEvent::Exported(export::write(&games, path, replace)))
        });
    }

    /// Reads the player's own variants, boards and stones.
    pub(super) fn list_own(&mut self) {
        self.ask(Urgency::Whenever, |service| {
            let own = Arc::new(service.own_files());
            Step::done(move |world| world.resource_mut::<LibraryState>().own = own)
        });
    }
}

/// The end of a task of which an event tells.
fn tell(event: LibraryEvent) -> Step {
    Step::done(move |world| {
        world.write_message(event);
    })
}

/// Puts a stored game that was read on the board.
fn receive_game(number: u64, saved: SavedGame, world: &mut World) {
    if let (Some(seed), Some(mut opponent)) =
        (stored_seed(&saved), world.get_resource_mut::<Opponent>())
    {
        opponent.set_seed(seed);
    }
    let mut library = world.resource_mut::<LibraryState>();
    library.next_game = Some(PendingGame { number, id: Some(saved.id.clone()) });
    library.interrupted = InterruptedGame::None;
    let error = saved.notice.clone();
    world.write_message(IntentMessage(Intent::Open(Box::new(opened_game(saved)))));
    world.write_message(LibraryEvent::Opened(error));
}
