//! `fanorona analyse`, and the analysis at the text board.

use crate::run::{file, run, typed};
use fanorona::rules::notation::Game;
use fanorona::rules::notation::game::NoteText;

/// A game that White, who wins from the start, gives away with its second turn.
const GIVEN: &str = "[White \"Rasoa\"]\n[Variant \"telo\"]\n\n\
    1. a1-b2A {the corner} a2-a1 2. b2-c3W a3-b2A 3. b1-c1 b2-a1W 4. c1-b1A b3-b2A 5. c2-c3 b2-a1W 0-1\n";

fn analyse(text: &str, more: &[&str]) -> crate::run::Run {
    typed(&[&["analyse", "-", "--nodes", "5000"], more].concat(), text)
}

#[test]
fn a_game_is_printed_with_marks_values_better_turns_and_reasons() {
    let found = analyse(GIVEN, &[]);
    assert_eq!(found.status, 0, "{}", found.err);
    let game: Game = found.out.parse().unwrap();
    let given: Game = GIVEN.parse().unwrap();
    assert_eq!(game.record, given.record);
    assert_eq!(game.tag("White"), Some("Rasoa"));
    let comments = |after: usize| -> Vec<&str> {
        let here = game.notes.iter().filter(|note| note.after == after);
        here.filter_map(|note| match &note.text {
            NoteText::Comment(text) => Some(text.as_str()),
            _ => None,
        })
        .collect()
    };
    assert_eq!(comments(1)[0], "the corner");
    let bad = game.notes.iter().find(|note| note.text == NoteText::Sign("$4".to_owned())).unwrap();
    let said = comments(bad.after);
    let said = said.last().unwrap();
    assert!(said.contains("] [%nag] A blunder. ") && said.contains(" was better: a "), "{said}");
    let variation = game
        .notes
        .iter()
        .any(|note| note.after == bad.after && matches!(note.text, NoteText::Variation(_)));
    assert!(variation, "{}", found.out);
    let lines: Vec<&str> = found.err.lines().collect();
    assert!(lines[0].starts_with("White: accuracy ") && lines[1].starts_with("Black: "));
    assert!(lines[2].starts_with("The turning point was "), "{}", found.err);
    // Analysed again, nothing is doubled; the number of threads makes no difference.
    assert_eq!(analyse(&found.out, &["--threads", "1"]).out, found.out);
}

#[test]
fn sentences_are_in_the_language_of_the_player() {
    let found = analyse(GIVEN, &["--lang", "fr"]);
    assert!(found.out.replace('\n', " ").contains("Une gaffe. "), "{}", found.out);
    assert!(found.err.starts_with("Blancs\u{a0}: précision "), "{}", found.err);
}

#[test]
fn a_shipped_record_has_its_comments_in_the_language_of_the_player() {
    for (language, comment) in
        [("en", "The smallest board is solved"), ("fr", "Le plus petit plateau est résolu")]
    {
        let found = run(&["analyse", "telo-last-step", "--nodes", "100", "--lang", language]);
        assert!(found.out.replace('\n', " ").contains(comment), "{}", found.out);
    }
}

#[test]
fn several_games_are_analysed_and_a_game_without_turns_stays_as_it_is() {
    let two = format!("{GIVEN}\n[Variant \"telo\"]\n\n*\n");
    let found = analyse(&two, &[]);
    assert_eq!(found.status, 0);
    let records = fanorona::rules::notation::read_games(&found.out, |key| {
        fanorona::rules::variant::shipped::variant(key).map(|variant| variant.rules.clone())
    });
    assert_eq!(records.count(), 2);
    assert!(found.out.ends_with("\n\n[Variant \"telo\"]\n[Result \"*\"]\n\n*\n"), "{}", found.out);
    assert!(found.err.contains("White: no turn to judge."));
}

#[test]
fn links_and_clocks_are_understood() {
    let link = run(&["link", &file("analyse", "game.fgn", GIVEN)]).out;
    let found = run(&["analyse", link.trim(), "--nodes", "500"]);
    assert_eq!(found.status, 0);
    assert!(found.out.contains("[%wdl "));
    let timed = "[Variant \"telo\"]\n\n1. a1-b2A {[%emt 0:01:05]} a2-a1 {[%emt 0:00:02]} *";
    let found = analyse(timed, &[]);
    assert!(found.err.contains("White used 1:05.\n") && found.err.contains("Black used 0:02.\n"));
}

#[test]
fn errors_are_those_of_other_commands_that_read_records() {
    let illegal = analyse("1. d2-e3A\n   a3-b4 *", &[]);
    assert_eq!((illegal.status, illegal.out.as_str()), (1, ""));
    assert!(illegal.err.starts_with("-:2:7: Turn 1, Black, "), "{}", illegal.err);
    let unreadable = analyse("[Variant", &[]);
    assert_eq!(unreadable.status, 2);
    let missing = run(&["analyse", "no-such-file.fgn"]);
    assert_eq!((missing.status, missing.out.as_str()), (2, ""));
    let cut = "[Variant \"telo\"]\n[Result \"0-1\"]\n\n1. a1-b2A";
    assert_eq!((analyse(cut, &[]).status, analyse(cut, &["--strict"]).status), (0, 1));
    assert_eq!(analyse(GIVEN, &["--nodes", "0"]).status, 2);
}

#[test]
fn the_text_board_analyses_a_finished_game() {
    let game = file("analyse-board", "game.fgn", GIVEN);
    let board = ["text", "--unsaved", "--load", &game, "--black", "human"];
    let found = typed(&board, "analyse\nundo\nanalyse\nquit\n");
    assert_eq!(found.status, 0);
    let lines = found.lines();
    let marked = lines.iter().filter(|line| line.contains(" ?? A blunder. ")).count();
    assert!(marked > 0, "{}", found.out);
    assert!(lines.iter().any(|line| line.starts_with("The turning point was ")));
    assert!(lines.contains(&"A game can be analysed when it is over."), "{}", found.out);
    let found = typed(&[&board[..], &["--lang", "fr"]].concat(), "analyser\n");
    assert!(found.out.contains(" ?? Une gaffe. "), "{}", found.out);
}
