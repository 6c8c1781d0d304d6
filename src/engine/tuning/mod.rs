//! Tuning the evaluation: collects positions of self-play games and fits the weights that predict
//! the results best.

mod fit;
mod labels;
mod learn;
mod sample;
mod train;

pub use fit::{Fit, fit_weights};
pub use labels::{DataError, DataHeader, LabelledPosition, play_labelled_game};
pub use learn::{LARGEST, LearnError, LearnedPatterns, learn_patterns};
pub use sample::{TrainingSample, play_training_game};
pub use train::{Losses, Training};
