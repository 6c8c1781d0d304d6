//! Help, version, and errors in command lines.

use crate::run::{file, folder, program, run, typed};
use fanorona::texts::Language;

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
    assert!(!unknown.err.contains("human"), "{}", unknown.err);
    let human = run(&["best", "--character", "human"]);
    assert!(human.status == 2 && !human.err.contains("human means a person"), "{}", human.err);
    let player = run(&["text", "--white", "nobody"]);
    assert!(player.status == 2 && player.err.contains("human means a person"), "{}", player.err);
    for elo in ["99999", "0", "x", ""] {
        let strength = format!("sahala:elo={elo}");
        let refused = run(&["text", "--black", &strength]);
        let told = "--black:1:8: The option elo needs a whole number from 1 to 2373.\n";
        assert_eq!((refused.status, refused.err.as_str()), (2, told), "{elo}");
    }
}

#[test]
fn the_manual_says_why_it_is_not_written() {
    let there = file("manual", "file", "");
    let missing = folder("manual").join("none");
    let [missing, there] = [missing.to_str().unwrap(), &there];
    for (place, reason) in [(missing, "There is no such folder."), (there, "This is not a folder.")]
    {
        let run = run(&["manual", place]);
        assert_eq!((run.status, run.err), (2, format!("{place}:1:1: {reason}\n")));
    }
    // A page cannot take the place of a folder.
    let taken = folder("manual-taken");
    std::fs::create_dir_all(taken.join("fanorona.1")).unwrap();
    let run = run(&["manual", taken.to_str().unwrap()]);
    assert!(run.status == 2 && run.err.contains("cannot be written"), "{}", run.err);
}

#[test]
fn an_invalid_position_is_reported_with_its_location() {
    for (position, start) in [
        ("", "--position:1:1: The position has 1 row,"),
        ("9/9/9/9 w", "--position:1:1: The position has 4 rows, the board 5."),
        ("9/9/9/8/W8 w", "--position:1:7: Row 2 has 8 points, the board 9 columns."),
        ("9/9/9/9/W7X w", "--position:1:11: “X” is not allowed"),
        ("9/9/9/9/W7é w", "--position:1:11: “é” is not allowed"),
        ("9/9/9/9/W8 x", "--position:1:12: The side to move"),
        ("9/9/9/9/W8", "--position:1:11: The side to move"),
        ("9/9/9/9/W8 w x", "--position:1:14: The turns since"),
        ("9/9/9/9/W8 w 70000", "--position:1:14: The turns since"),
        ("9/9/9/9/W8 w 0 0", "--position:1:16: The turn's number"),
        ("9/9/9/9/W8 w 0 1 q", "--position:1:18: The side with the handicap"),
        ("9/9/9/9/W8 w 0 1 w", "--position:1:18: This variant has no handicap."),
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
    assert_eq!(french.err, "Les Noirs gagnent\u{a0}: tous les pions blancs sont pris.\n");
    let mut command = program(&["turns", "--variant", "chess"]);
    command.env("LC_ALL", "fr_FR.UTF-8");
    let output = command.output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("Aucune variante"));
    // C switches translations off.
    command.env("LC_ALL", "C").env("LANG", "fr_FR.UTF-8").env("LANGUAGE", "fr");
    let output = command.output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("No variant"));
    assert_eq!(run(&["turns", "--lang", "fr"]).out, run(&["turns"]).out);
}

#[test]
fn the_help_lists_every_language() {
    let help = run(&["--help"]).out;
    let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
    assert!(help.contains(&format!("The language of messages: {} [", codes.join(", "))), "{help}");
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
        (&binary, ":2:2: This is not a text file in UTF-8: save it as UTF-8."),
        (&latin, ":1:13: This is not a text file in UTF-8: save it as UTF-8."),
        (&empty, ":1:1: The file is empty."),
        (&large, ":1:1: The file is larger than 4 MB."),
    ] {
        for args in [&["replay", path][..], &["text", "--load", path], &["--load", path]] {
            let run = run(args);
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
            assert_eq!(run.err, format!("{path}{error}\n"));
        }
    }
}

