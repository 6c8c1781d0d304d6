//! Whole vela matches: a game, then vela through both phases, under both readings.

use super::{ANNA, BAO, DRAWN, new_match, wins};
use crate::common::{custom, game, play};
use fanorona_rules::matches::{
    Match, MatchFormat, Obligation, RoundKind, Standing, obligation, stones_to_give,
};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Outcome, Record, Side, Variant, WinReason};
use std::sync::Arc;

/// The vela match under the other reading.
fn eater_loses() -> Match {
    let text = shipped::FILES.iter().find(|(name, _)| *name == "vela.ron").unwrap().1;
    let vela = Variant::read(&text.replace("no_capture: Wins)", "no_capture: Loses)")).unwrap();
    let names = ["Anna".to_owned(), "Bao".to_owned()];
    Match::new(MatchFormat::Rematch(Arc::new(vela)), shipped::variant("tsivy").unwrap(), names)
        .unwrap()
}

/// Plays vela from its start until the handicap ends.
fn first_phase(match_: &Match) -> Record {
    let round = match_.next_round().unwrap();
    assert_eq!(
        (round.kind, round.white, round.handicapped()),
        (RoundKind::Rematch, BAO, Some(ANNA))
    );
    for seed in 0..2_000 {
        let mut record = Record::new(round.variant.rules.clone());
        let mut random = crate::common::random(seed);
        while record.outcome().is_none() {
            let Some((side, left)) = stones_to_give(record.rules(), record.position()) else {
                return record;
            };
            assert_eq!(side, Side::Black);
            let before = record.position().stones(Side::Black).len();
            let asked = obligation(&record);
            let position = *record.position();
            let turn = crate::common::random_turn(record.rules(), &position, &mut random).unwrap();
            record.play(&turn).unwrap();
            if position.side() == Side::White {
                assert!(matches!(asked, Obligation::Eat(_)), "{asked:?}");
                assert_eq!((turn.captured.len(), turn.steps.len()), (1, 1));
                assert_eq!(before - left, 5);
            } else {
                assert!(matches!(asked, Obligation::Give | Obligation::GiveInVain), "{asked:?}");
                assert!(turn.is_paika());
                assert_eq!(position.own().len(), record.position().enemy().len());
            }
        }
    }
    panic!("no game reached the second phase");
}

#[test]
fn vela_goes_through_both_phases_under_both_readings() {
    for mut match_ in [new_match("vela", ""), eater_loses()] {
        assert_eq!(match_.next_round().unwrap().variant.key, "tsivy");
        wins(&mut match_, ANNA);
        let mut record = first_phase(&match_);
        assert_eq!(record.position().stones(Side::Black).len(), 5, "seventeen are captured");
        assert_eq!(record.turns().len(), 33, "seventeen captures and sixteen paikas");
        assert!(matches!(obligation(&record), Obligation::Capture(_) | Obligation::Paika));
        // The second phase, under the ordinary rules.
        let mut random = crate::common::random(7);
        while record.outcome().is_none() {
            let position = *record.position();
            assert_eq!(stones_to_give(record.rules(), &position), None);
            let turn = crate::common::random_turn(record.rules(), &position, &mut random).unwrap();
            record.play(&turn).unwrap();
        }
        match_.finish(record.outcome().unwrap()).unwrap();
        let (kind, standing) = (match_.next_round().map(|round| round.kind), match_.standing());
        match match_.last().unwrap().winner() {
            Some(ANNA) => assert_eq!((kind, standing), (None, Standing::Won(ANNA))),
            Some(BAO) => assert_eq!((kind, standing), (Some(RoundKind::Decider), Standing::Open)),
            None => assert_eq!((kind, standing), (Some(RoundKind::Rematch), Standing::Open)),
        }
    }
}

#[test]
fn an_eater_without_a_capture_wins_or_loses_depending_on_the_reading() {
    for (mut match_, winner, reason) in [
        (new_match("vela", ""), BAO, WinReason::NothingGiven),
        (eater_loses(), ANNA, WinReason::NothingToEat),
    ] {
        wins(&mut match_, ANNA);
        let round = match_.next_round().unwrap();
        let mut vela = game(&round.variant.rules, "3BBBBBB/9/9/9/W8 b 0 9 b");
        assert_eq!(obligation(&vela), Obligation::GiveInVain);
        play(&mut vela, "i5-i4");
        let outcome = vela.outcome().unwrap();
        assert_eq!(outcome, Outcome::Win { winner: round.side(winner), reason });
        match_.finish(outcome).unwrap();
        assert_eq!(match_.last().unwrap().winner(), Some(winner));
        let decided = winner == ANNA;
        assert_eq!(match_.next_round().is_none(), decided);
    }
}

#[test]
fn a_drawn_vela_rematch_is_replayed() {
    let mut match_ = new_match("vela", "");
    wins(&mut match_, ANNA);
    match_.finish(DRAWN).unwrap();
    let round = match_.next_round().unwrap();
    assert_eq!((round.kind, round.white, round.replayed), (RoundKind::Rematch, BAO, true));
    wins(&mut match_, BAO);
    let round = match_.next_round().unwrap();
    assert_eq!((round.kind, round.variant.key.as_str()), (RoundKind::Decider, "tsivy"));
}

/// Who may take a whole line, or several times, is not asked for a single stone.
#[test]
fn only_an_eater_that_takes_one_stone_is_told_to_eat() {
    for (eater, eats) in [
        ("extent: Nearest, chains: false", true),
        ("extent: WholeLine, chains: false", false),
        ("extent: Nearest, chains: true", false),
    ] {
        let rules = custom(
            3,
            3,
            "BBB/B1W/WWW",
            &format!("handicap: (side: Black, until: 1, eater: ({eater}))"),
        );
        let asked = obligation(&Record::new(rules));
        assert_eq!(matches!(asked, Obligation::Eat(_)), eats, "{eater}: {asked:?}");
        assert_eq!(matches!(asked, Obligation::Capture(_)), !eats, "{eater}: {asked:?}");
    }
}
