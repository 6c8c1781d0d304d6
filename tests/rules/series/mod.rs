//! Matches: score, colours, terms and duties, over whole series of games.

mod best_of;
mod rematch;
mod tags;
mod vela;

use fanorona::rules::series::{Form, Party, Series};
use fanorona::rules::variant::shipped;
use fanorona::rules::{DrawReason, Outcome, Side, WinReason};

pub const ANNA: Party = Party::First;
pub const BAO: Party = Party::Second;
pub const DRAWN: Outcome = Outcome::Draw(DrawReason::Agreement);

/// A match between Anna, who has White first, and Bao.
pub fn series(form: &str, variant: &str) -> Series {
    let (form, key) = Form::named(form).unwrap();
    let variant = shipped::variant(key.unwrap_or(variant)).unwrap();
    Series::new(form, variant, ["Anna".to_owned(), "Bao".to_owned()]).unwrap()
}

/// A party wins the next game by taking everything.
pub fn wins(series: &mut Series, party: Party) {
    wins_by(series, party, WinReason::TookAll);
}

pub fn wins_by(series: &mut Series, party: Party, reason: WinReason) {
    let winner = series.next_round().unwrap().side(party);
    series.finish(Outcome::Win { winner, reason }).unwrap();
}

/// Who has White next.
pub fn white(series: &Series) -> Party {
    series.next_round().unwrap().party(Side::White)
}