#[test]
fn one_ceiling_holds_for_the_threads_of_every_command() {
    for args in [
        &["best", "--depth", "1", "--threads", "257"][..],
        &["solve", "--variant", "telo", "--threads", "257"],
        &["bench", "--depth", "1", "--threads", "257"],
        &["endgame", "--variant", "telo", "--stones", "2", "--threads", "257"],
        &["tune", "--variant", "telo", "--games", "1", "--nodes", "1", "--threads", "257"],
        &["tune", "--variant", "telo", "--games", "1", "--nodes", "1", "--threads", "0"],
        &["spsa", "razoring-margin", "--state", "unused", "--threads", "257"],
        &["match", "random", "random", "--games", "2", "--concurrency", "257"],
        &["match", "search:nodes=1,threads=257", "random", "--games", "2"],
        &["match", "fara:threads=257", "random", "--games", "2"],
        // Several games at once multiply the threads of their players.
        &["match", "search:nodes=1,threads=200", "random", "--games", "8", "--concurrency", "2"],
    ] {
        let run = run(args);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert!(run.err.contains("256"), "{args:?}: {}", run.err);
    }
    let protocol = typed(&["engine"], "setoption name Threads value 257\nquit\n");
    assert!(
        protocol.out.contains("Threads needs a whole number from 1 to 256"),
        "{}",
        protocol.out
    );
    assert!(
        typed(&["engine"], "uci\nquit\n")
            .out
            .contains("name Threads type spin default 1 min 1 max 256")
    );
}

#[test]
fn memory_that_cannot_be_allocated_is_refused_by_every_command() {
    let most = (1 << 20).to_string();
    let told = |told: &str| format!("{told}1048576 MiB of memory cannot be allocated.\n");
    for (args, place) in [
        (&["best", "--depth", "1", "--memory", &most][..], "--memory:1:1: "),
        (&["solve", "--variant", "telo", "--memory", &most], "--memory:1:1: "),
        (&["match", &format!("search:nodes=1,hash={most}"), "random", "--games", "2"], "A:1:16: "),
        (&["match", "random", &format!("search:hash={most},nodes=1"), "--games", "2"], "B:1:8: "),
    ] {
        let run = run(args);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
        assert_eq!(run.err, told(place), "{args:?}");
    }
    for args in [
        &["best", "--depth", "1", "--memory", "1048577"][..],
        &["solve", "--variant", "telo", "--memory", "1048577"],
        &["match", "search:nodes=1,hash=1048577", "random", "--games", "2"],
    ] {
        let run = run(args);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}");
    }
    let protocol =
        typed(&["engine"], &format!("setoption name Hash value {most}\ngo depth 1\nquit\n"));
    let (error, answer) = protocol.out.split_once('\n').unwrap();
    assert!(error.starts_with("info string error: ") && error.contains(&most), "{error}");
    assert!(answer.contains("bestmove "), "the table stays as it was: {answer}");
}

/// A device on which nothing can be written.
#[cfg(target_os = "linux")]
fn full() -> std::fs::File {
    std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn help_that_cannot_be_written_is_an_error() {
    for args in [&["help"][..], &["--help"], &["best", "--help"], &["--version"]] {
        let output = program(args).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(err.starts_with("The output cannot be written"), "{args:?}: {err}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn messages_that_cannot_be_written_do_not_stop_a_command() {
    let data = folder("full-messages");
    std::fs::create_dir_all(data.join("variants")).unwrap();
    std::fs::write(data.join("variants/bad.ron"), "(").unwrap();
    for args in [
        &["turns", "--position", "9/9/9/9/B8 w"][..],
        &["best", "--depth", "1", "--position", "9/9/9/9/B8 w"],
        &["variants"],
        &["endgame", "--variant", "telo", "--stones", "3"],
        &["match", "random", "random", "--games", "2", "--variant", "telo", "--seed", "3"],
        &["turns", "--variant", "chess"],
        &["turns", "--depth"],
        &["replay", "/no/such/file"],
        &["--variant", "telo"],
    ] {
        let with = |messages: std::process::Stdio| {
            let data = data.join(args[0].trim_matches('-'));
            let _ = std::fs::remove_dir_all(&data);
            let _ = std::fs::create_dir_all(data.join("variants"));
            std::fs::write(data.join("variants/bad.ron"), "(").unwrap();
            program(args).env("FANORONA_DATA", &data).stderr(messages).output().unwrap()
        };
        let (whole, lost) = (with(std::process::Stdio::piped()), with(full().into()));
        assert!(!whole.stderr.is_empty(), "{args:?}");
        // Nothing but the messages is missing, and the exit status says that they are.
        assert_eq!(
            String::from_utf8_lossy(&lost.stdout),
            String::from_utf8_lossy(&whole.stdout),
            "{args:?}"
        );
        assert_eq!(lost.status.code(), Some(3), "{args:?}");
    }
    let quiet = program(&["turns"]).stderr(full()).output().unwrap();
    assert_eq!(quiet.status.code(), Some(0), "there was no message");
}
