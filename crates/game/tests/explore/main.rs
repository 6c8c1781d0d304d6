//! The explorer: counts against a naive walk over the games, openings as texts, names, bounds.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;
mod games;
mod names;
