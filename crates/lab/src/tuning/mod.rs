//! Tuning. For the evaluation: collects positions of self-play games and fits the weights that predict
//! the results best. For the constants of the search: [`Spsa`] finds better values from the results of games.

mod fit;
mod labels;
mod learn;
mod sample;
mod spsa;
mod train;

pub use fit::{Fit, fit_weights};
pub use labels::{DataError, DataHeader, LabelledPosition, play_labelled_game};
pub use learn::{LearnError, LearnedPatterns, learn_patterns};
pub use sample::{TrainingSample, play_training_game};
pub use spsa::{
    Spsa, SpsaConditions, SpsaGains, SpsaPair, SpsaParameter, SpsaStateError, read_state,
    write_state,
};
pub use train::{Losses, Training};
