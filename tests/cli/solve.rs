//! `fanorona solve`: values, lines, unknown values, and invalid arguments.

use crate::run::run;

#[test]
fn telo_is_won_and_the_line_is_a_complete_game() {
    for stones in [&[][..], &["--stones", "0"]] {
        let run = run(&[&["solve", "--variant", "telo"], stones].concat());
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        assert_eq!(run.of("value"), Some("win"));
        assert_eq!(run.of("turns"), Some("shortest 11"));
        let line = run.of("line").unwrap();
        assert_eq!(line.split(' ').count(), 11, "{line}");
        assert!(run.of("nodes").unwrap().parse::<u64>().is_ok());
        assert!(run.of("tables").unwrap().ends_with(" stones"));
    }
}

#[test]
fn an_unknown_value_is_a_negative_answer() {
    for limit in [["--nodes", "50"], ["--movetime", "50"], ["--seconds", "1"]] {
        let run = run(&["solve", "--stones", "0", "--memory", "1", limit[0], limit[1]]);
        assert_eq!((run.status, run.of("value")), (1, Some("unknown")), "{limit:?}");
        assert!(run.of("proved").is_some() && run.of("turns").is_none());
    }
}

#[test]
fn a_finished_game_has_a_value_and_no_line() {
    let run = run(&["solve", "--position", "9/9/9/9/B8 w"]);
    assert_eq!((run.status, run.of("value"), run.of("line")), (0, Some("loss"), Some("")));
}

#[test]
fn a_variant_can_be_solved_on_another_board() {
    let run = run(&["solve", "--variant", "tumicarona", "--board", "5x3"]);
    assert_eq!((run.status, run.of("value")), (0, Some("win")));
    assert_eq!(run.of("turns"), Some("shortest 11"));
}

#[test]
fn every_turn_of_a_position_is_solved() {
    let run = run(&["solve", "--variant", "telo", "--each"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let rows: Vec<Vec<&str>> = run.out.lines().map(|line| line.split('\t').collect()).collect();
    let turns: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    assert_eq!(turns, ["a1-b2A", "b1-b2A", "c1-b2A", "c2-b2A"]);
    assert!(rows.iter().all(|row| row.len() == 4), "{rows:?}");
    assert!(rows.iter().any(|row| row[1] == "win"), "{rows:?}");
    let short = crate::run::run(&["solve", "--each", "--stones", "0", "--nodes", "40"]);
    assert_eq!(short.status, 1);
    assert_eq!(short.out.lines().filter(|line| line.contains("\tunknown\t")).count(), 5);
}

#[test]
fn proofs_are_of_the_laboratory() {
    let run = run(&["solve", "--variant", "telo", "--proof", "file"]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.err.contains("fanorona-lab proof") && run.err.lines().count() == 1, "{}", run.err);
}

#[test]
fn invalid_input_is_refused() {
    for args in [
        &["--position", "nonsense"][..],
        &["--variant", "nothing"],
        &["--nodes", "0"],
        &["--memory", "0"],
        &["--threads", "0"],
        &["--seconds", "0"],
        &["--seconds", "1", "--movetime", "5"],
        &["--variant", "telo", "--stones", "10"],
        &["--stones", "many"],
        &["--board", "4x3"],
        &["--board", "9x9"],
    ] {
        let run = run(&[&["solve"], args].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(!run.err.is_empty());
    }
    for (board, reason) in [
        ("4x3", "the numbers of columns and rows must be odd"),
        ("1x5", "a board needs at least 3 columns and 3 rows"),
        ("9x9", "the board would have 81 points; 64 are the most"),
        ("5", "expected columns and rows such as 5x3"),
    ] {
        let run = run(&["solve", "--board", board]);
        assert!(run.status == 2 && run.err.contains(reason), "{board}: {}", run.err);
    }
}
