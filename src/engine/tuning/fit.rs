//! Logistic regression: the weights under which values foretell results best.

use super::sample::Sample;
use crate::engine::evaluate::{FULL, Feature, Weights};

/// A value of so many hundredths of a stone means odds of e to 1.
const ODDS: f64 = 220.0;
/// Weights that the samples say little about stay near nothing.
const RIDGE: f64 = 1e-6;

/// What a fit came to.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The weights found.
    pub weights: Weights,
    /// The mean cross-entropy at the beginning and at the end, in nats.
    pub errors: (f64, f64),
}

/// Fits weights to samples, beginning with `weights`, in so many rounds of gradient descent (Adam,
/// Kingma and Ba 2015, on the whole set).
pub fn fit(samples: &[Sample], weights: &Weights, rounds: usize) -> Fit {
    const N: usize = 2 * Feature::COUNT;
    let scale = f64::from(Weights::SCALE);
    let mut at: [f64; N] = std::array::from_fn(|i| {
        let all = [&weights.early, &weights.late];
        f64::from(all[i / Feature::COUNT][i % Feature::COUNT]) / scale
    });
    let (mut mean, mut square) = ([0.0; N], [0.0; N]);
    let begin = error(samples, &at);
    for round in 1..=rounds {
        let mut slope = [0.0; N];
        for sample in samples {
            let inputs = inputs(sample);
            let miss = expected(value(&at, &inputs)) - sample.result;
            for (sum, input) in slope.iter_mut().zip(inputs) {
                *sum += miss * input;
            }
        }
        let step = 4.0 / (1.0 + round as f64 / 60.0);
        for i in 0..N {
            let gradient = slope[i] / samples.len().max(1) as f64 + RIDGE * at[i];
            mean[i] = 0.9 * mean[i] + 0.1 * gradient;
            square[i] = 0.999 * square[i] + 0.001 * gradient * gradient;
            let fair = mean[i] / (1.0 - 0.9_f64.powi(round as i32));
            let wide = square[i] / (1.0 - 0.999_f64.powi(round as i32));
            at[i] -= step * fair / (wide.sqrt() + 1e-9);
        }
    }
    let whole = |i: usize| (at[i] * scale).round() as i32;
    let weights = Weights {
        early: std::array::from_fn(whole),
        late: std::array::from_fn(|i| whole(i + Feature::COUNT)),
    };
    Fit { weights, errors: (begin, error(samples, &at)) }
}

/// What each weight is multiplied with: early ones first.
fn inputs(sample: &Sample) -> [f64; 2 * Feature::COUNT] {
    let full = f64::from(sample.fullness) / f64::from(FULL);
    std::array::from_fn(|i| {
        let share = if i < Feature::COUNT { full } else { 1.0 - full };
        f64::from(sample.counts[i % Feature::COUNT]) * share
    })
}

fn value(at: &[f64; 2 * Feature::COUNT], inputs: &[f64; 2 * Feature::COUNT]) -> f64 {
    at.iter().zip(inputs).map(|(weight, input)| weight * input).sum()
}

fn expected(value: f64) -> f64 {
    1.0 / (1.0 + (-value / ODDS).exp())
}

fn error(samples: &[Sample], at: &[f64; 2 * Feature::COUNT]) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|sample| {
            let chance = expected(value(at, &inputs(sample))).clamp(1e-9, 1.0 - 1e-9);
            -(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln())
        })
        .sum();
    sum / samples.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_that_decides_gets_the_weight() {
        // Whoever has more stones wins three times in four, whatever else is counted.
        let samples: Vec<Sample> = (0..4_000)
            .map(|i: i32| {
                let (ahead, luck) = (i % 2 == 0, i % 8 < 6);
                let mut counts = [0; Feature::COUNT];
                counts[Feature::Stones as usize] = if ahead { 1 } else { -1 };
                counts[Feature::Steps as usize] = (i / 8) % 5 - 2;
                Sample { counts, fullness: FULL, result: f64::from(u8::from(ahead == luck)) }
            })
            .collect();
        let nothing = Weights { early: [0; Feature::COUNT], late: [0; Feature::COUNT] };
        let fit = fit(&samples, &nothing, 400);
        // Odds of 3 to 1.
        let stone = f64::from(fit.weights.early[Feature::Stones as usize]) / 8.0;
        assert!((stone - ODDS * 3.0_f64.ln()).abs() < 5.0, "{stone}");
        let step = f64::from(fit.weights.early[Feature::Steps as usize]) / 8.0;
        assert!(step.abs() < 5.0, "{step}");
        assert!(fit.errors.1 < fit.errors.0);
    }
}
