//! Who plays a kept game: the same state and the same tags, whichever program part keeps it, so
//! that a game begun at one board goes on at the other.

use super::Stamp;
use crate::rules::Side;
use crate::rules::notation::Game;

/// The names of what is kept beside a record.
pub mod state {
    /// Who plays White: a character's key, or [`HUMAN`].
    pub const WHITE: &str = "white";
    /// Who plays Black.
    pub const BLACK: &str = "black";
    /// The chance of the computer's slips: a whole number.
    pub const SEED: &str = "seed";
    /// What the clocks showed: White's and Black's milliseconds with a blank between.
    pub const LEFT: &str = "clock";
    /// The side whose offer of a draw was not answered: `white` or `black`.
    pub const OFFER: &str = "offer";
    /// Means a person, where a player is named.
    pub const HUMAN: &str = "human";
}

/// The computers at the table by their names, White's and Black's; `None` is a person.
#[derive(Clone, Copy, Debug)]
pub struct Players<'a>(pub [Option<&'a str>; 2]);

impl Players<'_> {
    /// Writes into a game's tags who plays it, and the day where it tells none. Names that are
    /// there already stay.
    pub fn tag(self, game: &mut Game, now: Stamp) {
        if game.tag("Date").is_none() {
            game.set_tag("Date", &now.day());
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
