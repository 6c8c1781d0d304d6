//! A game that comes from elsewhere, to be gone on with.

use super::Seat;
use crate::rules::Variant;
use crate::rules::notation::Game;
use std::sync::Arc;
use std::time::Duration;

/// A game and whatever belongs to it at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenedGame {
    /// Its variant.
    pub variant: Arc<Variant>,
    /// Its record, with tags and remarks. Match, names and time control are in the tags.
    pub game: Game,
    /// Who plays White and Black from now on.
    pub seats: [Seat; 2],
    /// What the clocks showed, White's and Black's; `None` where they begin anew.
    pub left: Option<[Duration; 2]>,
}

impl OpenedGame {
    /// A game played on by people.
    pub const fn by_people(variant: Arc<Variant>, game: Game) -> Self {
        Self { variant, game, seats: [Seat::Person, Seat::Person], left: None }
    }
}
