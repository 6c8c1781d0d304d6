//! The analysis of games: exact where tables reach, repeatable, stoppable, stored and read again.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test may stop at once, and prints what it measures"
)]

mod annotate;
mod endings;
mod marks;
mod parts;
mod positions;
mod results;
mod stability;
mod stored;

#[path = "../../../rules/tests/explosive/mod.rs"]
mod explosive;
