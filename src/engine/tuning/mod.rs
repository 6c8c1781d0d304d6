//! Tuning the evaluation: collects positions of self-play games and fits the weights that predict
//! the results best.

mod fit;
mod labels;
mod sample;

pub use fit::{Fit, fit_weights};
pub use labels::{DataError, DataHeader, LabelledPosition, play_labelled_game};
pub use sample::{TrainingSample, play_training_game};
