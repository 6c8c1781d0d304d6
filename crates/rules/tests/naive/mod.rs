//! A second implementation of the rules for comparison: slow and simple, written directly from the
//! rule sheets, without code of the first.

mod board;
mod compare;
mod count;
mod play;
pub mod samples;
pub mod sheet;
