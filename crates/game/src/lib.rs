//! Everything that is done with a game of Fanorona, without windows, files or clocks.
//!
//! - [`play`]: a game under way. [`learn`]: lessons and exercises. [`puzzles`]: puzzles and how they are made.
//! - [`analysis`]: what each turn of a game was worth. [`explore`]: what was played from a position.
//! - [`compare`]: rule sheets compared. [`editor`]: a position being edited.
//! - [`jobs`]: work of the engine and of the above that takes long, in the background.

pub mod analysis;
pub mod compare;
pub mod editor;
pub mod explore;
pub mod jobs;
pub mod learn;
pub mod play;
pub mod puzzles;
