//! Winning and losing.

use crate::common::{game, play, position, rules, tsivy_with, turns_of};
use fanorona_rules::{DrawReason, Outcome, Side, WinReason};

const WHITE_TOOK_ALL: Outcome = Outcome::Win { winner: Side::White, reason: WinReason::TookAll };
/// White immobilises Black by c2-b2, and no capture is compulsory.
const SHUT_IN: &str = "9/9/W8/W1W6/BWW6 w";

// All sheets.
#[test]
fn taking_every_enemy_stone_wins() {
    for key in ["tsivy", "parker", "tumicarona", "tumicarona-rematch"] {
        let mut game = game(&rules(key), "9/9/9/9/W1BB5 w");
        assert_eq!(game.outcome(), None, "{key}");
        play(&mut game, "a1-b1A");
        assert_eq!(game.outcome(), Some(WHITE_TOOK_ALL), "{key}");
    }
}

// All sheets: Black wins in the same way.
#[test]
fn black_wins_by_taking_every_white_stone() {
    let mut game = game(&rules("dimy"), "5/5/5/5/B1WW1 b");
    play(&mut game, "a1-b1A");
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Side::Black));
}

// Decision: a chain that takes the last stone ends the game within the turn.
#[test]
fn a_finished_game_has_no_further_turns() {
    assert_eq!(turns_of(&rules("tsivy"), "9/9/9/9/W8 b"), [""; 0]);
}

// Tumicarona: leaving the enemy no move wins; decision for the other sheets, which are silent.
#[test]
fn a_player_who_cannot_move_loses() {
    for key in ["tsivy", "parker", "tumicarona", "tumicarona-rematch"] {
        let mut game = game(&rules(key), SHUT_IN);
        play(&mut game, "c2-b2");
        let won = Outcome::Win { winner: Side::White, reason: WinReason::Immobilised };
        assert_eq!(game.outcome(), Some(won), "{key}");
    }
}

// Decision: a switch makes it a draw.
#[test]
fn under_no_move_draws_a_player_who_cannot_move_draws() {
    let mut game = game(&tsivy_with("no_move: Draws"), SHUT_IN);
    play(&mut game, "c2-b2");
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::NoMove)));
}

// All sheets: only the side to move loses; the other may be immobile for a turn.
#[test]
fn a_side_that_is_not_to_move_may_be_immobile() {
    let tsivy = rules("tsivy");
    assert_eq!(position(&tsivy, "9/9/W8/WW7/BWW6 w").outcome(&tsivy), None);
    assert!(position(&tsivy, "9/9/W8/WW7/BWW6 b").outcome(&tsivy).is_some());
}

#[test]
fn resigning_loses() {
    for side in Side::BOTH {
        let mut game = game(&rules("tsivy"), SHUT_IN);
        game.resign(side).unwrap();
        let won = Outcome::Win { winner: side.opponent(), reason: WinReason::Resigned };
        assert_eq!(game.outcome(), Some(won));
    }
}
