//! Simultaneous perturbation stochastic approximation (SPSA): finds better values of several numbers at once
//! from noisy comparisons.
//!
//! After J. C. Spall, "Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient
//! Approximation" (1992) and "Implementation of the Simultaneous Perturbation Algorithm for Stochastic
//! Optimization" (1998). In iteration `k`, from 0, all numbers are changed at once by `c_k` steps up or
//! down at random, `Δ = ±1` for each. The values with these changes are compared with those with the
//! opposite changes, and each number moves by `a_k · difference / (2 c_k Δ)` steps toward the better ones.
//! `a_k = a / (A + k + 1)^0.602` and `c_k = c / (k + 1)^0.101`.

mod state;

pub use state::{SpsaConditions, SpsaStateError, read_state, write_state};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The gain sequences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpsaGains {
    /// The numerator of the gains, above 0.
    pub a: f64,
    /// The first perturbation in steps, above 0.
    pub c: f64,
    /// The stability constant `A`, in iterations, at least 0: the larger, the less the first iterations move
    /// compared with later ones. About a tenth of the number of iterations is usual.
    pub stability: f64,
}

impl SpsaGains {
    /// The exponent of the gains: the smallest for which convergence is proved.
    pub const ALPHA: f64 = 0.602;
    /// The exponent of the perturbations: the smallest for which convergence is proved.
    pub const GAMMA: f64 = 0.101;
    /// The usual first gain: winning all games moves each number by one step, if it was changed by one.
    pub const FIRST_GAIN: f64 = 2.0;

    /// The gains with this first perturbation and this stability constant, whose first is
    /// [`SpsaGains::FIRST_GAIN`].
    pub fn new(c: f64, stability: f64) -> Self {
        Self { a: Self::FIRST_GAIN * (stability + 1.0).powf(Self::ALPHA), c, stability }
    }

    /// The gain of an iteration, counted from 0.
    pub fn gain(&self, iteration: u64) -> f64 {
        self.a / (self.stability + iteration as f64 + 1.0).powf(Self::ALPHA)
    }

    /// The perturbation of an iteration, counted from 0, in steps.
    pub fn perturbation(&self, iteration: u64) -> f64 {
        self.c / (iteration as f64 + 1.0).powf(Self::GAMMA)
    }

    /// Whether all numbers are finite and within their ranges.
    fn is_valid(&self) -> bool {
        let Self { a, c, stability } = *self;
        a.is_finite()
            && a > 0.0
            && c.is_finite()
            && c > 0.0
            && stability.is_finite()
            && stability >= 0.0
    }
}

/// A whole number that is tuned.
#[derive(Clone, Debug, PartialEq)]
pub struct SpsaParameter {
    /// Its name, without spaces.
    pub name: String,
    /// The least and the greatest value.
    pub range: (i32, i32),
    /// The unit of perturbations and gains, at least 1.
    pub step: i32,
    /// The value at the beginning.
    pub start: i32,
    /// The value now, within the range.
    pub value: f64,
}

impl SpsaParameter {
    /// A number that begins with this value.
    pub fn new(name: &str, range: (i32, i32), step: i32, start: i32) -> Self {
        Self { name: name.to_owned(), range, step, start, value: start.into() }
    }

    /// The nearest whole number to the value now.
    pub fn rounded(&self) -> i32 {
        self.value.round() as i32
    }

    fn clamped(&self, value: f64) -> f64 {
        value.clamp(self.range.0.into(), self.range.1.into())
    }
}

/// The state of a search for better values. It goes on exactly where it stopped: every iteration depends on
/// the seed, its number and the values before it alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Spsa {
    parameters: Vec<SpsaParameter>,
    gains: SpsaGains,
    seed: u64,
    iteration: u64,
}

/// The values that an iteration compares, in the order of the parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpsaPair {
    /// The values with the changes of this iteration.
    pub plus: Vec<i32>,
    /// The values with the opposite changes.
    pub minus: Vec<i32>,
}

impl Spsa {
    /// A search that begins with these values.
    pub const fn new(parameters: Vec<SpsaParameter>, gains: SpsaGains, seed: u64) -> Self {
        Self { parameters, gains, seed, iteration: 0 }
    }

    /// The parameters with their values now.
    pub fn parameters(&self) -> &[SpsaParameter] {
        &self.parameters
    }

    /// The gain sequences.
    pub const fn gains(&self) -> SpsaGains {
        self.gains
    }

    /// The seed of the perturbations.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of finished iterations.
    pub const fn iteration(&self) -> u64 {
        self.iteration
    }

    /// The values that the next iteration compares. Values between two whole numbers are rounded up or down
    /// at random, in proportion, both in the same way.
    pub fn pair(&self) -> SpsaPair {
        let mut rng = self.rng();
        let signs = self.signs(&mut rng);
        let size = self.gains.perturbation(self.iteration);
        let mut pair = SpsaPair { plus: Vec::new(), minus: Vec::new() };
        for (parameter, sign) in self.parameters.iter().zip(signs) {
            let up: f64 = rng.random_range(0.0..1.0);
            let change = sign * size * f64::from(parameter.step);
            let value =
                |change: f64| (parameter.clamped(parameter.value + change) + up).floor() as i32;
            pair.plus.push(value(change));
            pair.minus.push(value(-change));
        }
        pair
    }

    /// Ends the iteration: moves all values by how much better the first values of its [`SpsaPair`] were than
    /// the second, from −1 to 1: the difference of their shares of the points.
    pub fn update(&mut self, difference: f64) {
        let signs = self.signs(&mut self.rng());
        let gain = self.gains.gain(self.iteration);
        let size = self.gains.perturbation(self.iteration);
        for (parameter, sign) in self.parameters.iter_mut().zip(signs) {
            let steps = gain * difference / (2.0 * size * sign);
            parameter.value =
                parameter.clamped(parameter.value + steps * f64::from(parameter.step));
        }
        self.iteration += 1;
    }

    /// The random numbers of this iteration.
    fn rng(&self) -> Xoshiro256PlusPlus {
        let number = self.iteration.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Xoshiro256PlusPlus::seed_from_u64(self.seed ^ number)
    }

    /// The directions of this iteration, 1 or −1.
    fn signs(&self, rng: &mut Xoshiro256PlusPlus) -> Vec<f64> {
        self.parameters
            .iter()
            .map(|_| if rng.random_range(0..2_u32) == 0 { 1.0 } else { -1.0 })
            .collect()
    }
}

#[cfg(test)]
mod tests;
