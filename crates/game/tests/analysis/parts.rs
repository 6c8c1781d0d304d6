//! Analyses in parts: turns analysed in another process, the first turns of a game, and the way from
//! mistake to mistake.

use crate::positions::{analysed, played, quick};
use fanorona_engine::endgame::TableCache;
use fanorona_game::analysis::{
    AnalysisResources, Analyzer, GameAnalysis, Mark, TurnRequest, analyse_turn, read_turn_analysis,
};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, Side};
use std::sync::Arc;

/// A game in which weak characters err, and its analysis.
fn errs() -> (Record, GameAnalysis) {
    let record = played("tsivy", ["fara", "rakoto"], 3);
    let analysis = analysed(&record, &quick(&record, 2_000));
    (record, analysis)
}

#[test]
fn a_turn_analysed_in_another_process_is_the_same() {
    for key in ["telo", "dimy", "tsivy", "vela", "tumicarona"] {
        let variant = shipped::variant(key).unwrap();
        let record = played(key, ["rakoto", "noro"], 3);
        for number in (0..record.turns().len()).step_by(3) {
            let request = TurnRequest::new(&variant, &record, number, 500).unwrap();
            let sent = TurnRequest::read(&request.write()).unwrap();
            let answer = sent.run(&TableCache::new(0), &mut || false).unwrap();
            let found = read_turn_analysis(&record, number, &answer);
            let here = analyse_turn(&record, number, &quick(&record, 500), &mut || false);
            assert_eq!(found, here, "{key}: turn {number}");
        }
        let turns = record.turns().len();
        assert!(TurnRequest::new(&variant, &record, turns, 500).is_none());
        assert!(sent_of(key).run(&TableCache::new(0), &mut || true).is_none(), "stopped");
    }
}

#[test]
fn another_process_uses_the_tables_that_it_builds_for_few_stones() {
    let dimy = shipped::variant("dimy").unwrap();
    let cache = TableCache::new(5);
    let tables = cache.tables(&dimy.rules, 5).unwrap();
    let mut exact = 0;
    for seed in 0..6 {
        let record = played("dimy", ["rakoto", "noro"], seed);
        for number in 0..record.turns().len() {
            let stones =
                record.positions()[number].own().len() + record.positions()[number].enemy().len();
            let request = TurnRequest::new(&dimy, &record, number, 300).unwrap();
            let answer = request.run(&cache, &mut || false).unwrap();
            let tables = (stones <= 7).then(|| tables.clone());
            let resources = AnalysisResources { tables, ..quick(&record, 300) };
            let here = analyse_turn(&record, number, &resources, &mut || false);
            assert_eq!(read_turn_analysis(&record, number, &answer), here, "{seed}: turn {number}");
            exact += usize::from(stones <= 5);
        }
    }
    assert!(exact > 10, "{exact}");
}

fn sent_of(key: &str) -> TurnRequest {
    let variant = shipped::variant(key).unwrap();
    let record = played(key, ["rakoto", "noro"], 3);
    TurnRequest::new(&variant, &record, 0, 500).unwrap()
}

#[test]
fn a_variant_of_a_players_own_travels_with_the_request() {
    let dimy = shipped::variant("dimy").unwrap();
    let text = dimy.ron.replacen("key: \"dimy\"", "key: \"my-dimy\"", 1);
    let own = Arc::new(fanorona_rules::Variant::read(&text).unwrap());
    let record = played("dimy", ["rakoto", "noro"], 3);
    let request = TurnRequest::new(&own, &record, 2, 500).unwrap();
    let answer = TurnRequest::read(&request.write())
        .unwrap()
        .run(&TableCache::new(0), &mut || false)
        .unwrap();
    let here = analyse_turn(&record, 2, &quick(&record, 500), &mut || false);
    assert_eq!(read_turn_analysis(&record, 2, &answer), here);
    let telo = shipped::variant("telo").unwrap();
    assert!(TurnRequest::new(&telo, &record, 2, 500).is_none(), "other rules");
}

#[test]
fn nonsense_is_neither_a_request_nor_an_answer() {
    let record = played("telo", ["rakoto", "noro"], 3);
    for text in ["", "()", "(game:\"\")", "fanorona", "Some(())", "(before:\"\",variant:None)"] {
        assert!(TurnRequest::read(text).is_none(), "{text}");
        assert!(read_turn_analysis(&record, 0, text).is_none(), "{text}");
    }
    assert!(read_turn_analysis(&record, record.turns().len(), "None").is_none());
}

#[test]
fn what_is_analysed_so_far_is_the_beginning_of_the_whole() {
    let (record, whole) = errs();
    let resources: AnalysisResources = quick(&record, 2_000);
    let mut analyzer = Analyzer::new(&record);
    for number in [0, 1, 3] {
        let found = analyse_turn(&record, number, &resources, &mut || false).unwrap();
        assert!(analyzer.insert(number, found));
    }
    let part = analyzer.so_far();
    assert_eq!(part.turns(), &whole.turns()[..2], "up to the turn that is missing");
    assert!(part.is_of(&record) && whole.is_of(&record));
    assert_eq!(part.curve()[..2], whole.curve()[..2]);
    assert!(!whole.is_of(&played("tsivy", ["rakoto", "noro"], 4)));
}

#[test]
fn the_way_leads_to_every_mistake_of_a_side_and_back() {
    let (record, analysis) = errs();
    for side in [None, Some(Side::White), Some(Side::Black)] {
        let asked = |side_of: Side| side.is_none_or(|side| side == side_of);
        let bad = |number: &usize| {
            let turn = &analysis.turns()[*number];
            turn.mark().is_some_and(Mark::is_bad) && asked(turn.side)
        };
        let all: Vec<usize> = (0..record.turns().len()).filter(bad).collect();
        assert!(all.len() > 1, "{side:?}: {all:?}");
        let (mut at, mut there) = (0, Vec::new());
        while let Some(number) = analysis.nearest_mistake(at, true, side) {
            there.push(number);
            at = number + 1;
        }
        assert_eq!(there, all);
        let (mut at, mut back) = (record.turns().len() + 1, Vec::new());
        while let Some(number) = analysis.nearest_mistake(at, false, side) {
            back.push(number);
            at = number + 1;
        }
        back.reverse();
        assert_eq!(back, all);
    }
}
