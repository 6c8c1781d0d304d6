//! Match statistics, compared to published figures.

use fanorona_engine::rating::share_of;
use fanorona_lab::statistics::{Pentanomial, Sprt, SprtVerdict, elo_of};

fn near(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected}");
}

#[test]
fn the_likelihood_ratio_matches_published_stockfish_tests() {
    // Source: github.com/official-stockfish/Stockfish, pull requests 3281, 3098, 3209 and 2598,
    // each with its bounds in logistic Elo, its pair counts and its ratio.
    let published = [
        ([147, 3086, 14341, 3264, 150], -0.25, 1.25, 2.97),
        ([14, 749, 10319, 869, 17], 0.25, 1.25, 2.94),
        ([491, 7345, 29693, 7670, 465], -0.25, 1.25, 2.96),
        ([58, 3302, 33130, 3518, 84], 0.25, 1.25, 2.97),
        ([444, 5546, 17841, 5604, 428], -1.5, 0.5, 2.63),
    ];
    for (counts, elo0, elo1, ratio) in published {
        near(Pentanomial(counts).likelihood(Sprt { elo0, elo1 }), ratio, 0.03);
    }
}

#[test]
fn elo_and_its_bounds_match_a_computation_by_hand() {
    // Computed by hand: of forty pairs four brought half a point, 24 one point, twelve 1.5. The mean
    // share is (4 * 0.25 + 24 * 0.5 + 12 * 0.75) / 40 = 0.55, the variance of a pair (4 * 0.09 + 24 *
    // 0.0025 + 12 * 0.04) / 40 = 0.0225, the error sqrt(0.0225 / 40) = 0.023717.
    let pairs = Pentanomial([0, 4, 24, 12, 0]);
    let (mean, error) = pairs.mean().unwrap();
    near(mean, 0.55, 1e-12);
    near(error, 0.023_717, 1e-6);
    let elo = pairs.elo().unwrap();
    near(elo.value, 34.860, 1e-3);
    near(elo.low, elo_of(0.55 - 1.959_964 * 0.023_717), 1e-2);
    near(elo.high, elo_of(0.55 + 1.959_964 * 0.023_717), 1e-2);
    // The distribution function at 0.05 / 0.0237 = 2.1082 standard deviations.
    near(pairs.superiority().unwrap(), 0.9825, 1e-3);
    // Ten pairs like these are too few for their spread: (0.55 * 0.55 + 0.45 * 0.45) / 2 / 9 = 0.028056
    // is more than 0.0225, and the error sqrt(0.028056 / 10) = 0.052967.
    near(Pentanomial([0, 1, 6, 3, 0]).mean().unwrap().1, 0.052_967, 1e-6);
}

#[test]
fn shares_and_elo_are_inverse() {
    for elo in [-400.0, -35.0, 0.0, 1.5, 800.0] {
        near(elo_of(share_of(elo)), elo, 1e-9);
    }
    // Source: the usual table; 100 Elo are 64 percent, 200 are 76 percent.
    near(share_of(100.0), 0.64, 0.001);
    near(share_of(200.0), 0.76, 0.001);
    assert_eq!(elo_of(0.0), f64::NEG_INFINITY);
    assert_eq!(elo_of(1.0), f64::INFINITY);
}

#[test]
fn a_sequential_test_ends_at_its_bounds() {
    let test = Sprt { elo0: 0.0, elo1: 50.0 };
    assert_eq!(Pentanomial::default().verdict(test), SprtVerdict::Open);
    assert_eq!(Pentanomial([0, 0, 1, 0, 0]).verdict(test), SprtVerdict::Open);
    assert_eq!(Pentanomial([10, 20, 60, 90, 60]).verdict(test), SprtVerdict::Accepted);
    assert_eq!(Pentanomial([60, 90, 60, 20, 10]).verdict(test), SprtVerdict::Rejected);
    // From the other player's perspective, with mirrored hypotheses, the ratio changes its sign.
    let mirrored = Sprt { elo0: -50.0, elo1: 0.0 };
    let counts = [3, 9, 20, 11, 5];
    let turned = [5, 11, 20, 9, 3];
    near(Pentanomial(counts).likelihood(test), -Pentanomial(turned).likelihood(mirrored), 1e-9);
}

