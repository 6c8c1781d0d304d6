//! Commands to the library.

use super::export::{self, ExportItem};
use super::import::ImportSource;
use super::own::OwnFile;
use super::state::{InterruptedGame, LibraryState};
use super::task::Task;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;

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

/// Imports files that are dropped onto the window.
pub(super) fn import_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    mut commands: MessageWriter<LibraryCommand>,
) {
    let files = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(ImportSource::File(path_buf.clone())),
        _ => None,
    });
    let files: Vec<ImportSource> = files.collect();
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
            LibraryCommand::List { trash } => self.submit(Task::List { trash }),
            LibraryCommand::Resume(id) => {
                let number = self.next_number();
                self.submit(Task::Resume { number, id });
            }
            LibraryCommand::DismissInterrupted => self.interrupted = InterruptedGame::None,
            LibraryCommand::Review(id) => self.review_next = Some(id),
            LibraryCommand::Delete(id) => self.submit(Task::Delete(id)),
            LibraryCommand::Restore(id) => self.submit(Task::Restore(id)),
            LibraryCommand::Rename { id, name } => self.submit(Task::Rename { id, name }),
            LibraryCommand::ReadAnalysis(id) => self.submit(Task::ReadAnalysis(id)),
            LibraryCommand::StoreAnalysis { id, text } => {
                self.submit(Task::StoreAnalysis { id, text });
            }
            LibraryCommand::Import(sources) => self.import(sources, false),
            LibraryCommand::ReviewFrom(sources) => self.import(sources, true),
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
                self.submit(Task::Export { games, path, replace: false });
            }
            LibraryCommand::ListOwn => self.submit(Task::ListOwn),
            LibraryCommand::RemoveOwn(file) => self.submit(Task::RemoveOwn(file)),
            LibraryCommand::Cancel => self.submit(Task::Cancel),
        }
    }

    fn import(&mut self, sources: Vec<ImportSource>, for_review: bool) {
        self.importing = Some((0, 0.0));
        self.submit(Task::Import { sources, for_review });
    }
}
