//! `fanorona-lab spsa`: the same seed gives the same values, states are continued, and bad ones are refused.

use crate::run::{Run, file, folder, run};
use std::fs;
use std::path::Path;

/// Tunes two constants in short games of Dimy.
fn spsa(state: &Path, more: &[&str]) -> Run {
    let state = state.to_str().unwrap();
    let args = ["spsa", "quiescence-depth=2:2", "pruning-margin=60:60", "--variant", "dimy"];
    let games = ["--nodes", "150", "--pairs", "3", "--stability", "2", "--state", state];
    run(&[&args[..], &games, more].concat())
}

/// The lines of iterations, without the heading and the player.
fn iterations(run: &Run) -> Vec<&str> {
    assert_eq!(run.status, 0, "{}", run.err);
    let lines = run.lines();
    assert_eq!(lines[0], "iteration\tgames\tpercent\tquiescence-depth\tpruning-margin");
    assert!(lines[lines.len() - 1].starts_with("player\tsearch:quiescence-depth="), "{}", run.out);
    lines[1..lines.len() - 1].to_vec()
}

#[test]
fn twenty_iterations_are_ten_and_ten_more_on_any_number_of_threads() {
    let folder = folder("spsa");
    let [whole, parts, other] = ["whole", "parts", "other"].map(|name| folder.join(name));
    let all = spsa(&whole, &["--iterations", "20", "--threads", "3"]);
    let first = spsa(&parts, &["--iterations", "10"]);
    let second = spsa(&parts, &["--iterations", "20", "--threads", "2"]);
    assert_eq!(iterations(&all).len(), 20);
    assert!(iterations(&all)[19].starts_with("20\t120\t"), "{}", all.out);
    assert_eq!([iterations(&first), iterations(&second)].concat(), iterations(&all));
    // The values move in both halves.
    let values = |number: usize| iterations(&all)[number - 1].splitn(4, '\t').last();
    assert!(values(1) != values(10) && values(10) != values(20), "{}", all.out);
    assert_eq!(fs::read_to_string(&parts).unwrap(), fs::read_to_string(&whole).unwrap());
    // Nothing is missing.
    let again = spsa(&parts, &["--iterations", "20"]);
    assert_eq!(iterations(&again), [""; 0]);
    assert_eq!(again.lines().last(), all.lines().last());
    let seed = spsa(&other, &["--iterations", "20", "--seed", "2"]);
    assert_ne!(iterations(&seed), iterations(&all));

    // What it prints is a player.
    let line = *all.lines().last().unwrap();
    let player = line.strip_prefix("player\t").unwrap();
    let args = ["match", player, "search", "--variant", "dimy", "--nodes", "60", "--games", "2"];
    let played = run(&args);
    assert_eq!(played.status, 0, "{}", played.err);
}

#[test]
fn a_state_is_continued_with_the_same_options_only() {
    let path = folder("spsa-options").join("state");
    assert_eq!(spsa(&path, &["--iterations", "1"]).status, 0);
    let before = fs::read_to_string(&path).unwrap();
    let name = path.to_str().unwrap();
    let told = format!("{name}:1:1: This state was made with other options.\n");
    for more in [&["--seed", "9"][..], &["--a", "3"], &["--c", "2"], &["reduction-depth"]] {
        let run = spsa(&path, &[more, &["--iterations", "2"]].concat());
        assert_eq!((run.status, run.out.as_str(), &run.err), (2, "", &told), "{more:?}");
    }
    let args = ["spsa", "quiescence-depth=2:2", "pruning-margin=61:60", "--variant", "dimy"];
    let games = ["--nodes", "150", "--pairs", "3", "--stability", "2", "--state", name];
    assert_eq!(run(&[&args[..], &games].concat()).err, told);
    assert_eq!(fs::read_to_string(&path).unwrap(), before, "nothing is lost");
}

