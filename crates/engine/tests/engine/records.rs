//! Proves the values that the comments of shipped records claim.

use fanorona_engine::endgame::{EndgameTables, TableValue, build};
use fanorona_engine::solve::{Distance, Solution, SolveBudget, solve};
use fanorona_rules::generate::{Effect, effects};
use fanorona_rules::notation::{read_game, read_turn};
use fanorona_rules::shipped_records::ShippedRecord;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Record, Ruleset};

fn record(key: &str) -> Record {
    let text = ShippedRecord::find(key).unwrap().text;
    let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    read_game(text, rules_of).unwrap().record
}

fn proved(rules: &Ruleset, position: &Position, stones: usize) -> Solution {
    // The smallest board needs little memory, and clearing more takes time.
    let bytes = if rules.board.len() < 10 { 1 << 20 } else { 256 << 20 };
    let budget = SolveBudget { nodes: u64::MAX, bytes, threads: 1 };
    let mut tables = EndgameTables::empty(rules);
    build::extend(&mut tables, rules, stones, 1, &|_| true).unwrap();
    solve(rules, position, budget, &tables, &|_| true).unwrap()
}

/// The value of each turn of a position for the side that plays it.
fn turns(rules: &Ruleset, position: &Position, stones: usize) -> Vec<(Effect, TableValue)> {
    let all = effects(rules, position).list;
    let value = |effect: &Effect| {
        let next = position.moved(rules, effect.from, effect.to, effect.captured);
        match next.outcome(rules) {
            Some(outcome) if outcome.winner() == Some(position.side()) => TableValue::Win,
            Some(outcome) if outcome.is_draw() => TableValue::Draw,
            Some(_) => TableValue::Loss,
            None => match proved(rules, &next, stones).value().unwrap() {
                TableValue::Win => TableValue::Loss,
                TableValue::Draw => TableValue::Draw,
                TableValue::Loss => TableValue::Win,
            },
        }
    };
    all.into_iter().map(|effect| (effect, value(&effect))).collect()
}

/// The turns of this value at a position of the record.
fn turns_with_value(record: &Record, at: usize, wanted: TableValue, stones: usize) -> Vec<Effect> {
    let all = turns(record.rules(), &record.positions()[at], stones);
    all.into_iter().filter(|(_, value)| *value == wanted).map(|(effect, _)| effect).collect()
}

fn effect(record: &Record, at: usize, text: &str) -> Effect {
    let turn = read_turn(record.rules(), &record.positions()[at], text).unwrap();
    Effect { from: turn.from, to: turn.to(), captured: turn.captured }
}

#[test]
fn the_comments_of_the_telo_record_are_proved() {
    let telo = record("telo-last-step");
    assert_eq!(telo.turns().len(), 11);
    let won = |at: usize, texts: &[&str]| {
        let mut expected: Vec<Effect> = texts.iter().map(|text| effect(&telo, at, text)).collect();
        expected.sort_unstable();
        assert_eq!(turns_with_value(&telo, at, TableValue::Win, 0), expected, "after {at} turns");
    };
    won(0, &["c1-b2A", "c2-b2A"]);
    won(2, &["c2-c1W"]);
    won(4, &["b2-c2W"]);
    won(6, &["c1-b1"]);
    won(8, &["b1-b2"]);
    let distances: Vec<_> =
        (0..11).map(|at| proved(telo.rules(), &telo.positions()[at], 0).distance).collect();
    let expected: Vec<_> = (0..11).map(|at| Some(Distance::Shortest(11 - at))).collect();
    assert_eq!(distances, expected, "both sides played perfectly");
}

#[test]
#[ignore = "minutes in a release build"]
fn the_two_mistakes_of_the_dimy_game_are_proved() {
    let dimy = record("dimy-two-mistakes");
    assert_eq!(turns_with_value(&dimy, 2, TableValue::Draw, 5), [effect(&dimy, 2, "c1-b2A")]);
    assert_eq!(turns_with_value(&dimy, 2, TableValue::Loss, 5).len(), 13);
    assert_eq!(turns_with_value(&dimy, 3, TableValue::Win, 5), [effect(&dimy, 3, "e5-d4A")]);
    assert_eq!(turns_with_value(&dimy, 3, TableValue::Loss, 5).len(), 8);
    let position = &dimy.positions()[4];
    let solution = proved(dimy.rules(), position, 5);
    assert_eq!(solution.value(), Some(TableValue::Win));
    assert_eq!(solution.distance, Some(Distance::Shortest(17)));
}

#[test]
#[ignore = "minutes in a release build"]
fn the_turning_points_on_the_large_board_are_proved() {
    let tsivy = record("tsivy-ahead-and-lost");
    let solution = proved(tsivy.rules(), &tsivy.positions()[9], 3);
    assert_eq!(
        solution.value(),
        Some(TableValue::Win),
        "Black to move wins with 6 stones against 7"
    );
    assert_eq!(solution.distance, Some(Distance::Shortest(13)));
    // After 6. d2-c3A White has a single legal turn, Black can play c4-b4, and then every turn of
    // White loses.
    let rematch = record("rematch-ten-steps");
    let all = effects(rematch.rules(), &rematch.positions()[12]).list;
    assert_eq!(all.len(), 1);
    let solution = proved(rematch.rules(), &rematch.positions()[14], 3);
    assert_eq!(solution.value(), Some(TableValue::Loss));
}
