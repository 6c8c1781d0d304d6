//! Converts sessions to stored games and back. The terminal and the window use the same code, so a
//! game begun in one can be continued in the other.

use super::{SavedGame, Timestamp};
use crate::engine::character;
use crate::game::play::{Coaching, OpenedGame, Seat, Session};
use crate::rules::notation::Game;
use crate::rules::notation::game::Note;
use crate::rules::{Outcome, Side, Turn};
use std::time::Duration;

/// The values of [`state::OFFER`].
const SIDE_KEYS: [&str; 2] = ["white", "black"];

/// The keys of the state that is saved with a record.
pub mod state {
    /// White's player: a character's key, or [`HUMAN`].
    pub const WHITE: &str = "white";
    /// Black's player, as for [`WHITE`].
    pub const BLACK: &str = "black";
    /// The seed of the computer's random choices: a whole number.
    pub const SEED: &str = "seed";
    /// The time left on the clocks in milliseconds, White's and Black's, separated by a space.
    pub const CLOCKS: &str = "clock";
    /// The side with an unanswered draw offer: `white` or `black`.
    pub const OFFER: &str = "offer";
    /// The value of [`WHITE`] and [`BLACK`] for a person.
    pub const HUMAN: &str = "human";
}

/// The game of a session with the tags that a stored game has: players, the day of the players, match and clocks.
/// Names and a day that are there already stay.
pub fn stored_game(session: &Session, now: Timestamp) -> Game {
    let mut game = session.game();
    if game.tag("Date").is_none() {
        game.set_tag("Date", &now.local_day());
    }
    let seats = session.live().seats();
    for (seat, name, kind) in [(&seats[0], "White", "WhiteType"), (&seats[1], "Black", "BlackType")]
    {
        let Seat::Computer(character) = seat else {
            game.set_tag(kind, "human");
            continue;
        };
        if game.tag(name).is_none() {
            game.set_tag(name, &character.name);
        }
        game.set_tag(kind, "program");
    }
    game
}

/// The game of a session, as far as a change of it is a reason to store it: all but the clocks.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    /// The number of turns, the last one, and how the game ended.
    played: (usize, Option<Turn>, Option<Outcome>),
    notes: Vec<Note>,
    tags: Vec<(String, String)>,
    seats: [Seat; 2],
    offer: Option<Side>,
    coaching: Option<Coaching>,
    help: ([u32; 2], u32),
}

impl Snapshot {
    /// The game of a session as it is.
    pub fn of(session: &Session) -> Self {
        // During a review the game on the board is suspended, but comments on it count at once.
        let notes = match session.review() {
            Some(_) => session.game().notes,
            None => session.notes().to_vec(),
        };
        let session = session.live();
        let record = session.record();
        let turns = record.turns();
        Self {
            played: (turns.len(), turns.last().cloned(), record.outcome()),
            notes,
            tags: session.tags().to_vec(),
            seats: session.seats().clone(),
            offer: record.offer(),
            coaching: session.coaching().copied(),
            help: (session.hints(), session.taken_back()),
        }
    }

    /// Whether a turn was played.
    pub const fn has_turns(&self) -> bool {
        self.played.0 > 0
    }

    /// Whether it differs from this one by turns, or by the end of the game.
    pub fn is_played_on(&self, before: &Self) -> bool {
        self.played != before.played
    }

    /// Whether it differs from this one by turns, by the end of the game, or by comments.
    pub fn is_changed(&self, before: &Self) -> bool {
        self.is_played_on(before) || self.notes != before.notes
    }
}

/// The names and values stored in addition to the record: seats, seed, draw offer and clocks.
pub fn stored_state(session: &Session, seed: Option<u64>) -> Vec<(&'static str, String)> {
    let session = session.live();
    let seat = |side: Side| match session.seat(side) {
        Seat::Person | Seat::Exercise => state::HUMAN.to_owned(),
        Seat::Computer(character) => character.key.clone(),
    };
    let mut stored = vec![(state::WHITE, seat(Side::White)), (state::BLACK, seat(Side::Black))];
    stored.extend(seed.map(|seed| (state::SEED, seed.to_string())));
    let offer = session.record().offer();
    stored.extend(offer.map(|side| (state::OFFER, SIDE_KEYS[side as usize].to_owned())));
    let left = session.left().map(|left| left.map(|time| time.as_millis()));
    stored.extend(left.map(|[white, black]| (state::CLOCKS, format!("{white} {black}"))));
    stored
}

/// The seed of the computer's random choices in a stored game.
pub fn stored_seed(saved: &SavedGame) -> Option<u64> {
    saved.state.get(state::SEED)?.parse().ok()
}

/// A stored game with the seats, draw offer and clock times to continue it with.
pub fn opened_game(saved: SavedGame) -> OpenedGame {
    let seat = |name| {
        let key = saved.state.get(name)?;
        character::named(key).map(Seat::Computer)
    };
    let seats = [state::WHITE, state::BLACK].map(|name| seat(name).unwrap_or_default());
    let left = saved.state.get(state::CLOCKS).and_then(|left| times(left));
    let offer = saved.state.get(state::OFFER);
    let offer = Side::BOTH
        .into_iter()
        .find(|&side| offer.is_some_and(|key| key == SIDE_KEYS[side as usize]));
    let mut game = saved.game;
    if let Some(side) = offer {
        // The offer has lapsed if the game is over.
        let _ = game.record.offer_draw(side);
    }
    OpenedGame { variant: saved.variant, game, seats, left }
}

/// Parses White's and Black's time, in milliseconds with a space between them.
fn times(text: &str) -> Option<[Duration; 2]> {
    let (white, black) = text.split_once(' ')?;
    let time = |text: &str| text.parse().ok().map(Duration::from_millis);
    Some([time(white)?, time(black)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn valid_times_are_parsed() {
        assert_eq!(times("1500 0"), Some([Duration::from_millis(1500), Duration::ZERO]));
        for text in ["", "1500", "a b", "1 2 3", "-1 2"] {
            assert_eq!(times(text), None, "{text}");
        }
    }
}
