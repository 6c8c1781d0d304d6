//! The game at the text board is kept turn by turn, and gone on with after a break.

use super::Player;
use super::table::TextBoard;
use crate::catalogue::library::state::HUMAN;
use crate::catalogue::library::{
    FolderStore, Library, LockedGame, Players, SavedGame, Status, StoreError,
};
use crate::cli::console::{Console, Failure};
use crate::cli::games::{library, now, store_failure};
use crate::rules::notation::Game;
use crate::rules::{Outcome, Side, Turn};
use crate::texts::say;
use std::io;

pub(super) use crate::catalogue::library::state::{BLACK, CLOCKS, SEED, WHITE};

/// Keeps the game that is played, if it can be kept.
#[derive(Debug)]
pub(super) struct Keeper {
    library: Option<Library<FolderStore>>,
    held: Option<LockedGame>,
    /// Was it said that the game cannot be kept?
    told: bool,
    /// How many turns were kept, with what end, and the last of them.
    stands: Option<(usize, Option<Outcome>)>,
    last: Option<Turn>,
}

impl Keeper {
    /// Keeps nothing.
    pub const fn nobody() -> Self {
        Self::of(None, None)
    }

    const fn of(library: Option<Library<FolderStore>>, held: Option<LockedGame>) -> Self {
        Self { library, held, told: false, stands: None, last: None }
    }

    /// Keeps a new game, and says so where another was broken off.
    pub fn new(console: &mut Console) -> io::Result<Self> {
        let library = library();
        let broken_off = library.as_ref().map(|library| library.unfinished(&console.catalogue));
        if let Some(Ok(listed)) = broken_off
            && let Some(kept) = listed.games.first()
        {
            let arguments = [("id", kept.id.as_str().into())];
            writeln!(console.err, "{}", console.texts.with("games-broken-off", &arguments))?;
        }
        Ok(Self::of(library, None))
    }

    /// Goes on keeping a game.
    pub fn resuming(console: &Console, kept: &SavedGame) -> Result<Self, Failure> {
        let Some(library) = library() else { return Ok(Self::nobody()) };
        let held =
            library.resume(kept).map_err(|error| store_failure(console, &kept.id, &error))?;
        Ok(Self::of(Some(library), Some(held)))
    }

    /// Another game begins.
    pub fn next_game(&mut self) {
        (self.stands, self.last) = (None, None);
        if let (Some(library), Some(held)) = (&self.library, self.held.take()) {
            library.release(held);
        }
    }

    fn save(&mut self, game: &Game, state: &[(&str, String)]) -> Result<(), StoreError> {
        let Some(library) = &self.library else { return Ok(()) };
        let held = match &mut self.held {
            Some(held) => held,
            None => self.held.insert(library.begin(now())?),
        };
        library.save(held, game, state, now())
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.next_game();
    }
}

impl TextBoard<'_> {
    /// Keeps the game as it stands now, from its first turn on. That it cannot be kept is said
    /// once, and again after it could.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        let is_known = self.keeper.held.as_ref().is_some_and(LockedGame::is_saved);
        let is_new = self.game.record.turns().is_empty() && !is_known;
        if self.keeper.library.is_none() || is_new {
            return Ok(());
        }
        let stands = (self.game.record.turns().len(), self.game.record.outcome());
        // The clocks alone make no new save.
        if self.keeper.stands == Some(stands)
            && self.game.record.turns().last() == self.keeper.last.as_ref()
        {
            return Ok(());
        }
        self.tag_match();
        self.tag_time();
        let mut game = self.game.clone();
        let computers = Side::BOTH.map(|side| self.computer(side));
        let names = computers.each_ref().map(|one| one.as_ref().map(|one| one.name.as_str()));
        Players(names).tag(&mut game, now());
        let [white, black] = Side::BOTH.map(|side| match &self.players[side as usize] {
            Player::Human => HUMAN.to_owned(),
            Player::Computer(character) => character.key.clone(),
        });
        let mut state = vec![(WHITE, white), (BLACK, black), (SEED, self.seed.to_string())];
        state.extend(self.timer.as_ref().map(|timer| (CLOCKS, timer.shown())));
        match self.keeper.save(&game, &state) {
            Ok(()) => {
                self.keeper.told = false;
                self.keeper.stands = Some(stands);
                self.keeper.last = game.record.turns().last().cloned();
            }
            Err(_) if self.keeper.told => {}
            Err(error) => {
                self.keeper.told = true;
                let reason = say::store_error(&self.console.texts, &error);
                let arguments = [("reason", reason.into())];
                writeln!(
                    self.console.err,
                    "{}",
                    self.console.texts.with("games-not-kept", &arguments)
                )?;
            }
        }
        Ok(())
    }
}

/// The game of this name, or the one that was broken off last; says so where it is the backup.
pub(super) fn broken_off(console: &mut Console, id: &str) -> Result<SavedGame, Failure> {
    let Some(library) = library() else {
        return Err(Failure::input(console.texts.get("games-no-folder")));
    };
    let kept = if id.is_empty() {
        let listed = library.unfinished(&console.catalogue);
        let listed = listed.map_err(|error| store_failure(console, "--resume", &error))?;
        let mut games = listed.games;
        if games.is_empty() {
            let mut lines: Vec<String> =
                listed.damaged.iter().map(|one| say::damaged_save(&console.texts, one)).collect();
            lines.push(console.texts.get("games-none-broken-off"));
            return Err(Failure::Negative(lines));
        }
        games.swap_remove(0)
    } else {
        library.game(&console.catalogue, id).map_err(|error| {
            let reason = say::save_error(&console.texts, &error);
            Failure::input(format!("{id}:1:1: {reason}"))
        })?
    };
    if kept.status() == Status::Over {
        let arguments = [("id", kept.id.as_str().into())];
        return Err(Failure::Negative(vec![console.texts.with("games-over", &arguments)]));
    }
    if let Some(notice) = say::save_notice(&console.texts, &kept) {
        writeln!(console.err, "{notice}")?;
    }
    Ok(kept)
}
