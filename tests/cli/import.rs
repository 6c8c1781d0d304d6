//! `fanorona games import` and `export`: several programs at once, games that are too large, and no games.

use crate::run::{data, file, program, within};
use std::collections::BTreeSet;
use std::path::Path;

const GAME: &str = "[White \"Rasoa\"]\n[Black \"Hery\"]\n[Variant \"telo\"]\n\n1. a1-b2A a2-a1 *\n";

#[test]
fn programs_that_import_at_once_keep_all_games() {
    let data = data("at-once");
    let path = file("at-once", "one.fgn", GAME);
    let args = ["games", "import", &path, &path, &path, &path];
    let started: Vec<_> = (0..4)
        .map(|_| {
            let mut command = program(&args);
            command.env("FANORONA_DATA", &data);
            command.spawn().unwrap()
        })
        .collect();
    let mut ids = BTreeSet::new();
    for child in started {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        ids.extend(String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned));
    }
    assert_eq!(ids.len(), 16, "{ids:?}");
    assert_eq!(within(&data, &["games"], "").lines().len(), 16);
}

#[test]
fn a_game_that_is_too_large_is_refused_and_the_others_are_imported() {
    let data = data("too-large");
    let large = GAME.replace("a2-a1", &format!("a2-a1 {{{}}}", "x".repeat(4 << 20)));
    let path = file("too-large", "three.fgn", format!("{GAME}\n{large}\n{GAME}"));
    let imported = within(&data, &["games", "import", &path], "");
    assert_eq!((imported.status, imported.lines().len()), (2, 2));
    let reason = "The game takes more than 4 MB and cannot be saved.";
    assert_eq!(imported.err, format!("{path}:7:1: {reason}\n"));
    let listed = within(&data, &["games"], "");
    assert_eq!((listed.lines().len(), listed.err.as_str()), (2, ""));
    let leftover = std::fs::read_dir(data.join("games")).unwrap().filter(|entry| {
        let name = entry.as_ref().unwrap().file_name();
        Path::new(&name).extension().is_some_and(|extension| extension == "lock")
    });
    assert_eq!(leftover.count(), 0);
}

#[test]
fn a_save_that_cannot_be_read_is_deleted_and_restored() {
    let data = data("unreadable");
    let path = file("unreadable", "one.fgn", GAME);
    let id = within(&data, &["games", "import", &path], "").out.trim().to_owned();
    let saved = data.join("games").join(format!("{id}.fgn"));
    std::fs::write(&saved, "x".repeat((4 << 20) + 1)).unwrap();
    let listed = within(&data, &["games"], "");
    assert_eq!(listed.err, format!("{id}.fgn:1:1: The file is larger than 4 MB.\n"));
    let deleted = within(&data, &["games", "delete", &id], "");
    assert_eq!((deleted.status, deleted.err.as_str()), (0, ""));
    assert!(!saved.exists());
    assert_eq!(within(&data, &["games"], "").err, "");
    assert_eq!(within(&data, &["games", "restore", &id], "").status, 0);
    assert!(saved.exists());
}

#[test]
fn without_a_game_nothing_is_exported() {
    let data = data("export-none");
    let out = data.join("out.fgn");
    let args = ["games", "export", "--player", "nobody", "--output", out.to_str().unwrap()];
    let empty = within(&data, &args, "");
    assert_eq!((empty.status, empty.out.as_str()), (1, ""));
    assert!(empty.err.starts_with("No game is saved yet."), "{}", empty.err);
    let path = file("export-none", "one.fgn", GAME);
    let id = within(&data, &["games", "import", &path], "").out.trim().to_owned();
    let none = within(&data, &args, "");
    assert_eq!((none.status, none.err.as_str()), (1, "No game matches.\n"));
    assert!(!out.exists());
    for criterion in
        ["--player=rasoa", "--variant=telo", "--since=2026", "--until=2026", "--result=*"]
    {
        let refused = within(&data, &["games", "export", &id, criterion], "");
        assert_eq!((refused.status, refused.out.as_str()), (2, ""), "{criterion}");
        assert!(refused.err.contains("cannot be used with"), "{}", refused.err);
    }
}

/// Imported and exported in the same order, with numbers of one digit and of two behind the second.
#[test]
fn games_are_exported_in_the_order_in_which_they_were_imported() {
    let data = data("export-order");
    let game = |number| GAME.replace("[Variant", &format!("[Round \"{number}\"]\n[Variant"));
    let games = |numbers: std::ops::Range<u32>| numbers.map(game).collect::<Vec<_>>().join("\n");
    let path = file("export-order", "many.fgn", games(0..12));
    let imported = within(&data, &["games", "import", &path], "");
    let exported = within(&data, &["games", "export"], "");
    let rounds = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("[Round")).map(str::to_owned).collect()
    };
    assert_eq!(rounds(&exported.out), rounds(&games(0..12)));
    let listed = within(&data, &["games"], "");
    let ids: Vec<_> = listed.lines().iter().map(|line| line.split('\t').next().unwrap()).collect();
    assert!(ids.iter().rev().eq(&imported.lines()), "the newest first: {ids:?}");
}
