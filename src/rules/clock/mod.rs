//! Clocks: how much time each side has for a game, and how it runs down. Nothing here reads a
//! time: whoever keeps the game says how long ago some fixed moment was, by a clock that never
//! goes back.

mod control;
mod running;
mod text;

pub use control::{Allowance, TimeControl};
pub use running::Clock;
pub use text::{ParseTimeControlError, ParseTimeControlErrorKind};
