//! Files that cannot be written, reported before the work whose result they are for; files that cannot be gone on with;
//! and what a file names that does not exist.

use crate::run::{Run, file, folder, run};
use std::fs;

/// Runs a command that writes a file in a folder that does not exist.
fn refused(args: &[&str]) {
    let path = folder("outputs").join("no-such-folder").join("file");
    let path = path.to_str().unwrap();
    let Run { status, out, err } = run(&[args, &[path]].concat());
    let reason = "No such file or directory (os error 2)";
    let expected = format!("“{path}” cannot be written: {reason}.\n");
    // Nothing was printed or reported before.
    assert_eq!((status, out.as_str(), err), (2, "", expected), "{args:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn long_commands_say_at_once_that_their_result_cannot_be_written() {
    let dimy = ["--variant", "dimy"];
    refused(&["proof", "make", "--variant", "telo", "--out"]);
    refused(
        &[&["book", "make", "--positions", "600", "--nodes", "100"], &dimy[..], &["--out"]]
            .concat(),
    );
    refused(&[&["openings", "make", "--games", "1"], &dimy[..], &["--out"]].concat());
    let puzzles = ["puzzles", "make", "--count", "5", "--games", "1", "--nodes", "100"];
    refused(&[&puzzles, &dimy[..], &["--out"]].concat());
    refused(&[&["datagen", "--games", "1", "--nodes", "1"], &dimy[..], &["--out"]].concat());
    refused(&[&["chances", "--games", "1", "--nodes", "1"], &dimy[..], &["--keep"]].concat());
    refused(&["match", "random", "random", "--games", "2", "--output"]);
    refused(&["spsa", "razoring-margin", "--state"]);

    let data = folder("outputs-data").join("positions");
    let data = data.to_str().unwrap();
    let made =
        run(&["datagen", "--variant", "dimy", "--games", "1", "--nodes", "9", "--out", data]);
    assert_eq!(made.status, 0, "{}", made.err);
    refused(&["train", data, "--epochs", "1", "--out"]);
    // The tries of a few puzzles take a second.
    let pack = shipped_pack();
    refused(&["puzzles", "balance", &pack, "--count", "5", "--tries", "1", "--out"]);
}

/// A pack with some puzzles.
fn shipped_pack() -> String {
    let lines = include_str!("../../../../assets/puzzles/telo.txt").lines().take(12);
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    file("outputs-pack", "telo.txt", text)
}

/// A second name of the file tells whether it was replaced or written over.
#[test]
fn weights_replace_a_file_only_when_they_are_complete() {
    let folder = folder("outputs-weights");
    let [data, out, other] = ["data", "weights", "other"].map(|name| folder.join(name));
    let [data, path] = [&data, &out].map(|path| path.to_str().unwrap());
    let made =
        run(&["datagen", "--variant", "dimy", "--games", "1", "--nodes", "9", "--out", data]);
    assert_eq!(made.status, 0, "{}", made.err);
    fs::write(&out, "old weights").unwrap();
    fs::hard_link(&out, &other).unwrap();
    let trained = run(&["train", data, "--epochs", "1", "--out", path]);
    assert_eq!(trained.status, 0, "{}", trained.err);
    assert!(fs::read(&out).unwrap().starts_with(b"fanorona patterns "));
    assert_eq!(fs::read_to_string(&other).unwrap(), "old weights");
}

/// A pipe cannot be read, and then written at its end.
#[test]
#[cfg(target_os = "linux")]
fn files_that_are_gone_on_with_are_ordinary_ones() {
    let pipe = folder("pipes-kept").join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let pipe = pipe.to_str().unwrap();
    for args in [
        &["datagen", "--games", "1", "--nodes", "1", "--out", pipe][..],
        &["chances", "--games", "1", "--nodes", "1", "--keep", pipe],
        &["spsa", "razoring-margin", "--state", pipe],
    ] {
        let run = run(args);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(run.err.starts_with(&format!("{pipe}:1:1: ")), "{args:?}: {}", run.err);
    }
}

/// The name is in the file, not in an option.
#[test]
fn an_unknown_variant_in_a_file_is_reported_at_its_place() {
    let positions = "fanorona positions 2\nvariant zzz\nseed 1\nnodes 5\ngames 64\nstones 0\n\
                     patterns yes\nweights 00000000\n\n";
    let out = folder("inputs-out").join("weights");
    let out = out.to_str().unwrap();
    for (text, place, before, after) in [
        (positions, "2:9", &["train"][..], &["--out", out][..]),
        ("fanorona puzzles 1 zzz\n", "1:1", &["puzzles", "list"], &[]),
        ("fanorona openings 1 zzz\n", "1:1", &["openings", "list"], &[]),
    ] {
        let path = file("inputs", "file", text);
        let Run { status, out, err } = run(&[before, &[&path], after].concat());
        assert_eq!((status, out.as_str()), (2, ""), "{before:?}");
        let expected = format!("{path}:{place}: No variant is called “zzz”.");
        assert!(err.starts_with(&expected), "{before:?}: {err}");
    }
}
