//! The opponent that adjusts its strength, at the text board, and the strengths of the players.

use crate::run::{data, run, typed, within};

const GAME: [&str; 7] = ["text", "--variant", "telo", "--seed", "1", "--black", "sahala"];

#[test]
fn the_opponent_follows_the_players_results() {
    let data = data("follows");
    let first = within(&data, &GAME, "c1-b2A\nresign\n");
    assert_eq!((first.status, first.err.as_str()), (0, ""));
    assert!(
        first.out.contains("Sahala plays at 540 Elo.\nYour strength: not known yet.\n"),
        "{}",
        first.out
    );
    assert!(first.out.contains("from one game.\n"), "{}", first.out);
    let second = within(&data, &GAME, "c1-b2A\nresign\n").out;
    let level = |out: &str| -> u32 {
        let rest = out.split("Sahala plays at ").nth(1).unwrap();
        rest.split(' ').next().unwrap().parse().unwrap()
    };
    assert!(level(&second) < 400, "a lost game makes it weaker: {second}");
    assert!(
        second.contains(", from one game.\n") && second.contains(", from 2 games.\n"),
        "{second}"
    );
    assert!(second.lines().all(|line| line.chars().count() < 80), "{second}");
    let strengths = within(&data, &["games", "--strength"], "").out;
    let columns: Vec<&str> = strengths.trim_end().split('\t').collect();
    assert_eq!((columns[0], columns[1], columns[4]), ("?", "telo", "2"), "{strengths}");
    assert!(columns[2].parse::<u32>().unwrap() < 400, "{strengths}");
}

#[test]
fn games_with_help_do_not_count() {
    let data = data("adjusting-help");
    for lines in ["c1-b2A\nundo\nc1-b2A\nresign\n", "hint\nc1-b2A\nresign\n", "c1-b2A\nquit\n"] {
        let out = within(&data, &GAME, lines).out;
        assert!(out.contains("Sahala plays at 540 Elo."), "{out}");
        assert_eq!(within(&data, &["games", "--strength"], "").out, "", "{lines}");
    }
    let coached: Vec<&str> = GAME.into_iter().chain(["--coach", "1"]).collect();
    within(&data, &coached, "c1-b2A\nresign\n");
    assert_eq!(within(&data, &["games", "--strength"], "").out, "");
}

#[test]
fn a_continued_game_keeps_the_strength_it_began_with() {
    let data = data("continued");
    within(&data, &GAME, "c1-b2A\nquit\n");
    let record = within(&data, &["games", "export"], "").out;
    assert!(
        record.contains("[Black \"Sahala\"]") && record.contains("[BlackElo \"540\"]"),
        "{record}"
    );
    within(&data, &["text", "--variant", "telo", "--black", "fara"], "c1-b2A\nresign\n");
    let resumed = within(&data, &["text", "--resume"], "quit\n").out;
    assert!(resumed.contains("Sahala plays at 540 Elo.\nYour strength: about"), "{resumed}");
}

#[test]
fn a_strength_can_be_given() {
    let fixed = |key| typed(&["text", "--variant", "telo", "--unsaved", "--black", key], "");
    assert!(fixed("sahala:elo=1700").out.contains("Sahala plays at 1700 Elo."));
    let wrong = fixed("sahala:elo=2380");
    assert_eq!(wrong.status, 2);
    assert_eq!(wrong.err, "--black:1:8: The option elo needs a whole number from 1 to 2373.\n");
    let french = run(&["--lang", "fr", "text", "--unsaved", "--black", "sahala"]).out;
    assert!(
        french.contains("Sahala joue à 540 Elo.\nVotre force\u{a0}: encore inconnue.\n"),
        "{french}"
    );
}
