//! Positions as text.

use crate::common::{position, rules};
use fanorona_rules::notation::{ParsePositionError as Error, read_position, write_position};
use fanorona_rules::{PositionError, Side};

const START: &str = "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW";

#[test]
fn counters_are_optional() {
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
fn lower_case_letters_and_other_whitespace_are_accepted() {
    let telo = rules("telo");
    let usual = position(&telo, "BBB/B1W/WWW w 0 1");
    assert_eq!(position(&telo, "  bbb/b1w/www\tW  0 1\n"), usual);
    assert_eq!(position(&telo, "BBB/B1W/WWW w 00 01"), usual);
}

#[test]
fn the_fifth_field_is_the_handicapped_side() {
    let rematch = rules("tumicarona-rematch");
    let start = position(&rematch, &format!("{START} w 0 1 b"));
    assert_eq!(start.handicapped(), Some(Side::Black));
    assert_eq!(write_position(&rematch, &start), format!("{START} w 0 1 b"));
    assert_eq!(position(&rematch, &format!("{START} w 0 1")).handicapped(), None);
}

#[test]
fn position_errors_are_reported() {
    let tsivy = rules("tsivy");
    let rows = |found| Error::Rows { expected: 5, found };
    let columns = |row, found| Error::Columns { row, expected: 9, found };
    let letter = |column, letter| Error::Letter { column, letter };
    for (text, error) in [
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
        ("9/9/9/9/W7B", Error::Side),
        ("9/9/9/9/W7B x", Error::Side),
        ("9/9/9/9/W7B w x", Error::Quiet),
        ("9/9/9/9/W7B w -1", Error::Quiet),
        ("9/9/9/9/W7B w 65536", Error::Quiet),
        ("9/9/9/9/W7B w 0 0", Error::Number),
        ("9/9/9/9/W7B w 0 x", Error::Number),
        ("9/9/9/9/W7B w 0 4294967296", Error::Number),
        ("9/9/9/9/W7B w 0 1 x", Error::Handicap),
        ("9/9/9/9/W7B w 0 1 - 5", Error::Extra),
        ("9/9/9/9/9 w", Error::Position(PositionError::Empty)),
        ("9/9/9/9/W7B w 0 1 b", Error::Position(PositionError::NoHandicap)),
    ] {
        assert_eq!(read_position(&tsivy, text), Err(error), "{text}");
    }
}
