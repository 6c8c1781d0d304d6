//! The coach at the text board: its question and the words that answer it, threats, and coached games
//! in the statistics.

use crate::run::{folder, run, typed, within};

/// Against a weak opponent in Telo, where a1-b2A loses and c1-b2A wins.
const GAME: [&str; 9] =
    ["text", "--variant", "telo", "--black", "fara", "--seed", "1", "--unsaved", "--coach"];

fn coached(level: &str, lines: &str) -> String {
    let args: Vec<&str> = GAME.iter().copied().chain([level]).collect();
    let run = typed(&args, lines);
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", run.out);
    run.out
}

#[test]
fn the_coach_asks_and_the_turn_is_taken_back() {
    for word in ["back", "undo", "yes"] {
        let out = coached("3", &format!("a1-b2A\n{word}\n"));
        assert!(
            out.contains("Look again? a1-b2A loses a lot.\nType back, why or stand.\n"),
            "{out}"
        );
        assert!(out.contains("Taken back.") && !out.contains("is thinking"), "{word}: {out}");
    }
}

#[test]
fn the_turn_may_stand_and_a_second_one_is_not_asked_about() {
    for word in ["stand", "no"] {
        let out = coached("1", &format!("a1-b2A\n{word}\n"));
        assert!(out.contains("The turn stands.\nBlack, Fara, is thinking.\n"), "{word}: {out}");
    }
    let out = coached("1", "a1-b2A\nback\nb1-b2A\n");
    assert_eq!(out.matches("Look again?").count(), 1, "{out}");
    assert!(out.contains("Black, Fara, is thinking."), "{out}");
}

#[test]
fn the_coach_says_why_and_waits_for_an_answer() {
    let out = coached("2", "a1-b2A\na2-a1\nwhy\nboard\nstand\nstand\n");
    assert!(out.contains("Answer the coach first: back, why or stand."), "{out}");
    assert!(out.contains("Black then wins by force"), "{out}");
    assert!(out.contains("The coach has not asked."), "{out}");
    let out = typed(
        &[
            "--lang",
            "fr",
            GAME[0],
            "--variant",
            "telo",
            "--black",
            "fara",
            "--unsaved",
            "--coach",
            "3",
        ],
        "a1-b2A\npourquoi\nmaintenir\n",
    )
    .out;
    assert!(out.contains("Voulez-vous revoir ce tour\u{a0}? a1-b2A perd beaucoup."), "{out}");
    assert!(out.contains("Le tour est maintenu."), "{out}");
}

#[test]
fn good_turns_and_games_without_a_coach_are_not_asked_about() {
    for (level, turn) in [("3", "c1-b2A"), ("off", "a1-b2A")] {
        let out = coached(level, &format!("{turn}\n"));
        assert!(!out.contains("Look again?") && out.contains("is thinking"), "{out}");
    }
}

#[test]
fn a_coach_needs_one_person_and_one_computer() {
    let alone = run(&["text", "--black", "human", "--coach", "2"]);
    assert_eq!(alone.status, 2);
    assert_eq!(alone.err, "--coach:1:1: The coach helps one person against the computer.\n");
    let level = run(&["text", "--coach", "4"]);
    assert!(level.status == 2 && level.err.contains("expected 1, 2 or 3, or off"), "{}", level.err);
}

#[test]
fn a_coached_game_does_not_count_in_the_results() {
    let data = folder("coached");
    let args = ["text", "--variant", "telo", "--black", "fara", "--seed", "1", "--coach", "2"];
    within(&data, &args, "a1-b2A\nback\nc1-b2A\nresign\n");
    let record = within(&data, &["games", "export"], "").out;
    assert!(
        record.contains("[Coach \"2\"]\n[CoachAsked \"1\"]\n[CoachTakenBack \"1\"]"),
        "{record}"
    );
    let statistics = within(&data, &["games", "--statistics"], "").out;
    let columns: Vec<&str> = statistics.trim_end().split('\t').skip(1).collect();
    assert_eq!(columns, ["Fara", "telo", "0", "0", "0", "0", "0", "0", "0", "0", "1"]);
}

#[test]
fn an_interrupted_game_is_coached_when_it_goes_on() {
    let data = folder("coached-later");
    let args = ["text", "--variant", "telo", "--black", "fara", "--seed", "1", "--coach", "3"];
    within(&data, &args, "c1-b2A\n");
    let out = within(&data, &["text", "--resume"], "quit\n").out;
    let record = within(&data, &["games", "export"], "").out;
    assert!(record.contains("[Coach \"3\"]"), "{out}\n{record}");
}

#[test]
fn a_small_loss_is_something_and_a_large_one_a_lot() {
    let args = ["text", "--black", "fara", "--seed", "1", "--unsaved", "--coach", "3"];
    let run = typed(&args, "d3-e3W\nwhy\n");
    assert!(run.out.contains("Look again? d3-e3W loses something.\n"), "{}", run.out);
    assert!(run.out.contains("It comes out 1 stone worse than"), "{}", run.out);
}

#[test]
fn a_turn_that_the_coach_asks_about_is_stored_once_it_stands() {
    let data = folder("coached-question");
    let args = ["text", "--variant", "telo", "--black", "fara", "--seed", "1", "--coach", "3"];
    let saved = |lines: &str| {
        let _ = std::fs::remove_dir_all(&data);
        within(&data, &args, lines);
        within(&data, &["games", "export"], "").out
    };
    assert_eq!(saved("a1-b2A\n"), "");
    let record = saved("a1-b2A\nstand\n");
    assert!(record.contains("1. a1-b2A") && record.contains("[CoachAsked \"1\"]"), "{record}");
}
