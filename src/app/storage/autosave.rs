//! Saves the game on the board after every turn and whenever anything else about it changes.

use super::active::{ActiveGame, PendingGame};
use super::review;
use super::state::LibraryState;
#[cfg(not(target_arch = "wasm32"))]
use super::state::StorageError;
#[cfg(not(target_arch = "wasm32"))]
use super::{ThreadWorker, dialog::SystemDialog, service::LibraryService};
use crate::app::opponent::Opponent;
use crate::app::session::{CommentDraft, CurrentSession, NoticeMessage};
use crate::catalogue::library::{Snapshot, stored_game, stored_state};
#[cfg(not(target_arch = "wasm32"))]
use crate::catalogue::{
    self, Catalogue,
    custom::CustomFolder,
    data_folder,
    library::{FolderStore, MemoryStore, Timestamp},
};
use crate::game::play::{Notice, Session};
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::Arc;
use std::time::Duration;

/// The library in the player's data folder, with its service on a thread of its own. If the system
/// has no place for a data folder, games last as long as the program.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn open_player_library(catalogue: &Catalogue) -> LibraryState {
    let Some(folder) = data_folder() else {
        let store = Arc::new(MemoryStore::default());
        let service = LibraryService::new(store, catalogue.clone(), Timestamp::now);
        let mut library = LibraryState::new(ThreadWorker::new(service), SystemDialog::default());
        library.error = Some(StorageError::NoFolder);
        return library;
    };
    let store = FolderStore::new(folder.join(catalogue::library::FOLDER));
    store.sweep();
    let service = LibraryService::new(Arc::new(store), catalogue.clone(), Timestamp::now);
    let service = service.with_own(CustomFolder(folder));
    LibraryState::new(ThreadWorker::new(service), SystemDialog::default())
}

/// Saves the game if it has changed.
pub(super) fn save_changes(
    time: Res<Time<Real>>,
    session: Res<CurrentSession>,
    opponent: Option<Res<Opponent>>,
    mut notices: MessageReader<NoticeMessage>,
    mut library: ResMut<LibraryState>,
) {
    let started = notices.read().filter(|notice| notice.0 == Notice::Started).count() > 0
        || library.active.snapshot.is_none();
    if library.is_retry_due(time.elapsed()) {
        library.retry(time.elapsed());
    }
    // Exercises are not stored. The game that was on the board before comes back after them.
    if session.is_exercise() {
        return;
    }
    if started {
        open(&session, &mut library);
    }
    if !session.is_changed() {
        return;
    }
    let now = Snapshot::of(&session);
    let Some(before) = &library.active.snapshot else { return };
    let changed = now.is_changed(before);
    if now.is_played_on(before) && library.active.was_over {
        let number = library.next_number();
        let left = std::mem::replace(&mut library.active.number, number);
        library.leave(left);
        library.active =
            ActiveGame { number, snapshot: library.active.snapshot.take(), ..Default::default() };
    }
    let active = &library.active;
    let needs_save = if active.submitted {
        active.snapshot.as_ref() != Some(&now)
    } else {
        changed && now.has_turns()
    };
    if needs_save {
        save(&session, opponent.as_deref(), &mut library);
        library.active.snapshot = Some(now);
    }
}

/// Another game is on the board.
fn open(session: &Session, library: &mut LibraryState) {
    let next = library.next_game.take();
    let imported = next.as_ref().is_some_and(|next| next.id.is_none());
    let PendingGame { number, id } =
        next.unwrap_or_else(|| PendingGame { number: library.next_number(), id: None });
    library.leave(library.active.number);
    library.active = ActiveGame {
        number,
        submitted: id.is_some(),
        id,
        snapshot: Some(Snapshot::of(session)),
        was_over: session.live().outcome().is_some(),
    };
    if imported {
        save(session, None, library);
    }
}

/// Submits the game to be saved.
fn save(session: &Session, opponent: Option<&Opponent>, library: &mut LibraryState) {
    let game = stored_game(session, library.now());
    let state = stored_state(session, opponent.map(Opponent::seed));
    library.save(library.active.number, Box::new(game), state);
    library.active.submitted = true;
}

/// Saves the game, the comment that is being typed and the state of the clocks before the program ends.
pub(super) fn save_at_exit(
    mut exits: MessageReader<AppExit>,
    mut session: ResMut<CurrentSession>,
    mut draft: ResMut<CommentDraft>,
    opponent: Option<Res<Opponent>>,
    mut library: ResMut<LibraryState>,
) {
    if exits.read().next().is_none() {
        return;
    }
    let comment = draft.take(&session);
    let commented = comment.is_some();
    if let Some(comment) = comment {
        session.apply(comment);
        review::annotate(&session, &mut library);
    }
    let is_saved = library.active.submitted && !session.is_exercise();
    if is_saved && (commented || !library.active.was_over) {
        save(&session, opponent.as_deref(), &mut library);
    }
    library.retry(Duration::MAX);
    library.worker.finish();
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::app::session::IntentMessage;
    use crate::catalogue::library::Library;
    use crate::game::play::{Intent, ReviewAction};
    use crate::rules::Side;

    #[test]
    fn a_comment_that_is_being_typed_is_stored_when_the_program_ends() {
        let store = Arc::new(MemoryStore::default());
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).insert_resource(LibraryState::in_memory(store.clone()));
        crate::app::schedule::plugin(&mut app);
        crate::app::session::plugin(&mut app);
        crate::app::storage::plugin(&mut app);
        app.update();
        let session = app.world().resource::<CurrentSession>();
        let record = session.record();
        let turns = crate::rules::generate::turns(record.rules(), record.position());
        let play = Intent::Play { turn: turns[0].clone(), generation: session.generation() };
        for intent in [play, Intent::Resign(Side::Black), Intent::Review(ReviewAction::Back)] {
            app.world_mut().write_message(IntentMessage(intent));
            app.update();
        }
        let session = app.world().resource::<CurrentSession>().0.clone();
        let node = session.review().unwrap().here();
        app.insert_resource(CommentDraft::new(&session, node, "a pity".into()));
        app.world_mut().write_message(AppExit::Success);
        app.update();
        let games = Library::new(store).games(&Catalogue::shipped()).unwrap().games;
        assert!(format!("{:?}", games[0].game.notes).contains("a pity"), "{games:?}");
    }
}
