//! Tuning the evaluation: positions of self-play games, and the weights that foretell best how
//! those games ended.

mod fit;
mod sample;

pub use fit::{Fit, fit};
pub use sample::{Sample, game};
