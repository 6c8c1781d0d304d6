//! The game in words: what a voice reads out, and turns that are typed. For those who do not see
//! the board, in the browser's page for screen readers; nothing here knows of a browser.

mod speech;
mod typed;

pub use speech::Speech;
pub use typed::{Typed, typed};
