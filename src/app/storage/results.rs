//! Receives the results of the worker, and the answers of dialogs.

use super::commands::LibraryCommand;
use super::dialog::Chosen;
use super::event::LibraryEvent;
use super::export::Exported;
use super::import::ImportSource;
use super::service::Step;
use super::state::LibraryState;
use bevy::prelude::*;

/// Receives the results of tasks and of dialogs.
pub(super) fn receive(
    mut library: ResMut<LibraryState>,
    mut answers: Commands,
    mut commands: MessageWriter<LibraryCommand>,
    mut events: MessageWriter<LibraryEvent>,
) {
    library.worker.work();
    while let Some(step) = library.worker.poll() {
        match step {
            Step::More(answer) => answers.queue(answer),
            Step::Done(answer) => {
                library.task_done();
                answers.queue(answer);
            }
        }
    }
    if let Some(chosen) = library.chooser.poll() {
        receive_chosen(chosen, &mut library, &mut commands, &mut events);
    }
}

/// Receives what the player has chosen in a dialog.
fn receive_chosen(
    chosen: Chosen,
    library: &mut LibraryState,
    commands: &mut MessageWriter<LibraryCommand>,
    events: &mut MessageWriter<LibraryEvent>,
) {
    library.choosing = false;
    let games = std::mem::take(&mut library.to_export);
    let event = match chosen {
        Chosen::Open(paths) => {
            let sources = paths.into_iter().map(ImportSource::File).collect();
            commands.write(LibraryCommand::Import(sources));
            return;
        }
        Chosen::Texts(texts) => {
            let sources = texts.into_iter().map(|(name, text)| ImportSource::Named(name, text));
            commands.write(LibraryCommand::Import(sources.collect()));
            return;
        }
        Chosen::Pasted(Some(text)) if !text.trim().is_empty() => {
            commands.write(LibraryCommand::Import(vec![ImportSource::Text(text)]));
            return;
        }
        // The dialog has asked whether an existing file may be replaced.
        Chosen::Save(path) => return library.export(games, path, true),
        Chosen::Nothing => return,
        Chosen::Pasted(text) => LibraryEvent::PasteFailed { refused: text.is_none() },
        Chosen::Downloaded(path) => {
            LibraryEvent::Exported(Exported { path, count: games.len(), error: None })
        }
        Chosen::NoDialog => LibraryEvent::NoDialog { import: games.is_empty() },
    };
    events.write(event);
}
