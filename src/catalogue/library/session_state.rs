//! Converts sessions to stored games and back. The terminal and the window use the same code, so a
//! game begun in one can be continued in the other.

use super::players::Players;
use super::players::state;
use super::{SavedGame, Timestamp};
use crate::engine::character;
use crate::game::play::{OpenedGame, Seat, Session};
use crate::rules::Side;
use crate::rules::notation::Game;
use std::time::Duration;

/// The values of [`state::OFFER`].
const SIDE_KEYS: [&str; 2] = ["white", "black"];

/// The game of a session with the tags that a stored game has: players, date, match and clocks.
pub fn stored_game(session: &Session, now: Timestamp) -> Game {
    let mut game = session.game();
    let names = session.live().seats().each_ref().map(|seat| match seat {
        Seat::Computer(character) => Some(character.name.as_str()),
        Seat::Person | Seat::Exercise => None,
    });
    Players(names).tag(&mut game, now);
    game
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
