//! Files that cannot be written are reported before the work whose result they are for.

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
    let lines = include_str!("../../assets/puzzles/telo.txt").lines().take(12);
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
