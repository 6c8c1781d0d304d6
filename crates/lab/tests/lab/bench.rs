//! `fanorona-lab bench`.

use crate::run::run;

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
