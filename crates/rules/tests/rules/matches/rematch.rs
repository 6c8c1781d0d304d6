//! Whole Tumicarona matches: game, handicap rematch, decider (booklet; drawn games by decision).

use super::{ANNA, BAO, DRAWN, new_match, white, wins};
use crate::common::{game, play, rules};
use fanorona_rules::matches::{Match, Obligation, RoundKind, Standing, obligation, stones_to_give};
use fanorona_rules::{Outcome, Record, Side, WinReason};

/// The next game of the match, from a late position.
fn late(match_: &Match, position: &str) -> Record {
    game(&match_.next_round().unwrap().variant.rules, position)
}

fn terms(match_: &Match) -> (RoundKind, &'static str, &str, bool) {
    let round = match_.next_round().unwrap();
    let key = if round.variant.key == "tumicarona" { "tumicarona" } else { "rematch" };
    (round.kind, key, if round.white == ANNA { "Anna" } else { "Bao" }, round.replayed)
}

#[test]
fn winning_both_games_wins_the_match_two_nil() {
    let mut match_ = new_match("tumicarona", "");
    assert_eq!(terms(&match_), (RoundKind::Game, "tumicarona", "Anna", false));
    assert_eq!(match_.next_round().unwrap().handicapped(), None);
    wins(&mut match_, ANNA);
    // The loser begins with White, the winner is handicapped.
    assert_eq!(terms(&match_), (RoundKind::Rematch, "rematch", "Bao", false));
    assert_eq!(match_.next_round().unwrap().handicapped(), Some(ANNA));
    wins(&mut match_, ANNA);
    assert_eq!(match_.standing(), Standing::Won(ANNA));
    assert_eq!(match_.score().to_string(), "2-0");
    assert!(match_.next_round().is_none());
}

#[test]
fn at_one_all_a_third_game_under_the_ordinary_rules_decides() {
    let mut match_ = new_match("tumicarona", "");
    wins(&mut match_, BAO);
    assert_eq!(terms(&match_), (RoundKind::Rematch, "rematch", "Anna", false));
    wins(&mut match_, ANNA);
    assert_eq!((match_.standing(), match_.score().to_string()), (Standing::Open, "1-1".into()));
    // Bao lost the rematch and begins.
    assert_eq!(terms(&match_), (RoundKind::Decider, "tumicarona", "Bao", false));
    assert_eq!(match_.next_round().unwrap().handicapped(), None);
    wins(&mut match_, BAO);
    assert_eq!(match_.standing(), Standing::Won(BAO));
}

#[test]
fn a_drawn_game_is_replayed_under_the_same_terms() {
    let mut match_ = new_match("tumicarona", "");
    match_.finish(DRAWN).unwrap();
    assert_eq!(terms(&match_), (RoundKind::Game, "tumicarona", "Anna", true));
    wins(&mut match_, ANNA);
    match_.finish(DRAWN).unwrap();
    match_.finish(DRAWN).unwrap();
    assert_eq!(terms(&match_), (RoundKind::Rematch, "rematch", "Bao", true));
    assert_eq!(match_.next_round().unwrap().handicapped(), Some(ANNA));
    wins(&mut match_, BAO);
    assert_eq!(terms(&match_), (RoundKind::Decider, "tumicarona", "Anna", false));
    match_.finish(DRAWN).unwrap();
    assert_eq!(terms(&match_), (RoundKind::Decider, "tumicarona", "Anna", true));
    wins(&mut match_, BAO);
    assert_eq!(match_.standing(), Standing::Won(BAO));
    assert_eq!(match_.score().to_string(), "1-2");
    assert_eq!(match_.played().len(), 7);
}

#[test]
fn resigning_while_handicapped_loses_the_rematch() {
    let mut match_ = new_match("tumicarona", "");
    wins(&mut match_, BAO);
    let round = match_.next_round().unwrap();
    let mut rematch = Record::new(round.variant.rules.clone());
    play(&mut rematch, "f2-e3A");
    assert_eq!(obligation(&rematch), Obligation::Give);
    assert_eq!(stones_to_give(rematch.rules(), rematch.position()), Some((Side::Black, 15)));
    rematch.resign(round.side(BAO)).unwrap();
    assert_eq!(obligation(&rematch), Obligation::Over);
    match_.finish(rematch.outcome().unwrap()).unwrap();
    let last = match_.last().unwrap();
    assert_eq!(last.outcome, Outcome::Win { winner: Side::White, reason: WinReason::Resigned });
    assert_eq!(terms(&match_), (RoundKind::Decider, "tumicarona", "Bao", false));
}

#[test]
fn the_handicap_ends_exactly_at_the_fifth_stone() {
    let mut match_ = new_match("tumicarona", "");
    wins(&mut match_, ANNA);
    // Black has six stones and is still handicapped. White takes the sixth.
    let mut rematch = late(&match_, "BBBB5/9/2W1B4/9/WB7 b 0 9 b");
    assert_eq!(obligation(&rematch), Obligation::Give);
    let left = |game: &Record| stones_to_give(game.rules(), game.position());
    assert_eq!(left(&rematch), Some((Side::Black, 1)));
    play(&mut rematch, "b1-c1");
    let rules = rematch.rules().clone();
    let capturing = fanorona_rules::generate::capturing_stones(&rules, rematch.position());
    assert_eq!(obligation(&rematch), Obligation::Capture(capturing));
    play(&mut rematch, "a1-b1A");
    assert_eq!(rematch.position().stones(Side::Black).len(), 5);
    assert_eq!(left(&rematch), None);
    assert!(matches!(obligation(&rematch), Obligation::Capture(_)), "Black must capture again");
    rematch.undo_turn().unwrap();
    assert_eq!(left(&rematch), Some((Side::Black, 1)), "undo restores the handicap");
}

#[test]
fn the_obligation_says_if_no_step_can_leave_a_capture() {
    let vain = game(&rules("tumicarona-rematch"), "3BBBBBB/9/9/9/W8 b 0 9 b");
    assert_eq!(obligation(&vain), Obligation::GiveInVain);
    let one = game(&rules("tumicarona-rematch"), "3BBBBBB/9/W8/9/9 b 0 9 b");
    assert_eq!(obligation(&one), Obligation::Give);
}

#[test]
fn matches_of_random_games_are_decided() {
    for seed in 0..30 {
        let mut match_ = new_match("tumicarona", "");
        while let Some(round) = match_.next_round() {
            assert!(match_.played().len() < 200, "the match does not end");
            let rules = &round.variant.rules;
            let seed = 1_000 * seed + u64::from(round.number);
            let mut record = crate::common::random_game(rules, seed, 500);
            if record.outcome().is_none() {
                record.resign(Side::Black).unwrap();
            }
            assert_eq!(round.handicapped().is_some(), round.kind == RoundKind::Rematch);
            match_.finish(record.outcome().unwrap()).unwrap();
        }
        let Standing::Won(winner) = match_.standing() else { panic!("it is decided") };
        assert_eq!(match_.score().halves(winner), 4);
        let firsts: Vec<_> =
            match_.played().iter().filter(|game| game.winner().is_some()).collect();
        let begins = firsts[1].round.white;
        assert_eq!(Some(begins.other()), firsts[0].winner(), "the loser of the first begins");
    }
    let fresh = new_match("tumicarona", "");
    assert_eq!(white(&fresh), ANNA);
}
