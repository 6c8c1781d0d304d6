//! Positions as text.

use crate::common::{position, rules};
use fanorona::rules::notation::{PositionTextFault as Fault, read_position, write_position};
use fanorona::rules::{PositionFault, Side};

const START: &str = "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW";

#[test]
fn the_counters_may_be_left_out() {
    let tsivy = rules("tsivy");
    for (text, whole) in
        [("w", "w 0 1"), ("b", "b 0 1"), ("w 7", "w 7 1"), ("b 7 3", "b 7 3"), ("W 0 1 -", "w 0 1")]
    {
        let position = position(&tsivy, &format!("{START} {text}"));
        assert_eq!(write_position(&tsivy, &position), format!("{START} {whole}"));
    }
    let later = position(&tsivy, "9/9/4B4/9/W8 w");
    assert_eq!(later.number(), 2, "a first turn cannot come after captures");
}

#[test]
fn lower_case_letters_and_other_spaces_are_understood() {
    let telo = rules("telo");
    let usual = position(&telo, "BBB/B1W/WWW w 0 1");
    assert_eq!(position(&telo, "  bbb/b1w/www\tW  0 1\n"), usual);
    assert_eq!(position(&telo, "BBB/B1W/WWW w 00 01"), usual);
}

#[test]
fn the_fifth_field_names_a_handicapped_side() {
    let rematch = rules("tumicarona-rematch");
    let start = position(&rematch, &format!("{START} w 0 1 b"));
    assert_eq!(start.handicapped(), Some(Side::Black));
    assert_eq!(write_position(&rematch, &start), format!("{START} w 0 1 b"));
    assert_eq!(position(&rematch, &format!("{START} w 0 1")).handicapped(), None);
}

#[test]
fn every_fault_of_a_position_is_named() {
    let tsivy = rules("tsivy");
    let rows = |found| Fault::Rows { expected: 5, found };
    let columns = |row, found| Fault::Columns { row, expected: 9, found };
    let letter = |column, letter| Fault::Letter { column, letter };
    for (text, fault) in [
        ("", rows(1)),
        ("9/9/9/9 w", rows(4)),
        ("9/9/9/9/9/9 w", rows(6)),
        ("8/9/9/9/W8 w", columns(5, 8)),
        ("9/9/9/9/W9 w", columns(1, 10)),
        ("9/WWWWWWWWWW/9/9/9 w", columns(4, 10)),
        ("9//9/9/W8 w", columns(4, 0)),
        ("9/9/9/9/X8 w", letter(9, 'X')),
        ("9/9/é8/9/W8 w", letter(5, 'é')),
        ("9/9/9/9/W08 w", letter(10, '0')),
        ("9/9/9/9/W7B", Fault::Side),
        ("9/9/9/9/W7B x", Fault::Side),
        ("9/9/9/9/W7B w x", Fault::Quiet),
        ("9/9/9/9/W7B w -1", Fault::Quiet),
        ("9/9/9/9/W7B w 65536", Fault::Quiet),
        ("9/9/9/9/W7B w 0 0", Fault::Number),
        ("9/9/9/9/W7B w 0 x", Fault::Number),
        ("9/9/9/9/W7B w 0 4294967296", Fault::Number),
        ("9/9/9/9/W7B w 0 1 x", Fault::Handicap),
        ("9/9/9/9/W7B w 0 1 - 5", Fault::Extra),
        ("9/9/9/9/9 w", Fault::Position(PositionFault::Empty)),
        ("9/9/9/9/W7B w 0 1 b", Fault::Position(PositionFault::NoHandicap)),
    ] {
        assert_eq!(read_position(&tsivy, text), Err(fault), "{text}");
    }
}
