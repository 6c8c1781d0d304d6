//! Moments that are worth a little more: a first win, the end of a lesson, a puzzle solved after failing.
//!
//! Who knows of one writes a [`Moment`] and shows its sentence where it says results anyway. The player's stones hop in a
//! wave, a sound is heard, and the sentence is read out; none of it holds up the player.

use crate::rules::Side;
use bevy::prelude::*;

/// Something was achieved just now.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The side of the player.
    pub side: Side,
    /// What was achieved.
    pub sentence: String,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Moment>();
}
