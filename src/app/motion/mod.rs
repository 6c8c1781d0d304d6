//! Stones on the table and how they move: motion catches up with the rules, never the reverse.

use bevy::prelude::*;

pub(super) const fn plugin(_app: &mut App) {}
