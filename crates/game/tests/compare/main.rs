//! Rule sheets compared: the lists of turns and the rules that make the differences, by both
//! implementations of the rules; chains, games, known examples, and positions with very many chains.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod chains;
mod examples;
mod games;
mod limits;
mod pairs;
mod plain;
mod switches;

#[path = "../../../rules/tests/rules/common.rs"]
#[expect(dead_code, reason = "shared with the tests of the rules")]
mod common;
#[path = "../../../rules/tests/explosive/mod.rs"]
#[expect(dead_code, reason = "shared with the tests of commands")]
mod explosive;
