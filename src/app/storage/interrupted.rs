//! Turns a stored game into one that can be continued, with everything that belonged to it.

use crate::catalogue::library::{SavedGame, state};
use crate::engine::character;
use crate::game::{OpenedGame, Seat};
use crate::rules::Side;
use crate::texts::say::side_key;
use std::time::Duration;

/// The game to continue, with its players, clocks and a pending draw offer.
pub(super) fn opened(kept: SavedGame) -> OpenedGame {
    let seat = |name| {
        let key = kept.state.get(name)?;
        character::named(key).map(Seat::Computer)
    };
    let seats = [state::WHITE, state::BLACK].map(|name| seat(name).unwrap_or_default());
    let left = kept.state.get(state::CLOCKS).and_then(|left| times(left));
    let offer = kept.state.get(state::OFFER);
    let offer = Side::BOTH.into_iter().find(|&side| offer.is_some_and(|key| key == side_key(side)));
    let mut game = kept.game;
    if let Some(side) = offer {
        // If the game is over, the offer has lapsed.
        let _ = game.record.offer_draw(side);
    }
    OpenedGame { variant: kept.variant, game, seats, left }
}

/// The seed of the computer's mistakes that is stored with a game.
pub(super) fn seed(kept: &SavedGame) -> Option<u64> {
    kept.state.get(state::SEED)?.parse().ok()
}

/// Reads the time left to White and Black: milliseconds, separated by a blank.
fn times(text: &str) -> Option<[Duration; 2]> {
    let (white, black) = text.split_once(' ')?;
    let time = |text: &str| text.parse().ok().map(Duration::from_millis);
    Some([time(white)?, time(black)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_or_rejected() {
        assert_eq!(times("1500 0"), Some([Duration::from_millis(1500), Duration::ZERO]));
        for text in ["", "1500", "a b", "1 2 3", "-1 2"] {
            assert_eq!(times(text), None, "{text}");
        }
    }
}
