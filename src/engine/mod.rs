//! The computer player: searches whole turns. Knows nothing of windows, clocks or files.

pub mod character;
pub mod endgame;
mod evaluate;
mod limits;
mod negamax;
mod ordering;
mod score;
mod search;
mod table;

pub use character::Character;
pub use limits::Limits;
pub use score::Score;
pub use search::{Report, search};
