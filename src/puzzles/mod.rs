//! Puzzles: positions from games in which one idea is clearly better than all others.
//!
//! - A [`Puzzle`] is a position with the turns that solve it, its [`Themes`] and its measured difficulty.
//! - A [`PuzzlePack`] is the text with all puzzles of a variant; [`shipped`] has those that come with
//!   the program.
//!
//! Uses no windows, clocks or files.

mod id;
mod pack;
mod puzzle;
#[cfg(not(target_arch = "wasm32"))]
pub mod shipped;
mod theme;

pub use id::{ParsePuzzleIdError, PuzzleId};
pub use pack::{Made, PackEntry, PackError, PackErrorKind, PuzzlePack};
pub use puzzle::Puzzle;
pub use theme::{ParseThemeError, Theme, Themes};
