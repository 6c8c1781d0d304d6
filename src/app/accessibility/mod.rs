//! The game in words, for players who do not see the board: what a screen reader reads out, and
//! turns that are typed. `reader` offers it to the screen readers of the desktop; a page has elements of its
//! own for them.

mod announce;
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod reader;
mod speech;
mod typed;

pub(crate) use announce::Announcement;
pub use announce::plugin;
pub use speech::Speech;
pub use typed::{Typed, typed};
