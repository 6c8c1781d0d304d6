//! Logistic regression: fits the evaluation weights to game results (Texel's tuning method).

use super::sample::TrainingSample;
use fanorona_engine::evaluate::{FULL, Feature, Weights};

/// L2 regularisation towards the initial weights: the cost of a squared change by a hundredth of a
/// stone.
const RIDGE: f64 = 2e-6;

/// The result of a fit.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The fitted weights.
    pub weights: Weights,
    /// The scale of the logistic function: values of this many hundredths of a stone mean odds of e
    /// to 1.
    pub odds: f64,
    /// The mean cross-entropy before and after fitting, in nats.
    pub errors: (f64, f64),
}

/// Fits weights to samples of one kind, starting with `weights`, by `rounds` steps of full-batch
/// gradient descent with Adam (Kingma and Ba 2015). Unless `odds` is given, the scale that fits
/// `weights` best is used; pass it to keep values of different fits comparable.
pub fn fit_weights(
    samples: &[TrainingSample],
    weights: &Weights,
    odds: Option<f64>,
    rounds: usize,
) -> Fit {
    const N: usize = 2 * Feature::COUNT;
    let scale = f64::from(Weights::SCALE);
    let mut at: [f64; N] = std::array::from_fn(|i| {
        let all = [&weights.early, &weights.late];
        f64::from(all[i / Feature::COUNT][i % Feature::COUNT]) / scale
    });
    let (mut mean, mut square) = ([0.0; N], [0.0; N]);
    let prior = at;
    let odds = odds.unwrap_or_else(|| fit_odds(samples, &at));
    let begin = error(samples, &at, odds);
    for round in 1..=rounds {
        let mut slope = [0.0; N];
        for sample in samples {
            let inputs = inputs(sample);
            let miss = expected(value(&at, &inputs), odds) - sample.result;
            for (sum, input) in slope.iter_mut().zip(inputs) {
                *sum += miss * input;
            }
        }
        let step = 4.0 / (1.0 + round as f64 / 60.0);
        for i in 0..N {
            let gradient =
                slope[i] / odds / samples.len().max(1) as f64 + RIDGE * (at[i] - prior[i]);
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
        giving: weights.giving,
    };
    Fit { weights, odds, errors: (begin, error(samples, &at, odds)) }
}

/// The factors of each weight, early ones first.
fn inputs(sample: &TrainingSample) -> [f64; 2 * Feature::COUNT] {
    let full = f64::from(sample.fullness) / f64::from(FULL);
    std::array::from_fn(|i| {
        let share = if i < Feature::COUNT { full } else { 1.0 - full };
        f64::from(sample.counts[i % Feature::COUNT]) * share
    })
}

fn value(at: &[f64; 2 * Feature::COUNT], inputs: &[f64; 2 * Feature::COUNT]) -> f64 {
    at.iter().zip(inputs).map(|(weight, input)| weight * input).sum()
}

/// The scale under which the weights predict the results best.
fn fit_odds(samples: &[TrainingSample], at: &[f64; 2 * Feature::COUNT]) -> f64 {
    let tried = (0..40).map(|i| 50.0 * 1.1_f64.powi(i));
    let errors = tried.map(|odds| (odds, error(samples, at, odds)));
    errors.min_by(|one, other| one.1.total_cmp(&other.1)).map_or(400.0, |(odds, _)| odds)
}

fn expected(value: f64, odds: f64) -> f64 {
    1.0 / (1.0 + (-value / odds).exp())
}

fn error(samples: &[TrainingSample], at: &[f64; 2 * Feature::COUNT], odds: f64) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|sample| {
            let rng = expected(value(at, &inputs(sample)), odds).clamp(1e-9, 1.0 - 1e-9);
            -(sample.result * rng.ln() + (1.0 - sample.result) * (1.0 - rng).ln())
        })
        .sum();
    sum / samples.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decisive_feature_gets_the_weight() {
        // The side with more stones wins three games in four, whatever the other features are.
        let samples: Vec<TrainingSample> = (0..4_000)
            .map(|i: i32| {
                let (ahead, luck) = (i % 2 == 0, i % 8 < 6);
                let mut counts = [0; Feature::COUNT];
                counts[Feature::Stones as usize] = if ahead { 1 } else { -1 };
                counts[Feature::Steps as usize] = (i / 8) % 5 - 2;
                TrainingSample {
                    counts,
                    fullness: FULL,
                    giving: false,
                    result: f64::from(u8::from(ahead == luck)),
                }
            })
            .collect();
        let none = [0; Feature::COUNT];
        let mut guess = Weights { early: none, late: none, giving: [none; 2] };
        guess.early[Feature::Stones as usize] = 400;
        guess.early[Feature::Steps as usize] = 160;
        let fit = fit_weights(&samples, &guess, None, 600);
        // Odds of 3 to 1.
        let stone = f64::from(fit.weights.early[Feature::Stones as usize]) / 8.0;
        let wanted = fit.odds * 3.0_f64.ln();
        assert!((stone - wanted).abs() < 0.1 * wanted, "{stone} for {wanted}");
        let step = f64::from(fit.weights.early[Feature::Steps as usize]) / 8.0;
        assert!(step.abs() < 5.0, "{step}");
        assert!(fit.errors.1 < fit.errors.0);
    }

    /// A sample in which the side to move is this many stones ahead, in the early phase only.
    fn ahead(stones: i32, result: f64) -> TrainingSample {
        let mut counts = [0; Feature::COUNT];
        counts[Feature::Stones as usize] = stones;
        TrainingSample { counts, fullness: FULL, giving: false, result }
    }

    /// Weights by which a stone is worth this many hundredths, and nothing else anything.
    fn stone(hundredths: i32) -> Weights {
        let none = [0; Feature::COUNT];
        let mut weights = Weights { early: none, late: none, giving: [none; 2] };
        weights.early[Feature::Stones as usize] = hundredths * Weights::SCALE;
        weights
    }

    fn fitted_stone(fit: &Fit) -> f64 {
        f64::from(fit.weights.early[Feature::Stones as usize]) / f64::from(Weights::SCALE)
    }

    /// A prediction that is certain and wrong costs as much as one of a billion to one.
    #[test]
    fn the_error_of_a_certain_prediction_is_finite() {
        for (stones, result) in [(60, 0.0), (-60, 1.0)] {
            let fit = fit_weights(&[ahead(stones, result)], &stone(100), Some(10.0), 0);
            assert!((fit.errors.0 - 1e9_f64.ln()).abs() < 1e-6, "{}", fit.errors.0);
        }
    }

    #[test]
    fn the_error_is_the_mean_cross_entropy_and_the_scale_makes_it_least() {
        let samples = [ahead(1, 1.0), ahead(1, 1.0), ahead(1, 0.5), ahead(-1, 0.0)];
        // A stone means odds of 3 to 1.
        let odds = 100.0 / 3.0_f64.ln();
        let fit = fit_weights(&samples, &stone(100), Some(odds), 0);
        let (right, even) = (-0.75_f64.ln(), -(0.75_f64.ln() + 0.25_f64.ln()) / 2.0);
        let error = (3.0 * right + even) / 4.0;
        assert!((fit.errors.0 - error).abs() < 1e-9, "{} {error}", fit.errors.0);
        assert_eq!((fit.errors.0, fitted_stone(&fit)), (fit.errors.1, 100.0));
        // Seven points of eight are odds of 7 to 1.
        let odds = fit_weights(&samples, &stone(100), None, 0).odds;
        assert!((odds - 100.0 / 7.0_f64.ln()).abs() < 2.5, "{odds}");
        let odds = fit_weights(&samples, &stone(1_000), None, 0).odds;
        assert!((odds - 1_000.0 / 7.0_f64.ln()).abs() < 25.0, "{odds}");
    }

    #[test]
    fn the_first_step_is_as_long_as_it_may_be_and_the_ridge_holds_the_weights() {
        let won = || vec![ahead(1, 1.0)];
        for (samples, sign) in [(won(), 1.0), (vec![ahead(1, 0.0)], -1.0)] {
            let fit = fit_weights(&samples, &stone(100), Some(250.0), 1);
            let way = fitted_stone(&fit) - 100.0;
            assert!((way - sign * 4.0 / (1.0 + 1.0 / 60.0)).abs() < 0.1, "{way}");
            // In the end the cost of the change is as steep as the gain.
            let fit = fit_weights(&samples, &stone(100), Some(250.0), 4_000);
            let at = fitted_stone(&fit);
            let gain = (samples[0].result - expected(at, 250.0)) / 250.0;
            let cost = RIDGE * (at - 100.0);
            assert!((gain - cost).abs() < 0.02 * gain.abs(), "{at}: {gain} {cost}");
            assert!((at - 100.0) * sign > 100.0, "{at}");
        }
        // Twice as many of the same samples are the same task.
        let fit = |samples: &[TrainingSample]| {
            fitted_stone(&fit_weights(samples, &stone(100), Some(250.0), 4_000))
        };
        assert_eq!(fit(&[won(), won()].concat()), fit(&won()));
    }
}
