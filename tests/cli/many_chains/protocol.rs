//! The engine protocol in positions with very many chains.

use super::{Explosive, SPACE, places};
use crate::engine::Talk;
use crate::run::program_within;

const NOT_ALL_TURNS: &str = "info string not all turns were considered: a position has too many";

/// A conversation about one position.
fn talk_of(place: &Explosive) -> Talk {
    let mut talk = Talk::with(program_within(SPACE, &["engine"]));
    talk.say(&format!("setoption name Variant value {}", place.variant));
    talk.say(&format!("position fen {}", place.written()));
    talk
}

/// Waits for the best turn, which is legal. Returns whether it is said that not all turns were
/// considered.
fn hear_best(talk: &mut Talk, place: &Explosive) -> bool {
    let (before, line) = talk.hear_all("bestmove ");
    let turn = line.strip_prefix("bestmove ").unwrap();
    assert!(place.is_legal(turn), "{}: {line}", place.name);
    before.iter().any(|line| line == NOT_ALL_TURNS)
}

#[test]
fn searches_end_at_their_limits_with_a_legal_turn() {
    for place in places() {
        let mut talk = talk_of(&place);
        for go in ["go nodes 300", "go depth 1", "go movetime 30", "go wtime 500 btime 500"] {
            talk.say(go);
            assert!(hear_best(&mut talk, &place), "{}: {go}", place.name);
        }
        talk.say("setoption name MultiPV value 3");
        talk.say("go nodes 300");
        assert!(hear_best(&mut talk, &place), "{}", place.name);
        for character in ["fara", "rakoto", "ombiasy"] {
            talk.say(&format!("setoption name Character value {character}"));
            talk.say("go nodes 300");
            hear_best(&mut talk, &place);
        }
        talk.quit();
    }
}

#[test]
fn commands_are_answered_during_a_search_and_stop_ends_it() {
    for place in places() {
        let mut talk = talk_of(&place);
        for _ in 0..2 {
            talk.say("go infinite");
            talk.say("isready");
            let (before, _) = talk.hear_all("readyok");
            assert!(before.iter().all(|line| line.starts_with("info depth")), "{before:?}");
            talk.say("stop");
            hear_best(&mut talk, &place);
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
        let mut talk = talk_of(&place);
        talk.say("d");
        talk.hear("info string only the first ");
        let line = talk.hear("turns ");
        let turns: Vec<&str> = line.split(' ').skip(1).collect();
        assert_eq!(turns.len(), 10_000, "{}", place.name);
        assert!(turns.iter().step_by(97).all(|turn| place.is_legal(turn)), "{}", place.name);
        talk.quit();
    }
}
