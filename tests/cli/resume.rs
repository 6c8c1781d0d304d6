//! `fanorona text --resume`: which game it finds, and what it saves.

use crate::games::{data, within};
use crate::run::file;
use std::path::Path;

const PEOPLE: [&str; 7] = ["text", "--variant", "telo", "--white", "human", "--black", "human"];
const IMPORTED: &str = "[White \"Rasoa\"]\n[Variant \"tsivy\"]\n\n1. d2-e3A *\n";

/// The id of the only game.
fn id(data: &Path) -> String {
    let listed = within(data, &["games"], "");
    assert_eq!(listed.lines().len(), 1, "{}", listed.out);
    listed.out.split('\t').next().unwrap().to_owned()
}

#[test]
fn a_resumed_game_is_not_saved_with_unsaved() {
    let data = data("resume-unsaved");
    within(&data, &PEOPLE, "c1-b2A\n");
    let id = id(&data);
    let path = data.join("games").join(format!("{id}.fgn"));
    let before = std::fs::read(&path).unwrap();
    for id in [id.as_str(), ""] {
        let args = [&["text", "--unsaved", "--resume"][..], &[id][..usize::from(!id.is_empty())]];
        let played = within(&data, &args.concat(), "a2-a3\nresign\n");
        assert_eq!((played.status, played.err.as_str()), (0, ""));
        assert!(played.out.contains("Black plays a2 to a3"), "{}", played.out);
        assert_eq!(std::fs::read(&path).unwrap(), before);
        assert_eq!(within(&data, &["games"], "").lines().len(), 1);
    }
}

#[test]
fn an_imported_game_is_not_one_that_was_interrupted() {
    let data = data("resume-imported");
    let path = file("resume-imported", "one.fgn", IMPORTED);
    let imported = within(&data, &["games", "import", &path], "").out.trim().to_owned();
    let none = within(&data, &["text", "--resume"], "");
    assert_eq!((none.status, none.err.as_str()), (1, "There is no interrupted game.\n"));
    // Nor does a new game say that it was.
    assert_eq!(within(&data, &PEOPLE, "c1-b2A\n").err, "");
    // A record that is imported later does not take its place.
    within(&data, &["games", "import", &path], "");
    let text = || std::fs::read(data.join("games").join(format!("{imported}.fgn"))).unwrap();
    let before = text();
    let resumed = within(&data, &["text", "--resume"], "a2-a3\n");
    assert!(resumed.out.contains("Black plays a2 to a3"), "{}", resumed.out);
    assert_eq!(text(), before);
    // By its name it can be continued.
    let by_name = within(&data, &["text", "--resume", &imported], "d4-d3\n");
    assert_eq!((by_name.status, by_name.err.as_str()), (0, ""));
    assert!(text() != before);
}

#[test]
fn hints_are_saved_without_a_turn() {
    let data = data("resume-hints");
    let game = ["text", "--variant", "telo", "--black", "fara", "--seed", "1"];
    within(&data, &game, "c1-b2A\nquit\n");
    let id = id(&data);
    let hinted = within(&data, &["text", "--resume"], "hint\nquit\n");
    assert_eq!((hinted.status, hinted.err.as_str()), (0, ""));
    within(&data, &["text", "--resume"], "resign\n");
    let record = within(&data, &["games", "export", &id], "").out;
    assert!(record.contains("[Result \"0-1\"]") && record.contains("[Hints \"1\"]"), "{record}");
    assert_eq!(within(&data, &["games", "--strength"], "").out, "", "the game does not count");
}
