//! What many games tell of their players: counted from records, and kept nowhere.

use super::KeptGame;
use crate::rules::{Outcome, Record, Side, Turn};
use std::collections::BTreeMap;

/// Who played what against whom.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pairing {
    /// The player whose results these are.
    pub player: String,
    /// The other one.
    pub opponent: String,
    /// The key of the variant.
    pub variant: String,
}

/// The results of a player against an opponent. Games that are not over do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that are over.
    pub games: usize,
    /// Games won.
    pub wins: usize,
    /// Games drawn.
    pub draws: usize,
    /// Games lost.
    pub losses: usize,
    /// The games won last, one after the other; negative for games lost.
    pub streak: i64,
    /// The most games won one after the other.
    pub best_streak: usize,
    /// The most steps of a turn of the player's.
    pub longest_chain: usize,
    /// The most stones that a turn of the player's took.
    pub biggest_capture: usize,
}

impl Tally {
    fn count(&mut self, record: &Record, outcome: Outcome, side: Side) {
        self.games += 1;
        match outcome.winner() {
            None => {
                self.draws += 1;
                self.streak = 0;
            }
            Some(winner) if winner == side => {
                self.wins += 1;
                self.streak = self.streak.max(0) + 1;
            }
            Some(_) => {
                self.losses += 1;
                self.streak = self.streak.min(0) - 1;
            }
        }
        self.best_streak = self.best_streak.max(usize::try_from(self.streak).unwrap_or(0));
        let own: Vec<&Turn> = record
            .positions()
            .iter()
            .zip(record.turns())
            .filter(|(position, _)| position.side() == side)
            .map(|(_, turn)| turn)
            .collect();
        let longest = own.iter().filter(|turn| !turn.is_paika()).map(|turn| turn.steps.len());
        self.longest_chain = self.longest_chain.max(longest.max().unwrap_or(0));
        let biggest = own.iter().map(|turn| turn.captured.len());
        self.biggest_capture = self.biggest_capture.max(biggest.max().unwrap_or(0));
    }
}

/// Counts games, from the oldest to the newest. `wanted` tells whose results are counted, by name;
/// both players' may be.
pub fn tallies<'a>(
    games: impl IntoIterator<Item = &'a KeptGame>,
    wanted: impl Fn(&KeptGame, Side) -> bool,
) -> BTreeMap<Pairing, Tally> {
    let mut tallies: BTreeMap<Pairing, Tally> = BTreeMap::new();
    for (kept, outcome) in finished(games) {
        let record = &kept.game.record;
        for side in Side::BOTH.into_iter().filter(|&side| wanted(kept, side)) {
            let pairing = Pairing {
                player: player(kept, side).to_owned(),
                opponent: player(kept, side.opponent()).to_owned(),
                variant: kept.game.variant.clone(),
            };
            tallies.entry(pairing).or_default().count(record, outcome, side);
        }
    }
    tallies
}

/// Counts the same games by player alone: everything somebody has played.
pub fn totals<'a>(
    games: impl IntoIterator<Item = &'a KeptGame>,
    wanted: impl Fn(&KeptGame, Side) -> bool,
) -> BTreeMap<String, Tally> {
    let mut totals: BTreeMap<String, Tally> = BTreeMap::new();
    for (kept, outcome) in finished(games) {
        for side in Side::BOTH.into_iter().filter(|&side| wanted(kept, side)) {
            let total = totals.entry(player(kept, side).to_owned()).or_default();
            total.count(&kept.game.record, outcome, side);
        }
    }
    totals
}

/// The games that are over, from the oldest to the newest.
fn finished<'a>(
    games: impl IntoIterator<Item = &'a KeptGame>,
) -> impl Iterator<Item = (&'a KeptGame, Outcome)> {
    let mut games: Vec<&KeptGame> = games.into_iter().collect();
    games.sort_by_key(|kept| (kept.day(), &kept.id));
    games.into_iter().filter_map(|kept| Some((kept, kept.game.record.outcome()?)))
}

/// The name of a player, `?` where the record does not tell.
pub fn player(kept: &KeptGame, side: Side) -> &str {
    let tag = match side {
        Side::White => "White",
        Side::Black => "Black",
    };
    kept.game.tag(tag).filter(|name| !name.trim().is_empty()).unwrap_or("?")
}

/// Is this side played by a program, as far as the record tells?
pub fn is_program(kept: &KeptGame, side: Side) -> bool {
    let tag = match side {
        Side::White => "WhiteType",
        Side::Black => "BlackType",
    };
    kept.game.tag(tag) == Some("program")
}