/// What is far from both hypotheses, on either side, says as much against the one as the mirror image
/// against the other.
#[test]
fn very_unequal_results_are_judged_alike_from_both_sides() {
    for counts in [[40, 5, 1, 0, 0], [300, 2, 0, 1, 0], [0, 80, 3, 0, 0]] {
        let mut turned = counts;
        turned.reverse();
        for (elo0, elo1) in [(0.0, 50.0), (-200.0, -150.0), (300.0, 400.0)] {
            let found = Pentanomial(counts).likelihood(Sprt { elo0, elo1 });
            let mirrored = Pentanomial(turned).likelihood(Sprt { elo0: -elo1, elo1: -elo0 });
            near(found, -mirrored, 1e-6);
            assert!(found.abs() > 1.0, "{counts:?}");
        }
    }
}

/// Otherwise a match of one pair would be certain, and one of equal pairs as well.
#[test]
fn pairs_that_are_alike_are_no_certainty() {
    for half_points in 0..5 {
        let mut counts = [0; 5];
        counts[half_points] = 1;
        let one = Pentanomial(counts);
        let elo = one.elo().unwrap();
        assert_eq!((elo.low, elo.high), (f64::NEG_INFINITY, f64::INFINITY));
        assert_eq!((one.superiority(), one.mean().unwrap().1), (None, f64::INFINITY));
        let mut last = f64::INFINITY;
        for pairs in [2, 3, 5, 10, 40, 1_000] {
            counts[half_points] = pairs;
            let pairs = Pentanomial(counts);
            let (mean, error) = pairs.mean().unwrap();
            assert!(error > 0.0 && error < last, "more pairs say more: {pairs:?}");
            last = error;
            let elo = pairs.elo().unwrap();
            assert!(
                elo.low < elo.high && (elo.low.is_finite() || elo.high.is_finite()) || error > 0.3
            );
            let superiority = pairs.superiority().unwrap();
            assert!((superiority - 0.5) * (mean - 0.5) >= 0.0, "{pairs:?}: {superiority}");
        }
    }
    // By hand: the error of two pairs that were won altogether is sqrt(0.5 / 2) = 0.5.
    near(Pentanomial([0, 0, 0, 0, 2]).superiority().unwrap(), 0.8413, 1e-3);
    // Pairs that differ as they usually do have the error that they show.
    let (_, error) = Pentanomial([0, 4, 12, 4, 0]).mean().unwrap();
    near(error, (8.0 * 0.0625 / 20.0_f64 / 20.0).sqrt(), 1e-9);
}

#[test]
fn one_sided_counts_give_infinite_elo() {
    let pairs = Pentanomial([0, 0, 0, 0, 50]);
    let elo = pairs.elo().unwrap();
    assert_eq!((elo.value, elo.high), (f64::INFINITY, f64::INFINITY));
    // The mean less 1.96 times the root of 0.5 / (50 * 49).
    near(elo.low, elo_of(1.0 - 1.96 * 0.014_286), 0.1);
    near(pairs.superiority().unwrap(), 1.0, 1e-9);
    assert_eq!(pairs.verdict(Sprt { elo0: 0.0, elo1: 50.0 }), SprtVerdict::Accepted);
    assert_eq!(Pentanomial::default().elo(), None);
    assert_eq!(Pentanomial::default().superiority(), None);
}

#[test]
fn pairs_are_counted_by_their_half_points() {
    let mut pairs = Pentanomial::default();
    for half_points in [0, 4, 4, 2, 5, 9, 1, 3, 3, 3] {
        pairs.add(half_points);
    }
    assert_eq!(
        (pairs, pairs.count()),
        (Pentanomial([1, 1, 1, 3, 2]), 8),
        "four half points at most"
    );
}
