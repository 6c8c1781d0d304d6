//! Tumicarona's capture claim: the opponent may demand an omitted capture.

use crate::common::{game, play, tsivy_with, turns, turns_of};
use fanorona_rules::matches::{Obligation, obligation};
use fanorona_rules::notation::{
    Game, read_game, read_link, read_turn, write_game, write_link, write_position,
};
use fanorona_rules::switches::OmittedCapture;
use fanorona_rules::{Refusal, Ruleset, Side};
use std::sync::Arc;

fn claimed() -> Arc<Ruleset> {
    tsivy_with("quiet_limit: 20, omitted_capture: Claimed")
}

/// White can take c1 by a1-b1; Black has another stone to reply with.
const OVERLOOKED: &str = "9/9/9/9/W1B5B w";

#[test]
fn an_omitted_capture_is_legal_if_it_must_be_claimed() {
    assert_eq!(turns_of(&claimed(), OVERLOOKED), ["a1-a2", "a1-b1A", "a1-b2"]);
}

#[test]
fn the_opponent_may_claim_until_it_moves() {
    let mut game = game(&claimed(), OVERLOOKED);
    play(&mut game, "a1-a2");
    assert!(game.can_claim());
    play(&mut game, "i1-i2");
    assert!(!game.can_claim());
    assert_eq!(game.claim(), Err(Refusal::NothingToClaim));
}

#[test]
fn a_claim_undoes_the_paika_and_requires_a_capture() {
    let rules = claimed();
    let mut game = game(&rules, OVERLOOKED);
    let start = *game.position();
    play(&mut game, "a1-a2");
    let paika = game.claim().unwrap();
    assert!(paika.is_paika());
    assert!(game.position().claimed() && game.turns().is_empty());
    assert_eq!(write_position(&rules, game.position()), write_position(&rules, &start));
    assert_ne!(game.position().hash(), start.hash(), "another position than before");
    assert_eq!(game.position().hash(), game.position().recomputed_hash(&rules));
    assert_eq!(turns(&rules, game.position()), ["a1-b1A"]);
    assert_eq!(game.play(&paika), Err(Refusal::MustCapture));
    play(&mut game, "a1-b1A");
    assert!(!game.position().claimed() && !game.can_claim());
}

#[test]
fn a_claim_against_either_side_gives_the_position_a_hash_of_its_own() {
    let rules = claimed();
    for (text, paika) in [(OVERLOOKED, "a1-a2"), ("9/9/9/9/B1W5W b", "a1-a2")] {
        let mut game = game(&rules, text);
        let before = game.position().hash();
        play(&mut game, paika);
        game.claim().unwrap();
        assert_ne!(game.position().hash(), before, "{text}");
        assert_eq!(game.position().hash(), game.position().recomputed_hash(&rules), "{text}");
        play(&mut game, "a1-b1A");
        assert_eq!(game.position().hash(), game.position().recomputed_hash(&rules), "{text}");
    }
}

#[test]
fn a_claim_remains_under_rules_with_claims_only() {
    let rules = claimed();
    let mut game = game(&rules, OVERLOOKED);
    play(&mut game, "a1-a2");
    game.claim().unwrap();
    let claimed = *game.position();
    let under = |rules: &Ruleset| claimed.under(rules, None).unwrap();
    assert!(under(&tsivy_with("quiet_limit: 9, omitted_capture: Claimed")).claimed());
    assert!(!under(&tsivy_with("omitted_capture: Enforced")).claimed());
    // Without a claim there is none to be kept.
    play(&mut game, "a1-b1A");
    assert!(!game.position().under(&rules, None).unwrap().claimed());
}

#[test]
fn a_claim_makes_the_capture_an_obligation() {
    let mut game = game(&claimed(), OVERLOOKED);
    let stones = game.position().own();
    assert_eq!(obligation(&game), Obligation::CaptureOrBeClaimed(stones));
    play(&mut game, "a1-a2");
    assert_eq!(obligation(&game), Obligation::Paika);
    game.claim().unwrap();
    assert_eq!(obligation(&game), Obligation::Capture(stones));
}

#[test]
fn a_true_paika_cannot_be_claimed() {
    let mut game = game(&claimed(), "9/9/9/9/W7B w");
    play(&mut game, "a1-a2");
    assert!(!game.can_claim());
}

