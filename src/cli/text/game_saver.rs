//! Stores the game of the text board after every turn, and finds a stored game to continue.

use crate::catalogue::library::{
    FolderStore, Library, LockedGame, OpenError, SavedGame, Snapshot, StoreError, Timestamp,
    stored_game, stored_state,
};
use crate::cli::console::{Console, Failure};
use crate::cli::games::{library, open_failure, store_failure};
use crate::game::play::{Seat, Session};
use crate::rules::notation::Game;
use crate::rules::{Position, Record};
use crate::texts::say;
use std::io;

/// Stores the game being played, if there is a library folder.
#[derive(Debug)]
pub(super) struct GameSaver {
    library: Option<Library<FolderStore>>,
    game: Option<LockedGame>,
    /// Whether the failure to store the game was reported.
    failure_reported: bool,
    /// The stored state of the game.
    stored: Option<Snapshot>,
    /// The game of a file, as it was opened. It is not stored before it is played on.
    opened: Option<Record>,
}

impl GameSaver {
    /// A saver that stores nothing.
    pub const fn disabled() -> Self {
        Self::of(None, None)
    }

    const fn of(library: Option<Library<FolderStore>>, game: Option<LockedGame>) -> Self {
        Self { library, game, failure_reported: false, stored: None, opened: None }
    }

    /// A saver for the game of a session, which is not in the library. Reports on standard error if another game
    /// was interrupted.
    pub fn new(console: &mut Console, session: &Session) -> io::Result<Self> {
        let library = library();
        let interrupted =
            library.as_ref().map(|library| library.latest_unfinished(&console.catalogue));
        if let Some(Ok(Some(saved))) = interrupted {
            let arguments = [("id", saved.id.as_str().into())];
            console.warn("games-broken-off", &arguments)?;
        }
        let mut saver = Self::of(library, None);
        saver.opened = Some(session.record().clone());
        Ok(saver)
    }

    /// Releases the current game. The next game is stored separately.
    pub fn next_game(&mut self) {
        (self.stored, self.opened) = (None, None);
        if let (Some(library), Some(locked)) = (&self.library, self.game.take()) {
            library.release(locked);
        }
    }

    /// Lets the next call store the game even if only the clocks have changed.
    pub fn store_again(&mut self) {
        self.stored = None;
    }

    /// Stores the game of a session as it is now, from its first turn on, but not while the coach asks about a turn. The
    /// game of a file is stored once it is played on. A failure is reported once, and again after a success.
    pub fn save(&mut self, console: &mut Console, session: &Session, seed: u64) -> io::Result<()> {
        let is_known = self.game.as_ref().is_some_and(LockedGame::is_saved);
        let is_played = !session.record().turns().is_empty()
            && self.opened.as_ref().is_none_or(|opened| is_played_on(session, opened));
        if self.library.is_none() || !(is_known || is_played) || session.question_open() {
            return Ok(());
        }
        let stored = Snapshot::of(session);
        // A change of the clocks alone is stored when the player leaves.
        if self.stored.as_ref() == Some(&stored) {
            return Ok(());
        }
        let game = stored_game(session, Timestamp::now());
        match self.write(&game, &stored_state(session, Some(seed))) {
            Ok(()) => {
                self.failure_reported = false;
                self.stored = Some(stored);
            }
            Err(_) if self.failure_reported => {}
            Err(error) => {
                self.failure_reported = true;
                let reason = say::store_error(&console.texts, &error);
                console.warn("games-not-kept", &[("reason", reason.into())])?;
            }
        }
        Ok(())
    }

    fn write(&mut self, game: &Game, state: &[(&str, String)]) -> Result<(), StoreError> {
        let Some(library) = &self.library else { return Ok(()) };
        let locked = match &mut self.game {
            Some(locked) => locked,
            None => self.game.insert(library.begin(Timestamp::now())?),
        };
        library.save(locked, game, state, Timestamp::now())
    }
}

impl Drop for GameSaver {
    fn drop(&mut self) {
        self.next_game();
    }
}

/// Whether the game of a session goes on from how it was opened: by its end, or by a turn of a person if persons play.
/// What the computer answers at once, and turns that are taken back, only show the game.
fn is_played_on(session: &Session, opened: &Record) -> bool {
    let record = session.record();
    let (turns, before) = (record.turns(), opened.turns());
    let same = turns.iter().zip(before).take_while(|(turn, before)| turn == before).count();
    let mut movers = record.positions().iter().map(Position::side).take(turns.len()).skip(same);
    let all_count = before.is_empty() || session.is_computer_game();
    movers.any(|side| all_count || *session.seat(side) == Seat::Person)
        || record.outcome().is_some_and(|outcome| opened.outcome() != Some(outcome))
}

/// The stored game of this id, or the one that was interrupted last if `id` is empty, with a saver that continues it,
/// or with one that stores nothing. Warns on standard error if the game was read from a backup.
///
/// # Errors
/// If there is no such game, it cannot be read or locked, or it is over and no game of its match follows.
pub(super) fn to_resume(
    console: &mut Console,
    id: &str,
    unsaved: bool,
) -> Result<(SavedGame, GameSaver), Failure> {
    let Some(library) = library() else {
        return Err(Failure::input(console.texts.get("games-no-folder")));
    };
    let id = if id.is_empty() {
        let failed = |error| store_failure(console, "--resume", &error);
        match library.latest_unfinished(&console.catalogue).map_err(failed)? {
            Some(saved) => saved.id,
            None => {
                // The interrupted game may be one of those that cannot be read.
                let damaged = library.games(&console.catalogue).map_err(failed)?.damaged;
                let mut lines: Vec<String> =
                    damaged.iter().map(|one| say::damaged_save(&console.texts, one)).collect();
                lines.push(console.texts.get("games-none-broken-off"));
                return Err(Failure::Negative(lines));
            }
        }
    } else {
        id.to_owned()
    };
    let opened = if unsaved {
        let saved = library.game(&console.catalogue, &id).map_err(OpenError::Save);
        saved.map(|saved| (saved, GameSaver::disabled()))
    } else {
        let resumed = library.resume(&console.catalogue, &id);
        resumed.map(|(saved, game)| (saved, GameSaver::of(Some(library), Some(game))))
    };
    let (saved, saver) = opened.map_err(|error| open_failure(console, &id, &error))?;
    if !saved.goes_on(&console.catalogue) {
        let arguments = [("id", saved.id.as_str().into())];
        return Err(console.negative("games-over", &arguments));
    }
    if let Some(notice) = say::save_notice(&console.texts, &saved) {
        writeln!(console.err, "{notice}")?;
    }
    Ok((saved, saver))
}
