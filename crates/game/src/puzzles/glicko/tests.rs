//! The worked example of the paper, and what must hold for all ratings.

use super::*;
use proptest::prelude::*;

const fn player(rating: f64, deviation: f64) -> Rating {
    Rating { rating, deviation, volatility: 0.06 }
}

#[test]
fn the_worked_example_of_the_paper_comes_out() {
    let games = [
        RatedResult { against: player(1400.0, 30.0), score: 1.0 },
        RatedResult { against: player(1550.0, 100.0), score: 0.0 },
        RatedResult { against: player(1700.0, 300.0), score: 0.0 },
    ];
    let after = player(1500.0, 200.0).after_period(&games);
    assert!((after.rating - 1464.06).abs() < 0.01, "{}", after.rating);
    assert!((after.deviation - 151.52).abs() < 0.01, "{}", after.deviation);
    assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{}", after.volatility);
    // The intermediate values that the paper prints.
    for (against, g, e) in [
        ((1400.0, 30.0), 0.9955, 0.639),
        ((1550.0, 100.0), 0.9531, 0.432),
        ((1700.0, 300.0), 0.7242, 0.303),
    ] {
        let impact = impact(against.1 / SCALE);
        assert!((impact - g).abs() < 0.000_1, "{impact}");
        let expected = expected((1500.0 - against.0) / SCALE, impact);
        assert!((expected - e).abs() < 0.001, "{expected}");
    }
}

#[test]
fn a_period_without_games_only_widens_the_deviation() {
    let after = player(1500.0, 200.0).after_period(&[]);
    assert_eq!((after.rating, after.volatility), (1500.0, 0.06));
    // √(1.1513² + 0.06²) on the scale of the formulas.
    assert!((after.deviation - 200.27).abs() < 0.01, "{}", after.deviation);
    let idle = player(1500.0, 200.0).after_days(1);
    assert!((idle.deviation - after.deviation).abs() < 0.01);
}

#[test]
fn a_surprise_raises_the_volatility_and_the_expected_lowers_it() {
    let sure = player(1500.0, 60.0);
    let surprised = sure.after_period(&[RatedResult { against: player(2600.0, 40.0), score: 1.0 }]);
    let expected = sure.after_period(&[RatedResult { against: player(1500.0, 40.0), score: 1.0 }]);
    assert!(surprised.volatility > 0.06 && expected.volatility < 0.06);
}

#[test]
fn what_is_not_a_number_becomes_the_start() {
    let strange = Rating { rating: f64::NAN, deviation: f64::INFINITY, volatility: f64::NAN };
    assert_eq!(strange.bounded(), Rating::START);
}

prop_compose! {
    fn rating()(rating in 100.0..4000.0f64, deviation in 30.0..350.0f64, volatility in 0.01..0.2f64) -> Rating {
        Rating { rating, deviation, volatility }
    }
}

fn in_range(rating: Rating) -> bool {
    rating.bounded() == rating
        && [rating.rating, rating.deviation, rating.volatility].iter().all(|it| it.is_finite())
}

proptest! {
    #[test]
    fn ratings_stay_in_range_whatever_is_solved(
        mut player in rating(),
        puzzles in proptest::collection::vec((rating(), any::<bool>(), any::<u32>()), 1..60),
    ) {
        for (puzzle, solved, days) in puzzles {
            player = player.after_days(days).after(puzzle, solved);
            prop_assert!(in_range(player), "{player:?}");
            prop_assert!(in_range(puzzle.after(player, !solved)));
            let expected = player.expected(puzzle);
            prop_assert!((0.0..=1.0).contains(&expected));
        }
    }

    #[test]
    fn who_solves_rises_and_who_fails_falls(player in rating(), puzzle in rating()) {
        let (solved, failed) = (player.after(puzzle, true), player.after(puzzle, false));
        prop_assert!(solved.rating >= player.bounded().rating && failed.rating <= player.bounded().rating);
        prop_assert!(player.after_days(30).deviation >= player.after_days(3).deviation);
    }
}
