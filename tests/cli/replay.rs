//! `fanorona replay`: valid, illegal and unreadable records.

use crate::run::{file, folder, run, typed, within};

const TELO: &str = "[Variant \"telo\"]\n\n1. a1-b2A a2-a1 2. b2-c3W a3-b2A 3. b1-c1 b2-a1W 4. c1-b1A b3-b2A 5. c2-c3 b2-a1W 0-1\n";

#[test]
fn a_valid_record_prints_its_final_position() {
    let path = file("replay", "telo.fgn", TELO);
    let run = run(&["replay", &path]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines = run.lines();
    assert!(lines[0].starts_with("position\t") && lines[0].ends_with(" w 0 6"), "{}", lines[0]);
    assert_eq!(lines[1], "result\t0-1");
    assert_eq!(typed(&["replay", "-"], TELO).out, run.out);
}

#[test]
fn shipped_records_are_listed_and_replayed_by_name() {
    let [english, french] = ["en", "fr"].map(|code| run(&["replay", "--shipped", "--lang", code]));
    assert_eq!((english.status, english.err.as_str()), (0, ""));
    assert!(english.lines().len() >= 6);
    for (line, other) in english.lines().into_iter().zip(french.lines()) {
        let (key, title) = line.split_once('\t').unwrap();
        assert_ne!(other.split_once('\t').unwrap(), (key, title), "{key} has a French title");
        let replayed = run(&["replay", key]);
        assert_eq!((replayed.status, replayed.err.as_str()), (0, ""), "{key}");
    }
    assert!(run(&["replay", "rematch-ten-steps"]).out.ends_with("result\t0-1\n"));
    let board = typed(&["text", "--load", "telo-last-step", "--black", "human"], "");
    assert!(board.out.contains("Result: 1-0."), "{}", board.out);
}

#[test]
fn an_unfinished_game_has_no_result() {
    let run = typed(&["replay", "-"], "1. d2-e3A");
    assert_eq!(run.status, 0);
    assert_eq!(run.lines()[1], "result\t*");
}

#[test]
fn the_variant_comes_from_the_tag_or_the_option() {
    let text = "1. a1-b2A";
    assert_eq!(typed(&["replay", "-"], text).status, 1);
    assert_eq!(typed(&["replay", "-", "--variant", "telo"], text).status, 0);
    for name in ["Telo", "Fanoron-Telo", "fanoron-telo (3 × 3)"] {
        let record = format!("[Variant \"{name}\"]\n1. a1-b2A");
        assert_eq!(typed(&["replay", "-"], &record).status, 0, "{name}");
    }
}

#[test]
fn an_illegal_record_is_a_negative_answer_with_location_turn_and_reason() {
    for (text, told) in [
        ("1. d2-e3A\n   a3-b4 *", "-:2:7: Turn 1, Black, “a3-b4”: a3-b4: This point is occupied."),
        ("1. a2-a3", "-:1:7: Turn 1, White, “a2-a3”: a2-a3: This point is occupied."),
        (
            "1. d2-e3A g3-g4",
            "-:1:11: Turn 1, Black, “g3-g4”: g3-g4: This stone is your opponent's.",
        ),
        (
            "1. d2-e3A c3-d2A 2. f2-e2A",
            "-:1:24: Turn 2, White, “f2-e2A”: f2-e2: This point is occupied.",
        ),
        ("1. z9-e3", "-:1:4: Turn 1, White, “z9-e3”: The board has no point z9."),
        ("1. d2-e3=5", "-:1:10: Turn 1, White, “d2-e3=5”: The step takes 2, not 5."),
        ("[Result \"1-0\"]\n1. d2-e3A 0-1", "-:1:10: The result is written as 1-0, but it is 0-1."),
    ] {
        let run = typed(&["replay", "-"], text);
        assert_eq!((run.status, run.out.as_str()), (1, ""), "{text}");
        assert_eq!(run.err, format!("{told}\n"));
    }
    let run = typed(&["replay", "-"], &TELO.replace("0-1", "1-0"));
    assert_eq!(run.status, 1);
    assert!(run.err.ends_with("The result is written as 1-0, but it is 0-1.\n"), "{}", run.err);
}

#[test]
fn an_unreadable_record_is_invalid_input() {
    for (text, told) in [
        ("[White Rasoa]", "-:1:1: A tag must be written"),
        ("1. d2-e3A {never closed", "-:1:11: A “{” is never closed."),
        ("1. d2-e3A )", "-:1:11: A “)” closes nothing."),
        ("[Variant \"chess\"]", "No variant is called “chess”."),
        ("[FEN \"9/9 w\"]", "The start is not a position."),
        ("7. d2-e3A", "-:1:1: The turn's number is 1, not 7."),
        ("1. d3-e3", "-:1:7: Turn 1, White, “d3-e3”: Several captures fit"),
        ("hello", "Turn 1, White, “hello”"),
    ] {
        let run = typed(&["replay", "-"], text);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{text}: {}", run.err);
        assert!(run.err.contains(told), "{text}: {}", run.err);
    }
}

/// A record with this tag of a result, cut off before its end.
fn cut(result: &str, tags: &str, turns: &str) -> String {
    format!("{tags}[Variant \"telo\"]\n[Result \"{result}\"]\n\n{turns}\n")
}

const CUT: &str = "1. a1-b2A a2-a1 2. b2-c3W";

#[test]
fn a_record_that_looks_cut_off_is_said_to_be() {
    for result in ["1-0", "0-1", "1/2-1/2", "½-½"] {
        let path = file("cut-off", "cut.fgn", cut(result, "", CUT));
        let code = if result == "½-½" { "1/2-1/2" } else { result };
        let told = format!(
            "{path}:4:26: The record looks cut off: its tag says {code}, but it ends without that result.\n"
        );
        let seen = run(&["replay", &path]);
        assert_eq!((seen.status, &seen.err), (0, &told), "{result}");
        assert_eq!(seen.lines()[1], format!("result\t{code}"));
        let strict = run(&["replay", "--strict", &path]);
        assert_eq!((strict.status, &strict.out, &strict.err), (1, &seen.out, &told), "{result}");
        let played = run(&["text", "--load", &path, "--black", "human"]);
        assert_eq!((played.status, &played.err), (0, &told), "{result}");
        assert!(played.out.contains("Result: "), "{}", played.out);
    }
}

#[test]
fn every_record_that_is_cut_off_between_two_turns_is_noticed() {
    let end = TELO.find("0-1").unwrap();
    let (_, moves) = TELO[..end].split_once("\n\n").unwrap();
    let whole: Vec<&str> = moves.split_whitespace().filter(|word| !word.ends_with('.')).collect();
    for turns in 0..=whole.len() {
        let text = cut("0-1", "", &whole[..turns].join(" "));
        let run = typed(&["replay", "--strict", "-"], &text);
        // The last turn takes the last stone: nothing is missing but the word at the end.
        let expected = i32::from(turns < whole.len());
        assert_eq!((run.status, run.err.lines().count()), (expected, expected as usize), "{text}");
    }
}

#[test]
fn a_result_that_is_written_or_explained_is_not_cut_off() {
    for text in [
        cut("1-0", "", &format!("{CUT} 1-0")),
        cut("1-0", "[Termination \"time forfeit\"]\n", CUT),
        cut("1-0", "[Termination \"Black resigns\"]\n", CUT),
        cut("1/2-1/2", "[Termination \"draw agreed\"]\n", CUT),
        cut("1/2-1/2", "[Terminaison \"nulle par accord\"]\n", CUT),
        cut("1-0", "", &format!("{CUT} {{Black resigns}}")),
        cut("1-0", "", &format!("{CUT} ; les Noirs abandonnent")),
        cut("*", "", CUT),
        cut("?", "", CUT),
        format!("[Variant \"telo\"]\n\n{CUT}\n"),
    ] {
        let run = typed(&["replay", "--strict", "-"], &text);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{text}");
    }
    let unexplained = cut("1-0", "[Termination \"normal\"]\n", &format!("{CUT} {{a good turn}}"));
    assert_eq!(typed(&["replay", "--strict", "-"], &unexplained).status, 1);
}

#[test]
fn each_game_of_a_file_is_judged() {
    let text = format!("{TELO}\n{}\n{TELO}", cut("1-0", "", CUT));
    let run = typed(&["replay", "--strict", "-"], &text);
    assert_eq!((run.status, run.lines().len()), (1, 6));
    assert!(run.err.starts_with("-:8:26: ") && run.err.lines().count() == 1, "{}", run.err);
}

#[test]
fn an_imported_game_stays_marked_as_cut_off() {
    let data = folder("cut-off-import");
    let path = file("cut-off-import", "cut.fgn", cut("1-0", "", CUT));
    let imported = within(&data, &["games", "import", &path], "");
    assert_eq!(imported.status, 0);
    assert!(imported.err.starts_with(&format!("{path}:4:26: The record looks cut off")));
    let exported = within(&data, &["games", "export"], "").out;
    assert_eq!(typed(&["replay", "--strict", "-"], &exported).status, 1, "{exported}");
}

#[test]
fn a_record_that_is_odd_is_read_and_said_to_be() {
    let read_as = |found: &str, read: &str| format!("“{found}” is read as “{read}”.");
    let beyond = "[FEN \"9/9/9/9/W7B w 99 30\"]\n30. a1-a2 i1-i2 1-0";
    let over = "By the rules the game is over before turn 30, Black. It is read to its end without \
                this limit. Draw: too many turns without a capture.";
    for (text, told, result) in [
        ("1. f2–e3A *", format!("-:1:6: {}", read_as("–", "-")), "*"),
        ("1. f2-e3A\n 1–0", format!("-:2:2: {}", read_as("1–0", "1-0")), "1-0"),
        ("1. F2-E3A± *", format!("-:1:10: {}", read_as("±", "$16")), "*"),
        (beyond, format!("-:2:11: {over}"), "1-0"),
    ] {
        let run = typed(&["replay", "-"], text);
        assert_eq!((run.status, run.err), (0, format!("{told}\n")), "{text}");
        assert_eq!(run.out.lines().nth(1), Some(format!("result\t{result}").as_str()), "{text}");
        let strict = typed(&["replay", "--strict", "-"], text);
        assert_eq!((strict.status, strict.out), (1, run.out), "{text}");
    }
    let data = folder("odd-import");
    let path = file("odd-import", "odd.fgn", beyond);
    let imported = within(&data, &["games", "import", &path], "");
    assert_eq!((imported.status, imported.err), (0, format!("{path}:2:11: {over}\n")));
    let listed = within(&data, &["games"], "");
    assert_eq!((listed.status, listed.err.as_str()), (0, ""));
    assert!(listed.out.contains("\t1-0"), "{}", listed.out);
}

#[test]
fn a_tag_that_is_nearly_one_that_decides_is_invalid_input() {
    let run = typed(&["replay", "-"], "[Varient \"telo\"]\n\n1. c1-b2A *");
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    let told = "“Varient” is no tag, but nearly “Variant”, which decides how the game is read.";
    assert_eq!(run.err, format!("-:1:11: {told}\n"));
}

#[test]
fn a_text_without_a_game_is_invalid_input_for_all() {
    for text in ["", "\u{feff}", "\u{feff}\n \n"] {
        let path = file("no-game", "empty.fgn", text);
        let data = folder("no-game-data");
        for args in [
            &["replay", &path][..],
            &["analyse", &path],
            &["link", &path],
            &["games", "import", &path],
            &["check", &path],
            &["text", "--load", &path],
        ] {
            let run = within(&data, args, "");
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}: {}", run.err);
            let said = ["The text contains no game.\n", "The file is empty.\n"];
            let known = said.iter().any(|said| run.err.ends_with(said));
            assert!(known, "{args:?}: {}", run.err);
        }
    }
}

