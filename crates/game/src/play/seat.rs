//! Who plays a side.

use super::serial;
use fanorona_engine::{Character, character};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A person, a computer opponent, or an exercise.
///
/// ```
/// use fanorona_engine::character;
/// use fanorona_game::play::{Seat, Session};
/// use fanorona_rules::{Side, variant::shipped};
///
/// let computer = Seat::Computer(character::named("fara").unwrap());
/// assert!(Seat::choices().any(|seat| seat == computer));
/// let session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, computer]);
/// assert!(session.seat(Side::Black).is_computer());
/// assert_eq!(session.speaker(), Some(Side::White));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// A person at this device.
    #[default]
    Person,
    /// The computer, playing as this character.
    Computer(#[serde(with = "serial::opponent")] Arc<Character>),
    /// Nobody at this device: the exercise of a lesson plays this side.
    Exercise,
}

impl Seat {
    /// All players that can be chosen for a side: a person, then the computer opponents, the adjusting
    /// one first.
    pub fn choices() -> impl Iterator<Item = Self> {
        let computers = character::choices().cloned().map(Self::Computer);
        std::iter::once(Self::Person).chain(computers)
    }

    /// Whether the computer plays this side, as a character or for an exercise.
    pub const fn is_computer(&self) -> bool {
        matches!(self, Self::Computer(_) | Self::Exercise)
    }
}
