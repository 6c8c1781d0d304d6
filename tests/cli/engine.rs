//! `fanorona engine`: conversations in the protocol. `benches/protocol.rs` measures response times.

use crate::run::{file, program, typed};
use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command};
use std::time::{Duration, Instant};

/// A conversation with the engine.
pub struct Talk {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Talk {
    fn new() -> Self {
        Self::with(program(&["engine"]))
    }

    pub fn with(mut engine: Command) -> Self {
        let mut child = engine.spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        Self { child, input, output }
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Waits for a line with this beginning.
    pub fn hear(&mut self, start: &str) -> String {
        self.hear_all(start).1
    }

    /// The lines before the one with this beginning, and this one.
    pub fn hear_all(&mut self, start: &str) -> (Vec<String>, String) {
        let mut before = Vec::new();
        loop {
            let line = self.output.next().unwrap().unwrap();
            assert!(!line.starts_with("info string error"), "{line}");
            if line.starts_with(start) {
                return (before, line);
            }
            before.push(line);
        }
    }

    pub fn quit(mut self) {
        self.say("quit");
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }

    /// How long a line takes to be answered.
    fn time(&mut self, line: &str, answer: &str) -> Duration {
        let began = Instant::now();
        self.say(line);
        self.hear(answer);
        began.elapsed()
    }
}

#[test]
fn it_introduces_itself_and_searches() {
    let mut talk = Talk::new();
    talk.say("uci");
    assert!(talk.hear("id name").starts_with("id name Fanorona "));
    talk.hear("option name Variant type combo default tsivy var tsivy var dimy");
    talk.hear("uciok");
    talk.say("setoption name Variant value telo");
    talk.say("setoption name MultiPV value 2");
    talk.say("position startpos");
    talk.say("go depth 14");
    assert!(talk.hear("info depth 14 multipv 1 score win 11").contains(" pv c"));
    let best = talk.hear("bestmove ");
    assert!(["bestmove c1b2A", "bestmove c2b2A"].contains(&best.as_str()), "{best}");
    talk.say("position startpos moves c1-b2A");
    talk.say("d");
    assert!(talk.hear("position ").contains(" b 0 1"));
    talk.say("perft 1");
    talk.hear("nodes ");
    talk.quit();
}

#[test]
fn commands_are_answered_during_a_search_and_stop_ends_it() {
    let mut talk = Talk::new();
    for variant in ["tsivy", "parker", "tsivy", "parker"] {
        talk.say(&format!("setoption name Variant value {variant}"));
        talk.say("go infinite");
        talk.hear("info depth 3");
        talk.say("isready");
        // The search is still running: its best turn comes after `stop` only.
        let (lines, _) = talk.hear_all("readyok");
        assert!(lines.iter().all(|line| line.starts_with("info depth")), "{lines:?}");
        talk.say("stop");
        talk.hear("bestmove ");
    }
    // The whole count would take hours, so it can only end by being stopped.
    talk.say("perft 9");
    talk.say("isready");
    talk.hear("readyok");
    talk.say("stop");
    talk.hear("info string the count was stopped");
    // Without a stop this search would never end.
    talk.say("go infinite");
    talk.hear("info depth 3");
    talk.quit();
}

#[test]
fn an_infinite_search_waits_for_stop_even_in_a_decided_position() {
    let mut talk = Talk::new();
    talk.say("position fen 9/9/9/9/W1B6 w 0 9");
    talk.say("go infinite");
    talk.hear("info depth 1 multipv 1 score win 1");
    talk.say("isready");
    let line = talk.output.next().unwrap().unwrap();
    assert!(!line.starts_with("bestmove"), "{line}");
    talk.say("stop");
    assert_eq!(talk.hear("bestmove"), "bestmove a1b1A");
    drop(talk.input);
    assert_eq!(talk.child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_given_time_is_used() {
    let mut talk = Talk::new();
    for milliseconds in [100, 500] {
        let took = talk.time(&format!("go movetime {milliseconds}"), "bestmove");
        assert!(took >= Duration::from_millis(milliseconds), "{took:?}");
    }
    // The share of a turn is 200 ms. The easiest turn takes half of it, and no depth is begun after 60 percent
    // of that (`TurnTimer`).
    let took = talk.time("go wtime 6000 btime 1 winc 0 binc 0", "bestmove");
    assert!(took >= Duration::from_millis(60), "{took:?}");
}

#[test]
fn a_turn_without_time_is_answered() {
    let mut talk = Talk::new();
    for option in [
        "MultiPV value 1",
        "MultiPV value 3",
        "Character value fara",
        "Character value sahala:elo=850",
    ] {
        talk.say(&format!("setoption name {option}"));
        for limits in [
            "movetime 0",
            "movetime -20",
            "wtime 1000 btime 1000 movestogo 0",
            "wtime -35 btime 500 winc -1 binc 0 movestogo -2",
            "depth 0",
            "nodes 0",
        ] {
            talk.say(&format!("go {limits}"));
            let best = talk.hear("bestmove ");
            assert!(best != "bestmove (none)", "{option}: {limits}");
        }
    }
}

/// A count of this depth never ends by itself. Wherever it is when it is told to, it ends.
#[test]
fn a_count_ends_with_a_stop_a_quit_and_the_end_of_the_input() {
    for variant in ["telo", "dimy", "tsivy"] {
        for end in ["stop\nquit\n", "quit\n", ""] {
            let mut talk = Talk::new();
            talk.say(&format!("setoption name Variant value {variant}"));
            talk.say("perft 100");
            talk.say("isready");
            talk.hear("readyok");
            std::thread::sleep(Duration::from_millis(100));
            let told = Instant::now();
            write!(talk.input, "{end}").unwrap();
            drop(talk.input);
            assert_eq!(talk.child.wait().unwrap().code(), Some(0));
            assert!(told.elapsed() < Duration::from_secs(5), "{variant}: {end:?}");
        }
    }
}

#[test]
fn a_finished_game_has_no_best_turn() {
    let mut talk = Talk::new();
    talk.say("position fen 9/9/9/9/B8 w");
    talk.say("go depth 3");
    talk.hear("info depth 0 multipv 1 score loss 0");
    assert_eq!(talk.hear("bestmove"), "bestmove (none)");
}

#[test]
fn a_character_is_repeatable_by_its_seed() {
    let turn = |seed: u32| {
        let mut talk = Talk::new();
        let character = fanorona::engine::character::all()[0].key.clone();
        talk.say(&format!("setoption name Character value {character}"));
        talk.say(&format!("setoption name Seed value {seed}"));
        talk.say("go depth 5");
        talk.hear("bestmove")
    };
    assert_eq!(turn(3), turn(3));
    assert!((0..30).any(|seed| turn(seed) != turn(3)), "it varies");
}

#[test]
fn each_invalid_line_gives_one_error_and_changes_nothing() {
    let wrong: [(&[u8], &str); 14] = [
        (b"hello", "column 1: there is no command \"hello\""),
        (b"go", "column 3: go needs a limit"),
        (b"go depth x", "column 10: depth needs a whole number from 1 to 100, not \"x\""),
        (b"go movetime soon", "column 13: movetime needs"),
        (b"go btime 5000", "column 1: the side to move needs wtime"),
        (b"position fen 9/9/9 w", "column 14: this is no position: The position has 3 rows"),
        (b"position fen 9/9/9/9/9 w", "column 14: this is no position: There is no stone"),
        (b"position startpos moves d3e3A a1a2", "column 31: turn 2, \"a1a2\", cannot be played"),
        (b"position startpos moves d3e3A zz", "column 32: turn 2, \"zz\", cannot be played"),
        (b"setoption name Ponder value true", "column 16: there is no option \"Ponder\""),
        (b"setoption name Variant value chess", "column 1: Variant has no value \"chess\""),
        (b"setoption name Character value nobody", "column 1: Character has no value \"nobody\""),
        (b"\xff\xfe\xfd", "column 1: this is no UTF-8 text"),
        (b"perft x", "column 7: perft needs a whole number from 1 to 100, not \"x\""),
    ];
    let position = "position fen 9/9/9/9/W7B b 3 9\n";
    for (line, error) in wrong {
        let mut child = program(&["engine"]).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(position.as_bytes()).unwrap();
        input
            .write_all(if line == b"go btime 5000" { b"position startpos\n" } else { b"" })
            .unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\nd\n").unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let errors: Vec<&str> = text.lines().filter(|line| line.starts_with("info")).collect();
        assert_eq!(errors.len(), 1, "{text}");
        let start = format!("info string error: {error}");
        assert!(errors[0].starts_with(&start), "{}", errors[0]);
        if line != b"go btime 5000" {
            assert!(text.contains("\nposition 9/9/9/9/W7B b 3 9\n"), "{text}");
        }
    }
}

#[test]
fn the_first_error_of_a_variant_file_is_reported() {
    let telo = include_str!("../../assets/variants/telo.ron");
    let wrong = telo.replacen("columns: 3", "columns: 99", 1);
    assert!(wrong != telo);
    let path = file("engine", "wrong.ron", &wrong);
    let line = wrong[..wrong.find("columns: 99").unwrap()].matches('\n').count() + 1;
    let run = typed(&["engine"], &format!("setoption name Variant value {path}\nisready\n"));
    let [error, "readyok"] = run.lines()[..] else { panic!("{}", run.out) };
    let start = format!("info string error: column 1: {path}:{line}:");
    assert!(error.starts_with(&start), "{error}");
    let missing = typed(&["engine"], "setoption name Variant value none.ron\n");
    let reason = "info string error: column 1: none.ron:1:1: There is no such file.";
    assert_eq!(missing.lines(), [reason]);
}

#[test]
fn an_overlong_line_is_one_error() {
    let input = format!("{}\nisready\n", "x".repeat(600_000));
    let run = typed(&["engine"], &input);
    assert_eq!(
        run.lines(),
        ["info string error: column 1: the line is longer than 262144 bytes", "readyok"]
    );
}

#[test]
fn a_running_search_refuses_other_commands() {
    let mut talk = Talk::new();
    talk.say("go infinite");
    talk.hear("info depth 2");
    for line in ["go depth 3", "position startpos", "setoption name Hash value 3", "ucinewgame"] {
        talk.say(line);
        let word = line.split(' ').next().unwrap();
        let start = format!("info string error: column 1: {word} must wait");
        while !talk.output.next().unwrap().unwrap().starts_with(&start) {}
    }
    talk.say("stop");
    talk.hear("bestmove");
    talk.say("go depth 1");
    talk.hear("bestmove");
}
