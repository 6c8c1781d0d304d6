//! Control characters in names and texts from files: shown escaped, and refused in keys.

use crate::run::{Run, file, folder, run, typed, within};

/// Escape sequences as a hostile file may contain them: clear the screen, set the title, go back.
const HOSTILE: &str = "\u{1b}[2J\u{1b}]0;owned\u{7}\r\u{9b}31m\u{7f}\u{202e}";

/// Nothing but text, line breaks and tabs reaches the terminal.
fn assert_harmless(run: &Run) {
    for text in [&run.out, &run.err] {
        let bad = text.chars().find(|&c| c.is_control() && !['\n', '\t'].contains(&c));
        assert_eq!(bad, None, "{text:?}");
        assert!(!text.contains('\u{202e}'), "{text:?}");
    }
}

/// A variant file in which the name, a rule and the source contain escape sequences, as RON escapes.
fn variant(key: &str) -> String {
    let hostile: String = HOSTILE.chars().map(|c| format!("\\u{{{:x}}}", u32::from(c))).collect();
    format!(
        r#"(
    key: "{key}",
    names: {{"en": "Name {hostile}"}},
    rules: {{"en": ["Rule {hostile}"]}},
    source: "Source {hostile}",
    columns: 3,
    rows: 3,
    start: ["BBB", "B1W", "WWW"],
)"#
    )
}

#[test]
fn names_and_rules_of_variants_are_shown_escaped() {
    let data = folder("control-variants");
    std::fs::create_dir_all(data.join("variants")).unwrap();
    std::fs::write(data.join("variants/hostile.ron"), variant("hostile")).unwrap();
    let listed = within(&data, &["variants"], "");
    assert_eq!(listed.status, 0, "{}", listed.err);
    assert!(listed.out.contains("Name \\u{1b}[2J\\u{1b}]0;owned\\u{7}"), "{}", listed.out);
    assert_harmless(&listed);
    let args = ["text", "--variant", "hostile", "--black", "human"];
    let played = within(&data, &args, "rules\nboard\n");
    assert!(played.out.contains("Rule \\u{1b}[2J"), "{}", played.out);
    assert!(played.out.contains("\\u{7f}") && played.out.contains("\\u{9b}31m"), "{}", played.out);
    assert_harmless(&played);
}

