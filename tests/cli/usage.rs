//! Help, version, and errors in command lines.

use crate::run::{file, folder, program, run};

#[test]
fn help_and_version_are_data() {
    for args in [&["--help"][..], &["help", "text"], &["best", "--help"]] {
        let run = run(args);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        assert!(run.out.contains("Usage: fanorona"), "{}", run.out);
    }
    let run = run(&["--version"]);
    assert_eq!(run.out, concat!("fanorona ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn wrong_usage_ends_with_2() {
    for args in [
        &["dance"][..],
        &["turns", "--depth", "1"],
        &["perft"],
        &["perft", "--depth", "0"],
        &["perft", "--depth", "-1"],
        &["perft", "--depth", "99999999999999999999"],
        &["best"],
        &["best", "--depth", "2", "--nodes", "5"],
        &["best", "--depth", "0"],
        &["replay"],
        &["--lang", "xx", "variants"],
        &["--variant", "telo", "variants"],
        &["--load", "x.fgn", "turns"],
    ] {
        let run = run(args);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(!run.err.is_empty(), "{args:?}");
    }
}

#[test]
fn the_variant_option_may_precede_the_command() {
    assert_eq!(run(&["--variant", "telo", "turns"]).lines().len(), 4);
}

#[test]
fn errors_for_unknown_names_list_the_known_ones() {
    let unknown = run(&["turns", "--variant", "chess"]);
    assert_eq!((unknown.status, unknown.out.as_str()), (2, ""));
    assert!(
        unknown.err.starts_with(
            "--variant:1:1: No variant is called “chess”. Known variants: tsivy, dimy"
        )
    );
    let unknown = run(&["best", "--character", "nobody"]);
    assert_eq!(unknown.status, 2);
    assert!(unknown.err.contains("fara, rakoto, noro"), "{}", unknown.err);
    assert_eq!(run(&["text", "--white", "nobody"]).status, 2);
}

#[test]
fn an_invalid_position_is_reported_with_its_location() {
    for (position, start) in [
        ("", "--position:1:1: The position has 1 row,"),
        ("9/9/9/9 w", "--position:1:1: The position has 4 rows, the board 5."),
        ("9/9/9/8/W8 w", "--position:1:7: Row 2 has 8 points, the board 9 columns."),
        ("9/9/9/9/W7X w", "--position:1:11: “X” cannot stand"),
        ("9/9/9/9/W7é w", "--position:1:11: “é” cannot stand"),
        ("9/9/9/9/W8 x", "--position:1:12: The side to move"),
        ("9/9/9/9/W8", "--position:1:11: The side to move"),
        ("9/9/9/9/W8 w x", "--position:1:14: The turns since"),
        ("9/9/9/9/W8 w 70000", "--position:1:14: The turns since"),
        ("9/9/9/9/W8 w 0 0", "--position:1:16: The turn's number"),
        ("9/9/9/9/W8 w 0 1 q", "--position:1:18: The side with the handicap"),
        ("9/9/9/9/W8 w 0 1 w", "--position:1:1: This variant knows no handicap."),
        ("9/9/9/9/W8 w 0 1 - z", "--position:1:20: A position has at most five fields."),
        ("9/9/9/9/9 w", "--position:1:1: There is no stone on the board."),
    ] {
        let run = run(&["turns", "--position", position]);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{position}");
        assert!(run.err.starts_with(start), "{position}: {}", run.err);
    }
}

#[test]
fn messages_follow_the_language_and_data_does_not() {
    let french = run(&["--lang", "fr", "turns", "--position", "9/9/9/9/B8 w"]);
    assert_eq!(french.err, "Les Noirs gagnent : tous les pions blancs sont pris.\n");
    let mut command = program(&["turns", "--variant", "chess"]);
    command.env("LC_ALL", "fr_FR.UTF-8");
    let output = command.output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("Aucune variante"));
    assert_eq!(run(&["turns", "--lang", "fr"]).out, run(&["turns"]).out);
}

#[test]
fn files_that_are_not_texts_are_reported() {
    let folder = folder("no-text");
    let missing = folder.join("missing.fgn");
    let binary = file("no-text", "binary.fgn", [0x50, 0x0a, 0x4b, 0x00, 0x01]);
    let latin = file("no-text", "latin.fgn", b"[White \"Andr\xe9\"]\n");
    let empty = file("no-text", "empty.fgn", "");
    let large = file("no-text", "large.fgn", vec![b' '; 5 * 1024 * 1024]);
    for (path, error) in [
        (missing.to_str().unwrap(), ":1:1: There is no such file."),
        (folder.to_str().unwrap(), ":1:1: This is a folder, not a file."),
        (&binary, ":2:2: This is not a text file."),
        (&latin, ":1:13: This is not a text file."),
        (&empty, ":1:1: The file is empty."),
        (&large, ":1:1: The file is larger than 4096 KiB."),
    ] {
        for args in [&["replay", path][..], &["text", "--load", path], &["--load", path]] {
            let run = run(args);
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
            assert_eq!(run.err, format!("{path}{error}\n"));
        }
    }
}
