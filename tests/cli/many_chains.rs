//! Every command in positions in which one turn has very many ways: it ends by itself or when asked,
//! with a legal turn, says what it has left out, and needs less than a gibibyte of address space.

mod protocol;
mod text;

use crate::explosive::{self, Explosive};
use crate::run::{Run, file, finish, folder, program_within};
use fanorona::rules::notation::{read_turn, write_position, write_turn};
use fanorona::rules::{Position, Turn};
use std::io::{BufRead as _, BufReader};
use std::process::Child;

/// The address space of every run, in KiB.
const SPACE: &str = "1048576";
const LIST_CUT: &str = "The list ends here: there are more turns.";
const NOT_ALL_TURNS: &str = "Not all turns were considered: a position has too many.";
const NOT_EXACT: &str = "A number after >= is not exact: a position has more chains than this program \
     counts, so there are at least so many.";

impl Explosive {
    /// These arguments, and those that name the position.
    fn args<'a>(&'a self, command: &[&'a str], position: &'a str) -> Vec<&'a str> {
        let place = ["--variant", &self.variant, "--position", position];
        command.iter().copied().chain(place).collect()
    }

    fn written(&self) -> String {
        write_position(&self.rules, &self.position)
    }

    fn run(&self, command: &[&str]) -> Run {
        finish(program_within(SPACE, &self.args(command, &self.written())), "")
    }

    fn start(&self, command: &[&str]) -> Child {
        program_within(SPACE, &self.args(command, &self.written())).spawn().unwrap()
    }

    /// Whether this is the notation of a legal turn.
    fn is_legal(&self, text: &str) -> bool {
        read_turn(&self.rules, &self.position, text).is_ok()
    }

    fn after(&self, turn: &Turn) -> Position {
        self.position.play_unchecked(&self.rules, turn)
    }

    /// The file of a game that begins here, with one long turn or none.
    fn record(&self, turns: usize) -> String {
        let turns: String = (0..turns)
            .map(|_| {
                let turn = write_turn(&self.rules.board, &self.long_turn());
                format!("{}. {turn} ", self.position.number())
            })
            .collect();
        file("many-chains", "game.fgn", format!("[FEN \"{}\"]\n\n{turns}*\n", self.written()))
    }
}

/// A position of a shipped sheet, one under claims and one of another board. The tests of the core go through all positions,
/// and their limits are those of the commands.
fn places() -> impl Iterator<Item = Explosive> {
    let chosen = ["parker", "claimed", "start-nearest"];
    explosive::all().into_iter().filter(move |place| chosen.contains(&&*place.name))
}

#[test]
fn lists_of_turns_stream_and_say_that_they_are_cut() {
    for place in places() {
        for command in [&["turns", "--most", "40"][..], &["turns", "--most", "40", "--results"]] {
            let run = place.run(command);
            let told = (run.status, run.err.trim_end());
            assert_eq!(told, (0, LIST_CUT), "{}: {command:?}", place.name);
            let lines = run.lines();
            assert!(lines.len() == 40 && lines.is_sorted(), "{}: {lines:?}", place.name);
            assert!(lines.iter().all(|line| place.is_legal(line)), "{}: {lines:?}", place.name);
        }
        // The first turns come before the last have been found.
        let mut child = place.start(&["turns"]);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.by_ref().take(100).all(|line| place.is_legal(&line.unwrap())));
        drop(lines);
        assert_eq!(child.wait().unwrap().code(), Some(0), "{}", place.name);
    }
}

#[test]
fn counts_are_exact_or_say_that_they_are_not() {
    for place in places() {
        let mut counts = Vec::new();
        for more in [&[][..], &["--results"]] {
            let run = place.run(&[&["perft", "--depth", "1"], more].concat());
            let inexact = run.out.contains(">=");
            let told = (run.status, run.err.trim_end());
            assert_eq!(told, (0, if inexact { NOT_EXACT } else { "" }), "{}", place.name);
            let count: u64 = run.of("1").unwrap().trim_start_matches(">=").parse().unwrap();
            counts.push(count);
        }
        assert!(counts[0] >= counts[1] && counts[1] > 30_000, "{}: {counts:?}", place.name);
    }
}

#[test]
fn rule_sheets_are_compared_as_far_as_turns_are_found() {
    for place in places() {
        let board = &place.rules.board;
        let start: String = write_position(&place.rules, &Position::start(&place.rules))
            .split(' ')
            .take(1)
            .flat_map(|rows| rows.split('/').map(|row| format!("\"{row}\", ")))
            .collect();
        // The same board with the usual rules.
        let usual = format!(
            "(key: \"usual\", names: {{\"en\": \"Usual\"}}, columns: {}, rows: {}, start: [{start}])",
            board.columns(),
            board.rows()
        );
        let usual = file("many-chains", "usual.ron", usual);
        let variants = format!("{},{usual}", place.variant);
        let compare = |more: &[&str]| {
            let args = [&["compare", "--variants", &variants, "--seconds", "1"], more].concat();
            let run = finish(program_within(SPACE, &args), "");
            assert_eq!((run.status, run.err.as_str()), (0, ""), "{}: {more:?}", place.name);
            run
        };
        let position = place.written();
        for more in [&[][..], &["--results"], &["--depth", "2"]] {
            let run = compare(&[&[&position[..]], more].concat());
            assert!(run.out.contains("were found: there are very many."), "{}", run.out);
            assert!(run.lines().len() < 150, "{}", run.out);
        }
        let turn = write_turn(board, &place.long_turn());
        let walked = compare(&[&position, "--chain", &turn]);
        assert!(walked.out.contains("usual: "), "{}", walked.out);
        let read = compare(&["--variant", &place.variant, &place.record(1)]);
        assert!(read.out.contains("usual: turn ") && read.out.contains("Rule: "), "{}", read.out);
    }
}

