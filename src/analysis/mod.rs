//! The analysis of whole games: what each turn was worth, and what should have been played.
//!
//! - [`Curve`] turns the score of a search into [`Chances`]: how often such a position is won, drawn
//!   and lost. Its parameters are fitted to games of the characters by [`fit`].

mod chances;
mod curve;
pub mod fit;

pub use chances::Chances;
pub use curve::Curve;
