//! Analyses in parts: turns analysed in another process, the first turns of a game, and the way from
//! mistake to mistake.

use crate::positions::{analysed, played, quick};
use fanorona_engine::endgame::TableCache;
use fanorona_game::analysis::{AnalysisResources, Analyzer, GameAnalysis, Mark, analyse_turn};
use fanorona_game::jobs::{Answer, Effort, Job, JobGame, Worker};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, Side};
use std::sync::Arc;
use std::time::Duration;

/// A game in which weak characters err, and its analysis.
fn errs() -> (Record, GameAnalysis) {
    let record = played("tsivy", ["fara", "rakoto"], 3);
    let analysis = analysed(&record, &quick(&record, 2_000));
    (record, analysis)
}

/// Analyses a turn of a game as another process does.
fn sent(worker: &mut Worker, game: &JobGame, number: usize) -> Answer {
    let job = Job::Analyse { game: game.clone(), number };
    let job = Job::read(&job.write()).unwrap();
    let answer = worker.run(&job, &|| Duration::ZERO, &|| false, &mut |_| {});
    Answer::read(&answer.write()).unwrap()
}

#[test]
fn a_turn_analysed_in_another_process_is_the_same() {
    let mut worker = Worker::new(Effort::few(500));
    for key in ["telo", "dimy", "tsivy", "vela", "tumicarona"] {
        let record = played(key, ["rakoto", "noro"], 3);
        let game = JobGame { variant: shipped::variant(key).unwrap(), record: record.clone() };
        for number in (0..record.turns().len()).step_by(3) {
            let here = analyse_turn(&record, number, &quick(&record, 500), &mut || false);
            let found = sent(&mut worker, &game, number);
            assert_eq!(found, Answer::Analysis(here.unwrap()), "{key}: turn {number}");
        }
        assert_eq!(sent(&mut worker, &game, record.turns().len()), Answer::Failed);
        let job = Job::Analyse { game, number: 0 };
        let stopped = worker.run(&job, &|| Duration::ZERO, &|| true, &mut |_| {});
        assert_eq!(stopped, Answer::Failed);
    }
}

#[test]
fn another_process_uses_the_tables_that_it_builds_for_few_stones() {
    let dimy = shipped::variant("dimy").unwrap();
    let tables = TableCache::new(3).tables(&dimy.rules, 3).unwrap();
    // In a page they have at most three stones.
    let mut worker = Worker::new(Effort::in_page());
    let mut exact = 0;
    for seed in 0..6 {
        let record = played("dimy", ["rakoto", "noro"], seed);
        let game = JobGame { variant: dimy.clone(), record: record.clone() };
        // The first positions with so many stones: proofs of what the tables do not know take long.
        let first = |stones| record.positions().iter().position(|it| it.stone_count() <= stones);
        for number in [first(7), first(3)].into_iter().flatten() {
            if number == record.turns().len() {
                continue;
            }
            let stones = record.positions()[number].stone_count();
            let tables = (stones <= 5).then(|| tables.clone());
            let resources = AnalysisResources { tables, ..quick(&record, 2_000) };
            let here = analyse_turn(&record, number, &resources, &mut || false);
            let found = sent(&mut worker, &game, number);
            assert_eq!(found, Answer::Analysis(here.unwrap()), "{seed}: turn {number}");
            exact += usize::from(stones <= 3);
        }
    }
    assert!(exact > 0, "{exact}");
}

#[test]
fn a_variant_of_a_players_own_travels_with_the_game() {
    let dimy = shipped::variant("dimy").unwrap();
    let text = dimy.ron.replacen("key: \"dimy\"", "key: \"my-dimy\"", 1);
    let own = Arc::new(fanorona_rules::Variant::read(&text).unwrap());
    let record = played("dimy", ["rakoto", "noro"], 3);
    let here = analyse_turn(&record, 2, &quick(&record, 500), &mut || false);
    let found = sent(&mut Worker::new(Effort::few(500)), &JobGame { variant: own, record }, 2);
    assert_eq!(found, Answer::Analysis(here.unwrap()));
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
