//! The player's part of puzzles: what is chosen, how a puzzle is solved, ratings, repetition, packs of
//! the player's own, and stored results.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod choose;
mod fixture;
mod missed;
mod progress;
mod run;
mod store;
mod timed;
