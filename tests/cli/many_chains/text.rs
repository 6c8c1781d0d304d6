//! The text board in positions with very many chains.

use super::{Explosive, SPACE, places};
use crate::run::{Run, finish, program_within};
use fanorona::rules::notation::write_turn;

impl Explosive {
    /// What the text board says to these lines, in a game that begins here or after one turn.
    fn typed(&self, turns: usize, more: &[&str], lines: &str) -> Run {
        let path = self.record(turns);
        let board = ["text", "--unsaved", "--variant", &self.variant, "--load", &path];
        finish(program_within(SPACE, &[&board, more].concat()), lines)
    }
}

#[test]
fn turns_are_typed_taken_back_and_listed() {
    for place in places() {
        let turn = write_turn(&place.rules.board, &place.long_turn());
        let first = &turn[..6];
        let people = ["--white", "human", "--black", "human"];
        let lines = format!("turns\n{turn}\nundo\nredo\nundo\n{first}...\nback\n{turn}\nquit\n");
        let run = place.typed(0, &people, &lines);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", place.name);
        let played = format!("Written {turn}.");
        assert_eq!(run.out.matches(&played).count(), 2, "{}: {}", place.name, run.out);
        assert_eq!(run.out.matches("Taken back.").count(), 2, "{}: {}", place.name, run.out);
        let cut = "More than 1000 turns are legal. The first of them:";
        assert!(run.out.contains(cut), "{}: {}", place.name, run.out);
    }
}

#[test]
fn hints_and_coaches_answer() {
    for place in places() {
        let turn = write_turn(&place.rules.board, &place.long_turn());
        let coached = ["--white", "human", "--black", "fara", "--coach", "3", "--seed", "1"];
        let run = place.typed(0, &coached, &format!("hint\n{turn}\nwhy\nstand\nquit\n"));
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", place.name);
        assert!(run.out.contains("Written "), "{}: {}", place.name, run.out);
        assert!(run.out.contains("Not all turns were considered"), "{}: {}", place.name, run.out);
    }
}

#[test]
fn a_computer_plays_within_a_clock_of_five_seconds() {
    for place in places() {
        let clock = ["--white", "ombiasy", "--black", "human", "--clock", "5"];
        let run = place.typed(0, &clock, "quit\n");
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", place.name);
        assert!(run.out.contains("White plays "), "{}: {}", place.name, run.out);
        assert!(run.out.contains("Not all turns were considered"), "{}: {}", place.name, run.out);
    }
}
