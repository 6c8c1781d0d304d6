//! The players of a saved game: the state and the tags that window and terminal share, so that a
//! game begun in one can be resumed in the other.

use super::Timestamp;
use crate::rules::Side;
use crate::rules::notation::Game;

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

/// The names of the computer players, White's and Black's; `None` is a person.
#[derive(Clone, Copy, Debug)]
pub struct Players<'a>(pub [Option<&'a str>; 2]);

impl Players<'_> {
    /// Adds the players to a game's tags, and the day of the players if it has none. Existing names are kept.
    pub fn tag(self, game: &mut Game, now: Timestamp) {
        if game.tag("Date").is_none() {
            game.set_tag("Date", &now.local_day());
        }
        for (side, name, kind) in
            [(Side::White, "White", "WhiteType"), (Side::Black, "Black", "BlackType")]
        {
            let computer = self.0[side as usize];
            if let Some(computer) = computer
                && game.tag(name).is_none()
            {
                game.set_tag(name, computer);
            }
            game.set_tag(kind, if computer.is_some() { "program" } else { "human" });
        }
    }
}
