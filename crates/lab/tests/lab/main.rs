//! The laboratory: what its parts make and measure, and its commands as their users run them.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may stop at once")]

mod bench;
mod book;
mod chances;
mod contest;
mod curve;
mod explained;
mod games;
mod grower;
mod help;
mod maker;
mod openings;
mod outputs;
mod patterns;
mod proof;
mod puzzles;
mod spsa;
mod statistics;
mod training;

#[path = "../../../engine/tests/engine/common.rs"]
#[expect(dead_code, reason = "shared with the tests of the engine")]
mod common;
#[path = "../../../../tests/recorded/mod.rs"]
mod recorded;

#[path = "../../../../tests/cli/run.rs"]
#[expect(dead_code, reason = "shared with the tests of the player's commands")]
mod run;
