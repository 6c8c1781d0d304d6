//! After a reload, or when the visitor comes back, the interrupted game continues without a question.

use crate::app::pages::{OpenPage, Page};
use crate::app::schedule::AppSet;
use crate::app::storage::{InterruptedGame, LibraryCommand, LibraryState};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, resume.before(AppSet::Input));
}

fn resume(
    library: Res<LibraryState>,
    mut page: ResMut<OpenPage>,
    mut commands: MessageWriter<LibraryCommand>,
    mut done: Local<bool>,
) {
    if *done {
        return;
    }
    match &library.interrupted {
        InterruptedGame::Searching => {}
        InterruptedGame::Found(entry) if page.0.is_start() => {
            commands.write(LibraryCommand::Resume(entry.id().to_owned()));
            page.0 = Page::Board;
            *done = true;
        }
        _ => *done = true,
    }
}
