//! Runs the laboratory as its users do: output, messages and exit status of every command.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod bench;
mod book;
mod contest;
mod help;
mod puzzles;
mod spsa;
mod training;

#[path = "../../../../tests/cli/run.rs"]
#[expect(dead_code, reason = "shared with the tests of the player's commands")]
mod run;
