//! Reading and writing positions, turns and whole games as text.

pub mod game;
pub mod link;
mod point;
pub mod position;
mod position_error;
pub mod turn;
mod turn_error;
mod turn_parser;

pub use game::{Game, NodeId, ParseGameError, Tree, read_game, read_games, write_game};
pub use link::{ParseLinkError, is_link, read_link, write_link};
pub use point::{ParsePointNameError, PointName};
pub use position::{PositionText, StonesText, read_position, write_position};
pub use position_error::ParsePositionError;
pub use turn::{StepText, TurnText, read_turn, write_turn};
pub use turn_error::ParseTurnError;
