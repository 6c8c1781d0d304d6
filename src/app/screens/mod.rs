//! What is written over the table: status, menus, rules and results.

use bevy::prelude::*;

pub(super) const fn plugin(_app: &mut App) {}
