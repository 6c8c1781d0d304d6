//! The engine protocol in positions with very many chains.

use super::{Explosive, SPACE, places};
use crate::run::program_within;
use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::process::{Child, ChildStdin, ChildStdout};

const NOT_ALL_TURNS: &str = "info string not all turns were considered: a position has too many";

/// A conversation about one position.
struct Talk<'a> {
    place: &'a Explosive,
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl<'a> Talk<'a> {
    fn new(place: &'a Explosive) -> Self {
        let mut child = program_within(SPACE, &["engine"]).spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut talk = Self { place, child, input, output };
        talk.say(&format!("setoption name Variant value {}", place.variant));
        talk.say(&format!("position fen {}", place.written()));
        talk
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// The lines before the one with this beginning, and this one.
    fn hear(&mut self, start: &str) -> (Vec<String>, String) {
        let mut before = Vec::new();
        loop {
            let line = self.output.next().unwrap().unwrap();
            assert!(!line.starts_with("info string error"), "{}: {line}", self.place.name);
            if line.starts_with(start) {
                return (before, line);
            }
            before.push(line);
        }
    }

    /// Waits for the best turn, which is legal. Returns whether it is said that not all turns were
    /// considered.
    fn hear_best(&mut self) -> bool {
        let (before, line) = self.hear("bestmove ");
        let turn = line.strip_prefix("bestmove ").unwrap();
        assert!(self.place.is_legal(turn), "{}: {line}", self.place.name);
        before.iter().any(|line| line == NOT_ALL_TURNS)
    }

    fn quit(mut self) {
        self.say("quit");
        assert_eq!(self.child.wait().unwrap().code(), Some(0), "{}", self.place.name);
    }
}

#[test]
fn searches_end_at_their_limits_with_a_legal_turn() {
    for place in places() {
        let mut talk = Talk::new(&place);
        for go in ["go nodes 300", "go depth 1", "go movetime 30", "go wtime 500 btime 500"] {
            talk.say(go);
            assert!(talk.hear_best(), "{}: {go}", place.name);
        }
        talk.say("setoption name MultiPV value 3");
        talk.say("go nodes 300");
        assert!(talk.hear_best(), "{}", place.name);
        for character in ["fara", "rakoto", "ombiasy"] {
            talk.say(&format!("setoption name Character value {character}"));
            talk.say("go nodes 300");
            talk.hear_best();
        }
        talk.quit();
    }
}

#[test]
fn commands_are_answered_during_a_search_and_stop_ends_it() {
    for place in places() {
        let mut talk = Talk::new(&place);
        for _ in 0..2 {
            talk.say("go infinite");
            talk.say("isready");
            let (before, _) = talk.hear("readyok");
            assert!(before.iter().all(|line| line.starts_with("info depth")), "{before:?}");
            talk.say("stop");
            talk.hear_best();
        }
        // Nobody waits for the whole count.
        talk.say("perft 3");
        talk.say("isready");
        talk.hear("readyok");
        talk.say("stop");
        talk.hear("info string the count was stopped");
        talk.say("go infinite");
        talk.quit();
    }
}

#[test]
fn what_is_shown_of_a_position_is_cut() {
    for place in places() {
        let mut talk = Talk::new(&place);
        talk.say("d");
        talk.hear("info string only the first ");
        let (_, line) = talk.hear("turns ");
        let turns: Vec<&str> = line.split(' ').skip(1).collect();
        assert_eq!(turns.len(), 10_000, "{}", place.name);
        assert!(turns.iter().step_by(97).all(|turn| place.is_legal(turn)), "{}", place.name);
        talk.quit();
    }
}
