//! Match statistics: Elo differences with confidence intervals, and the sequential probability
//! ratio test (SPRT).
//!
//! Games are played in pairs from the same opening with colours swapped. The two games of a pair
//! are not independent, so pairs are counted instead of games: the *pentanomial* counts. The
//! formulas are those of the Stockfish project's test framework (`fishtest/stats`), after M. Van
//! den Bergh, "Comments on normalized Elo" and "A practical introduction to the GSPRT".

use fanorona_engine::rating::share_of;

/// The number of pairs in which the first player scored 0, 0.5, 1, 1.5 and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u64; 5]);

/// A difference of strength in Elo with its 95 percent confidence interval. The value is infinite if
/// all points went to one player, a bound if nothing is known on its side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The maximum likelihood estimate; positive if the first player is stronger.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// A sequential probability ratio test of two hypotheses about the Elo difference, with both error
/// probabilities at 5 percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference under the null hypothesis.
    pub elo0: f64,
    /// The difference under the alternative hypothesis, greater than `elo0`.
    pub elo1: f64,
}

/// The result of a sequential test so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtVerdict {
    /// The alternative hypothesis `elo1` is accepted.
    Accepted,
    /// The null hypothesis `elo0` is accepted.
    Rejected,
    /// More games are needed.
    Open,
}

/// The log-likelihood ratio that ends a test with both error probabilities at 5 percent: `ln(0.95 /
/// 0.05)`.
pub const SPRT_BOUND: f64 = 2.944_438_979_166_440_4;
/// The normal quantile of a two-sided 95 percent interval.
const DEVIATE: f64 = 1.959_963_984_540_054;
/// Replaces counts of zero, so that unseen results keep a positive probability.
const UNSEEN: f64 = 1e-3;

impl Pentanomial {
    /// Counts a pair in which the first player scored this many half points, 0 to 4. Other numbers
    /// are ignored.
    pub const fn add(&mut self, half_points: usize) {
        if half_points < 5 {
            self.0[half_points] += 1;
        }
    }

    /// The number of pairs.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean share of the points, 0 to 1, and its standard error, which is infinite for one pair;
    /// `None` without pairs.
    pub fn mean(&self) -> Option<(f64, f64)> {
        let count = self.count();
        (count > 0).then(|| {
            let (mean, variance) = moments(&self.0.map(|seen| seen as f64 / count as f64));
            (mean, standard_error(mean, variance, count))
        })
    }

    /// The difference in Elo; `None` without pairs.
    pub fn elo(&self) -> Option<Elo> {
        let (mean, error) = self.mean()?;
        let bound = |offset: f64| elo_of(mean + offset * DEVIATE * error);
        Some(Elo { value: elo_of(mean), low: bound(-1.0), high: bound(1.0) })
    }

    /// The likelihood of superiority: the probability, 0 to 1, that the first player is stronger.
    /// `None` with less than two pairs.
    pub fn superiority(&self) -> Option<f64> {
        let shares = self.regular().1;
        let (mean, variance) = moments(&shares);
        let count = self.count();
        (count > 1).then(|| normal((mean - 0.5) / standard_error(mean, variance, count)))
    }

    /// The log-likelihood ratio of the two hypotheses of a test. This is the generalised ratio:
    /// everything except the mean is fitted to the counts.
    pub fn likelihood(&self, test: Sprt) -> f64 {
        let (count, shares) = self.regular();
        let [first, second] = [test.elo0, test.elo1].map(|elo| with_mean(&shares, share_of(elo)));
        let terms = (0..5).map(|i| shares[i] * (second[i] / first[i]).ln());
        if self.count() == 0 { 0.0 } else { count * terms.sum::<f64>() }
    }

    /// The verdict of a test on these counts.
    pub fn verdict(&self, test: Sprt) -> SprtVerdict {
        let likelihood = self.likelihood(test);
        if likelihood >= SPRT_BOUND {
            SprtVerdict::Accepted
        } else if likelihood <= -SPRT_BOUND {
            SprtVerdict::Rejected
        } else {
            SprtVerdict::Open
        }
    }

    /// The number of pairs and the share of each result, with zeros replaced.
    fn regular(&self) -> (f64, [f64; 5]) {
        let seen = self.0.map(|seen| if seen == 0 { UNSEEN } else { seen as f64 });
        let count: f64 = seen.iter().sum();
        (count, seen.map(|seen| seen / count))
    }
}

/// The Elo difference for an expected share of the points, 0 to 1; the inverse of [`share_of`].
pub fn elo_of(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (share / (1.0 - share)).log10()
    }
}

/// The share of the points for a pair with this many half points.
fn share(half_points: usize) -> f64 {
    half_points as f64 / 4.0
}

fn moments(shares: &[f64; 5]) -> (f64, f64) {
    let mean: f64 = (0..5).map(|i| shares[i] * share(i)).sum();
    let variance = (0..5).map(|i| shares[i] * (share(i) - mean).powi(2)).sum();
    (mean, variance)
}

/// The standard error of the mean of this many pairs. A few pairs that are all or nearly alike do not
/// show how pairs differ, so their squared deviations count at least as much together as that of one
/// pair whose points all went to either player. Infinite for one pair.
fn standard_error(mean: f64, variance: f64, count: u64) -> f64 {
    let count = count as f64;
    let one_sided = f64::midpoint(mean.powi(2), (1.0 - mean).powi(2));
    variance.max(one_sided / (count - 1.0)).sqrt() / count.sqrt()
}

/// The maximum likelihood distribution with this mean, given the observed shares: each is divided
/// by `1 + x (share - mean)`, where `x` solves the equation below.
fn with_mean(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let slope = |x: f64| -> f64 {
        (0..5).map(|i| shares[i] * (share(i) - mean) / (1.0 + x * (share(i) - mean))).sum()
    };
    // The function decreases from plus to minus infinity between its poles.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|i| shares[i] / (1.0 + x * (share(i) - mean)))
}

/// The standard normal distribution function, to seven digits (Abramowitz and Stegun 26.2.17).
fn normal(deviate: f64) -> f64 {
    let t = 1.0 / 0.231_641_9f64.mul_add(deviate.abs(), 1.0);
    let factors = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530];
    let sum = factors.iter().fold(0.0, |sum, factor| (sum + factor) * t);
    let density = (-deviate * deviate / 2.0).exp() / std::f64::consts::TAU.sqrt();
    let upper = density * sum;
    if deviate > 0.0 { 1.0 - upper } else { upper }
}
