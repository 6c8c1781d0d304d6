//! Looks of boards and stones: shipped looks are valid and can be distinguished by everybody, and
//! errors in files are reported with their locations.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop at once")]

mod contrast;
mod errors;
mod shipped;
