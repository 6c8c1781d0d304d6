//! Player statistics, computed from the records of saved games.

use super::SavedGame;
use crate::game::play::Coaching;
use crate::rules::notation::Game;
use crate::rules::{Outcome, Side, Turn};
use std::collections::BTreeMap;

/// A player, an opponent and a variant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pairing {
    /// The player whose results are counted.
    pub player: String,
    /// The opponent.
    pub opponent: String,
    /// The key of the variant.
    pub variant: String,
}

/// The results of a player in finished games. Games with a coach are only counted in `coached`: help
/// is not the player's own play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerResults {
    /// Finished games without a coach.
    pub games: usize,
    /// Games won.
    pub wins: usize,
    /// Games drawn.
    pub draws: usize,
    /// Games lost.
    pub losses: usize,
    /// The current streak: the number of games won in a row up to the last one; negative for
    /// games lost in a row, 0 after a draw.
    pub streak: i64,
    /// The longest streak of wins.
    pub best_streak: usize,
    /// The most steps in one of the player's capturing turns.
    pub longest_chain: usize,
    /// The most stones captured in one of the player's turns.
    pub biggest_capture: usize,
    /// Finished games with a coach.
    pub coached: usize,
}

impl PlayerResults {
    fn count(&mut self, game: &Game, outcome: Outcome, side: Side) {
        if Coaching::read(&game.tags).is_some() {
            self.coached += 1;
            return;
        }
        let record = &game.record;
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

/// The results of players by opponent and variant. Counts the sides for which `wanted` is true;
/// that may be both sides of a game.
pub fn results_by_pairing<'a>(
    games: impl IntoIterator<Item = &'a SavedGame>,
    wanted: impl Fn(&SavedGame, Side) -> bool,
) -> BTreeMap<Pairing, PlayerResults> {
    let mut results: BTreeMap<Pairing, PlayerResults> = BTreeMap::new();
    for (saved, outcome) in finished(games) {
        for side in Side::BOTH.into_iter().filter(|&side| wanted(saved, side)) {
            let pairing = Pairing {
                player: player(saved, side).to_owned(),
                opponent: player(saved, side.opponent()).to_owned(),
                variant: saved.game.variant.clone(),
            };
            results.entry(pairing).or_default().count(&saved.game, outcome, side);
        }
    }
    results
}

/// The results of players over all opponents and variants. Counts the sides for which `wanted` is
/// true.
pub fn results_by_player<'a>(
    games: impl IntoIterator<Item = &'a SavedGame>,
    wanted: impl Fn(&SavedGame, Side) -> bool,
) -> BTreeMap<String, PlayerResults> {
    let mut results: BTreeMap<String, PlayerResults> = BTreeMap::new();
    for (saved, outcome) in finished(games) {
        for side in Side::BOTH.into_iter().filter(|&side| wanted(saved, side)) {
            let player_results = results.entry(player(saved, side).to_owned()).or_default();
            player_results.count(&saved.game, outcome, side);
        }
    }
    results
}

/// The finished games, the oldest first.
pub(super) fn finished<'a>(
    games: impl IntoIterator<Item = &'a SavedGame>,
) -> impl Iterator<Item = (&'a SavedGame, Outcome)> {
    let mut games: Vec<&SavedGame> = games.into_iter().collect();
    games.sort_by_key(|saved| (saved.day(), &saved.id));
    games.into_iter().filter_map(|saved| Some((saved, saved.game.record.outcome()?)))
}

/// The name of a player; `?` if the record does not say.
pub fn player(saved: &SavedGame, side: Side) -> &str {
    let tag = match side {
        Side::White => "White",
        Side::Black => "Black",
    };
    saved.game.tag(tag).filter(|name| !name.trim().is_empty()).unwrap_or("?")
}

/// Whether the record says that this side was played by a program.
pub fn is_program(saved: &SavedGame, side: Side) -> bool {
    let tag = match side {
        Side::White => "WhiteType",
        Side::Black => "BlackType",
    };
    saved.game.tag(tag) == Some("program")
}