#[test]
fn keys_are_read_in_capitals_too() {
    let telo = "1. C1-B2A a2-a3w *";
    let read = typed(&["replay", "-", "--variant", "TELO"], telo);
    assert_eq!((read.status, read.err.as_str()), (0, ""));
    assert_eq!(typed(&["replay", "-"], &format!("[VARIANT \"TELO\"]\n{telo}")).out, read.out);
    assert_eq!(run(&["replay", "Parker-Sample"]).out, run(&["replay", "parker-sample"]).out);
    let played = typed(
        &["text", "--variant", "TELO", "--white", "HUMAN", "--black", "Fara", "--seed", "1"],
        "quit\n",
    );
    assert_eq!((played.status, played.err.as_str()), (0, ""), "{}", played.out);
    let asked = "setoption name Variant value Telo\nsetoption name Character value FARA\n\
                 position startpos moves C1B2A\nd\nquit\n";
    let engine = typed(&["engine"], asked);
    assert!(
        engine.out.contains("variant telo\n") && !engine.out.contains("error"),
        "{}",
        engine.out
    );
    let lesson = typed(&["learn", "BOARD"], "quit\n");
    assert_eq!((lesson.status, lesson.err.as_str()), (0, ""));
    for wrong in ["TELOS", "Ţelo"] {
        assert_eq!(typed(&["replay", "-", "--variant", wrong], telo).status, 2, "{wrong}");
    }
}
