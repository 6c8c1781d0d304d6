//! Draws: quiet turns, repetition, agreement.

use crate::common::{game, play, rules, tsivy_with};
use fanorona_rules::{DrawReason, Outcome, Refusal, Side};

const QUIET: Option<Outcome> = Some(Outcome::Draw(DrawReason::QuietTurns));
const REPEATED: Option<Outcome> = Some(Outcome::Draw(DrawReason::Repetition));
/// Two stones far apart, and four turns after which both are back.
const APART: &str = "9/9/9/8B/W8 w";
const ROUND: &str = "a1-a2 i2-i1 a2-a1 i1-i2 ";

// Decision for the sheets without a number: 100 turns of both together.
#[test]
fn a_hundred_quiet_turns_draw() {
    for key in ["tsivy", "parker"] {
        let mut game = game(&rules(key), "9/9/9/8B/W8 w 98 60");
        play(&mut game, "a1-a2");
        assert_eq!(game.outcome(), None, "{key}");
        play(&mut game, "i2-i1");
        assert_eq!(game.outcome(), QUIET, "{key}");
    }
}

// Tumicarona: 20 turns of both together.
#[test]
fn twenty_quiet_turns_draw_tumicarona() {
    for key in ["tumicarona", "tumicarona-rematch"] {
        let mut game = game(&rules(key), "9/9/9/8B/W8 w 18 60");
        play(&mut game, "a1-a2");
        assert_eq!(game.outcome(), None, "{key}");
        play(&mut game, "i2-i1");
        assert_eq!(game.outcome(), QUIET, "{key}");
    }
}

#[test]
fn a_capture_resets_the_quiet_turns() {
    let mut game = game(&rules("tsivy"), "9/9/9/9/W1B5B w 99 60");
    play(&mut game, "a1-b1A");
    assert_eq!((game.position().quiet(), game.outcome()), (0, None));
}

// Decision: a win on the last quiet turn is a win.
#[test]
fn a_win_takes_precedence_over_a_draw_by_quiet_turns() {
    let mut game = game(&rules("tsivy"), "9/9/W8/W1W6/BWW6 w 99 60");
    play(&mut game, "c2-b2");
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Side::White));
}

#[test]
fn without_the_limit_quiet_turns_never_draw() {
    let mut game = game(&tsivy_with("quiet_limit: None"), "9/9/9/8B/W8 w 5000 60");
    play(&mut game, "a1-a2");
    assert_eq!(game.outcome(), None);
}

// Decision: the third occurrence, counting the first.
#[test]
fn a_position_that_stands_for_the_third_time_draws() {
    for key in ["tsivy", "parker", "tumicarona"] {
        let mut game = game(&rules(key), APART);
        play(&mut game, ROUND);
        assert_eq!((game.repetitions(), game.outcome()), (2, None), "{key}");
        play(&mut game, ROUND);
        assert_eq!((game.repetitions(), game.outcome()), (3, REPEATED), "{key}");
    }
}

// Decision: the same stones with the other side to move are another position.
#[test]
fn a_repetition_needs_the_same_side_to_move() {
    let mut game = game(&rules("tsivy"), "9/9/9/8B/2W6 w");
    // White returns in three turns along a triangle, Black in two turns.
    play(&mut game, "c1-b1 i2-i1 b1-b2 i1-i2 b2-c1 i2-i1");
    let first = game.positions()[0];
    let now = *game.position();
    assert_eq!(first.stones(Side::White), now.stones(Side::White));
    assert_ne!(first.stones(Side::Black), now.stones(Side::Black));
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn a_switch_selects_the_drawing_occurrence() {
    let mut four = game(&tsivy_with("repetition: Fourth"), APART);
    play(&mut four, &ROUND.repeat(2));
    assert_eq!(four.outcome(), None);
    play(&mut four, ROUND);
    assert_eq!((four.repetitions(), four.outcome()), (4, REPEATED));
    let mut never = game(&tsivy_with("repetition: Never"), APART);
    play(&mut never, &ROUND.repeat(24));
    assert_eq!((never.repetitions(), never.outcome()), (25, None));
    play(&mut never, ROUND);
    assert_eq!(never.outcome(), QUIET);
}

// Russian sheet: players who stop with stones left on both sides have drawn; Tumicarona: by
// mutual consent at any time.
#[test]
fn the_players_may_agree_on_a_draw() {
    for key in ["tsivy", "parker", "tumicarona"] {
        let mut game = game(&rules(key), APART);
        game.offer_draw(Side::White).unwrap();
        assert_eq!(game.offer(), Some(Side::White));
        game.answer_draw(true).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Agreement)), "{key}");
    }
}

#[test]
fn declining_an_offer_changes_nothing() {
    let mut game = game(&rules("tsivy"), APART);
    game.offer_draw(Side::Black).unwrap();
    game.answer_draw(false).unwrap();
    assert_eq!((game.offer(), game.outcome()), (None, None));
    assert_eq!(game.answer_draw(true), Err(Refusal::NoOffer));
}

#[test]
fn an_offer_lapses_when_the_other_side_finishes_a_turn() {
    let mut game = game(&rules("tsivy"), APART);
    game.offer_draw(Side::White).unwrap();
    play(&mut game, "a1-a2");
    assert_eq!(game.offer(), Some(Side::White), "the own turn leaves it standing");
    play(&mut game, "i2-i1");
    assert_eq!(game.offer(), None);
}

#[test]
fn a_draw_has_no_winner_and_every_other_outcome_has_one() {
    for outcome in crate::values::outcomes() {
        assert_eq!(outcome.is_draw(), matches!(outcome, Outcome::Draw(_)), "{outcome:?}");
        assert_eq!(outcome.is_draw(), outcome.winner().is_none(), "{outcome:?}");
    }
}

// Commands write these words, so that they are part of the output that programs read.
#[test]
fn every_reason_of_a_win_has_its_word() {
    let reason = |outcome| match outcome {
        Outcome::Win { winner: Side::White, reason } => Some(reason.word()),
        _ => None,
    };
    let words: Vec<&str> = crate::values::outcomes().into_iter().filter_map(reason).collect();
    let known =
        ["took-all", "immobilised", "resigned", "out-of-time", "nothing-given", "nothing-to-eat"];
    assert_eq!(words, known);
}

#[test]
fn a_rule_set_may_exclude_agreement() {
    let mut game = game(&tsivy_with("agreement: false"), APART);
    assert_eq!(game.offer_draw(Side::White), Err(Refusal::NoAgreement));
}
