//! The Tumicarona match, whole: game, handicap rematch, decider (booklet; drawn games settled).

use super::{ANNA, BAO, DRAWN, new_match, white, wins};
use crate::common::{game, play, rules};
use fanorona::rules::matches::{
    Match, Obligation, RoundKind, Standing, obligation, stones_to_give,
};
use fanorona::rules::{Outcome, Record, Side, WinReason};

/// A game of the match, from a late position of it: the duties are real, the opening is left out.
fn late(match_: &Match, position: &str) -> Record {
    game(&match_.next_round().unwrap().variant.rules, position)
}

fn terms(match_: &Match) -> (RoundKind, &'static str, &str, bool) {
    let round = match_.next_round().unwrap();
    let key = if round.variant.key == "tumicarona" { "tumicarona" } else { "rematch" };
    (round.kind, key, if round.white == ANNA { "Anna" } else { "Bao" }, round.replayed)
}

#[test]
fn the_winner_of_both_games_has_won_two_to_nil() {
    let mut evening = new_match("tumicarona", "");
    assert_eq!(terms(&evening), (RoundKind::Game, "tumicarona", "Anna", false));
    assert_eq!(evening.next_round().unwrap().handicapped(), None);
    wins(&mut evening, ANNA);
    // The loser begins with White, the winner is handicapped.
    assert_eq!(terms(&evening), (RoundKind::Rematch, "rematch", "Bao", false));
    assert_eq!(evening.next_round().unwrap().handicapped(), Some(ANNA));
    wins(&mut evening, ANNA);
    assert_eq!(evening.standing(), Standing::Won(ANNA));
    assert_eq!(evening.score().to_string(), "2-0");
    assert!(evening.next_round().is_none());
}

#[test]
fn at_one_all_a_third_game_by_the_ordinary_rules_decides() {
    let mut evening = new_match("tumicarona", "");
    wins(&mut evening, BAO);
    assert_eq!(terms(&evening), (RoundKind::Rematch, "rematch", "Anna", false));
    wins(&mut evening, ANNA);
    assert_eq!((evening.standing(), evening.score().to_string()), (Standing::Open, "1-1".into()));
    // Bao lost the rematch, and so begins.
    assert_eq!(terms(&evening), (RoundKind::Decider, "tumicarona", "Bao", false));
    assert_eq!(evening.next_round().unwrap().handicapped(), None);
    wins(&mut evening, BAO);
    assert_eq!(evening.standing(), Standing::Won(BAO));
}

#[test]
fn a_drawn_game_is_replayed_under_the_same_terms() {
    let mut evening = new_match("tumicarona", "");
    evening.finish(DRAWN).unwrap();
    assert_eq!(terms(&evening), (RoundKind::Game, "tumicarona", "Anna", true));
    wins(&mut evening, ANNA);
    evening.finish(DRAWN).unwrap();
    evening.finish(DRAWN).unwrap();
    assert_eq!(terms(&evening), (RoundKind::Rematch, "rematch", "Bao", true));
    assert_eq!(evening.next_round().unwrap().handicapped(), Some(ANNA));
    wins(&mut evening, BAO);
    assert_eq!(terms(&evening), (RoundKind::Decider, "tumicarona", "Anna", false));
    evening.finish(DRAWN).unwrap();
    assert_eq!(terms(&evening), (RoundKind::Decider, "tumicarona", "Anna", true));
    wins(&mut evening, BAO);
    assert_eq!(evening.standing(), Standing::Won(BAO));
    assert_eq!(evening.score().to_string(), "1-2");
    assert_eq!(evening.played().len(), 7);
}

#[test]
fn one_who_resigns_in_the_handicap_phase_has_lost_the_rematch() {
    let mut evening = new_match("tumicarona", "");
    wins(&mut evening, BAO);
    let round = evening.next_round().unwrap();
    let mut rematch = Record::new(round.variant.rules.clone());
    play(&mut rematch, "f2-e3A");
    assert_eq!(obligation(&rematch), Obligation::Give);
    assert_eq!(stones_to_give(rematch.rules(), rematch.position()), Some((Side::Black, 15)));
    rematch.resign(round.side(BAO)).unwrap();
    assert_eq!(obligation(&rematch), Obligation::Over);
    evening.finish_record(&rematch).unwrap();
    let last = evening.last().unwrap();
    assert_eq!(last.outcome, Outcome::Win { winner: Side::White, reason: WinReason::Resigned });
    assert_eq!(terms(&evening), (RoundKind::Decider, "tumicarona", "Bao", false));
}

#[test]
fn the_handicap_ends_exactly_at_the_fifth_stone() {
    let mut evening = new_match("tumicarona", "");
    wins(&mut evening, ANNA);
    // Six stones: Black still gives. White takes the sixth.
    let mut rematch = late(&evening, "BBBB5/9/2W1B4/9/WB7 b 0 9 b");
    assert_eq!(obligation(&rematch), Obligation::Give);
    let left = |game: &Record| stones_to_give(game.rules(), game.position());
    assert_eq!(left(&rematch), Some((Side::Black, 1)));
    play(&mut rematch, "b1-c1");
    let rules = rematch.rules().clone();
    let capturing = fanorona::rules::generate::capturing_stones(&rules, rematch.position());
    assert_eq!(obligation(&rematch), Obligation::Capture(capturing));
    play(&mut rematch, "a1-b1A");
    assert_eq!(rematch.position().stones(Side::Black).len(), 5);
    assert_eq!(left(&rematch), None);
    assert!(matches!(obligation(&rematch), Obligation::Capture(_)), "Black must capture again");
    rematch.undo_turn().unwrap();
    assert_eq!(left(&rematch), Some((Side::Black, 1)), "taken back, the handicap is back");
}

#[test]
fn a_giver_that_can_leave_nothing_is_told_so() {
    let vain = game(&rules("tumicarona-rematch"), "3BBBBBB/9/9/9/W8 b 0 9 b");
    assert_eq!(obligation(&vain), Obligation::GiveInVain);
    let one = game(&rules("tumicarona-rematch"), "3BBBBBB/9/W8/9/9 b 0 9 b");
    assert_eq!(obligation(&one), Obligation::Give);
}

#[test]
fn a_whole_match_of_real_games_comes_to_its_end() {
    for seed in 0..30 {
        let mut evening = new_match("tumicarona", "");
        while let Some(round) = evening.next_round() {
            assert!(evening.played().len() < 200, "somebody wins at some time");
            let rules = &round.variant.rules;
            let seed = 1_000 * seed + u64::from(round.number);
            let mut record = crate::common::random_game(rules, seed, 500);
            if record.outcome().is_none() {
                record.resign(Side::Black).unwrap();
            }
            assert_eq!(round.handicapped().is_some(), round.kind == RoundKind::Rematch);
            evening.finish_record(&record).unwrap();
        }
        let Standing::Won(winner) = evening.standing() else { panic!("it is decided") };
        assert_eq!(evening.score().halves(winner), 4);
        let firsts: Vec<_> =
            evening.played().iter().filter(|game| game.winner().is_some()).collect();
        let begins = firsts[1].round.white;
        assert_eq!(Some(begins.other()), firsts[0].winner(), "the loser of the first begins");
    }
    let fresh = new_match("tumicarona", "");
    assert_eq!(white(&fresh), ANNA);
}
