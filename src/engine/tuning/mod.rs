//! Tuning the evaluation: collects positions of self-play games and fits the weights that predict
//! the results best.

mod fit;
mod sample;

pub use fit::{Fit, fit_weights};
pub use sample::{TrainingSample, play_training_game};
