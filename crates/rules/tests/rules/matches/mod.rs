//! Matches: score, colours, terms and obligations.

mod best_of;
mod rematch;
mod tags;
mod vela;

use fanorona_rules::matches::{Match, MatchFormat, Party};
use fanorona_rules::variant::shipped;
use fanorona_rules::{DrawReason, Outcome, Side, WinReason};

pub const ANNA: Party = Party::First;
pub const BAO: Party = Party::Second;
pub const DRAWN: Outcome = Outcome::Draw(DrawReason::Agreement);

/// A match between Anna, who has White first, and Bao.
pub fn new_match(format: &str, variant: &str) -> Match {
    let (format, key) = MatchFormat::named(format).unwrap();
    let variant = shipped::variant(key.unwrap_or(variant)).unwrap();
    Match::new(format, variant, ["Anna".to_owned(), "Bao".to_owned()]).unwrap()
}

/// A party wins the next game by taking everything.
pub fn wins(match_: &mut Match, party: Party) {
    wins_by(match_, party, WinReason::TookAll);
}

pub fn wins_by(match_: &mut Match, party: Party, reason: WinReason) {
    let winner = match_.next_round().unwrap().side(party);
    match_.finish(Outcome::Win { winner, reason }).unwrap();
}

/// The party that has White next.
pub fn white(match_: &Match) -> Party {
    match_.next_round().unwrap().party(Side::White)
}
