//! The game in words, for players who do not see the board: what a screen reader reads out, and
//! turns that are typed. Does not depend on a browser.

mod announce;
mod speech;
mod typed;

pub(crate) use announce::Announcement;
pub use announce::plugin;
pub use speech::Speech;
pub use typed::{Typed, typed};
