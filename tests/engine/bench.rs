//! The node count of the benchmark.

use fanorona::engine::{Options, bench};

#[test]
fn the_benchmark_visits_the_recorded_number_of_nodes() {
    let mut positions = 0;
    let sum = bench::run(4, &Options::default(), &mut |(variant, position), report| {
        positions += 1;
        assert!(report.best.is_some(), "{variant} {position}");
    });
    assert_eq!(positions, bench::POSITIONS.len(), "every entry is a position");
    assert_eq!(sum, 66_306, "the search changed: update this number on purpose");
}
