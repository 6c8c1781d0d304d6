//! A second implementation of the rules, written straight from the rule sheets and sharing no
//! code with the first: it is slow, plain, and there to be compared with.

mod board;
pub mod chance;
mod compare;
mod count;
mod play;
pub mod sheet;
