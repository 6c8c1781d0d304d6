//! `fanorona solve`: values, lines, unknown values, and invalid arguments.

use crate::run::{Run, run};

fn of<'a>(run: &'a Run, name: &str) -> Option<&'a str> {
    run.out.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('\t'))
}

#[test]
fn telo_is_won_and_the_line_is_a_complete_game() {
    for stones in [&[][..], &["--stones", "0"]] {
        let run = run(&[&["solve", "--variant", "telo"], stones].concat());
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        assert_eq!(of(&run, "value"), Some("win"));
        assert_eq!(of(&run, "turns"), Some("shortest 11"));
        let line = of(&run, "line").unwrap();
        assert_eq!(line.split(' ').count(), 11, "{line}");
        assert!(of(&run, "nodes").unwrap().parse::<u64>().is_ok());
        assert!(of(&run, "tables").unwrap().ends_with(" stones"));
    }
}

#[test]
fn an_unknown_value_is_a_negative_answer() {
    for limit in [["--nodes", "50"], ["--movetime", "50"], ["--seconds", "1"]] {
        let run = run(&["solve", "--stones", "0", "--memory", "1", limit[0], limit[1]]);
        assert_eq!((run.status, of(&run, "value")), (1, Some("unknown")), "{limit:?}");
        assert!(of(&run, "proved").is_some() && of(&run, "turns").is_none());
    }
}

#[test]
fn a_finished_game_has_a_value_and_no_line() {
    let run = run(&["solve", "--position", "9/9/9/9/B8 w"]);
    assert_eq!((run.status, of(&run, "value"), of(&run, "line")), (0, Some("loss"), Some("")));
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
    ] {
        let run = run(&[&["solve"], args].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(!run.err.is_empty());
    }
}
