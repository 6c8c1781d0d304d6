//! Who plays a side.

use super::serial;
use crate::engine::{Character, character};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A person or a computer opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// Somebody at this screen.
    #[default]
    Person,
    /// The computer, in one of its characters.
    Computer(#[serde(with = "serial::opponent")] Arc<Character>),
}

impl Seat {
    /// Every choice a player has for a side, people first.
    pub fn choices() -> impl Iterator<Item = Self> {
        let computers = character::all().iter().cloned().map(Self::Computer);
        std::iter::once(Self::Person).chain(computers)
    }

    /// Does the computer play here?
    pub const fn is_computer(&self) -> bool {
        matches!(self, Self::Computer(_))
    }
}
