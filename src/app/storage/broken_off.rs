//! A kept game becomes one at the table again, with everything that belonged to it.

use crate::catalogue::library::{SavedGame, state};
use crate::engine::character;
use crate::game::{OpenedGame, Seat};
use crate::rules::Side;
use crate::texts::say::side_key;
use std::time::Duration;

/// The game to be gone on with.
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
        // Where the game is over meanwhile the offer has lapsed.
        let _ = game.record.offer_draw(side);
    }
    OpenedGame { variant: kept.variant, game, seats, left }
}

/// The chance of the computer's slips in a kept game.
pub(super) fn seed(kept: &SavedGame) -> Option<u64> {
    kept.state.get(state::SEED)?.parse().ok()
}

/// White's and Black's time, written as milliseconds with a blank between.
fn times(text: &str) -> Option<[Duration; 2]> {
    let (white, black) = text.split_once(' ')?;
    let time = |text: &str| text.parse().ok().map(Duration::from_millis);
    Some([time(white)?, time(black)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_or_there_are_none() {
        assert_eq!(times("1500 0"), Some([Duration::from_millis(1500), Duration::ZERO]));
        for text in ["", "1500", "a b", "1 2 3", "-1 2"] {
            assert_eq!(times(text), None, "{text}");
        }
    }
}
