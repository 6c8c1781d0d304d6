//! Reading and writing positions, turns and whole games as text.

pub mod game;
pub mod link;
pub mod position;
pub mod turn;

pub use game::{Game, NodeId, ParseGameError, Tree, read_game, read_games, write_game};
pub use link::{ParseLinkError, is_link, read_link, write_link};
pub use position::{ParsePositionError, read_position, write_position};
pub use turn::{ParseTurnError, read_turn, write_turn};
