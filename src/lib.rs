//! Fanorona, the national board game of Madagascar.
//!
//! - [`rules`]: the game itself. [`engine`]: the computer player. Neither knows of windows,
//!   clocks or files.
//! - [`texts`]: every sentence a player reads. [`catalogue`]: shipped variants and the player's own.
//! - `cli`: commands and the text board, where there is a command line. `app`: the 3D game
//!   (feature `game`). [`launch`]: what it is opened with.

#[cfg(feature = "game")]
pub mod app;
pub mod catalogue;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod engine;
pub mod game;
pub mod launch;
pub mod rules;
pub mod texts;
