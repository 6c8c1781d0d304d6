//! `fanorona-lab bench`: its output, and the recorded checksum.

use crate::recorded;
use crate::run::run;
use fanorona_engine::Options;
use fanorona_lab::bench;

#[test]
fn the_total_is_the_sum_of_the_lines_and_repeatable() {
    let once = run(&["bench", "--depth", "2"]);
    assert_eq!((once.status, once.err.as_str()), (0, ""));
    let nodes = |line: &str| line.rsplit('\t').next().unwrap().parse::<u64>().unwrap();
    let lines = once.lines();
    let mut rest = &lines[..];
    for name in ["", "sparse-"] {
        let places = rest.iter().take_while(|line| line.split('\t').count() == 3).count();
        let sum: u64 = rest[..places].iter().map(|line| nodes(line)).sum();
        assert!(places > 0 && rest[places] == format!("{name}nodes\t{sum}"));
        assert!(rest[places + 1].starts_with(&format!("{name}nps\t")));
        rest = &rest[places + 2..];
    }
    assert!(rest.is_empty());
    let again = run(&["bench", "--depth", "2"]);
    let repeatable = |lines: &[&str]| -> Vec<String> {
        let nodes = lines.iter().filter(|line| !line.contains("nps"));
        nodes.map(|&line| line.to_owned()).collect()
    };
    assert_eq!(repeatable(&again.lines()), repeatable(&lines));
}

#[test]
fn limits_out_of_range_are_refused() {
    for args in [&["bench", "--depth", "0"][..], &["bench", "--threads", "0"], &["bench", "x"]] {
        assert_eq!(run(args).status, 2, "{args:?}");
    }
}

/// The number of nodes of a search of these positions to this depth.
fn nodes(list: &[(&'static str, &'static str)], depth: u32) -> u64 {
    let mut positions = 0;
    let sum =
        bench::search_all(list, depth, &Options::default(), &mut |(variant, position), report| {
            positions += 1;
            assert!(report.best.is_some(), "{variant} {position}");
        });
    assert_eq!(positions, list.len(), "every entry is a position");
    sum
}

#[test]
fn the_benchmark_visits_the_recorded_number_of_nodes() {
    // Some of what the search leaves out begins with the sixth iteration.
    let searched = [("POSITIONS", 4), ("SPARSE", 4), ("SPARSE", 7)];
    let found = searched.map(|(name, depth)| {
        let list = if name == "SPARSE" { &bench::SPARSE[..] } else { &bench::POSITIONS };
        format!("{name} to depth {depth}: {} nodes", nodes(list, depth))
    });
    recorded::check("bench", &found);
}

#[test]
fn sparse_boards_have_few_stones() {
    for (_, position) in bench::SPARSE {
        let stones = position.split(' ').next().unwrap_or_default();
        let count = stones.chars().filter(|letter| matches!(letter, 'W' | 'B')).count();
        assert!((8..=21).contains(&count), "{position}");
    }
}
