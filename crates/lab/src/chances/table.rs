//! What a fitted curve predicts, against what happened.

use super::{ScoredPosition, fit_curve};
use fanorona_engine::Score;

/// The number of bins of predicted chances.
const BINS: usize = 10;

/// The positions whose predicted chance to win is in the same tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bin {
    /// The number of positions.
    pub positions: u64,
    /// The mean expected result, 0 to 1, predicted and actual.
    pub expected: [f64; 2],
    /// The share of draws, 0 to 1, predicted and actual.
    pub draws: [f64; 2],
}

/// How well curves predict the games that they were not fitted to.
#[derive(Clone, Debug, PartialEq)]
pub struct FitCheck {
    /// The bins from the lowest predicted chance to the highest.
    pub bins: Vec<Bin>,
    /// The root mean square of predicted less actual results over the bins, each weighted by its
    /// positions: 0 to 1.
    pub error: f64,
    /// The mean log loss of the results, −ln of the predicted probability, in nats.
    pub surprise: f64,
    /// The same if every position gets the overall shares of wins, draws and losses.
    pub without: f64,
}

/// Predicts the positions of games with even numbers by the curve fitted to those with odd numbers,
/// and the other way round.
pub fn cross_checked(positions: &[ScoredPosition]) -> FitCheck {
    let mut bins = vec![Bin::default(); BINS];
    let (mut surprise, mut overall) = (0.0, [0.0; 3]);
    for half in 0..2 {
        let is_here = |it: &&ScoredPosition| it.game % 2 == half;
        let (here, there): (Vec<ScoredPosition>, Vec<ScoredPosition>) =
            positions.iter().partition(is_here);
        let curve = fit_curve(&there);
        for position in here {
            let chances = curve.to_move(Score::Estimate(position.score));
            let result = usize::from(position.half_points.min(2));
            let expected = chances.expected();
            let bin = &mut bins[((expected * BINS as f64) as usize).min(BINS - 1)];
            bin.positions += 1;
            bin.expected[0] += expected;
            bin.expected[1] += result as f64 / 2.0;
            bin.draws[0] += chances.draw;
            bin.draws[1] += if result == 1 { 1.0 } else { 0.0 };
            surprise -= [chances.loss, chances.draw, chances.win][result].max(1e-12).ln();
            overall[result] += 1.0;
        }
    }
    let all = positions.len().max(1) as f64;
    let mut squares = 0.0;
    for bin in bins.iter_mut().filter(|bin| bin.positions > 0) {
        let count = bin.positions as f64;
        for value in bin.expected.iter_mut().chain(&mut bin.draws) {
            *value /= count;
        }
        squares += count * (bin.expected[0] - bin.expected[1]).powi(2);
    }
    let entropy = |count: &f64| if *count > 0.0 { -count / all * (count / all).ln() } else { 0.0 };
    FitCheck {
        bins,
        error: (squares / all).sqrt(),
        surprise: surprise / all,
        without: overall.iter().map(entropy).sum(),
    }
}
