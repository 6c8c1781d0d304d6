//! `fanorona text --resume`: which game it finds, and what it saves.

use crate::run::{data, file, program, within};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::time::Duration;

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

const MATCH: [&str; 7] = ["text", "--match", "best-of-3", "--white", "human", "--black", "human"];

#[test]
fn a_match_is_resumed_between_two_games() {
    let data = data("resume-between");
    within(&data, &MATCH, "f2-e3A\nresign\nquit\n");
    let first = id(&data);
    // Before the first turn of the next game nothing else is saved.
    for resume in [&["text", "--resume"][..], &["text", "--resume", &first]] {
        let resumed = within(&data, resume, "next\nquit\n");
        assert_eq!((resumed.status, resumed.err.as_str()), (0, ""));
        assert!(resumed.out.contains("Type next for game 2"), "{}", resumed.out);
        assert!(resumed.out.contains("Game 2, Fanoron-Tsivy"), "{}", resumed.out);
    }
    within(&data, &["text", "--resume"], "next\nd3-e3A\nquit\n");
    assert_eq!(within(&data, &["games"], "").lines().len(), 2);
    // Now the second game is the one that was interrupted.
    let resumed = within(&data, &["text", "--resume"], "resign\nquit\n");
    assert!(resumed.out.contains("Game 2, "), "{}", resumed.out);
    let third = within(&data, &["text", "--resume"], "next\nf2-e3A\nresign\n");
    assert!(third.out.contains("Game 3, "), "{}", third.out);
    let none = within(&data, &["text", "--resume"], "");
    assert_eq!((none.status, none.err.as_str()), (1, "There is no interrupted game.\n"));
}

/// The time left to White and Black in a saved game, in milliseconds.
fn clocks(data: &Path) -> [u64; 2] {
    let save = data.join("games").join(format!("{}.fgn", id(data)));
    let text = std::fs::read_to_string(save).unwrap();
    let times = text.split("% state clock ").nth(1).unwrap().lines().next().unwrap();
    let (white, black) = times.split_once(' ').unwrap();
    [white, black].map(|time| time.parse().unwrap())
}

#[test]
fn the_time_since_the_last_turn_is_not_given_back() {
    for end in ["quit\n", ""] {
        let data = data(&format!("resume-clocks-{}", end.len()));
        let mut command = program(&[&PEOPLE[..], &["--clock", "600"]].concat());
        let mut child = command.env("FANORONA_DATA", &data).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        writeln!(input, "c1-b2A").unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut told = String::new();
        while !told.contains("Black must capture") {
            assert!(output.read_line(&mut told).unwrap() > 0, "{told}");
        }
        std::thread::sleep(Duration::from_millis(500));
        write!(input, "{end}").unwrap();
        drop(input);
        output.read_to_string(&mut told).unwrap();
        assert!(child.wait().unwrap().success());
        let [_, black] = clocks(&data);
        assert!(black <= 599_500, "{black}");
        // The time is taken up where it was left.
        within(&data, &["text", "--resume"], "quit\n");
        assert!(clocks(&data)[1] <= black);
    }
}

#[test]
fn a_loaded_game_is_saved_once_it_is_played_on() {
    let data = data("resume-loaded");
    let text =
        "[White \"Rasoa\"]\n[Black \"Hery\"]\n[Variant \"telo\"]\n\n1. c1-b2A a2-a3W 2. b2-a1W *\n";
    let path = file("resume-loaded", "one.fgn", text);
    let people = ["--white", "human", "--black", "human"];
    let over = file("resume-loaded", "over.fgn", text.replace('*', "1-0"));
    let load = ["text", "--load", &path];
    let look = |args: &[&str], input: &str| {
        let run = within(&data, args, input);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
        assert_eq!(within(&data, &["games"], "").out, "", "{args:?}, {input}");
    };
    for input in ["", "quit\n", "turns\nundo\nundo\nredo\nquit\n", "draw\nquit\n"] {
        look(&[&load[..], &people].concat(), input);
    }
    look(&[&load[..], &people, &["--clock", "600"]].concat(), "quit\n");
    look(&["text", "--load", &over, "--white", "human", "--black", "human"], "undo\nquit\n");
    // The computer answers at once.
    look(&[&load[..], &["--black", "fara", "--seed", "1"]].concat(), "quit\n");
    let saved = |args: &[&str], input: &str| {
        let before = within(&data, &["games"], "").lines().len();
        let run = within(&data, args, input);
        assert_eq!(run.status, 0, "{}", run.err);
        let listed = within(&data, &["games"], "");
        assert_eq!(listed.lines().len(), before + 1, "{args:?}, {input}");
        listed.lines()[0].split('\t').nth(5).unwrap().to_owned()
    };
    assert_eq!(saved(&[&load[..], &people].concat(), "resign\nquit\n"), "3");
    assert_eq!(saved(&[&load[..], &people].concat(), "undo\nc2-c1W\nquit\n"), "3");
    let both = [&load[..], &["--white", "fara", "--black", "noro", "--seed", "1"]].concat();
    assert!(saved(&both, "").parse::<u32>().unwrap() > 3);
}

/// Where the clocks differ by 26 hours, the day is never the same.
#[cfg(unix)]
#[test]
fn a_game_is_saved_under_the_day_of_the_players() {
    let days = ["EAST-14", "WEST+12"].map(|zone| {
        let data = data(&format!("resume-{zone}"));
        let mut command = program(&PEOPLE);
        command.env("FANORONA_DATA", &data).env("TZ", zone);
        assert_eq!(crate::run::finish(command, "c1-b2A\nquit\n").err, "");
        within(&data, &["games"], "").out.split('\t').nth(1).unwrap().to_owned()
    });
    assert!(days[0] > days[1], "{days:?}");
}
