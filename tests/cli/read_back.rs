//! What the program writes, it reads: records with any characters, links, and files that an editor has saved.

use crate::run::{Run, data, file, run, typed, within};
use fanorona::rules::notation::{Game, read_game, write_game};
use fanorona::rules::variant::shipped;

/// What Latin-1 makes of the quotation marks of Windows; a mark that turns the text around, and an escape sequence.
const RECORD: &str = "[Event \"a \u{93}b\u{94} \u{202e}c\u{1b}[2J \\\\u0093\"]\n[Variant \"telo\"]\n\n\
    1. c1-b2A {the \u{93}star\u{94} move \\u} $\u{7f} a2-a3W {\u{1b}[2J} *\n";

fn game(text: &str) -> Game {
    let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    read_game(text, rules_of).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn saved_by_an_editor(text: &str) -> String {
    format!("\u{feff}{}", text.replace('\n', "\r\n"))
}

#[test]
fn a_record_on_standard_output_reads_as_the_same_game() {
    let path = file("read-back", "game.fgn", RECORD);
    let before = game(RECORD);
    let data = data("read-back");
    assert_eq!(within(&data, &["games", "import", &path], "").status, 0);
    for args in [
        &["games", "export"][..],
        &["analyse", &path, "--nodes", "50"],
        // Without a terminal, the computer plays on and the game is printed.
        &["--load", &path],
    ] {
        let written = within(&data, args, "");
        assert_eq!(written.status, 0, "{args:?}: {}", written.err);
        let bad = written.out.chars().find(|&c| c.is_control() && c != '\n' || c == '\u{202e}');
        assert_eq!(bad, None, "{args:?}: {}", written.out);
        let replayed = typed(&["replay", "-"], &written.out);
        assert_eq!((replayed.status, replayed.err.as_str()), (0, ""), "{args:?}: {}", written.out);
        let after = game(&written.out);
        assert_eq!(after.tag("Event"), before.tag("Event"), "{args:?}");
        let kept = before.notes.iter().all(|note| after.notes.contains(note));
        assert!(kept || args[0] == "analyse", "{args:?}: {:?}", after.notes);
        assert!(write_game(&after).contains("{the \\u0093star\\u0094 move"), "{args:?}");
        assert_eq!(write_game(&after), written.out, "{args:?}");
    }
    let exported = within(&data, &["games", "export"], "").out;
    assert_eq!(game(&exported).notes, before.notes);
}

#[test]
fn a_link_is_read_from_everywhere() {
    let path = file("read-back", "game.fgn", RECORD);
    let expected = run(&["replay", &path]).out;
    let link = run(&["link", &path]).out;
    let bare = link.trim();
    let address = format!("https://example.org/game/?lang=mg#{bare}");
    for text in [link.clone(), saved_by_an_editor(&link), format!("\n {address}\n")] {
        let path = file("read-back", "link", &text);
        for replayed in [run(&["replay", &path]), typed(&["replay", "-"], &text)] {
            assert_eq!((replayed.status, replayed.err.as_str()), (0, ""), "{text}");
            assert_eq!(replayed.out, expected, "{text}");
        }
        assert_eq!(typed(&["link", "-"], &text).out, link, "{text}");
        assert_eq!(run(&["check", &path]).out, format!("record\ttelo\t{path}\n"));
        let played = run(&["text", "--unsaved", "--load", &path, "--black", "human"]);
        assert_eq!((played.status, played.err.as_str()), (0, ""), "{text}");
        let imported = within(&data("read-back-link"), &["games", "import", &path], "");
        assert_eq!((imported.status, imported.lines().len()), (0, 1), "{}", imported.err);
    }
    assert_eq!(run(&["replay", &address]).out, expected);
    assert_eq!(run(&["replay", &format!("#{bare}")]).out, expected);
    // A link in each line.
    let several = typed(&["replay", "-"], &format!("{link}\n{address}\n{link}"));
    assert_eq!((several.status, several.out), (0, expected.repeat(3)), "{}", several.err);
}

#[test]
fn an_invalid_link_is_reported_at_its_place() {
    let path = file("read-back", "game.fgn", RECORD);
    let link = run(&["link", &path]).out;
    let bad = format!("{}!{}", &link[..18], &link[18..]);
    for (text, place) in [
        (format!("{link}{bad}"), "2:19"),
        (format!("{link}\nx.org/#{bad}"), "3:26"),
        (format!("\u{feff}{}\r\n", &link[..20]), "1:1"),
    ] {
        let path = file("read-back", "links", &text);
        let Run { status, err, .. } = run(&["replay", &path]);
        assert_eq!((status, err.lines().count()), (2, 1), "{text}: {err}");
        assert!(err.starts_with(&format!("{path}:{place}: ")), "{text}: {err}");
    }
    let second = typed(&["link", "-"], &format!("{link}\n{link}"));
    assert_eq!((second.status, second.out.as_str()), (2, ""));
    assert!(second.err.starts_with("-:3:1: "), "{}", second.err);
    let long = typed(&["replay", "-"], &format!("fanorona:1.telo.{}", "A".repeat(200_000)));
    assert_eq!(long.err, "-:1:1: The link has more than 200000 characters.\n");
}

/// Some shells write a byte order mark into a pipe.
#[test]
fn commands_may_begin_with_a_byte_order_mark() {
    let told = typed(&["engine"], "\u{feff}isready\r\nquit\r\n");
    assert_eq!(told.out, "readyok\n");
    let played = typed(&["text", "--unsaved", "--black", "human"], "\u{feff}quit\r\n");
    let plain = typed(&["text", "--unsaved", "--black", "human"], "quit\n");
    assert_eq!((played.status, played.out), (plain.status, plain.out));
}
