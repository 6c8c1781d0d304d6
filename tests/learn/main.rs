//! Lessons: files with errors, exercises played to their solutions by both implementations of the
//! rules, answers to every wrong turn, random clicks, progress.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at once"
)]

mod answers;
mod coach;
mod common;
mod errors;
#[path = "../explain/judge.rs"]
mod judge;
mod plain;
mod progress;
mod random;
mod run;
mod shipped;
mod solutions;
#[path = "../explain/truth.rs"]
mod truth;
