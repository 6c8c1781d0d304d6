//! The text board: complete games, command words, saving and refusals.

use crate::run::{folder, run, typed};

const PEOPLE: [&str; 7] = ["text", "--variant", "telo", "--white", "human", "--black", "human"];
const TURNS: [&str; 10] = [
    "a1-b2A", "a2-a1", "b2-c3W", "a3-b2A", "b1-c1", "b2-a1W", "c1-b1A", "b3-b2A", "c2-c3", "b2-a1W",
];

#[test]
fn two_people_play_to_the_end() {
    let run = typed(&PEOPLE, &TURNS.join("\n"));
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    for said in [
        "Fanoron-Telo (3 × 3).",
        "White must capture: 4 stones can, a1, b1, c1, c2.",
        "White plays a1 to b2 and takes 1 stone: c3. Written a1-b2A.",
        "Black plays a2 to a1.",
        "Black wins: every white stone is taken.",
        "Result: 0-1.",
        "Goodbye.",
    ] {
        assert!(run.out.contains(said), "{said}\n{}", run.out);
    }
    assert!(run.lines().iter().all(|line| line.chars().count() < 80), "{}", run.out);
}

#[test]
fn two_computers_play_to_the_end() {
    let args = ["text", "--variant", "telo", "--white", "noro", "--black", "fara", "--seed", "1"];
    let run = run(&args);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("Black, Fara, is thinking.") && run.out.contains("Result: "));
}

#[test]
fn the_computer_answers_and_says_what_it_did() {
    let run = typed(&["text", "--black", "noro", "--seed", "1"], "d2-e3\nundo\nundo\n");
    assert_eq!(run.status, 0);
    assert!(run.out.contains("\nBlack plays "), "{}", run.out);
    // Both turns are taken back at once, and then there is nothing left.
    assert!(run.out.contains("Taken back.") && run.out.contains("There is nothing to take back."));
}

#[test]
fn an_empty_input_ends_the_game() {
    let run = run(&PEOPLE);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.ends_with("Goodbye.\n"));
}

#[test]
fn every_refusal_is_a_sentence_and_changes_nothing() {
    for (line, said) in [
        ("d2-d3", "d2-d3: This point is occupied."),
        ("a2-c4", "a2-c4: No line joins these two points."),
        ("e3-e4", "e3-e4: There is no stone on this point."),
        ("e4-e3", "e4-e3: This stone is your opponent's."),
        ("d2-e3W", "d2-e3: This step takes nothing by withdrawal."),
        ("e3", "There is no stone on this point."),
        ("a1", "This stone cannot go anywhere."),
        ("e4", "This stone is your opponent's."),
        ("f2", "The stone on f2 may go: e3A takes c5, d4."),
        ("d3-e3", "From d3 to e3 captures both ways: type e3A to take f3, or e3W to take c3."),
        ("k9-e3", "The board has no point k9."),
        ("d2-", "A point is missing, such as d3."),
        ("d2-e3=7", "The step takes 2, not 7."),
        ("d2e", "A point is missing, such as d3."),
        ("sing", "“sing” is neither a turn nor a word that is known here. Type help."),
        ("end", "No turn is in progress."),
        ("back", "No turn is in progress."),
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to play again."),
        ("accept", "No draw is on offer."),
        ("claim", "There is no missed capture to claim."),
        ("save", "Type the name of a file after save."),
    ] {
        let run = typed(&["text", "--black", "human"], &format!("{line}\nd2-e3\n"));
        assert_eq!(run.status, 0);
        assert!(run.lines().contains(&said), "{line}: {}", run.out);
        assert!(run.out.contains("White plays d2 to e3"), "{line}");
    }
}

#[test]
fn arbitrary_input_is_harmless() {
    let odd = "\u{0}\u{1b}[2J\né\u{301}\n-\n...\na\na1-a1-a1\n((((\nsave \u{0}\nsave /nowhere/at/all.fgn\n";
    let run = typed(&PEOPLE, &format!("{odd}{}\n", "x".repeat(10_000)));
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("“/nowhere/at/all.fgn” cannot be written"));
}

#[test]
fn every_command_word_works() {
    let input = "help\nrows\nturns\nboard\nrules\nc1-b2\nundo\nredo\ndraw\ndecline\ndraw\naccept\nundo\nresign\nquit\n";
    let run = typed(&PEOPLE, input);
    assert_eq!(run.status, 0);
    for said in [
        "A turn is typed as points",
        "Row 2: white c2; black a2; empty b2.",
        "4 turns are legal:\na1-b2A, b1-b2A, c1-b2A, c2-b2A\n",
        "  2  B---.---W",
        "White begins.",
        "Taken back.",
        "Played again.",
        "Black offers a draw. White may type accept or decline.",
        "The draw is declined.",
        "Draw by agreement.",
        "White wins: Black has resigned.",
        "Result: 1-0.",
    ] {
        assert!(run.out.contains(said), "{said}\n{}", run.out);
    }
}

#[test]
fn french_and_english_command_words_are_understood() {
    let mut args = PEOPLE.to_vec();
    args.extend(["--lang", "fr"]);
    let run = typed(&args, "tours\nc1-b2\nreprendre\nboard\nquitter\n");
    assert!(
        run.out.contains("4 tours sont permis\u{a0}:") && run.out.contains("Le tour est annulé."),
        "{}",
        run.out
    );
    assert!(run.out.ends_with("Au revoir.\n"));
}

