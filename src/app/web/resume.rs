//! After a reload the game goes on without a question: whoever reloads a page means the same page.

use super::bridge;
use crate::app::schedule::AppSet;
use crate::app::screens::{Desk, Page};
use crate::app::storage::{LibraryCommand, LibraryState, Offer};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    if bridge::is_reload() {
        app.add_systems(Update, go_on.before(AppSet::Input));
    }
}

fn go_on(
    store: Res<LibraryState>,
    mut desk: ResMut<Desk>,
    mut orders: MessageWriter<LibraryCommand>,
    mut done: Local<bool>,
) {
    if *done {
        return;
    }
    match &store.offer {
        Offer::Asked => {}
        Offer::Game(entry) if desk.page == Page::Resume => {
            orders.write(LibraryCommand::GoOn(entry.id().to_owned()));
            desk.page = Page::Board;
            *done = true;
        }
        _ => *done = true,
    }
}
