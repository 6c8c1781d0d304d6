//! Pipes and devices that the command line names in place of files.
#![cfg(target_os = "linux")]

use crate::run::{Run, file, finish, folder, program_within, run, typed};
use std::process::Command;

const GAME: &str = "[Variant \"telo\"]\n\n1. c1-b2A *\n";
const TSIVY: &str = "1. d2-e3A *\n";

/// Runs a command with a text on standard input, which it names as a file.
fn piped(args: &[&str], text: &str) -> Run {
    typed(
        &args.iter().map(|&arg| if arg == "@" { "/dev/stdin" } else { arg }).collect::<Vec<_>>(),
        text,
    )
}

#[test]
fn a_pipe_is_read_as_a_file_is() {
    let folder = folder("pipes-proof");
    let proof = folder.join("telo.proof");
    assert_eq!(
        run(&["proof", "make", "--variant", "telo", "--out", proof.to_str().unwrap()]).status,
        0
    );
    let proof = std::fs::read_to_string(proof).unwrap();
    let asset = |name: &str| std::fs::read_to_string(name).unwrap();
    let variant = "(key: \"small\", names: {\"en\": \"Small\"}, columns: 3, rows: 3, \
                   start: [\"BBB\", \"B1W\", \"WWW\"])";
    for (args, text) in [
        (&["replay", "@"][..], GAME),
        (&["analyse", "@", "--nodes", "50"], GAME),
        (&["link", "@"], GAME),
        (&["check", "@"], GAME),
        (&["check", "@"], variant),
        (&["--load", "@"], GAME),
        (&["compare", "@", "--variants", "tsivy,parker"], TSIVY),
        (&["proof", "check", "@"], &proof),
        (&["book", "check", "@"], &asset("assets/book/dimy.txt")),
        (&["openings", "list", "@"], &asset("assets/openings/dimy.txt")),
        (&["puzzles", "list", "@"], &asset("assets/puzzles/telo.txt")),
        (&["turns", "--variant", "@"], variant),
        (&["text", "--variant", "@", "--black", "human"], variant),
        (&["--variant", "@"], variant),
        (&["match", "random", "random", "--games", "2", "--openings", "@"], "9/9/9/9/W1B6 w\n"),
    ] {
        let path = file("pipes", "file", text);
        let path = if text == variant { path.clone() + ".ron" } else { path };
        std::fs::write(&path, text).unwrap();
        let named: Vec<&str> =
            args.iter().map(|&arg| if arg == "@" { &path } else { arg }).collect();
        let (piped, read) = (piped(args, text), run(&named));
        assert_eq!((piped.status, read.status), (0, 0), "{args:?}: {} {}", piped.err, read.err);
        assert_eq!(piped.out.replace("/dev/stdin", &path), read.out, "{args:?}");
    }
}

#[test]
fn two_pipes_of_a_shell_are_read() {
    let script = "\"$0\" replay --variant <(cat \"$1\") <(cat \"$2\")";
    let variant = file("pipes", "telo.ron", include_str!("../../assets/variants/telo.ron"));
    let path = file("pipes", "game.fgn", GAME);
    let mut shell = Command::new("bash");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_fanorona"), &variant, &path]);
    let output = shell.env_remove("DISPLAY").output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(String::from_utf8_lossy(&output.stdout), run(&["replay", &path]).out);
}

#[test]
fn what_never_ends_is_read_up_to_the_limit() {
    for args in [
        &["replay", "/dev/zero"][..],
        &["check", "/dev/zero"],
        &["turns", "--variant", "/dev/zero"],
        &["match", "search:nodes=5,patterns=/dev/zero", "random", "--games", "2"],
    ] {
        let run = finish(program_within("800000", args), "");
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(run.err.contains("The file is larger than "), "{args:?}: {}", run.err);
    }
}
