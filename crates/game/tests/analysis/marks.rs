//! Judgements, marks, accuracy and the turning point.

use crate::explosive;
use crate::positions::{analysed, played, quick, rules, shipped_game};
use fanorona_engine::endgame::{EndgameTables, TableValue, build};
use fanorona_engine::explain::Reason;
use fanorona_game::analysis::{AnalysisResources, Analyzer, Mark, TurnAnalysis, analyse_turn};
use fanorona_rules::notation::{Game, write_turn};
use fanorona_rules::{Record, Side};
use std::sync::Arc;

#[test]
fn the_mistakes_of_a_shipped_game_are_found() {
    let game = shipped_game("dimy-two-mistakes");
    let rules = game.record.rules();
    let mut tables = EndgameTables::empty(rules);
    build::extend(&mut tables, rules, 5, 1, &|_| true).unwrap();
    let tables = Some(Arc::new(tables));
    let resources = AnalysisResources { tables, ..AnalysisResources::new(rules) };
    let analysis = analysed(&game.record, &resources);
    let marks: Vec<_> = analysis.turns().iter().map(TurnAnalysis::mark).collect();
    // Turns 2 and 2... are the mistakes that the record names.
    let bad: Vec<usize> =
        (0..marks.len()).filter(|&i| marks[i].is_some_and(Mark::is_bad)).collect();
    assert_eq!(bad, [2, 3], "{marks:?}");
    let judgement = analysis.turns()[3].judgement.as_ref().unwrap();
    let board = &game.record.rules().board;
    assert_eq!(write_turn(board, &judgement.best.line[0]), "e5-d4A");
    assert_eq!(judgement.mark, Some(Mark::Blunder));
    assert!(!judgement.explanation.as_ref().unwrap().reasons.is_empty());
    assert_eq!(analysis.turning_point(), Some(3));
    let missed = analysis.mistakes(Side::Black);
    assert_eq!(missed.len(), 1);
    assert_eq!((missed[0].number, &missed[0].played), (3, &game.record.turns()[3]));
    assert!(analysis.accuracy(Side::White).unwrap() > analysis.accuracy(Side::Black).unwrap());
    // White has won at the end, and the curve says so.
    let curve = analysis.curve();
    assert_eq!(curve.len(), game.record.turns().len() + 1);
    assert!((curve[0].expected() - 0.5).abs() < 0.1);
    assert_eq!(curve.last().unwrap().win, 1.0);
}

#[test]
fn forced_turns_are_not_judged() {
    let text = "[Variant \"telo\"]\n[FEN \"3/3/W1B w 0 9\"]\n\n9. a1-b1A 1-0";
    let game: Game = text.parse().unwrap();
    let found = analysed(&game.record, &quick(&game.record, 500));
    assert_eq!(found.turns()[0].judgement, None);
    assert_eq!((found.accuracy(Side::White), found.accuracy(Side::Black)), (None, None));
    assert!(found.curve().is_empty() && found.turning_point().is_none());
}

#[test]
fn turns_that_do_not_exist_are_not_analysed() {
    let rules = rules("tsivy");
    let start = Record::new(rules);
    assert!(analyse_turn(&start, 0, &quick(&start, 500), &mut || false).is_none());
}

#[test]
fn reasons_of_bad_turns_compare_with_the_turn_that_is_named_as_better() {
    let record = played("tsivy", ["rakoto", "soa"], 5);
    let analysis = analysed(&record, &quick(&record, 4_000));
    let mut bad = 0;
    for (number, turn) in analysis.turns().iter().enumerate() {
        let Some(judgement) = &turn.judgement else { continue };
        assert_eq!(judgement.played.line.first(), Some(&turn.turn), "{number}");
        assert!(judgement.best.expected() >= judgement.played.expected());
        let Some(mark) = judgement.mark else {
            assert!(judgement.loss() < Mark::INACCURACY && judgement.explanation.is_none());
            continue;
        };
        let explanation = judgement.explanation.as_ref().unwrap();
        assert_eq!(explanation.line.first(), Some(&turn.turn));
        if mark == Mark::Hard {
            assert_eq!(judgement.loss(), 0.0);
            continue;
        }
        bad += 1;
        assert_eq!(Some(mark), Mark::of_loss(judgement.loss()));
        assert_eq!(explanation.best_line.first(), judgement.best.line.first());
        assert!(!explanation.reasons.contains(&Reason::OnlyTurn));
        assert!(!judgement.equal.contains(&turn.turn));
        assert!(!judgement.equal.contains(&judgement.best.line[0]));
    }
    assert!(bad > 2, "Rakoto errs: {bad}");
}

#[test]
fn the_order_of_the_turns_does_not_matter_and_stopping_loses_nothing() {
    let record = played("dimy", ["noro", "lala"], 1);
    let resources = quick(&record, 2_000);
    let whole = analysed(&record, &resources);
    let mut analyzer = Analyzer::new(&record);
    for number in (0..record.turns().len()).rev() {
        // Stopped after some questions, then done.
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > 3
        };
        let stopped = analyse_turn(&record, number, &resources, &mut stop);
        let found = analyse_turn(&record, number, &resources, &mut || false).unwrap();
        assert!(stopped.is_none_or(|stopped| stopped == found));
        assert!(analyzer.insert(number, found));
    }
    assert_eq!(analyzer.progress(), (record.turns().len(), record.turns().len()));
    assert_eq!(analyzer.finish().unwrap(), whole);
}

#[test]
fn a_turn_of_another_game_is_not_inserted() {
    let record = played("dimy", ["noro", "lala"], 1);
    let found = analyse_turn(&record, 0, &quick(&record, 500), &mut || false).unwrap();
    let mut analyzer = Analyzer::new(&played("telo", ["noro", "lala"], 1));
    assert!(!analyzer.insert(0, found.clone()) && !analyzer.insert(9_999, found));
    assert_eq!((analyzer.progress().0, analyzer.missing()), (0, Some(0)));
}

#[test]
fn a_proven_loss_is_no_reason_for_a_mark() {
    // After the blunder of turn 5 of this game White is lost whatever it plays.
    let game = shipped_game("tsivy-ahead-and-lost");
    let analysis = analysed(&game.record, &quick(&game.record, 100_000));
    let lost = analysis.turns().iter().filter_map(|turn| {
        let judgement = turn.judgement.as_ref()?;
        (judgement.best.result == Some(TableValue::Loss)).then_some(judgement)
    });
    let lost: Vec<_> = lost.collect();
    assert!(!lost.is_empty());
    assert!(lost.iter().all(|judgement| judgement.mark.is_none() && judgement.loss() == 0.0));
}

#[test]
fn positions_with_very_many_chains_are_analysed_within_bounds() {
    for place in explosive::all() {
        let mut record = Record::from_position(place.rules.clone(), place.position);
        record.play(&place.long_turn()).unwrap();
        let mut asked = 0_u64;
        let mut stop = || {
            asked += 1;
            asked > 40
        };
        let resources = AnalysisResources { nodes: 2_000, ..AnalysisResources::new(&place.rules) };
        assert!(
            analyse_turn(&record, 0, &resources, &mut stop).is_none(),
            "{}: {}",
            place.variant,
            place.name
        );
    }
}
