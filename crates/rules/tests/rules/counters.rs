//! Warnings before a draw by the rules.

use super::common::{game, play, random, rules, tsivy_with};
use fanorona_rules::notation::write_turn;
use fanorona_rules::{Counters, DrawWarning, Outcome, Record, Side, Turn, generate};
use rand::RngExt as _;

const APART: &str = "9/9/9/8B/W8 w";
const ROUND: &str = "a1-a2 i2-i1 a2-a1 i1-i2 ";

fn turns(record: &Record) -> Vec<String> {
    let mut all = Vec::new();
    for warning in record.draw_warnings() {
        if let DrawWarning::Turns(turns) = warning {
            all.extend(turns.iter().map(|turn| write_turn(&record.rules().board, turn)));
        }
    }
    all
}

#[test]
fn counters_report_the_distance_to_a_draw() {
    let mut tsivy = game(&rules("tsivy"), APART);
    let start = Counters { quiet: 0, quiet_left: Some(100), repetitions: 1, times_left: Some(2) };
    assert_eq!(tsivy.counters(), start);
    play(&mut tsivy, ROUND);
    let round = Counters { quiet: 4, quiet_left: Some(96), repetitions: 2, times_left: Some(1) };
    assert_eq!(tsivy.counters(), round);
    let tumicarona = game(&rules("tumicarona"), "9/9/9/8B/W8 w 3 9");
    assert_eq!(tumicarona.counters().quiet_left, Some(17));
    let free = game(&tsivy_with("quiet_limit: None, repetition: Never"), "9/9/9/8B/W8 w 500 600");
    let none = Counters { quiet: 500, quiet_left: None, repetitions: 1, times_left: None };
    assert_eq!((free.counters(), free.draw_warnings()), (none, vec![]));
}

#[test]
fn the_last_ten_quiet_turns_are_warned_of() {
    for (quiet, left) in [(89, None), (90, Some(10)), (98, Some(2)), (99, Some(1))] {
        let game = game(&rules("tsivy"), &format!("9/9/9/8B/W8 w {quiet} 60"));
        let told: Vec<DrawWarning> =
            left.map(|left| DrawWarning::QuietTurns { left }).into_iter().collect();
        assert_eq!(game.draw_warnings(), told, "{quiet}");
    }
}

#[test]
fn the_last_allowed_occurrence_and_drawing_turns_are_warned_of() {
    let mut game = game(&rules("tsivy"), APART);
    play(&mut game, ROUND);
    assert_eq!(game.draw_warnings(), [DrawWarning::Position { repetitions: 2 }]);
    play(&mut game, "a1-a2 i2-i1 a2-a1");
    let warnings = game.draw_warnings();
    assert!(warnings.contains(&DrawWarning::Position { repetitions: 2 }), "{warnings:?}");
    assert_eq!(turns(&game), ["i1-i2"]);
    // The warning comes true, and then there are no more warnings.
    play(&mut game, "i1-i2");
    assert!(game.outcome().is_some_and(Outcome::is_draw));
    assert_eq!(game.draw_warnings(), []);
}

#[test]
fn quiet_turns_before_the_first_position_are_not_searched() {
    let mut game = game(&rules("tsivy"), "9/9/9/8B/W8 w 50 60");
    play(&mut game, ROUND);
    assert_eq!(turns(&game), [""; 0]);
    play(&mut game, "a1-a2 i2-i1 a2-a1");
    assert_eq!(turns(&game), ["i1-i2"]);
}

/// The turns that draw immediately by repetition, found by trying all turns.
fn drawing(record: &Record) -> Vec<String> {
    let rules = record.rules();
    let draws = |turn: &Turn| {
        let mut trial = record.clone();
        trial.play(turn).unwrap();
        let limit = rules.switches.repetition.times();
        Some(trial.repetitions()) == limit && trial.outcome().is_some_and(Outcome::is_draw)
    };
    let all = generate::turns(rules, record.position());
    all.iter().filter(|turn| draws(turn)).map(|turn| write_turn(&rules.board, turn)).collect()
}

/// Random players that often move back produce many repetitions.
#[test]
fn the_turns_warned_of_are_those_that_draw() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut random = random(seed);
        let rules = rules(if seed % 2 == 0 { "tsivy" } else { "tumicarona" });
        let mut record = game(&rules, "9/7B1/2W6/6B2/W8 w");
        while record.turns().len() < 60 && record.outcome().is_none() {
            let [mut told, mut draws] = [turns(&record), drawing(&record)];
            told.sort_unstable();
            draws.sort_unstable();
            assert_eq!(told, draws, "{seed}");
            seen += draws.len();
            let all = generate::turns(&rules, record.position());
            let back = record.turns().iter().rev().nth(1).and_then(|before| {
                all.iter().find(|turn| (turn.from, turn.to()) == (before.to(), before.from))
            });
            let turn = match back {
                Some(turn) if random.random_range(0..4) > 0 => turn,
                _ => &all[random.random_range(0..all.len())],
            };
            record.play(turn).unwrap();
        }
    }
    assert!(seen > 20, "{seen} such turns were met");
}

#[test]
fn a_finished_game_has_no_warnings() {
    let mut game = game(&rules("tsivy"), "9/9/9/8B/W8 w 95 60");
    assert_eq!(game.draw_warnings().len(), 1);
    game.resign(Side::White).unwrap();
    assert_eq!(game.draw_warnings(), []);
}