#[test]
fn a_capture_cannot_be_claimed() {
    let mut game = game(&claimed(), OVERLOOKED);
    play(&mut game, "a1-b1A");
    assert_eq!(game.claim(), Err(Refusal::NothingToClaim));
}

// Captured stones must be removed; a player may not leave them.
#[test]
fn a_step_that_captures_is_never_a_paika() {
    let rules = claimed();
    let game = game(&rules, OVERLOOKED);
    let turn = read_turn(&rules, game.position(), "a1-b1").unwrap();
    assert_eq!(turn.captured.len(), 1);
}

#[test]
fn nothing_can_be_claimed_if_captures_are_enforced() {
    let mut game = game(&tsivy_with("quiet_limit: 20"), "9/9/9/9/W7B w");
    play(&mut game, "a1-a2");
    assert_eq!(game.claim(), Err(Refusal::NothingToClaim));
}

#[test]
fn a_claim_discards_undone_turns() {
    let mut game = game(&claimed(), OVERLOOKED);
    play(&mut game, "a1-a2 i1-i2");
    game.undo_turn().unwrap();
    game.claim().unwrap();
    assert!(!game.can_redo());
}

#[test]
fn nothing_can_be_claimed_once_a_side_has_resigned() {
    let mut game = game(&claimed(), OVERLOOKED);
    play(&mut game, "a1-a2");
    game.resign(Side::Black).unwrap();
    assert_eq!(game.claim(), Err(Refusal::NothingToClaim));
}

// A game that is stored and resumed after a claim still requires the capture.
#[test]
fn records_and_links_preserve_the_claim() {
    let rules = claimed();
    let of = |_: &str| Some(rules.clone());
    let mut record = game(&rules, OVERLOOKED);
    play(&mut record, "a1-a2");
    record.claim().unwrap();
    let game = Game::new("mine".to_owned(), record);
    let text = write_game(&game);
    assert!(text.contains("[Claimed \"capture\"]"), "{text}");
    let again = read_game(&text, of).unwrap();
    let linked = read_link(&write_link(&game), of).unwrap();
    for read in [&again, &linked] {
        assert!(read.record.position().claimed());
        assert_eq!(read.record.position().hash(), game.record.position().hash());
    }
    assert_eq!((write_game(&again), write_link(&linked)), (text, write_link(&game)));
}

#[test]
fn a_claim_in_a_record_is_ignored_if_the_rules_have_none() {
    let text = "[Claimed \"capture\"]\n\n*";
    for rules in [tsivy_with("quiet_limit: 20"), claimed()] {
        let can_capture = rules.switches.omitted_capture == OmittedCapture::Claimed;
        let game = read_game(text, |_| Some(rules.clone())).unwrap();
        assert_eq!(game.record.position().claimed(), can_capture);
        assert!(!game.record.has_own_start());
    }
    let quiet = "[FEN \"9/9/9/9/W7B w\"]\n[Claimed \"capture\"]\n\n*";
    let game = read_game(quiet, |_| Some(claimed())).unwrap();
    assert!(!game.record.position().claimed(), "nothing can be captured here");
}

// After its own turn a side has lost its claim, even if that turn is claimed and taken back.
#[test]
fn a_lapsed_claim_does_not_come_back_after_a_claim() {
    let mut game = game(&claimed(), "6W2/9/B1W6/9/W1B5B b");
    play(&mut game, "i1-i2");
    assert!(game.can_claim());
    play(&mut game, "g5-f5");
    game.claim().unwrap();
    assert_eq!(game.turns().len(), 1);
    assert_eq!(game.claim(), Err(Refusal::NothingToClaim));
    assert!(game.position().claimed());
}

#[test]
fn a_claim_is_made_again_when_the_turn_before_it_is_redone() {
    let mut game = game(&claimed(), "9/9/9/9/W1B5B b");
    play(&mut game, "i1-i2 a1-a2");
    game.claim().unwrap();
    let after = game.clone();
    game.undo_turn().unwrap();
    assert!(!game.position().claimed());
    game.redo_turn().unwrap();
    assert_eq!(game, after);
    let paika = read_turn(&claimed(), game.start(), "c1-c2").unwrap();
    // Another turn in its place has no claim after it.
    game.undo_turn().unwrap();
    game.play(&paika).unwrap();
    assert!(!game.position().claimed() && !game.can_redo());
}
