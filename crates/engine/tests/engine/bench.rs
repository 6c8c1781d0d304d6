//! The node counts of the benchmark.

use fanorona_engine::{Options, bench};

/// The number of nodes of a search of these positions to this depth.
fn nodes(list: &[(&'static str, &'static str)], depth: u32) -> u64 {
    let mut positions = 0;
    let sum = bench::run(list, depth, &Options::default(), &mut |(variant, position), report| {
        positions += 1;
        assert!(report.best.is_some(), "{variant} {position}");
    });
    assert_eq!(positions, list.len(), "every entry is a position");
    sum
}

#[test]
fn the_benchmark_visits_the_recorded_number_of_nodes() {
    let found = [nodes(&bench::POSITIONS, 4), nodes(&bench::SPARSE, 4)];
    assert_eq!(found, [51_245, 37_945], "the search changed: update these numbers on purpose");
    // Some of what the search leaves out begins with the sixth iteration.
    let deeper = nodes(&bench::SPARSE, 7);
    assert_eq!(deeper, 392_269, "the search changed: update this number on purpose");
}

#[test]
fn sparse_boards_have_few_stones() {
    for (_, position) in bench::SPARSE {
        let stones = position.split(' ').next().unwrap_or_default();
        let count = stones.chars().filter(|letter| matches!(letter, 'W' | 'B')).count();
        assert!((8..=21).contains(&count), "{position}");
    }
}
