//! The player's strength at the text board, for games against the opponent that adjusts itself.

use super::text_board::TextBoard;
use crate::catalogue::Catalogue;
use crate::catalogue::library::strength::strength;
use crate::cli::games::library;
use crate::engine::Character;
use crate::engine::rating::StrengthEstimate;
use crate::game::play::Seat;
use crate::rules::Side;
use crate::texts::{digits, say};
use std::io;
use std::sync::Arc;

/// The strength of the player of this name in the variant of this key, from the saved games. Games that
/// cannot be read do not count.
pub(super) fn estimate(
    catalogue: &Catalogue,
    name: Option<&str>,
    variant: &str,
) -> StrengthEstimate {
    let listed = library().and_then(|library| library.games(catalogue).ok());
    let games = listed.map(|listed| listed.games).unwrap_or_default();
    strength(&games, name, variant)
}

impl TextBoard<'_> {
    /// Prints at which strength the adjusting opponent plays and how strong the person is, if they play
    /// each other.
    pub(super) fn say_level(&mut self) -> io::Result<()> {
        let Some((_, opponent)) = self.adjusting_opponent() else { return Ok(()) };
        let name = opponent.name.clone().into();
        let arguments = [("name", name), ("level", digits(opponent.elo))];
        self.say_with("text-adjusts", &arguments)?;
        self.say_strength()
    }

    /// Prints how strong the person is, in a game against the adjusting opponent.
    pub(super) fn say_strength(&mut self) -> io::Result<()> {
        let Some((side, _)) = self.adjusting_opponent() else { return Ok(()) };
        let name = self.session.current_match().and_then(|_| self.session.name(side));
        let variant = &self.session.variant().key;
        let estimate = estimate(&self.console.catalogue, name, variant);
        let estimate = say::strength(&self.console.texts, &estimate);
        self.say_with("strength-yours", &[("estimate", estimate.into())])
    }

    /// The person's side and the opponent, in a game of a person against the adjusting opponent.
    fn adjusting_opponent(&self) -> Option<(Side, Arc<Character>)> {
        Side::BOTH.into_iter().find_map(|side| {
            match (self.session.seat(side), self.session.seat(side.opponent())) {
                (Seat::Person, Seat::Computer(character)) if character.adjusts => {
                    Some((side, character.clone()))
                }
                _ => None,
            }
        })
    }
}
