//! The computer player: searches whole turns. Knows nothing of windows, clocks or files.

pub mod character;
mod evaluate;
mod limits;
mod negamax;
mod ordering;
mod score;
mod search;
pub mod solve;
mod table;

pub use character::Character;
pub use limits::Limits;
pub use score::Score;
pub use search::{Report, search};
