//! Statistics of matches against figures that others published.

use fanorona::engine::statistics::{Pairs, Test, Verdict, elo_of, share_of};

fn near(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected}");
}

#[test]
fn the_test_ratio_is_what_the_stockfish_project_published() {
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
        near(Pairs(counts).likelihood(Test { elo0, elo1 }), ratio, 0.03);
    }
}
