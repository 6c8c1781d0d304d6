//! The look that the player has chosen for the table. It may change at any time.

use super::tray::rows::StonePacking;
use crate::catalogue::looks::{BoardLook, Looks, StoneSet, shipped};
use bevy::prelude::*;
use std::sync::Arc;

/// The chosen look of board and stones.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct TableLook {
    /// The board.
    pub board: Arc<BoardLook>,
    /// The stones.
    pub stones: Arc<StoneSet>,
    /// Whether the frame shows coordinates.
    pub coordinates: bool,
}

/// Every look that can be chosen.
#[derive(Resource, Clone, Debug, Default)]
pub struct KnownLooks(pub Looks);

impl Default for TableLook {
    fn default() -> Self {
        Self {
            board: shipped::boards()[0].clone(),
            stones: shipped::stones()[0].clone(),
            coordinates: true,
        }
    }
}

impl TableLook {
    /// Chooses the looks with these keys. Unknown keys change nothing.
    pub fn choose(&mut self, known: &Looks, board: &str, stones: &str) {
        if let Some(found) = known.boards.find(board) {
            self.board = found.clone();
        }
        if let Some(found) = known.stones.find(stones) {
            self.stones = found.clone();
        }
    }

    /// How racks hold the stones.
    pub(super) fn held(&self) -> StonePacking {
        let (width, height) = self.stones.outline.size();
        StonePacking::of(width, height)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableLook>().init_resource::<KnownLooks>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_key_changes_nothing() {
        let known = Looks::default();
        let mut look = TableLook::default();
        look.choose(&known, "slab", "there-is-none");
        assert_eq!(look.board.title.key, "slab");
        assert_eq!(look.stones, TableLook::default().stones);
    }
}
