//! View model of the library: which games match, and the text of each row.

use crate::app::names::BETWEEN;
use crate::app::storage::{LibraryEntry, Listing};
use crate::catalogue::library::{GameFilter, SaveStatus, SavedGame, Timestamp, statistics};
use crate::rules::names::folded;
use crate::rules::{Outcome, Side};
use crate::texts::{Texts, say};

/// The row of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGameRow {
    /// The name that the player gave the game, or the players.
    pub title: String,
    /// Day, variant, number of turns and result.
    pub line: String,
    /// Whether the game can be resumed.
    pub is_open: bool,
    /// Whether this is the save before the newest one, which is damaged.
    pub is_backup: bool,
}

/// The indices of the games that match.
pub fn found(listing: &Listing, words: &str, query: &GameFilter) -> Vec<usize> {
    let words = folded(words);
    let fits = |entry: &LibraryEntry| query.fits(&entry.kept) && entry.has_words(&words);
    (0..listing.games.len()).filter(|&place| fits(&listing.games[place])).collect()
}

/// The row of a game.
pub fn row(texts: &Texts, kept: &SavedGame) -> SavedGameRow {
    let players = players(texts, kept);
    let variant = say::variant_name(texts, &kept.variant);
    let turns = kept.game.record.turns().len();
    let turns = texts.with("library-turns", &[("count", turns.into())]);
    let mut parts = vec![variant, turns, result(texts, kept.game.record.outcome())];
    parts.splice(0..0, kept.day().map(|day| day.to_string()));
    let title = match kept.name() {
        Some(name) => {
            parts.insert(0, players);
            name.to_owned()
        }
        None => players,
    };
    SavedGameRow {
        title,
        line: parts.join(" · "),
        is_open: kept.status() == SaveStatus::Open,
        is_backup: kept.notice.is_some(),
    }
}

/// The names of the players, White first.
pub fn players(texts: &Texts, kept: &SavedGame) -> String {
    Side::BOTH.map(|side| player(texts, kept, side)).join(BETWEEN)
}

fn player(texts: &Texts, kept: &SavedGame, side: Side) -> String {
    player_name(texts, statistics::player(kept, side))
}

/// The name of a player. Records without a name have a question mark.
pub(crate) fn player_name(texts: &Texts, name: &str) -> String {
    if name == "?" { texts.get("menu-person") } else { name.to_owned() }
}

/// The result of a game in two words.
pub fn result(texts: &Texts, outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else { return texts.get("library-result-open") };
    match outcome.winner() {
        Some(side) => texts.with("library-result-won", &[("side", say::side_arg(side))]),
        None => texts.get("library-result-drawn"),
    }
}

pub use super::sentences::{import_errors, imported};

/// How long ago a game was saved.
pub fn when(texts: &Texts, kept: &SavedGame, now: Timestamp) -> String {
    let Some(saved) = Timestamp::parse(&kept.saved) else {
        return kept.day().map(|day| day.to_string()).unwrap_or_default();
    };
    let minutes = now.unix_seconds().saturating_sub(saved.unix_seconds()) / 60;
    match minutes {
        0 => texts.get("library-just-now"),
        1..60 => texts.with("library-minutes-ago", &[("count", minutes.into())]),
        60..2880 => texts.with("library-hours-ago", &[("count", (minutes / 60).into())]),
        _ => texts.with("library-days-ago", &[("count", (minutes / 1440).into())]),
    }
}
