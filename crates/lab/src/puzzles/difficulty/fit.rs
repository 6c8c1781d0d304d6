//! The rating that explains best which characters solve a puzzle.

use super::{Tries, solvers};

/// A measured difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// The rating, on the scale of the characters.
    pub rating: u16,
    /// Its deviation.
    pub deviation: u16,
}

/// The rating expected of a puzzle that a search finds at depth 1, and what each further turn of depth
/// adds.
const AT_DEPTH_ONE: f64 = 1_000.0;
const PER_DEPTH: f64 = 130.0;
/// The depth from which on more makes no difference.
const DEEPEST: u32 = 12;
/// The deviation of ratings from what their depth lets expect.
const SPREAD: f64 = 350.0;
/// The ratings that are possible.
const RANGE: (f64, f64) = (200.0, 3_500.0);

/// The most likely rating: a character solves the puzzle with the probability with which it would win
/// against a player of that rating, and the depth at which a search finds the solution is evidence
/// beforehand. The deviation follows from the curvature of the likelihood.
pub fn fit(tries: &[Tries], depth: u32) -> Measured {
    let solvers = solvers();
    let prior = PER_DEPTH.mul_add(f64::from(depth.clamp(1, DEEPEST) - 1), AT_DEPTH_ONE);
    let q = std::f64::consts::LN_10 / 400.0;
    let mut rating = prior;
    let mut information = 1.0;
    for _ in 0..100 {
        // The slope and the curvature of the logarithm of the likelihood.
        let mut slope = (prior - rating) / (SPREAD * SPREAD);
        information = 1.0 / (SPREAD * SPREAD);
        for tried in tries {
            let Some(solver) = solvers.get(tried.solver) else { continue };
            let expected = 1.0 / (1.0 + ((rating - solver.rating) * q).exp());
            let (count, solved) = (f64::from(tried.tries), f64::from(tried.solved));
            slope += q * count.mul_add(expected, -solved);
            information += q * q * count * expected * (1.0 - expected);
        }
        let step = (slope / information).clamp(-200.0, 200.0);
        rating = (rating + step).clamp(RANGE.0, RANGE.1);
        if step.abs() < 0.01 {
            break;
        }
    }
    let deviation = (1.0 / information.sqrt()).clamp(30.0, 350.0);
    Measured { rating: rating.round() as u16, deviation: deviation.round() as u16 }
}
