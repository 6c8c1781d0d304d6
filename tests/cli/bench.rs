//! `fanorona bench`.

use crate::run::run;

#[test]
fn the_total_is_the_sum_of_the_lines_and_repeatable() {
    let once = run(&["bench", "--depth", "2"]);
    assert_eq!((once.status, once.err.as_str()), (0, ""));
    let lines = once.lines();
    let (places, sums) = lines.split_at(lines.len() - 2);
    let nodes = |line: &str| line.rsplit('\t').next().unwrap().parse::<u64>().unwrap();
    let sum: u64 = places.iter().map(|line| nodes(line)).sum();
    assert_eq!(sums[0], format!("nodes\t{sum}"));
    assert!(sums[1].starts_with("nps\t"));
    let again = run(&["bench", "--depth", "2"]);
    assert_eq!(again.lines()[..places.len() + 1], lines[..places.len() + 1]);
}

#[test]
fn limits_out_of_range_are_refused() {
    for args in [&["bench", "--depth", "0"][..], &["bench", "--threads", "0"], &["bench", "x"]] {
        assert_eq!(run(args).status, 2, "{args:?}");
    }
}
