//! Runs the program as a player does: output, messages and exit status of every command.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod analyse;
mod best;
mod catalogue;
mod check;
mod compare;
mod control_characters;
mod counts;
mod crash;
mod endgame;
mod engine;
mod exhibition;
mod explain;
mod explore;
mod few_threads;
mod games;
mod import;
mod inputs;
mod learn;
mod many_chains;
mod matches;
mod odd_boards;
mod pipes;
mod puzzle;
mod read_back;
mod replay;
mod resume;
mod run;
mod solve;
mod tables;
mod text;
mod text_adjusting;
mod text_chains;
mod text_clock;
mod text_coach;
mod usage;

#[path = "../../crates/rules/tests/explosive/mod.rs"]
mod explosive;