#[test]
fn control_characters_in_keys_are_refused() {
    for key in ["a\\u{1b}b", "a\\nb", "a\\u{202e}b"] {
        let path = file("control-key", "key.ron", variant(key));
        let run = run(&["turns", "--variant", &path]);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{key}");
        assert!(run.err.starts_with(&format!("{path}:2:10: ")), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
        assert_harmless(&run);
    }
    // The keys of names and rules are languages.
    for (field, place) in [("names: {\"en\"", "3:13"), ("rules: {\"en\"", "4:13")] {
        let more = format!("{}: {{\"f\\u{{1b}}r\": ", field.split(':').next().unwrap());
        let value = if field.starts_with("rules") { "[\"x\"]" } else { "\"x\"" };
        let text = variant("key").replace(field, &format!("{more}{value}, \"en\""));
        let path = file("control-language", "language.ron", text);
        let run = run(&["turns", "--variant", &path]);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{field}");
        assert!(run.err.starts_with(&format!("{path}:{place}: ")), "{}", run.err);
        assert_harmless(&run);
    }
}

#[test]
fn unknown_names_are_quoted_escaped() {
    for args in [
        &["turns", "--variant", HOSTILE][..],
        &["best", "--character", HOSTILE],
        &["text", "--white", HOSTILE],
        &["match", HOSTILE, "random", "--games", "2"],
        &["match", "random", "random", "--games", "2", "--openings", HOSTILE],
        &["replay", HOSTILE],
        &["turns", "--position", HOSTILE],
        &["perft", "--depth", HOSTILE],
        &["games", "delete", HOSTILE],
        &["--lang", HOSTILE, "variants"],
        &[HOSTILE],
    ] {
        let run = run(args);
        assert_eq!(run.status, 2, "{args:?}");
        assert_harmless(&run);
    }
}

#[test]
fn tags_and_comments_of_records_are_shown_escaped() {
    let data = folder("control-records");
    let record = format!(
        "[White \"W{HOSTILE}\"]\n[Event \"E{HOSTILE}\"]\n[Variant \"telo\"]\n[Result \"*\"]\n\n1. a1-b2A {{C{HOSTILE}}} *\n"
    );
    let path = file("control-records", "hostile.fgn", &record);
    let imported = within(&data, &["games", "import", &path], "");
    assert_eq!((imported.status, imported.err.as_str()), (0, ""));
    for args in [
        &["games"][..],
        &["games", "--statistics"],
        &["games", "export"],
        &["replay", &path],
        &["text", "--load", &path, "--black", "human"],
        &["--load", &path],
    ] {
        let run = within(&data, args, "");
        assert_eq!(run.status, 0, "{args:?}: {}", run.err);
        assert_harmless(&run);
        // A tab takes the place of the carriage return in lists, as for all white space.
        let named = args[0] == "replay" || run.out.contains("W\\u{1b}[2J") || args.len() > 1;
        assert!(named, "{args:?}: {}", run.out);
    }
    assert!(within(&data, &["games"], "").out.contains("W\\u{1b}[2J"));
    // A file gets the same record as a terminal, in which the characters are escapes of their own.
    let output = data.join("out.fgn");
    let export = ["games", "export", "--output", output.to_str().unwrap()];
    assert_eq!(within(&data, &export, "").status, 0);
    let text = std::fs::read_to_string(output).unwrap();
    assert!(text.contains("W\\u001b[2J\\u001b]0;owned\\u0007"), "{text:?}");
    assert_eq!(within(&data, &["games", "export"], "").out, text);
}

#[test]
fn errors_in_records_quote_the_text_escaped() {
    for record in [
        format!("[Variant \"{}\"]\n\n*\n", HOSTILE.replace('\r', "")),
        format!("1. {} *", HOSTILE.replace('\r', "")),
        format!("1{} f2-e3A *", HOSTILE.replace('\r', "")),
        format!("[Result \"{}\"]\n\n1. f2-e3A *", HOSTILE.replace('\r', "")),
        // A backslash takes the next character as it is.
        "[Variant \"a\\\nb\"]\n\n*\n".to_owned(),
        "[Result \"1\\\n0\"]\n\n1. f2-e3A *".to_owned(),
    ] {
        let run = typed(&["replay", "-"], &record);
        assert!(run.status > 0, "{record:?}: {}", run.out);
        assert_eq!(run.err.lines().count(), 1, "{record:?}: {}", run.err);
        assert_harmless(&run);
    }
}

/// A program that reads the lines `file:line:column: reason` is not made to believe in others.
#[test]
fn line_breaks_in_names_make_no_further_lines() {
    const FORGED: &str = "x\nforged.fgn:1:1: fine\r\nforged.fgn:2:1: fine";
    let named = file("control-lines", "a\nforged.ron:1:1: fine", "(key: 1)");
    let record = file("control-lines", "a\nforged.fgn:1:1: fine", "1. a1-a1 *\n");
    let pack = file("control-lines", "a\nforged.txt:1:1: fine", "fanorona puzzles 1 telo\nx\n");
    let cut = file("control-lines", "a\nforged:1:1: fine", "[Result \"1-0\"]\n\n1. f2-e3A\n");
    for (args, lines) in [
        (&["replay", FORGED][..], 1),
        (&["replay", &record], 1),
        (&["replay", &cut], 1),
        (&["analyse", &record], 1),
        (&["check", &record], 1),
        (&["check", &named], 5),
        (&["check", &pack], 1),
        (&["turns", "--variant", &named], 5),
        (&["turns", "--variant", FORGED], 1),
        (&["best", "--character", FORGED], 1),
        (&["puzzles", "list", &pack], 1),
        (&["book", "check", &record], 1),
        (&["openings", "list", &record], 1),
        (&["proof", "check", &record], 1),
        (&["train", &record, "--out", "x"], 1),
        (&["games", "delete", FORGED], 1),
        (&["match", FORGED, "random", "--games", "2"], 1),
        (&["match", "random", "random", "--games", "2", "--openings", &record], 1),
        (&["book", "make", "--positions", "1", "--out", &format!("no/such/{FORGED}")], 1),
    ] {
        let run = run(args);
        assert!(run.status > 0 || args[1] == cut || args[0] == "puzzles", "{args:?}");
        assert_eq!(run.err.lines().count(), lines, "{args:?}: {}", run.err);
        assert!(run.err.lines().all(|line| !line.starts_with("forged")), "{args:?}: {}", run.err);
        assert_harmless(&run);
    }
    // The parser of the command line has lines of its own.
    for args in [&["perft", "--depth", FORGED][..], &[FORGED], &["--lang", FORGED, "variants"]] {
        let run = run(args);
        assert_eq!(run.status, 2, "{args:?}");
        assert!(run.err.contains("x\\u{a}forged"), "{args:?}: {}", run.err);
        assert!(run.err.lines().all(|line| !line.starts_with("forged")), "{args:?}: {}", run.err);
        assert_harmless(&run);
    }
}

#[test]
fn the_protocol_answers_escaped() {
    let commands = format!(
        "setoption name Variant value /no/such/{HOSTILE}\nposition fen {HOSTILE}\ngo {HOSTILE}\n{HOSTILE}\nquit\n"
    );
    let run = typed(&["engine"], &commands.replace('\r', ""));
    assert_eq!(run.status, 0);
    assert!(run.out.contains("info string error"), "{}", run.out);
    assert_harmless(&run);
}
