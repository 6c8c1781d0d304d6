//! `fanorona-lab chances`: games are kept, gone on with, and not mixed with others.

use crate::run::{file, folder, run};
use std::fs;

#[test]
fn chances_are_fitted_to_games_that_can_be_kept() {
    let kept = folder("chances").join("games.txt");
    let kept = kept.to_str().unwrap();
    let chances = |games: &str, more: &[&str]| {
        let all = ["chances", "--variant", "dimy", "--nodes", "200", "--games", games];
        run(&[&all, more].concat())
    };
    let whole = chances("12", &[]);
    assert_eq!((whole.status, whole.err.as_str()), (0, ""));
    let names: Vec<_> =
        whole.lines().iter().map(|line| line.split('\t').next().unwrap().to_owned()).collect();
    assert_eq!(names[..6], ["games", "positions", "scale", "draw", "turn", "error"]);
    assert_eq!(names.iter().filter(|name| *name == "bin").count(), 10);
    assert_eq!(chances("5", &["--keep", kept]).status, 0);
    // A game that was being written when the program ended is played again.
    let text = fs::read_to_string(kept).unwrap();
    assert_eq!(text.lines().count(), 1 + 5);
    fs::write(kept, &text[..text.len() - 3]).unwrap();
    assert_eq!(chances("12", &["--keep", kept, "--threads", "2"]).out, whole.out);
    assert_eq!(fs::read_to_string(kept).unwrap().lines().count(), 1 + 12);
    let foreign = file("chances", "foreign.txt", "White wins\n");
    let refused = chances("2", &["--keep", &foreign]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains(":1:1: "), "{}", refused.err);
    // Files of earlier versions do not say how their games were played.
    let games: String = text.lines().skip(1).map(|line| format!("{line}\n")).collect();
    let old = file("chances", "old.txt", &games);
    let refused = chances("5", &["--keep", &old]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    let version = "This is not a file of `fanorona-lab chances --keep` of this version.";
    assert_eq!(refused.err, format!("{old}:1:1: {version}\n"));
    assert_eq!(fs::read_to_string(&old).unwrap(), games);
}

#[test]
fn games_that_were_played_with_other_options_are_not_used() {
    let kept = folder("chances-options").join("games.txt");
    let kept = kept.to_str().unwrap();
    let with = |option: &str, value: &str| {
        let mut args = ["chances", "--variant", "telo", "--seed", "1", "--nodes", "50"].to_vec();
        args.extend(["--positions", "2", "--games", "2", "--threads", "1", "--keep", kept]);
        let at = args.iter().position(|&arg| arg == option).unwrap();
        args[at + 1] = value;
        run(&args)
    };
    assert_eq!(with("--games", "3").status, 0);
    let text = fs::read_to_string(kept).unwrap();
    assert!(
        text.starts_with("fanorona chances 1 variant telo seed 1 nodes 50 positions 2 weights ")
    );
    let refused = |option, value| {
        let found = with(option, value);
        let reason = "These games were played with other options.";
        let expected = format!("{kept}:1:1: {reason}\n");
        assert_eq!((found.status, found.out.as_str(), found.err), (2, "", expected), "{option}");
    };
    for (option, value) in
        [("--variant", "dimy"), ("--seed", "99"), ("--nodes", "5000"), ("--positions", "3")]
    {
        refused(option, value);
    }
    // By another evaluation the same position has another score.
    let (before, after) = text.split_once(" weights ").unwrap();
    let other = format!("{before} weights 00000000{}", &after[8..]);
    fs::write(kept, &other).unwrap();
    refused("--threads", "2");
    assert_eq!(fs::read_to_string(kept).unwrap(), other);
}

/// Only the end of a line that an interrupted run has left is cut off.
#[test]
fn games_are_not_added_to_a_file_of_another_kind() {
    let chances = |path: &str| {
        run(&["chances", "--variant", "dimy", "--games", "2", "--nodes", "20", "--keep", path])
    };
    for text in ["precious notes", "precious notes\n", "fanorona chances 1 variant telo"] {
        let path = file("outputs-keep", "notes.txt", text);
        let refused = chances(&path);
        assert_eq!((refused.status, refused.out.as_str()), (2, ""), "{text}");
        assert!(refused.err.starts_with(&format!("{path}:1:1: ")), "{}", refused.err);
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    let path = file("outputs-keep", "games", "fanorona chan");
    let played = chances(&path);
    assert_eq!((played.status, played.err.as_str()), (0, ""));
    let whole = fs::read_to_string(&path).unwrap();
    assert_eq!(whole.lines().count(), 3, "{whole}");
    fs::write(&path, &whole[..whole.len() - 3]).unwrap();
    assert_eq!(chances(&path).out, played.out);
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
}
