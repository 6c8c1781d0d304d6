//! The rating system Glicko-2: a rating, how sure it is, and how steady.
//!
//! As in Mark E. Glickman, *Example of the Glicko-2 system* (2013 version of the paper at
//! glicko.net), whose worked example is a test. Every puzzle is a rating period of one game, in which
//! the player wins by solving it.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How strongly the volatility may change: τ of the paper, which advises 0.3 to 1.2 and uses 0.5.
pub const TAU: f64 = 0.5;
/// The number of rating points that are 1 on the scale of the paper's formulas.
const SCALE: f64 = 173.7178;
/// The rating at which that scale has its 0.
const CENTRE: f64 = 1500.0;
/// The volatility is found to this accuracy.
const ACCURACY: f64 = 0.000_001;
/// The most steps of that search. It takes fewer than ten.
const MOST_STEPS: usize = 100;

/// The bounds of ratings, deviations and volatilities.
const RATINGS: (f64, f64) = (100.0, 4000.0);
const DEVIATIONS: (f64, f64) = (30.0, 350.0);
const VOLATILITIES: (f64, f64) = (0.01, 0.2);

/// A rating with its deviation and volatility.
///
/// ```
/// use fanorona_game::puzzles::Rating;
///
/// let puzzle = Rating::of_puzzle(1600, 80);
/// let solved = Rating::START.after(puzzle, true);
/// let failed = Rating::START.after(puzzle, false);
/// assert!(solved.rating > 1500.0 && failed.rating < 1500.0);
/// assert!(solved.deviation < Rating::START.deviation, "more is known now");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "(f64, f64, f64)", into = "(f64, f64, f64)")]
pub struct Rating {
    /// The rating, 100 to 4000; 1500 at the start.
    pub rating: f64,
    /// The deviation, 30 to 350: the true strength lies within twice as much with a probability of
    /// 95 %.
    pub deviation: f64,
    /// The volatility, 0.01 to 0.2: how much the strength varies.
    pub volatility: f64,
}

/// Of rating, deviation and volatility, which must be within their bounds.
impl TryFrom<(f64, f64, f64)> for Rating {
    type Error = &'static str;

    fn try_from(numbers: (f64, f64, f64)) -> Result<Self, &'static str> {
        let (rating, deviation, volatility) = numbers;
        let read = Self { rating, deviation, volatility };
        if read.bounded() == read { Ok(read) } else { Err("a number is out of range") }
    }
}

impl From<Rating> for (f64, f64, f64) {
    fn from(Rating { rating, deviation, volatility }: Rating) -> Self {
        (rating, deviation, volatility)
    }
}

/// A game of a rating period.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedResult {
    /// The opponent's rating at the start of the period.
    pub against: Rating,
    /// The score: 1 for a win, ½ for a draw, 0 for a loss.
    pub score: f64,
}

impl Rating {
    /// The rating of a player of whom nothing is known.
    pub const START: Self = Self { rating: CENTRE, deviation: 350.0, volatility: 0.06 };

    /// The rating of a puzzle as it was measured.
    pub fn of_puzzle(rating: u16, deviation: u16) -> Self {
        let (rating, deviation) = (rating.into(), deviation.into());
        Self { rating, deviation, ..Self::START }.bounded()
    }

    /// The rating after a puzzle, for the player; or with the puzzle's own rating as `self`, for the
    /// puzzle. `won` is whether the player solved it, or the puzzle was failed.
    #[must_use]
    pub fn after(self, against: Self, won: bool) -> Self {
        let score = if won { 1.0 } else { 0.0 };
        self.after_period(&[RatedResult { against, score }]).bounded()
    }

    /// The rating after a number of days without a puzzle: the deviation grows as the paper says for
    /// as many rating periods without a game. It grows from 60 to 110 in about 80 days, and to 200 in
    /// a year.
    #[must_use]
    pub fn after_days(self, days: u32) -> Self {
        let growth = f64::from(days) * (self.volatility * SCALE).powi(2);
        let deviation = (self.deviation.powi(2) + growth).sqrt();
        Self { deviation, ..self }.bounded()
    }

    /// The probability of solving a puzzle of this rating: the paper's E, with the deviations of both.
    pub fn expected(self, puzzle: Self) -> f64 {
        let deviation = self.deviation.hypot(puzzle.deviation) / SCALE;
        expected((self.rating - puzzle.rating) / SCALE, impact(deviation))
    }

    /// The rating after a period with these games, as the paper has it: not kept within bounds.
    #[must_use]
    pub fn after_period(self, games: &[RatedResult]) -> Self {
        let (mu, phi) = ((self.rating - CENTRE) / SCALE, self.deviation / SCALE);
        // Steps 3 and 4: the variance of the rating by the games alone, and the improvement.
        let (mut precision, mut gained) = (0.0, 0.0);
        for RatedResult { against, score } in games {
            let g = impact(against.deviation / SCALE);
            let e = expected(mu - (against.rating - CENTRE) / SCALE, g);
            precision += g * g * e * (1.0 - e);
            gained += g * (score - e);
        }
        if precision == 0.0 {
            let deviation = phi.hypot(self.volatility) * SCALE;
            return Self { deviation, ..self };
        }
        let variance = 1.0 / precision;
        let volatility = volatility(self.volatility, phi, variance, variance * gained);
        // Steps 6 to 8.
        let before = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / (before * before) + precision).sqrt();
        let mu = mu + phi * phi * gained;
        Self { rating: mu * SCALE + CENTRE, deviation: phi * SCALE, volatility }
    }

    /// Within the bounds, and rounded as it is stored. What is not a number becomes the start's.
    pub(super) fn bounded(self) -> Self {
        let within = |value: f64, start: f64, (least, most): (f64, f64), digits: f64| {
            let value = if value.is_nan() { start } else { value };
            (value.clamp(least, most) * digits).round() / digits
        };
        Self {
            rating: within(self.rating, Self::START.rating, RATINGS, 100.0),
            deviation: within(self.deviation, Self::START.deviation, DEVIATIONS, 100.0),
            volatility: within(self.volatility, Self::START.volatility, VOLATILITIES, 1e6),
        }
    }
}

/// The rating in whole points, as it is shown.
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0}", self.rating)
    }
}

/// g(φ): how much a game counts against an opponent of this deviation.
fn impact(deviation: f64) -> f64 {
    let pi = std::f64::consts::PI;
    1.0 / (1.0 + 3.0 * deviation * deviation / (pi * pi)).sqrt()
}

/// E: the expected score at this difference of ratings.
fn expected(difference: f64, impact: f64) -> f64 {
    1.0 / (1.0 + (-impact * difference).exp())
}

/// The new volatility: step 5, a search for the zero of a function by the Illinois algorithm.
fn volatility(old: f64, phi: f64, variance: f64, improvement: f64) -> f64 {
    let a = (old * old).ln();
    let (phi, delta) = (phi * phi, improvement * improvement);
    let f = |x: f64| {
        let sum = phi + variance + x.exp();
        x.exp() * (delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta > phi + variance {
        (delta - phi - variance).ln()
    } else {
        let below = (1..MOST_STEPS).map(|k| a - k as f64 * TAU).find(|&x| f(x) >= 0.0);
        below.unwrap_or(a)
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..MOST_STEPS {
        if (high - low).abs() <= ACCURACY {
            break;
        }
        let next = low + (low - high) * at_low / (at_high - at_low);
        let at_next = f(next);
        if at_next * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (next, at_next);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests;
