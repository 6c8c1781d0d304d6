//! After a reload the game goes on without a question: whoever reloads a page means the same page.

use super::bridge;
use crate::app::pages::{OpenPage, Page};
use crate::app::schedule::AppSet;
use crate::app::storage::{LibraryCommand, LibraryState, Offer};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    if bridge::is_reload() {
        app.add_systems(Update, go_on.before(AppSet::Input));
    }
}

fn go_on(
    store: Res<LibraryState>,
    mut page: ResMut<OpenPage>,
    mut orders: MessageWriter<LibraryCommand>,
    mut done: Local<bool>,
) {
    if *done {
        return;
    }
    match &store.offer {
        Offer::Asked => {}
        Offer::Game(entry) if page.0 == Page::Resume => {
            orders.write(LibraryCommand::GoOn(entry.id().to_owned()));
            page.0 = Page::Board;
            *done = true;
        }
        _ => *done = true,
    }
}
