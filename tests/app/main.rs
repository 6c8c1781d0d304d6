//! The app without a window: games through intents and pointer events, the computer beside them.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop at once")]

mod accessibility;
mod actions;
mod analysis;
mod coach;
mod colours;
mod compare;
mod editor;
mod engine_lines;
mod explore;
mod fixture;
mod gamepad;
mod games;
mod handover;
mod hint;
mod idle;
mod import;
mod keys;
mod learn;
mod library;
mod many_chains;
mod match_play;
mod no_window;
mod opponent;
mod photo;
mod pointer;
mod puzzles;
mod review;
mod scanning;
mod screens;
mod settings;
mod sound;
mod strength;

#[path = "../../crates/rules/tests/explosive/mod.rs"]
mod explosive;
