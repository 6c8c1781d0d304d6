//! What a player of a match answers.

use fanorona_rules::Turn;

/// Why a player forfeits a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Forfeit {
    /// The program ended or closed its output.
    Crash,
    /// The program did not answer in time.
    Timeout,
    /// Its clock has run out.
    Clock,
    /// The answer is not a legal turn.
    Illegal(String),
}

/// A chosen turn, and statistics of its search.
#[derive(Clone, Debug)]
pub(super) struct ChosenTurn {
    pub turn: Turn,
    /// The finished depth in turns; 0 if unknown.
    pub depth: u32,
    /// The number of visited positions; 0 if unknown.
    pub nodes: u64,
}
