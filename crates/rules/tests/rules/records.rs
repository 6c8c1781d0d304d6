//! Every shipped record replays, and agrees with its comments.

use super::common::rules;
use fanorona_rules::notation::{Game, read_game, read_turn, write_game};
use fanorona_rules::shipped_records::{RECORDS, ShippedRecord};
use fanorona_rules::{Outcome, Side, generate};

fn game(key: &str) -> Game {
    let record = ShippedRecord::find(key).unwrap();
    read_game(record.text, |key| Some(rules(key)))
        .unwrap_or_else(|error| panic!("{key}: {error:?}"))
}

/// The numbers of White's and Black's stones after this number of turns.
fn stones(game: &Game, turns: usize) -> (usize, usize) {
    let position = game.record.positions()[turns];
    (position.stones(Side::White).len(), position.stones(Side::Black).len())
}

#[test]
fn every_shipped_record_replays_to_its_result() {
    for record in &RECORDS {
        let game = game(record.key);
        assert!(!game.record.turns().is_empty(), "{}", record.key);
        let open = record.key == "parker-case-d";
        assert_eq!(game.record.outcome().is_none(), open, "{}: ends on the board", record.key);
        let again = read_game(&write_game(&game), |key| Some(rules(key))).unwrap();
        assert_eq!(again.record.turns(), game.record.turns(), "{}", record.key);
        assert_eq!(again.notes, game.notes, "{}: remarks survive", record.key);
    }
}

#[test]
fn each_record_file_is_shipped_once_with_a_title() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/records");
    let mut files: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort_unstable();
    let mut keys: Vec<String> =
        RECORDS.iter().map(|record| format!("{}.fgn", record.key)).collect();
    keys.sort_unstable();
    assert_eq!(files, keys);
    for record in &RECORDS {
        assert!(!record.title.is_empty(), "{}", record.key);
    }
}

#[test]
fn the_variations_of_case_d_are_the_booklets_lines_and_the_missed_one() {
    let text = ShippedRecord::find("parker-case-d").unwrap().text;
    let game = game("parker-case-d");
    let parker = rules("parker");
    let before = &game.record.positions()[2];
    let mut lines = vec![game.record.turns()[2].clone()];
    for variation in text.split("\n(").skip(1) {
        let turn = variation.split_whitespace().nth(1).unwrap();
        lines.push(read_turn(&parker, before, turn).unwrap());
    }
    let taken: Vec<usize> = lines.iter().map(|turn| turn.captured.len()).collect();
    assert_eq!(taken, [8, 5, 8, 10, 2, 8, 7, 5, 3]);
    let results = generate::effects(&parker, before).list;
    let mut listed: Vec<_> =
        lines.iter().map(|turn| (turn.from, turn.to(), turn.captured)).collect();
    listed.sort_unstable();
    let mut all: Vec<_> =
        results.iter().map(|effect| (effect.from, effect.to, effect.captured)).collect();
    all.sort_unstable();
    assert_eq!(listed, all, "every second turn of White comes once");
}

#[test]
fn the_rematch_matches_its_comments() {
    let game = game("rematch-ten-steps");
    assert_eq!(game.record.outcome().and_then(Outcome::winner), Some(Side::Black));
    assert_eq!(stones(&game, 11), (22, 12));
    let chain = &game.record.turns()[25];
    assert_eq!((chain.steps.len(), chain.captured.len(), stones(&game, 25)), (10, 15, (22, 3)));
    let rematch = rules("tumicarona-rematch");
    let choices: Vec<usize> = game.record.positions()[12..28]
        .iter()
        .step_by(2)
        .map(|position| generate::turns(&rematch, position).len())
        .collect();
    assert_eq!(choices, [1, 2, 1, 1, 1, 1, 1, 1]);
}

#[test]
fn the_other_records_match_the_stone_counts_in_their_comments() {
    let parker = game("parker-sample");
    assert_eq!(
        (stones(&parker, 4), stones(&parker, 5), stones(&parker, 6)),
        ((5, 11), (5, 5), (4, 5))
    );
    let tsivy = game("tsivy-ahead-and-lost");
    assert_eq!((stones(&tsivy, 9), stones(&tsivy, 16)), ((7, 6), (0, 4)));
    let dimy = game("dimy-two-mistakes");
    assert_eq!((stones(&dimy, 8), stones(&dimy, 9)), ((5, 7), (5, 2)));
    let turns = |position| {
        let all = generate::effects(&rules("dimy"), position).list;
        all.len()
    };
    assert_eq!((turns(&dimy.record.positions()[2]), turns(&dimy.record.positions()[3])), (14, 9));
}
