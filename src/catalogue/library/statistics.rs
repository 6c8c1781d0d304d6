//! Player statistics, computed from the records of saved games.

use super::{SavedGame, compare_ids, state};
use crate::game::play::Coaching;
use crate::rules::names::{folded, same_name};
use crate::rules::notation::Game;
use crate::rules::{Outcome, Side, Turn};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;

/// The name of a player in a game. Two are equal if they are [the same name](folded), however it is written.
///
/// ```
/// use fanorona::catalogue::library::statistics::PlayerName;
/// assert_eq!(PlayerName::new("Rasoa"), PlayerName::new("rasoa "));
/// ```
#[derive(Clone, Debug)]
pub struct PlayerName {
    folded: String,
    written: String,
}

impl PlayerName {
    /// The name as it is written here.
    pub fn new(written: &str) -> Self {
        Self { folded: folded(written), written: written.to_owned() }
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

impl PartialEq for PlayerName {
    fn eq(&self, other: &Self) -> bool {
        self.folded == other.folded
    }
}

impl Eq for PlayerName {}

impl PartialOrd for PlayerName {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for PlayerName {
    fn cmp(&self, other: &Self) -> Ordering {
        self.folded.cmp(&other.folded)
    }
}

/// A player, an opponent and a variant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pairing {
    /// The player whose results are counted.
    pub player: PlayerName,
    /// The opponent.
    pub opponent: PlayerName,
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

/// What a person had done against programs before a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Past {
    /// The number of games lost in a row up to the last one.
    pub losses: usize,
    /// Whether a game was won.
    pub won: bool,
    /// Whether one was won against this opponent.
    pub won_against: bool,
}

impl Past {
    /// Of a player, named as for [`strength`](super::strength::strength), and an opponent of this name.
    pub fn of<'a>(
        games: impl IntoIterator<Item = &'a SavedGame>,
        name: Option<&str>,
        opponent: &str,
    ) -> Self {
        let name = name.map(folded);
        let mut past = Self::default();
        for (saved, outcome) in finished(games) {
            let Some(side) = person(saved).filter(|&side| is_player(saved, side, name.as_deref()))
            else {
                continue;
            };
            let lost = outcome.winner() == Some(side.opponent());
            past.losses = if lost { past.losses + 1 } else { 0 };
            let won = outcome.winner() == Some(side);
            past.won |= won;
            past.won_against |= won && same_name(player(saved, side.opponent()), opponent);
        }
        past
    }
}

/// The results of players by opponent and variant. Counts the sides for which `wanted` is true;
/// that may be both sides of a game.
pub fn results_by_pairing<'a>(
    games: impl IntoIterator<Item = &'a SavedGame>,
    wanted: impl Fn(&SavedGame, Side) -> bool,
) -> BTreeMap<Pairing, PlayerResults> {
    results_by(games, wanted, |saved, side| Pairing {
        player: PlayerName::new(player(saved, side)),
        opponent: PlayerName::new(player(saved, side.opponent())),
        variant: saved.game.variant.clone(),
    })
}

/// The results of players over all opponents and variants. Counts the sides for which `wanted` is
/// true.
pub fn results_by_player<'a>(
    games: impl IntoIterator<Item = &'a SavedGame>,
    wanted: impl Fn(&SavedGame, Side) -> bool,
) -> BTreeMap<PlayerName, PlayerResults> {
    results_by(games, wanted, |saved, side| PlayerName::new(player(saved, side)))
}

fn results_by<'a, K: Ord>(
    games: impl IntoIterator<Item = &'a SavedGame>,
    wanted: impl Fn(&SavedGame, Side) -> bool,
    key: impl Fn(&SavedGame, Side) -> K,
) -> BTreeMap<K, PlayerResults> {
    let mut results: BTreeMap<K, PlayerResults> = BTreeMap::new();
    for (saved, outcome) in finished(games) {
        for side in Side::BOTH.into_iter().filter(|&side| wanted(saved, side)) {
            results.entry(key(saved, side)).or_default().count(&saved.game, outcome, side);
        }
    }
    results
}

/// The finished games, the oldest first: by their days, and within a day in the order in which they were begun or
/// imported. Those whose day is not known come first.
pub(super) fn finished<'a>(
    games: impl IntoIterator<Item = &'a SavedGame>,
) -> impl Iterator<Item = (&'a SavedGame, Outcome)> {
    let mut games: Vec<_> = games.into_iter().map(|saved| (saved.day(), saved)).collect();
    games.sort_by(|(day, one), (other_day, other)| {
        day.cmp(other_day).then_with(|| compare_ids(&one.id, &other.id))
    });
    games.into_iter().filter_map(|(_, saved)| Some((saved, saved.game.record.outcome()?)))
}

/// The name of a player; `?` if the record does not say.
pub fn player(saved: &SavedGame, side: Side) -> &str {
    saved.game.player(side).unwrap_or("?")
}

/// Whether the record says that this side was played by a program.
pub fn is_program(saved: &SavedGame, side: Side) -> bool {
    let tag = match side {
        Side::White => "WhiteType",
        Side::Black => "BlackType",
    };
    saved.game.tag(tag) == Some("program")
}

/// The side of the only person in a game against a program.
pub(super) fn person(saved: &SavedGame) -> Option<Side> {
    let is_person = |side: &Side| !is_program(saved, *side) && is_program(saved, side.opponent());
    Side::BOTH.into_iter().find(is_person)
}

/// Whether a side was played by the player of this [folded] name. `None` is a player who gave no name: all games played
/// here count, and imported ones without a name.
pub(super) fn is_player(saved: &SavedGame, side: Side, name: Option<&str>) -> bool {
    match name {
        Some(name) => folded(player(saved, side)) == name,
        None => player(saved, side) == "?" || saved.state.contains_key(state::WHITE),
    }
}