#[test]
fn damaged_and_foreign_files_are_refused_with_one_line() {
    let path = folder("spsa-damaged").join("state");
    assert_eq!(spsa(&path, &["--iterations", "1"]).status, 0);
    let good = fs::read_to_string(&path).unwrap();
    let name = path.to_str().unwrap().to_owned();
    let damaged = format!("{name}:1:1: This state of `fanorona-lab spsa` is damaged.\n");
    let foreign =
        format!("{name}:1:1: This is not a state of `fanorona-lab spsa` of this version.\n");
    for (text, told) in [
        (good.replace("iteration 1", "iteration 0"), &damaged),
        (good[..good.len() - 20].to_owned(), &damaged),
        (good.replace("spsa 1", "spsa 2"), &foreign),
        ("[Event \"a game\"]\n\n*\n".to_owned(), &foreign),
    ] {
        fs::write(&path, &text).unwrap();
        let run = spsa(&path, &["--iterations", "2"]);
        assert_eq!((run.status, run.out.as_str(), &run.err), (2, "", told), "{text}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "it is left as it is");
    }
}

#[test]
fn constants_that_do_not_exist_and_values_out_of_range_are_refused() {
    let state = file("spsa-wrong", "unused", "");
    fs::remove_file(&state).unwrap();
    for (constant, column, told) in [
        (
            "no-such-constant",
            1,
            "“no-such-constant” is not a constant of the search. Known constants: ",
        ),
        (
            "razoring-margin=2001",
            17,
            "The option razoring-margin needs a whole number from 0 to 2000.",
        ),
        ("razoring-margin=", 17, "The option razoring-margin needs a whole number from 0 to 2000."),
        (
            "capture-reduction=-501",
            19,
            "The option capture-reduction needs a whole number from -500 to 500.",
        ),
        (
            "razoring-margin=5:0",
            19,
            "The step of razoring-margin must be a whole number from 1 to 2000.",
        ),
    ] {
        let run = run(&["spsa", constant, "--state", &state]);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{constant}");
        assert!(run.err.starts_with(&format!("CONSTANT:1:{column}: {told}")), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
    let twice = run(&["spsa", "razoring-margin", "razoring-margin=5", "--state", &state]);
    assert_eq!(twice.err, "CONSTANT:1:1: The option razoring-margin is given twice.\n");
    for option in ["--a", "--c"] {
        for value in ["0", "-1", "NaN", "inf", "x"] {
            let run =
                run(&["spsa", "razoring-margin", "--state", &state, &format!("{option}={value}")]);
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{option} {value}");
        }
    }
    assert!(!Path::new(&state).exists());
}

#[test]
fn the_help_lists_the_constants_with_their_defaults() {
    let help = run(&["spsa", "--help"]);
    let words = help.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("razoring-margin (200:40, 0 to 2000)"), "{}", help.out);
}

#[test]
fn constants_are_options_of_the_plain_search_in_a_match() {
    let play = |player: &str| {
        run(&["match", player, "search:nodes=80", "--variant", "dimy", "--games", "4"])
    };
    let same = play("search:nodes=80,razoring-margin=200,reduction-divisor=300");
    assert!(same.out.contains("pairs\t0 0 2 0 0"), "the defaults: {}", same.out);
    let records = |constant: &str| {
        let path = folder("spsa-match").join(constant.replace(['=', '-'], ""));
        let player = format!("search:nodes=300,name=x,{constant}");
        let output = path.to_str().unwrap();
        let args = ["--variant", "dimy", "--games", "4", "--output", output];
        let played = run(&[&["match", &player, "search:nodes=300"][..], &args].concat());
        assert_eq!(played.status, 0, "{}", played.err);
        fs::read_to_string(path).unwrap()
    };
    let default = records("pruning-margin=90");
    for constant in ["pruning-margin=5", "quiescence-depth=0", "reduction-divisor=60"] {
        assert_ne!(records(constant), default, "{constant} changes nothing");
    }
}
