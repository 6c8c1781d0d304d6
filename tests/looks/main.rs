//! Looks of boards and stones: what ships is sound and can be told apart by everybody, and faulty
//! files are told with their places.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop at once")]

mod errors;
mod shipped;
