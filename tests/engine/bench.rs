//! The node counts of the benchmark.

use fanorona::engine::{Options, bench};

/// The number of nodes of a search of these positions to depth 4.
fn nodes(list: &[(&'static str, &'static str)]) -> u64 {
    let mut positions = 0;
    let sum = bench::run(list, 4, &Options::default(), &mut |(variant, position), report| {
        positions += 1;
        assert!(report.best.is_some(), "{variant} {position}");
    });
    assert_eq!(positions, list.len(), "every entry is a position");
    sum
}

#[test]
fn the_benchmark_visits_the_recorded_number_of_nodes() {
    let found = [nodes(&bench::POSITIONS), nodes(&bench::SPARSE)];
    assert_eq!(found, [50_988, 29_350], "the search changed: update these numbers on purpose");
}

#[test]
fn sparse_boards_have_few_stones() {
    for (_, position) in bench::SPARSE {
        let stones = position.split(' ').next().unwrap_or_default();
        let count = stones.chars().filter(|letter| matches!(letter, 'W' | 'B')).count();
        assert!((8..=21).contains(&count), "{position}");
    }
}
