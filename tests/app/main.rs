//! The app without a window: games through intents and pointer events, the computer beside them.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop at once")]

mod bringing;
mod evening;
mod games;
mod keeping;
mod opponent;
mod pointer;
mod review;
mod screens;
mod sound;
mod stage;