#[test]
fn a_game_is_saved_loaded_and_only_overwritten_on_request() {
    let path = folder("save").join("a game.fgn");
    let _ = std::fs::remove_file(&path);
    let name = path.to_str().unwrap();
    let first = typed(&PEOPLE, &format!("c1-b2\nsave {name}\nsave {name}\n"));
    assert!(first.out.contains(&format!("The game is written to “{name}”.")));
    assert!(first.out.contains("already exists"));
    let second =
        typed(&["text", "--black", "human", "--load", name], &format!("a2-a3\nsave! {name}\n"));
    assert!(second.out.contains("Fanoron-Telo") && second.out.contains("Black plays a2 to a3"));
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("1. c1-b2A a2-a3W *"), "{text}");
    assert_eq!(run(&["replay", name]).status, 0);
    let left: Vec<_> = std::fs::read_dir(path.parent().unwrap()).unwrap().collect();
    assert_eq!(left.len(), 1, "no half-written file stays behind");
}

#[test]
fn the_board_can_be_described_in_words() {
    let mut args = PEOPLE.to_vec();
    args.push("--words");
    let run = run(&args);
    assert!(
        run.out.contains("Row 1: white a1 b1 c1; black none; empty none.")
            && !run.out.contains("---")
    );
}

#[test]
#[cfg(unix)]
fn only_files_are_overwritten_and_links_stay_links() {
    use std::os::unix::fs::FileTypeExt as _;
    let folder = folder("save-odd");
    let (real, link, pipe) =
        (folder.join("real.fgn"), folder.join("link.fgn"), folder.join("pipe"));
    for path in [&real, &link, &pipe] {
        let _ = std::fs::remove_file(path);
    }
    std::fs::write(&real, "old").unwrap();
    std::os::unix::fs::symlink("real.fgn", &link).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let [link_name, pipe_name] = [&link, &pipe].map(|path| path.to_str().unwrap());
    let run =
        typed(&PEOPLE, &format!("c1-b2\nsave! {link_name}\nsave {pipe_name}\nsave! {pipe_name}\n"));
    assert!(run.out.contains(&format!("The game is written to “{link_name}”.")), "{}", run.out);
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(std::fs::read_to_string(&real).unwrap().contains("1. c1-b2A"));
    assert!(run.out.contains(&format!("“{pipe_name}” cannot be written: ")), "{}", run.out);
    assert!(std::fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
    let left: Vec<_> = std::fs::read_dir(&folder).unwrap().collect();
    assert_eq!(left.len(), 3, "no temporary file is left: {left:?}");
}

#[test]
fn a_line_that_is_too_long_is_refused_as_a_whole() {
    for begin in ["x", "resign ", "save x"] {
        let line = format!("{begin}{}resign\n", "x".repeat(4096 - begin.len()));
        let run = typed(&PEOPLE, &format!("{line}c1-b2\n"));
        assert!(!run.out.contains("has resigned"), "{}", run.out);
        assert_eq!(run.out.matches("The line is too long").count(), 1, "{}", run.out);
        assert!(run.out.contains("White plays c1 to b2"), "{}", run.out);
    }
    let args = ["puzzle", "--seed", "1"];
    let run = typed(&args, &format!("{}quit\nquit\n", "x".repeat(4096)));
    assert!(run.out.contains("The line is too long"), "{}", run.out);
}

#[test]
fn a_loaded_game_has_the_players_of_its_tags() {
    let load = |types: [&str; 2], names: [&str; 2], more: &[&str]| {
        let [white, black] = names;
        let [white_type, black_type] = types;
        let text = format!(
            "[Variant \"telo\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[WhiteType \"{white_type}\"]\n[BlackType \"{black_type}\"]\n\n1. c1-b2A *\n"
        );
        let path = crate::run::file("loaded-players", &format!("{white}-{black}.fgn"), text);
        let args = ["text", "--unsaved", "--seed", "1", "--load", &path];
        typed(&[&args[..], more].concat(), "").out
    };
    let people = load(["human", "human"], ["Ann", "Bob"], &[]);
    assert!(people.contains("Black must capture") && !people.contains("is thinking"), "{people}");
    let named = load(["human", "human"], ["Ann", "Ben"], &["--black", "fara"]);
    assert!(named.contains("Black, Fara, is thinking."), "{named}");
    let program = load(["human", "program"], ["Ann", "Fara"], &[]);
    assert!(program.contains("Black, Fara, is thinking."), "{program}");
    let white = load(["program", "human"], ["Fara", "Bob"], &[]);
    assert!(white.contains("Black must capture") && !white.contains("is thinking"), "{white}");
    // Somebody wants to play, so the program does not play against itself.
    let both = load(["program", "program"], ["Fara", "Noro"], &[]);
    assert!(both.contains("Black, Noro, is thinking.") && both.contains("White must"), "{both}");
}

#[test]
fn what_belongs_to_a_match_or_is_no_level_is_refused_in_the_language() {
    for (args, said) in [
        (
            &["--names", "Ann", "Bob"][..],
            "--names:1:1: --names gehört zu einem Match: Gib auch --match an.\n",
        ),
        (
            &["--resume", "--names", "Ann", "Bob"],
            "--names:1:1: --names gehört zu einem Match: Gib auch --match an.\n",
        ),
        (
            &["--rematch", "vela"],
            "--rematch:1:1: --rematch gehört zu einem Match: Gib auch --match an.\n",
        ),
        (
            &["--match", "tumi"],
            "--match:1:1: Kein Match heißt „tumi“. Bekannt sind: single, best-of-3, tumicarona, vela.\n",
        ),
        (
            &["--coach", "7"],
            "--coach:1:1: „7“ ist keine Stufe des Trainers: erwartet wird 1, 2 oder 3, oder off.\n",
        ),
    ] {
        let run = run(&[&["--lang", "de", "text", "--unsaved"], args].concat());
        assert_eq!((run.status, run.out.as_str(), run.err.as_str()), (2, "", said));
    }
}
