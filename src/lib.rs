//! Fanorona, the national board game of Madagascar.
//!
//! The modules up to [`explore`] depend on no windows, clocks or files.
//!
//! - [`rules`]: the rules of the game. [`engine`]: the computer player.
//! - [`analysis`]: what each turn of a game was worth.
//! - [`game`]: a game being played. [`learn`]: lessons and exercises. [`puzzles`]: puzzles
//!   and how they are made.
//! - [`compare`]: rule sheets compared, in a position, a chain or a game. [`editor`]: a position
//!   being edited.
//! - [`explore`]: what was played from a position, in the player's games and in others.
//! - [`texts`]: all sentences shown to players. [`catalogue`]: variants, looks, saved games and
//!   endgame tables, shipped or stored in the player's data folder.
//! - `cli`: the command line, except in browsers. `app`: the 3D game (feature `game`).
//!   [`launch`]: its parameters.

#[cfg(feature = "game")]
pub mod app;
pub mod catalogue;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod launch;
pub mod texts;

pub use fanorona_engine as engine;
pub use fanorona_game as game;
pub use fanorona_rules as rules;
