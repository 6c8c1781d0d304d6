//! Clocks and warnings of draws at the text board.

use crate::run::{folder, program, run, typed};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::Child;

const PEOPLE: [&str; 6] = ["text", "--black", "human", "--variant", "telo", "--clock"];

/// Reads the output up to the end of White's time, and hands back the rest unread.
fn until_time_is_out(child: &mut Child) -> (String, BufReader<std::process::ChildStdout>) {
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    while !text.contains("White's time has run out.") {
        assert!(output.read_line(&mut text).unwrap() > 0, "{text}");
    }
    (text, output)
}

fn with_clock(control: &str) -> Vec<&str> {
    PEOPLE.into_iter().chain([control]).collect()
}

#[test]
fn the_clocks_are_said_with_each_prompt() {
    let run = typed(&with_clock("300+5:-"), "a1-b2A\npause\nundo\n");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let times: Vec<&str> =
        run.lines().into_iter().filter(|line| line.starts_with("Clocks:")).collect();
    assert_eq!(times[0], "Clocks: White 5:00, Black none.");
    assert_eq!(times[1], "Clocks: White 5:05, Black none.", "the increment has come");
    assert_eq!(times[3], "Clocks: White 5:00, Black none.", "it is taken back with its turn");
    assert!(run.out.contains("The clocks are paused."));
    let without = typed(&["text", "--black", "human"], "pause\n");
    assert!(without.out.contains("No clock is running.") && !without.out.contains("Clocks:"));
}

#[test]
fn running_out_of_time_loses_and_is_recorded() {
    let path = folder("clock").join("lost.fgn");
    let mut child = program(&with_clock("0.05:600")).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let (mut out, mut output) = until_time_is_out(&mut child);
    writeln!(input, "a1-b2A\nsave! {}\nundo\na1-b2A", path.display()).unwrap();
    drop(input);
    output.read_to_string(&mut out).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(out.contains("Black wins: White's time has run out."), "{out}");
    let (late, again) = out.split_once("Taken back.").unwrap();
    assert!(!late.contains("White plays a1 to b2"), "the turn came too late: {out}");
    assert!(again.contains("White plays a1 to b2"), "the end can be taken back: {out}");
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("[TimeControl \"0.05:600\"]"), "{text}");
    assert!(text.contains("[Termination \"time forfeit\"]"), "{text}");
    assert!(run(&["replay", path.to_str().unwrap()]).out.ends_with("result\t0-1\n"));
}

#[test]
fn time_runs_out_without_input() {
    let mut child = program(&with_clock("0.2:600")).spawn().unwrap();
    let input = child.stdin.take().unwrap();
    // Nothing is typed; the program says by itself that the time has run out.
    let (out, _) = until_time_is_out(&mut child);
    assert!(out.contains("Black wins: White's time has run out."), "{out}");
    child.kill().unwrap();
    drop(input);
    child.wait().unwrap();
}

#[test]
fn the_computer_keeps_to_its_clock() {
    let args = ["text", "--variant", "dimy", "--white", "tompo", "--black", "tompo"];
    // So much time that a busy machine does not decide the game.
    let game = run(&[&args[..], &["--clock", "30", "--seed", "1"]].concat());
    assert_eq!((game.status, game.err.as_str()), (0, ""));
    assert!(
        game.out.contains("Result: ") && !game.out.contains("time has run out"),
        "{}",
        game.out
    );
    // Without a clock this opponent thinks for five seconds about a turn.
    let first = run(&["text", "--white", "ombiasy", "--black", "human", "--clock", "7"]);
    assert_eq!((first.status, first.err.as_str()), (0, ""));
    assert!(first.out.contains("White plays "), "{}", first.out);
    let left = first.out.split("Clocks: White 0:0").nth(1).unwrap().as_bytes()[0];
    assert!((b'3'..=b'7').contains(&left), "{}", first.out);
}

#[test]
fn an_invalid_time_control_is_refused_with_its_location() {
    for (control, told) in [
        ("300+x", "--clock:1:5: A time is written in seconds"),
        ("0", "--clock:1:1: A clock needs some time at the start."),
        ("60:99999999", "--clock:1:4: A clock can have 24 hours at most."),
        ("60+7200", "--clock:1:4: At most 60 minutes can be added after a turn."),
        ("1:2:3", "--clock:1:5: There are times for two sides at most"),
    ] {
        let run = run(&with_clock(control));
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{control}");
        assert!(run.err.starts_with(told), "{control}: {}", run.err);
    }
}

#[test]
fn near_draws_are_announced() {
    let path = crate::run::file(
        "near",
        "near.fgn",
        "[FEN \"9/9/9/8B/W8 w 90 60\"]\n\n60. a1-a2 i2-i1 a2-a1 i1-i2\n",
    );
    let args = ["text", "--black", "human", "--load", &path];
    let run = typed(&args, "a1-a2\ni2-i1\na2-a1\nquit\n");
    for said in [
        "6 more turns without a capture draw the game.",
        "This position has occurred for the second time. If it occurs once more, the game is drawn.",
        "This turn would draw the game at once by repetition: i1-i2.",
    ] {
        assert!(run.out.contains(said), "{said}\n{}", run.out);
    }
}
