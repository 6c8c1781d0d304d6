//! Puzzles: the shipped packs, played by both implementations of the rules, and checked; packs with
//! errors; the maker on the smallest board.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at once"
)]

mod mistakes;
mod packs;
mod plain;
mod shipped;
