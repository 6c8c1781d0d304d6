//! The games on the board and under review, as far as storing them is concerned, and the saves on their way.

use crate::catalogue::library::Snapshot;
use crate::rules::notation::Game;
use std::collections::BTreeMap;
use std::time::Duration;

/// The game on the board, as far as saving it is concerned.
#[derive(Debug, Default)]
pub(super) struct ActiveGame {
    pub number: u64,
    /// Its id in the store.
    pub id: Option<String>,
    /// Whether it has been submitted to be saved.
    pub submitted: bool,
    /// Its state when it was last submitted, or when it was opened.
    pub snapshot: Option<Snapshot>,
    /// Whether it was over when it was opened. Playing on then starts a new game.
    pub was_over: bool,
}

/// The game that is about to be opened.
#[derive(Debug)]
pub(super) struct PendingGame {
    pub number: u64,
    /// Its id in the store; `None` for an imported game, which is saved at once.
    pub id: Option<String>,
}

/// A stored game that is under review.
#[derive(Clone, Debug)]
pub(super) struct ReviewedGame {
    /// Its id in the store.
    pub id: String,
    /// The review, by [`Review::begun`].
    pub review: u64,
}

/// What is stored with a game: players, clocks, seed.
pub(super) type StoredState = Vec<(&'static str, String)>;

/// The last saves of games that are not known to have succeeded, by the numbers of the games.
#[derive(Debug, Default)]
pub(super) struct Saves(pub BTreeMap<u64, UnconfirmedSave>);

/// A save that is not known to have succeeded.
#[derive(Debug)]
pub(super) struct UnconfirmedSave {
    pub game: Box<Game>,
    pub state: StoredState,
    /// How many saves of this game came before.
    pub version: u64,
    /// When to try the last one again, if it failed.
    pub retry: Option<Duration>,
    /// Whether the game has left the board, and is to be unlocked after its save.
    pub left: bool,
}

impl UnconfirmedSave {
    /// Whether it is to be tried again at this time.
    pub fn is_due(&self, now: Duration) -> bool {
        self.retry.is_some_and(|retry| now >= retry)
    }
}