#[test]
fn the_best_turn_is_found_among_those_within_the_bounds() {
    for place in places() {
        for limit in [["--nodes", "300"], ["--depth", "1"], ["--movetime", "50"]] {
            for more in [&[][..], &["--lines", "3"], &["--threads", "2"]] {
                let run = place.run(&[&["best"], &limit[..], more].concat());
                let told = (run.status, run.err.trim_end());
                assert_eq!(told, (0, NOT_ALL_TURNS), "{} {limit:?} {more:?}", place.name);
                let best = run.of("best").unwrap();
                assert!(place.is_legal(best), "{} {limit:?} {more:?}: {best}", place.name);
                assert!(run.of("line").unwrap().starts_with(best));
            }
        }
    }
}

#[test]
fn a_turn_is_explained_as_far_as_it_is_known() {
    for place in places() {
        let turn = write_turn(&place.rules.board, &place.long_turn());
        for turn in [&[][..], &[&turn[..]]] {
            let run = place.run(&[&["explain", "--nodes", "2000"], turn].concat());
            let told = (run.status, run.err.trim_end());
            assert_eq!(told, (0, NOT_ALL_TURNS), "{}", place.name);
            let (_, line) = run.of("turn").unwrap().split_once('\t').unwrap();
            let explained = line.split(' ').next().unwrap();
            assert!(place.is_legal(explained), "{}: {}", place.name, run.out);
            assert!(turn.is_empty() || *turn == [explained], "{}: {}", place.name, run.out);
        }
    }
}

#[test]
fn proofs_end_at_their_limits() {
    for place in places() {
        let command = ["solve", "--nodes", "300", "--memory", "1", "--stones", "0"];
        for more in [&[][..], &["--threads", "2"]] {
            let run = place.run(&[&command[..], more].concat());
            let value = run.of("value").unwrap();
            let proven = ["win", "draw", "loss"].contains(&value);
            let unknown = run.status == 1 && value == "unknown";
            assert!(run.status == 0 && proven || unknown, "{}: {}", place.name, run.out);
        }
    }
}

#[test]
fn tables_of_few_stones_are_built_under_such_rules() {
    for place in places() {
        let variant = ["--variant", &place.variant];
        let command = [&["endgame", "--stones", "2", "--check", "500"], &variant[..]].concat();
        let run = finish(program_within(SPACE, &command), "");
        assert_eq!(run.status, 0, "{}: {}", place.name, run.err);
    }
}

#[test]
fn matches_can_begin_there() {
    for place in places() {
        let openings = file("many-chains", "openings.txt", place.written());
        let output = folder("many-chains-match").join(format!("{}.fgn", place.name));
        // A file of an earlier run of this process is none.
        let _ = std::fs::remove_file(&output);
        let options = ["--games", "2", "--openings", &openings, "--variant", &place.variant];
        let players = ["match", "random", "search:nodes=20", "--output", output.to_str().unwrap()];
        let run = finish(program_within(SPACE, &[&players[..], &options].concat()), "");
        assert_eq!(run.status, 0, "{}: {}", place.name, run.err);
        let replayed = ["replay", output.to_str().unwrap(), "--variant", &place.variant];
        let replayed = finish(program_within(SPACE, &replayed), "");
        assert_eq!((replayed.status, replayed.lines().len()), (0, 4), "{}", place.name);
    }
}

#[test]
fn games_that_begin_there_are_replayed_and_become_links() {
    for place in places() {
        let path = place.record(1);
        let with = |command: &[&str]| {
            let args = [command, &["--variant", &place.variant]].concat();
            finish(program_within(SPACE, &args), "")
        };
        let replayed = with(&["replay", &path]);
        assert_eq!((replayed.status, replayed.err.as_str()), (0, ""), "{}", place.name);
        let end = write_position(&place.rules, &place.after(&place.long_turn()));
        assert_eq!(replayed.of("position").unwrap(), end, "{}", place.name);
        let link = with(&["link", &path]);
        assert_eq!((link.status, link.err.as_str()), (0, ""), "{}", place.name);
        if place.variant == "parker" {
            let again = finish(program_within(SPACE, &["replay", link.out.trim_end()]), "");
            assert_eq!((again.status, again.out), (0, replayed.out), "{}", place.name);
        }
    }
}

#[test]
fn games_that_begin_there_are_analysed() {
    for place in places() {
        let path = place.record(1);
        let command = ["analyse", &path, "--nodes", "300", "--threads", "1"];
        let args = [&command[..], &["--variant", &place.variant]].concat();
        let run = finish(program_within(SPACE, &args), "");
        assert_eq!(run.status, 0, "{}: {}", place.name, run.err);
        assert!(run.out.contains("{[%wdl "), "{}: {}", place.name, run.out);
    }
}
