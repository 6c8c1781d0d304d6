//! The program is killed at random moments while two computer players play; the game must be
//! resumed after the last turn that was printed.

use crate::run::{data, program, within};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::time::Duration;

const NEW: [&str; 7] = ["text", "--white", "rakoto", "--black", "fara", "--words", "--seed"];

/// Runs the program until this many turns are seen and a moment longer, kills it, and counts the
/// turns that were seen. The turns make the test independent of the speed of the machine.
fn killed(data: &Path, args: &[&str], turns: usize, after: Duration) -> usize {
    let mut command = program(args);
    let mut child = command.env("FANORONA_DATA", data).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let is_turn = |line: &str| line.contains(" plays ") && line.trim_end().ends_with('.');
    let (mut seen, mut text) = (0, String::new());
    while seen < turns {
        let mut line = String::new();
        if output.read_line(&mut line).unwrap() == 0 {
            break;
        }
        seen += usize::from(is_turn(&line) && line.ends_with('\n'));
        text += &line;
    }
    std::thread::sleep(after);
    // SIGKILL: the program cannot clean up.
    child.kill().unwrap();
    let mut rest = Vec::new();
    std::io::Read::read_to_end(&mut output, &mut rest).unwrap();
    let rest = String::from_utf8_lossy(&rest);
    let status = child.wait().unwrap();
    text += &rest;
    assert!(!text.contains("panicked") && status.code().is_none_or(|code| code < 2), "{text}");
    seen + rest.lines().filter(|line| is_turn(line)).count()
}

/// The turns of the newest game and its result.
fn newest(data: &Path) -> Option<(String, usize, String)> {
    let listed = within(data, &["games"], "");
    assert_eq!((listed.status, listed.err.as_str()), (0, ""), "nothing is damaged");
    let line = listed.lines().first().map(|line| (*line).to_owned())?;
    let fields: Vec<&str> = line.split('\t').collect();
    Some((fields[0].to_owned(), fields[5].parse().unwrap(), fields[6].to_owned()))
}

fn kill_and_go_on(times: usize, seed: u64) {
    let data = data(&format!("crash-{times}"));
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut finished, mut resumed, mut turns) = (0, 0, 0);
    for round in 0..times {
        let before = newest(&data).filter(|(_, _, result)| result == "*");
        let seed = round.to_string();
        let mut args = NEW.to_vec();
        args.push(&seed);
        if before.is_some() {
            args = vec!["text", "--resume", "--words"];
            resumed += 1;
        }
        let least = chance.random_range(0..4);
        let moment = Duration::from_micros(chance.random_range(0..50_000));
        let seen = killed(&data, &args, least, moment);
        let after = newest(&data);
        let (old, new) = match (&before, &after) {
            (Some((id, old, _)), Some((same, new, _))) => {
                assert_eq!(id, same, "the same game goes on");
                (*old, *new)
            }
            (None, Some((_, new, _))) if seen > 0 => (0, *new),
            // It was killed before the first turn, or the game was over.
            _ => continue,
        };
        assert!(new >= old + seen, "round {round}: {old} turns and {seen} seen, but {new} kept");
        assert!(new <= old + seen + 1, "round {round}: more is kept than was played");
        turns += seen;
        let (id, _, result) = after.unwrap();
        finished += usize::from(result != "*");
        let record = within(&data, &["games", "export", &id], "");
        let replayed = within(&data, &["replay", "-"], &record.out);
        assert_eq!((replayed.status, replayed.err.as_str()), (0, ""), "{}", record.out);
    }
    assert!(turns > times / 2 && resumed > times / 4, "{turns} turns, {resumed} resumed");
    #[expect(clippy::print_stdout, reason = "the long run prints its figures")]
    {
        println!("{times} kills: {turns} turns seen, {resumed} games resumed, {finished} finished");
    }
}

#[test]
fn a_game_is_resumed_after_ten_kills() {
    kill_and_go_on(10, 1);
}

#[test]
#[ignore = "minutes"]
fn a_game_is_resumed_after_two_hundred_kills() {
    kill_and_go_on(200, 2);
}
