//! Puzzles: positions from games in which one idea is clearly better than all others.
//!
//! - A [`Puzzle`] is a position with the turns that solve it, its [`Themes`] and its measured difficulty.
//! - A [`PuzzlePack`] is the text with all puzzles of a variant; [`shipped`] has those that come with
//!   the program.
//! - [`make`] finds puzzles in games of the characters; [`rate`] measures their difficulty.
//!
//! Uses no windows, clocks or files.

mod id;
pub mod make;
mod pack;
mod puzzle;
pub mod rate;
#[cfg(not(target_arch = "wasm32"))]
pub mod shipped;
mod theme;

pub use id::{ParsePuzzleIdError, PuzzleId};
pub use pack::{Made, PackEntry, PackError, PackErrorKind, PuzzlePack};
pub use puzzle::Puzzle;
pub use theme::{ParseThemeError, Theme, Themes};
