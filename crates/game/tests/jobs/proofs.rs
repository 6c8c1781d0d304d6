//! Proofs of positions.

use crate::{answer, known};
use fanorona_engine::endgame::TableValue;
use fanorona_engine::solve::Solution;
use fanorona_game::jobs::{Answer, Effort, Job, JobGame, Worker};
use fanorona_rules::notation::read_position;
use fanorona_rules::{Side, Variant};
use std::sync::Arc;
use std::time::Duration;

fn game(variant: &Arc<Variant>, text: &str) -> JobGame {
    JobGame::of_position(variant, &read_position(&variant.rules, text).unwrap())
}

fn solved(variant: &Arc<Variant>, text: &str) -> Solution {
    match answer(&Job::Solve(game(variant, text)), 1) {
        Answer::Solved(solution) => solution,
        other => panic!("{other:?}"),
    }
}

#[test]
fn endings_are_solved_by_tables_and_by_proofs() {
    let tsivy = known("tsivy");
    assert_eq!(solved(&tsivy, "9/9/3B5/9/2W1B4 w 0 9").value(), Some(TableValue::Win));
    assert_eq!(solved(&tsivy, "9/9/9/9/W7B w 0 9").value(), Some(TableValue::Draw));
    let start = solved(&known("telo"), "BBB/B1W/WWW w 0 1");
    assert_eq!(start.value(), Some(TableValue::Win));
    assert!(!start.line.is_empty());
    assert_eq!(start.winner(Side::White), Some(Some(Side::White)));
    assert_eq!(start.winner(Side::Black), Some(Some(Side::Black)), "the side to move");
    let with = |wins, loses| Solution { wins, loses, ..start.clone() }.winner(Side::Black);
    let no = Some(false);
    let others = [(no, Some(true)), (no, no), (None, None)].map(|(wins, loses)| with(wins, loses));
    assert_eq!(others, [Some(Some(Side::White)), Some(None), None]);
}

#[test]
fn a_stopped_proof_has_no_value() {
    let start = "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1";
    let job = Job::Solve(game(&known("tsivy"), start));
    let mut worker = Worker::new(Effort::few(1));
    let answer = worker.run(&job, &|| Duration::ZERO, &|| true, &mut |_| {});
    let Answer::Solved(solution) = answer else { panic!("{answer:?}") };
    assert_eq!(solution.value(), None);
    let mut page = Worker::new(Effort::in_page());
    let answer = page.run(&job, &|| Duration::ZERO, &|| false, &mut |_| {});
    assert_eq!(answer, Answer::Failed, "a proof would delay frames");
}

#[test]
fn variants_of_a_player_travel_with_the_job() {
    let telo = known("telo");
    let mut own = (*telo).clone();
    own.key = "own".to_owned();
    own.ron = telo.ron.replace("key: \"telo\"", "key: \"own\"").into();
    assert_eq!(solved(&Arc::new(own), "3/1W1/3 b 0 9").value(), Some(TableValue::Loss));
}
