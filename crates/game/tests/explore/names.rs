//! The names of openings.

use crate::common::variant;
use fanorona_game::explore::{OpeningName, name, name_along};
use fanorona_rules::booklet::{SAMPLE, Study};
use fanorona_rules::notation::{read_game, read_turn};
use fanorona_rules::{Position, Record};

#[test]
fn all_openings_and_lines_of_the_booklet_are_named() {
    let rules = &variant("parker").rules;
    let study = Study::new().unwrap();
    let start = Position::start(rules);
    for opening in &study.openings {
        let after = start.play_unchecked(rules, &opening.turn);
        assert_eq!(name(rules, &after), Some(OpeningName { letter: opening.letter, line: None }));
    }
    let case_d = Study::case_d_start(rules).unwrap();
    assert_eq!(name(rules, &case_d), Some(OpeningName { letter: 'D', line: None }));
    let mut named = 0;
    for line in &study.lines {
        let after = case_d.play_unchecked(rules, &line.turn);
        let expected = line.numeral.map(|_| OpeningName { letter: 'D', line: line.numeral });
        assert_eq!(name(rules, &after), expected);
        named += usize::from(line.numeral.is_some());
    }
    assert_eq!(named, 8);
}

#[test]
fn a_game_keeps_the_name_of_its_opening() {
    let parker = variant("parker");
    let sample = read_game(SAMPLE, |_| Some(parker.rules.clone())).unwrap().record;
    let opening = OpeningName { letter: 'A', line: None };
    assert_eq!(name_along(&parker.rules, &sample.positions()[..1]), None);
    assert_eq!(name_along(&parker.rules, &sample.positions()[..2]), Some(opening));
    assert_eq!(name_along(&parker.rules, sample.positions()), Some(opening));
}

#[test]
fn other_variants_on_the_board_have_the_same_names_and_small_boards_none() {
    for (key, turn, letter) in [("tsivy", "f2-e3A", Some('E')), ("tumicarona", "d3-e3W", Some('C'))]
    {
        let rules = &variant(key).rules;
        let start = Position::start(rules);
        let turn = read_turn(rules, &start, turn).unwrap();
        let named = name(rules, &start.play_unchecked(rules, &turn));
        assert_eq!(named.map(|name| name.letter), letter, "{key}");
    }
    for key in ["telo", "dimy"] {
        let record = Record::new(variant(key).rules.clone());
        assert_eq!(name_along(record.rules(), record.positions()), None, "{key}");
    }
}
