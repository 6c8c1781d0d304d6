//! Positions, turns and whole games as text.
//!
//! As in chess libraries, a text that needs a board or a position to be understood has a type of its
//! own with [`FromStr`](std::str::FromStr) and [`Display`](std::fmt::Display), and a method that
//! resolves it: [`PointName`] to a point, [`StonesText`] and [`PositionText`] to a position.
//! Turns are read in a position only, by [`read_turn`]. The functions `read_…` and `write_…` do both steps at once. A [`Game`] is
//! written as FGN, and may be sent as a link.

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
pub use turn::{read_turn, write_turn};
pub use turn_error::ParseTurnError;
