//! Undo of turns and steps, and redo of turns.

use crate::common::{game, play, rules, text};
use fanorona_rules::notation::read_turn;
use fanorona_rules::{Record, Refusal, Side};

/// A chain of three steps: b1-c1W-c2A-d2A.
const ZIGZAG: &str = "8B/9/2B6/4B4/BW7 w";

fn step(game: &mut Record, from: &str, to: &str) -> Option<fanorona_rules::Turn> {
    let [from, to] = [from, to].map(|name| game.rules().board.point_named(name).unwrap());
    game.step(from, to, None).unwrap().turn
}

#[test]
fn redo_survives_the_same_move() {
    let mut game = game(&rules("tsivy"), "9/9/9/8B/W8 w");
    play(&mut game, "a1-a2 i2-i1 a2-a3");
    (0..3).for_each(|_| game.undo_turn().unwrap());
    play(&mut game, "a1-a2");
    game.redo_turn().unwrap();
    game.redo_turn().unwrap();
    assert_eq!(game.redo_turn(), Err(Refusal::NothingToRedo));
    assert_eq!(text(&game), "9/9/W8/9/8B b 3 3");
}

#[test]
fn redo_does_not_survive_another_move() {
    let mut game = game(&rules("tsivy"), "9/9/9/8B/W8 w");
    play(&mut game, "a1-a2 i2-i1");
    (0..2).for_each(|_| game.undo_turn().unwrap());
    play(&mut game, "a1-b1");
    assert!(!game.can_redo() && game.next_undone().is_none());
}

#[test]
fn a_chain_ends_automatically_if_no_step_may_follow() {
    let mut game = game(&rules("tsivy"), ZIGZAG);
    assert_eq!(step(&mut game, "b1", "c1"), None);
    assert_eq!(step(&mut game, "c1", "c2"), None);
    assert!(step(&mut game, "c2", "d2").is_some());
    assert_eq!((game.turns().len(), game.position().side()), (1, Side::Black));
}

#[test]
fn a_player_may_end_a_chain_early() {
    let mut game = game(&rules("tsivy"), ZIGZAG);
    step(&mut game, "b1", "c1");
    assert_eq!(text(&game), "8B/9/2B6/4B4/BW7 w 0 2", "an open chain is not played yet");
    game.end_turn().unwrap();
    assert_eq!(text(&game), "8B/9/2B6/4B4/2W6 b 0 2");
    assert_eq!(game.end_turn(), Err(Refusal::NoOpenChain));
}

#[test]
fn undoing_an_open_chain_undoes_all_its_steps() {
    let mut game = game(&rules("tsivy"), ZIGZAG);
    step(&mut game, "b1", "c1");
    step(&mut game, "c1", "c2");
    game.undo_turn().unwrap();
    assert!(game.chain().is_empty());
    assert_eq!(game.redo_turn(), Err(Refusal::NothingToRedo), "steps are not played again");
}

#[test]
fn undoing_an_agreed_draw_keeps_the_turns() {
    let mut game = game(&rules("tsivy"), "9/9/9/8B/W8 w");
    play(&mut game, "a1-a2");
    game.resign(Side::Black).unwrap();
    game.undo_turn().unwrap();
    assert_eq!((game.outcome(), game.turns().len()), (None, 1));
}

#[test]
fn a_refused_turn_changes_nothing() {
    let tsivy = rules("tsivy");
    let mut game = Record::new(tsivy.clone());
    let turn = read_turn(&tsivy, game.position(), "f2-e3A").unwrap();
    play(&mut game, "f2-e3A");
    let before = (*game.position(), game.turns().to_vec());
    assert!(game.play(&turn).is_err());
    assert_eq!((*game.position(), game.turns().to_vec()), before);
    assert!(game.chain().is_empty());
}
