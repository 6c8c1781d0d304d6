//! What the results of games say about strength: Elo with its bounds, and when a match may stop.
//!
//! Games come in pairs from one opening with colours swapped. The two games of a pair are not
//! independent, so pairs are counted, not games: the *pentanomial* counts. The formulas are those
//! of the Stockfish project's test framework (`fishtest/stats`), after M. Van den Bergh,
//! "Comments on normalized Elo" and "A practical introduction to the GSPRT".

/// How many pairs brought the first player 0, half a point, 1, 1.5 and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u64; 5]);

/// A difference of strength in Elo, with the bounds of its 95 percent interval. Bounds are
/// infinite where all points went one way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The likeliest difference; positive when the first player is stronger.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// A sequential test of two guesses about the difference in Elo, with both errors at 5 percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Test {
    /// The smaller guess.
    pub elo0: f64,
    /// The greater guess.
    pub elo1: f64,
}

/// What a sequential test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestVerdict {
    /// The greater guess holds.
    Accepted,
    /// The smaller guess holds.
    Rejected,
    /// More games are needed.
    Open,
}

/// Where a sequential test with both errors at 5 percent ends: `ln(0.95 / 0.05)`.
pub const TEST_BOUND: f64 = 2.944_438_979_166_440_4;
/// The standard normal deviate of a two-sided 95 percent interval.
const DEVIATE: f64 = 1.959_963_984_540_054;
/// Stands for a count of none, so that what was never seen is not taken to be impossible.
const UNSEEN: f64 = 1e-3;

impl Pairs {
    /// Counts one pair by the half points, 0 to 4, that it brought the first player.
    pub const fn add(&mut self, half_points: usize) {
        if half_points < 5 {
            self.0[half_points] += 1;
        }
    }

    /// The number of pairs.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean share of the points, 0 to 1, and its standard error. `None` without a pair.
    pub fn mean(&self) -> Option<(f64, f64)> {
        let count = self.count();
        (count > 0).then(|| {
            let (mean, variance) = moments(&self.0.map(|seen| seen as f64 / count as f64));
            (mean, (variance / count as f64).sqrt())
        })
    }

    /// The difference in Elo. `None` without a pair.
    pub fn elo(&self) -> Option<Elo> {
        let (mean, error) = self.mean()?;
        let bound = |offset: f64| elo_of(mean + offset * DEVIATE * error);
        Some(Elo { value: elo_of(mean), low: bound(-1.0), high: bound(1.0) })
    }

    /// The likelihood, 0 to 1, that the first player is the stronger. `None` without a pair.
    pub fn superiority(&self) -> Option<f64> {
        let shares = self.regular().1;
        let (mean, variance) = moments(&shares);
        let count = self.count();
        (count > 0).then(|| normal((mean - 0.5) / (variance / count as f64).sqrt()))
    }

    /// The logarithm of how much likelier the greater guess of a test makes these counts than
    /// the smaller: the generalised ratio, in which all but the mean is fitted to the counts.
    pub fn likelihood(&self, test: Test) -> f64 {
        let (count, shares) = self.regular();
        let [first, second] = [test.elo0, test.elo1].map(|elo| with_mean(&shares, share_of(elo)));
        let terms = (0..5).map(|i| shares[i] * (second[i] / first[i]).ln());
        if self.count() == 0 { 0.0 } else { count * terms.sum::<f64>() }
    }

    /// What a test says of these counts.
    pub fn verdict(&self, test: Test) -> TestVerdict {
        let likelihood = self.likelihood(test);
        if likelihood >= TEST_BOUND {
            TestVerdict::Accepted
        } else if likelihood <= -TEST_BOUND {
            TestVerdict::Rejected
        } else {
            TestVerdict::Open
        }
    }

    /// The number of pairs and the share of each result, none of them nought.
    fn regular(&self) -> (f64, [f64; 5]) {
        let seen = self.0.map(|seen| if seen == 0 { UNSEEN } else { seen as f64 });
        let count: f64 = seen.iter().sum();
        (count, seen.map(|seen| seen / count))
    }
}

/// The difference in Elo that brings this share of the points, 0 to 1.
pub fn elo_of(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (share / (1.0 - share)).log10()
    }
}

/// The share of the points that a difference in Elo brings.
pub fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The share of the points that a pair with this many half points brings.
fn share(half_points: usize) -> f64 {
    half_points as f64 / 4.0
}

fn moments(shares: &[f64; 5]) -> (f64, f64) {
    let mean: f64 = (0..5).map(|i| shares[i] * share(i)).sum();
    let variance = (0..5).map(|i| shares[i] * (share(i) - mean).powi(2)).sum();
    (mean, variance)
}

/// The likeliest distribution with this mean, given the shares seen: each is divided by
/// `1 + x (share - mean)`, where `x` solves the equation below.
fn with_mean(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let slope = |x: f64| -> f64 {
        (0..5).map(|i| shares[i] * (share(i) - mean) / (1.0 + x * (share(i) - mean))).sum()
    };
    // The slope falls from plus to minus infinity between the poles.
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

/// The standard normal distribution, to seven places (Abramowitz and Stegun 26.2.17).
fn normal(deviate: f64) -> f64 {
    let t = 1.0 / 0.231_641_9f64.mul_add(deviate.abs(), 1.0);
    let factors = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530];
    let sum = factors.iter().fold(0.0, |sum, factor| (sum + factor) * t);
    let density = (-deviate * deviate / 2.0).exp() / std::f64::consts::TAU.sqrt();
    let upper = density * sum;
    if deviate > 0.0 { 1.0 - upper } else { upper }
}
