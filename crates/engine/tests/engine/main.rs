//! The computer player: it finds known values, plays legally in every variant, stops promptly, and
//! is reproducible.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod adjusting;
mod characters;
mod claims;
mod draw_offers;
mod draws;
mod evaluation;
mod giving;
mod many_chains;
mod protocol;
mod records;
mod root_tables;
mod solve;
mod stopping;
mod tactics;
mod time_budget;
mod zeros;

mod common;
mod endings;
#[path = "../../../rules/tests/explosive/mod.rs"]
mod explosive;
mod minimax;
#[path = "../../../../tests/recorded/mod.rs"]
mod recorded;

use common::record;
use fanorona_engine::character::SearchResources;
use fanorona_engine::{Limits, Score, character, has_memory, search};
use fanorona_rules::notation::write_turn;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Outcome, Record, Side};

fn start(variant: &str) -> Record {
    Record::new(shipped::variant(variant).unwrap().rules.clone())
}

#[test]
fn telo_is_won_by_white_in_eleven_turns() {
    // Source: rules.md, small boards under the standard rules.
    let record = start("telo");
    let report = search(&record, Limits::depth(16), &mut || false);
    assert_eq!(report.score, Score::Win(11));
    assert_eq!(report.line.len(), 11);
    let best = write_turn(&record.rules().board, &report.best.unwrap());
    assert!(["c1-b2A", "c2-b2A"].contains(&best.as_str()), "{best}");
}

#[test]
fn the_other_openings_of_telo_lose() {
    let start = start("telo");
    for turn in fanorona_rules::generate::turns(start.rules(), start.position()) {
        let mut record = start.clone();
        record.play(&turn).unwrap();
        let report = search(&record, Limits::depth(40), &mut || false);
        let name = write_turn(&record.rules().board, &turn);
        let wins = ["c1-b2A", "c2-b2A"].contains(&name.as_str());
        match report.score {
            Score::Loss(_) => assert!(wins, "{name}"),
            Score::Win(_) => assert!(!wins, "{name}"),
            other => panic!("{name}: {other:?}"),
        }
    }
}

#[test]
fn an_immediate_win_is_played() {
    let report = search(&record("tsivy", "9/9/9/9/W1B6 w 0 9"), Limits::depth(3), &mut || false);
    assert_eq!(report.score, Score::Win(1));
}

#[test]
fn a_finished_game_has_no_best_turn() {
    let mut record = start("tsivy");
    record.resign(Side::White).unwrap();
    let report = search(&record, Limits::depth(3), &mut || false);
    assert_eq!((report.best, report.score), (None, Score::Loss(0)));
    let mut record = start("tsivy");
    record.resign(Side::Black).unwrap();
    let report = search(&record, Limits::depth(3), &mut || false);
    assert_eq!((report.best, report.score), (None, Score::Win(0)), "although it is White's turn");
}

#[test]
fn the_score_for_the_other_side_is_the_reverse() {
    for (score, reversed) in [
        (Score::Estimate(-120), Score::Estimate(120)),
        (Score::Win(3), Score::Loss(3)),
        (Score::TableWin(4), Score::TableLoss(4)),
        (Score::Draw, Score::Draw),
    ] {
        assert_eq!((score.reversed(), reversed.reversed()), (reversed, score));
    }
}

#[test]
fn more_memory_than_there_can_be_is_refused() {
    assert!(has_memory(1));
    for mib in [usize::MAX >> 21, usize::MAX] {
        assert!(!has_memory(mib), "{mib}");
    }
}

#[test]
fn the_same_limits_give_the_same_report() {
    let record = start("tsivy");
    let once = search(&record, Limits::nodes(20_000), &mut || false);
    assert_eq!(once, search(&record, Limits::nodes(20_000), &mut || false));
    let again = character::named("fara").unwrap();
    let turn = again.think(&record, &SearchResources::default(), 7, &mut || false).best;
    assert_eq!(turn, again.think(&record, &SearchResources::default(), 7, &mut || false).best);
    let others = (0..40)
        .map(|seed| again.think(&record, &SearchResources::default(), seed, &mut || false).best);
    assert!(others.into_iter().any(|other| other != turn), "a gentle player varies");
}

#[test]
fn a_stopped_search_still_reports_a_legal_turn() {
    let record = start("tsivy");
    let mut calls = 0;
    let report = search(&record, Limits::NONE, &mut || {
        calls += 1;
        calls > 3
    });
    assert_eq!(calls, 4, "it stops when the callback first returns true");
    let mut after = record.clone();
    after.play(&report.best.unwrap()).unwrap();
}

#[test]
fn every_character_plays_every_variant_legally_to_its_end() {
    for variant in shipped::all() {
        for character in character::all() {
            let mut quick = character.as_ref().clone();
            quick.nodes = quick.nodes.min(300);
            let mut record = Record::new(variant.rules.clone());
            for ply in 0.. {
                assert!(ply < 2_000, "{} {} does not end", variant.key, quick.key);
                let Some(turn) =
                    quick.think(&record, &SearchResources::default(), ply, &mut || false).best
                else {
                    break;
                };
                record.play(&turn).unwrap();
            }
            assert!(record.outcome().is_some(), "{} {}", variant.key, quick.key);
        }
    }
}

#[test]
fn a_deeper_character_beats_the_weakest() {
    let (gentle, fair) = (character::named("fara").unwrap(), character::named("hery").unwrap());
    let mut quick = fair.as_ref().clone();
    quick.nodes = 5_000;
    let mut wins = 0;
    for seed in 0..4 {
        let mut record = start("dimy");
        let strong_side = if seed % 2 == 0 { Side::White } else { Side::Black };
        while record.outcome().is_none() {
            let strong = record.position().side() == strong_side;
            let mover = if strong { &quick } else { gentle.as_ref() };
            let turn = mover
                .think(&record, &SearchResources::default(), seed, &mut || false)
                .best
                .unwrap();
            record.play(&turn).unwrap();
        }
        wins += usize::from(record.outcome().and_then(Outcome::winner) == Some(strong_side));
    }
    assert!(wins >= 3, "{wins} of 4");
}

#[test]
fn chains_that_revisit_points_do_not_explode_the_search() {
    // On a board of 8 × 8 points the chains of one turn are too many to enumerate; their effects
    // are not.
    let text = "(key: \"round\", names: {\"en\": \"Round\"}, columns: 8, rows: 8, \
        revisiting: Allowed, repeating: Allowed, start: [\"BBBBBBBB\", \"BBBBBBBB\", \"BBBBBBBB\", \
        \"BWBWBWB1\", \"1WBWBWBW\", \"WWWWWWWW\", \"WWWWWWWW\", \"WWWWWWWW\"])";
    let variant = fanorona_rules::Variant::read(text).unwrap();
    let mut record = Record::new(variant.rules);
    let mut player = character::named("fara").unwrap().as_ref().clone();
    player.nodes = 30;
    for ply in 0..60 {
        let Some(turn) =
            player.think(&record, &SearchResources::default(), ply, &mut || false).best
        else {
            break;
        };
        record.play(&turn).unwrap();
    }
    assert!(record.turns().len() > 20 || record.outcome().is_some());
}
