//! Every refusal, produced at least once.

use super::common::{game, play, point, rules, tsivy_with};
use fanorona_rules::notation::read_turn;
use fanorona_rules::{CaptureKind, Record, Refusal, Ruleset, Side};
use std::sync::Arc;

/// The refusal of the last of these steps of one turn.
fn refused(rules: &Arc<Ruleset>, start: &str, steps: &str) -> Refusal {
    let mut record = game(rules, start);
    let mut last = None;
    for word in steps.split(' ') {
        let (from, rest) = word.split_once('-').unwrap();
        let (to, letter) = rest.split_at(2);
        let kind = CaptureKind::BOTH.into_iter().find(|kind| letter == kind.letter().to_string());
        let board = &rules.board;
        assert_eq!(last, None, "{word} follows a refusal");
        last = record.step(point(board, from), point(board, to), kind).err();
    }
    last.unwrap_or_else(|| panic!("{steps} is allowed"))
}

#[test]
fn steps_are_refused_with_the_right_reason() {
    let (tsivy, rematch) = (rules("tsivy"), rules("tumicarona-rematch"));
    let (strict, larger) = (tsivy_with("repeating: NotTwiceInChain"), tsivy_with("choice: Larger"));
    let zigzag = "8B/9/2B6/4B4/BW7 w";
    let capturing = point(&tsivy.board, "a1").set();
    for (rules, start, steps, refusal) in [
        (&tsivy, "9/9/9/9/W8 b", "a1-a2", Refusal::GameOver),
        (&tsivy, "9/9/9/9/W7B w", "b1-c1", Refusal::NoStone),
        (&tsivy, "9/9/9/9/W7B w", "i1-h1", Refusal::EnemyStone),
        (&tsivy, "9/9/9/9/WW6B w", "a1-b1", Refusal::Occupied),
        (&tsivy, "9/9/9/9/1W6B w", "b1-c2", Refusal::NoLine),
        (&tsivy, "9/9/9/9/W1B5W w", "i1-i2", Refusal::AnotherMustCapture(capturing)),
        (&tsivy, "9/9/9/9/W1B5W w", "a1-a2", Refusal::MustCapture),
        (&tsivy, zigzag, "b1-c1 b1-b2", Refusal::OtherStoneInChain(point(&tsivy.board, "c1"))),
        (&tsivy, zigzag, "b1-c1 c1-b2", Refusal::ChainMustCapture),
        (&tsivy, "8B/9/3B5/9/1BW1B4 w", "c1-d1A d1-c1A", Refusal::PointTouched),
        (&tsivy, zigzag, "b1-c1W c1-d1", Refusal::SameDirection),
        (&strict, "8B/9/2B6/B3B4/BW7 w", "b1-c1W c1-c2A c2-d2A", Refusal::DirectionUsed),
        (&tsivy, "9/9/2BW1B3/9/9 w", "d3-e3", Refusal::ChooseGroup),
        (&tsivy, "9/9/9/9/W1B5B w", "a1-b1W", Refusal::TakesNothing(CaptureKind::Withdrawal)),
        (&larger, "9/9/2BW1BB2/9/9 w", "d3-e3W", Refusal::LargerGroup),
        (&rematch, "BBBBB4/9/2W1B4/9/9 b 0 9 b", "e3-d3A", Refusal::HandicappedTakesNothing),
        (&rematch, "3BBBBBB/9/W8/9/9 b 0 9 b", "d5-d4", Refusal::MustLeaveCapture),
    ] {
        assert_eq!(refused(rules, start, steps), refusal, "{start}: {steps}");
    }
}

#[test]
fn turns_are_refused_with_the_right_reason() {
    let (tsivy, parker) = (rules("tsivy"), rules("parker"));
    let zigzag = "8B/9/2B6/4B4/BW7 w";
    let mut open = game(&tsivy, zigzag);
    let turn = read_turn(&tsivy, open.position(), "b1-c1W").unwrap();
    let step = turn.steps[0];
    assert_eq!(open.end_turn(), Err(Refusal::NoOpenChain));
    assert_eq!(open.undo_step(), Err(Refusal::NoOpenChain));
    open.step(step.from, step.to, step.kind).unwrap();
    assert_eq!(open.play(&turn), Err(Refusal::ChainIsOpen));
    let mut bound = game(&parker, zigzag);
    bound.step(step.from, step.to, step.kind).unwrap();
    assert_eq!(bound.end_turn(), Err(Refusal::MustContinue));
}

#[test]
fn other_actions_are_refused_with_the_right_reason() {
    let mut fresh = Record::new(rules("tsivy"));
    assert_eq!(fresh.undo_turn(), Err(Refusal::NothingToUndo));
    assert_eq!(fresh.redo_turn(), Err(Refusal::NothingToRedo));
    assert_eq!(fresh.claim(), Err(Refusal::NothingToClaim));
    assert_eq!(fresh.answer_draw(true), Err(Refusal::NoOffer));
    let mut stern = Record::new(tsivy_with("agreement: false"));
    assert_eq!(stern.offer_draw(Side::White), Err(Refusal::NoAgreement));
    play(&mut fresh, "f2-e3A");
    let turn = fresh.turns()[0].clone();
    fresh.resign(Side::White).unwrap();
    assert_eq!(fresh.play(&turn), Err(Refusal::GameOver));
    assert_eq!(fresh.resign(Side::Black), Err(Refusal::GameOver));
    assert_eq!(fresh.offer_draw(Side::Black), Err(Refusal::GameOver));
}

/// A second step in Parker's first turn, and one under a rule set without chains.
#[test]
fn a_second_step_is_refused_if_turns_have_one_step() {
    let start = "8B/9/2B6/4B4/BW7 w 0 1";
    for (rules, refusal) in [
        (rules("parker"), Refusal::FirstTurnIsOneStep),
        (tsivy_with("continuation: Forbidden"), Refusal::NoChains),
    ] {
        let position = super::common::position(&rules, start);
        let mut chain = fanorona_rules::Chain::new(position);
        let [b1, c1, c2] = ["b1", "c1", "c2"].map(|name| point(&rules.board, name));
        chain.push(&rules, b1, c1, None).unwrap();
        assert_eq!(chain.check(&rules, c1, c2, None), Err(refusal));
    }
}
