//! Fits the [`Curve`] to the results of games.

use super::ScoredPosition;
use fanorona_game::analysis::Curve;
use std::collections::BTreeMap;

/// The greatest 1 / scale, draw / scale and turn / scale that are considered.
const STEEPEST: f64 = 0.1;
const WIDEST: f64 = 20.0;
const LATEST: f64 = 5.0;
/// The rounds in which one parameter after the other is improved, and the steps of each.
const ROUNDS: usize = 60;
const STEPS: usize = 50;

/// How often each result, a loss, a draw or a win, followed a score.
type ResultCounts = BTreeMap<i32, [u32; 3]>;

/// The curve under which these results are most likely. Without positions, any curve.
pub fn fit_curve(positions: &[ScoredPosition]) -> Curve {
    let mut counts = ResultCounts::new();
    for position in positions {
        let known = counts.entry(position.score).or_default();
        known[usize::from(position.half_points.min(2))] += 1;
    }
    // In these parameters the likelihood has a single maximum.
    let curve = |[steep, wide, late]: [f64; 3]| Curve {
        scale: 1.0 / steep,
        draw: wide / steep,
        turn: late / steep,
    };
    let mut at = [0.01, 0.5, 0.0];
    let bounds = [(1e-5, STEEPEST), (0.0, WIDEST), (-LATEST, LATEST)];
    for _ in 0..ROUNDS {
        for (place, (low, high)) in bounds.into_iter().enumerate() {
            at[place] = maximum(low, high, |value| {
                let mut tried = at;
                tried[place] = value;
                log_likelihood(&counts, curve(tried))
            });
        }
    }
    curve(at)
}

/// The logarithm of the probability of the results, in nats.
fn log_likelihood(counts: &ResultCounts, curve: Curve) -> f64 {
    let of_score = |(&score, counts): (&i32, &[u32; 3])| {
        let chances = curve.to_move(fanorona_engine::Score::Estimate(score));
        let parts = [chances.loss, chances.draw, chances.win];
        let part = |(count, part): (&u32, f64)| f64::from(*count) * part.max(1e-12).ln();
        counts.iter().zip(parts).map(part).sum::<f64>()
    };
    counts.iter().map(of_score).sum()
}

/// The place of the maximum of a function that first rises and then falls (golden-section search).
fn maximum(mut low: f64, mut high: f64, value: impl Fn(f64) -> f64) -> f64 {
    let golden = (5.0_f64.sqrt() - 1.0) / 2.0;
    let (mut left, mut right) = (high - golden * (high - low), low + golden * (high - low));
    let (mut at_left, mut at_right) = (value(left), value(right));
    for _ in 0..STEPS {
        if at_left < at_right {
            low = left;
            (left, at_left) = (right, at_right);
            right = low + golden * (high - low);
            at_right = value(right);
        } else {
            high = right;
            (right, at_right) = (left, at_left);
            left = high - golden * (high - low);
            at_left = value(left);
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::super::cross_checked;
    use super::*;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn the_curve_that_made_the_results_is_found() {
        let made = Curve { scale: 130.0, draw: 90.0, turn: 40.0 };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let positions: Vec<ScoredPosition> = (0..40_000)
            .map(|game| {
                let score = rng.random_range(-400..=400);
                let chances = made.to_move(fanorona_engine::Score::Estimate(score));
                let drawn: f64 = f64::from(rng.random_range(0..1_000_000)) / 1e6;
                let half_points = match drawn {
                    drawn if drawn < chances.win => 2,
                    drawn if drawn < chances.win + chances.draw => 1,
                    _ => 0,
                };
                ScoredPosition { game, score, half_points }
            })
            .collect();
        let found = fit_curve(&positions);
        assert!((found.scale - made.scale).abs() < 5.0, "{found:?}");
        assert!((found.draw - made.draw).abs() < 5.0, "{found:?}");
        assert!((found.turn - made.turn).abs() < 5.0, "{found:?}");
        let check = cross_checked(&positions);
        assert!(check.error < 0.01 && check.surprise < check.without, "{check:?}");
    }
}
