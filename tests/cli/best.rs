//! `fanorona best`: the format of the output, under every limit.

use crate::run::run;

#[test]
fn every_limit_gives_a_legal_turn_and_all_lines() {
    let legal = run(&["turns", "--variant", "telo"]).out;
    for limit in
        [["--depth", "2"], ["--nodes", "500"], ["--movetime", "20"], ["--character", "fara"]]
    {
        let run = run(&["best", "--variant", "telo", limit[0], limit[1]]);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{limit:?}");
        let lines: Vec<(&str, &str)> =
            run.lines().into_iter().map(|line| line.split_once('\t').unwrap()).collect();
        let names: Vec<_> = lines.iter().map(|line| line.0).collect();
        assert_eq!(names, ["best", "score", "depth", "nodes", "nps", "line"]);
        assert!(legal.lines().any(|turn| turn == lines[0].1), "{limit:?}");
        let (kind, number) = lines[1].1.split_once(' ').unwrap();
        assert!(["cp", "win", "loss"].contains(&kind) && number.parse::<i32>().is_ok());
        assert!(lines[2..5].iter().all(|line| line.1.parse::<u64>().is_ok()));
        assert_eq!(lines[5].1.split(' ').next(), Some(lines[0].1));
    }
}

#[test]
fn the_same_limits_and_the_same_seed_give_the_same_turn() {
    for args in [&["best", "--nodes", "3000"][..], &["best", "--character", "fara", "--seed", "7"]]
    {
        let lines = |run: &crate::run::Run| {
            run.out
                .lines()
                .filter(|line| !line.starts_with("nps"))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(lines(&run(args)), lines(&run(args)));
    }
}

#[test]
fn options_that_a_computer_opponent_would_ignore_are_refused() {
    let fara = ["best", "--character", "fara"];
    let depth = ["best", "--depth", "2"];
    for (args, more) in [
        (fara, &["--lines", "3"][..]),
        (fara, &["--threads", "5"]),
        (fara, &["--memory", "8"]),
        (depth, &["--seed", "3"]),
        (depth, &["--no-book"]),
    ] {
        let run = run(&[&args[..], more].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{more:?}");
        assert!(run.err.contains(more[0]), "{}", run.err);
    }
}

#[test]
fn the_help_names_the_rows_and_the_scores() {
    let help = run(&["best", "--help"]).out;
    let words: Vec<&str> = help.split(|c: char| !c.is_ascii_alphabetic()).collect();
    for row in ["best", "score", "depth", "nodes", "nps", "line", "other"] {
        assert!(words.contains(&row), "{row}");
    }
    for score in ["cp", "win", "loss", "won", "lost", "draw"] {
        assert!(words.contains(&score), "{score}");
    }
}

#[test]
fn a_finished_game_has_no_best_turn() {
    let run = run(&["best", "--position", "9/9/9/9/B8 w", "--depth", "3"]);
    assert_eq!((run.status, run.lines()[0]), (1, "best\t-"));
    assert_eq!(run.err, "Black wins: every white stone is taken.\n");
}
