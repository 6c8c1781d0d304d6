//! Puzzles: positions from games in which one idea is clearly better than all others.
//!
//! - A [`Puzzle`] is a position with the turns that solve it, its [`Themes`] and its measured difficulty.
//! - A [`PuzzlePack`] is the text with all puzzles of a variant; [`shipped`] has those that come with
//!   the program, and [`Packs`] all packs that are there.
//! - A [`PuzzleRun`] is a puzzle being solved, as an exercise of [`learn`](crate::learn).
//! - [`PuzzleProgress`] is what the player has done: [`Rating`]s by Glicko-2, puzzles that come again,
//!   days in a row. [`choose`] finds the next puzzle.
//!
//! Uses no windows, clocks or files: the caller says which [`Day`] it is and what time has passed.

pub mod choose;
mod day;
pub mod glicko;
mod id;
mod missed;
mod pack;
mod packs;
mod progress;
mod puzzle;
mod run;
#[cfg(not(target_arch = "wasm32"))]
pub mod shipped;
mod theme;
mod themes;

pub use day::{Day, ParseDayError};
pub use glicko::Rating;
pub use id::{ParsePuzzleIdError, PuzzleId};
pub use missed::{missed_exercise, missed_puzzle};
pub use pack::{PackEntry, PackError, PackErrorKind, PackHeader, PuzzlePack, renumbered};
pub use packs::{PackOrigin, Packs, sheets};
pub use progress::{
    Again, FORGOTTEN, PuzzleProgress, PuzzleResult, Rated, Recorded, Streak, TimedBest, Tried,
    TryKind,
};
pub use puzzle::Puzzle;
pub use run::{PuzzleRun, PuzzleTexts};
pub use theme::{ParseThemeError, Theme, Themes};
pub use themes::visible_themes;
