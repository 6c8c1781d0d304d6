//! The computer player: searches whole turns. Knows nothing of windows, clocks or files.

pub mod bench;
pub mod character;
mod draw;
pub mod endgame;
pub mod evaluate;
mod limits;
mod options;
pub mod protocol;
mod score;
mod search;
pub mod search_request;
pub mod solve;
pub mod statistics;
mod symmetry;
mod transposition;
pub mod tuning;

pub use character::Character;
pub use draw::accepts_draw;
pub use limits::Limits;
pub use options::{Options, Parts};
pub use score::Score;
pub use search::{Engine, Line, Report, search};
