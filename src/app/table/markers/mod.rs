//! What is marked on the board, drawn from the guidance alone.

use bevy::prelude::*;

pub(super) const fn plugin(_app: &mut App) {}
