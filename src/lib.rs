//! Fanorona, the national board game of Madagascar.
//!
//! - [`formats`], [`rules`], [`engine`] and [`game`] are crates of their own (`crates/`), which depend on no windows,
//!   clocks or files: what text files have in common, the rules, the computer player, and games, lessons, puzzles,
//!   analysis, comparison, editor and explorer.
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
pub use fanorona_formats as formats;
pub use fanorona_game as game;
pub use fanorona_rules as rules;
