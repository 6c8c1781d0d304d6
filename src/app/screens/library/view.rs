//! The library in words: which games fit, and what is written of each. Tests read it.

use crate::app::storage::{Entry, Listing};
use crate::catalogue::library::{Query, SavedGame, Status, Timestamp, statistics};
use crate::rules::{Outcome, Side};
use crate::texts::{Texts, say};

/// What is written of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The name that the player gave it, or who plays.
    pub title: String,
    /// Day, variant, turns and result.
    pub line: String,
    /// It can be played on.
    pub is_open: bool,
    /// Its newest save was damaged, and this is the one before it.
    pub is_backup: bool,
}

/// The places of the games that fit.
pub fn found(listing: &Listing, words: &str, query: &Query) -> Vec<usize> {
    let words = words.to_lowercase();
    let fits = |entry: &Entry| query.fits(&entry.kept) && entry.has_words(&words);
    (0..listing.games.len()).filter(|&place| fits(&listing.games[place])).collect()
}

/// What is written of a game.
pub fn row(texts: &Texts, kept: &SavedGame) -> Row {
    let players = players(texts, kept);
    let variant = kept.variant.name(texts.language().code()).to_owned();
    let turns = kept.game.record.turns().len();
    let turns = texts.with("library-turns", &[("count", turns.into())]);
    let mut parts = vec![variant, turns, result(texts, kept.game.record.outcome())];
    parts.splice(0..0, kept.day());
    let title = match kept.name() {
        Some(name) => {
            parts.insert(0, players);
            name.to_owned()
        }
        None => players,
    };
    Row {
        title,
        line: parts.join(" · "),
        is_open: kept.status() == Status::Open,
        is_backup: kept.notice.is_some(),
    }
}

/// Who plays, White first.
pub fn players(texts: &Texts, kept: &SavedGame) -> String {
    let [white, black] = Side::BOTH.map(|side| player(texts, kept, side));
    format!("{white} – {black}")
}

fn player(texts: &Texts, kept: &SavedGame, side: Side) -> String {
    player_name(texts, statistics::player(kept, side))
}

/// A player's name; a record that tells none has a question mark.
pub fn player_name(texts: &Texts, name: &str) -> String {
    if name == "?" { texts.get("menu-person") } else { name.to_owned() }
}

/// How a game has ended, in two words.
pub fn result(texts: &Texts, outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else { return texts.get("library-result-open") };
    match outcome.winner() {
        Some(side) => texts.with("library-result-won", &[("side", say::side_arg(side))]),
        None => texts.get("library-result-drawn"),
    }
}

pub use super::sentences::{imported, mishaps};

/// How long ago a game was saved; its day where that is days ago.
pub fn when(texts: &Texts, kept: &SavedGame, now: Timestamp) -> String {
    let Some(saved) = Timestamp::parse(&kept.saved) else { return kept.day().unwrap_or_default() };
    let minutes = now.unix_seconds().saturating_sub(saved.unix_seconds()) / 60;
    match minutes {
        0 => texts.get("library-just-now"),
        1..60 => texts.with("library-minutes-ago", &[("count", minutes.into())]),
        60..2880 => texts.with("library-hours-ago", &[("count", (minutes / 60).into())]),
        _ => texts.with("library-days-ago", &[("count", (minutes / 1440).into())]),
    }
}
