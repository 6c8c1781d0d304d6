//! Clocks: the time of each side for a game. Nothing here reads the system's time: the caller passes
//! the time since a fixed moment, by a monotonic clock.

mod control;
mod running;
mod text;

pub use control::{Allowance, AllowanceOutOfRange, TimeControl};
pub use running::Clock;
pub use text::{ParseTimeControlError, ParseTimeControlErrorKind};
