//! Reading and writing positions, turns and whole games as text.

pub mod game;
pub mod position;
pub mod turn;

pub use game::{Game, GameFault, read_game, write_game};
pub use position::{PositionTextFault, read_position, write_position};
pub use turn::{TurnFault, read_turn, write_turn};
