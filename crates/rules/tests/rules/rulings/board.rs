//! Boards, starts and plain steps.

use crate::common::{point, position, rules, turns_of};
use fanorona_rules::notation::write_position;
use fanorona_rules::{Board, Position, Side};

// German encyclopedia article: three standard boards, 22 stones a side on the largest.
#[test]
fn the_standard_boards_start_full_except_the_centre() {
    for (key, size, stones, start) in [
        ("telo", (3, 3), 4, "BBB/B1W/WWW w 0 1"),
        ("dimy", (5, 5), 12, "BBBBB/BBBBB/BW1BW/WWWWW/WWWWW w 0 1"),
        ("tsivy", (9, 5), 22, "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1"),
        ("parker", (9, 5), 22, "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1"),
        ("tumicarona", (9, 5), 22, "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1"),
        (
            "tumicarona-rematch",
            (9, 5),
            22,
            "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1 b",
        ),
    ] {
        let rules = rules(key);
        let position = Position::start(&rules);
        assert_eq!((rules.board.columns(), rules.board.rows()), size, "{key}");
        assert_eq!(Side::BOTH.map(|side| position.stones(side).len()), [stones; 2], "{key}");
        assert_eq!(write_position(&rules, &position), start, "{key}");
        assert_eq!(position.side(), Side::White, "White begins");
    }
}

// German encyclopedia article: strong points have diagonals, weak points have none.
#[test]
fn a_stone_leaves_a_weak_point_only_along_its_row_and_column() {
    let tsivy = rules("tsivy");
    assert_eq!(
        turns_of(&tsivy, "9/9/9/1W7/8B w"),
        ["b2-a1", "b2-a2", "b2-a3", "b2-b1", "b2-b3", "b2-c1", "b2-c2", "b2-c3"]
    );
    assert_eq!(turns_of(&tsivy, "9/9/9/2W6/8B w"), ["c2-b2", "c2-c1", "c2-c3", "c2-d2"]);
}

// German encyclopedia article: the corner and the centre of every standard board are strong.
#[test]
fn corners_and_centres_of_the_standard_boards_are_strong() {
    for (columns, rows, centre) in [(3, 3, "b2"), (5, 5, "c3"), (9, 5, "e3")] {
        let board = Board::new(columns, rows).unwrap();
        assert!(board.is_strong(point(&board, "a1")) && board.is_strong(point(&board, centre)));
        assert!(!board.is_strong(point(&board, "b1")) && !board.is_strong(point(&board, "a2")));
    }
}

// All sheets: a step goes along a line to a neighbouring empty point.
#[test]
fn a_stone_does_not_step_on_or_over_another() {
    let tsivy = rules("tsivy");
    assert_eq!(
        turns_of(&tsivy, "9/9/9/1W7/W7B w").iter().filter(|t| t.starts_with("a1")).count(),
        2
    );
}

// All sheets: turns alternate; the turn number increases with White's turns.
#[test]
fn turns_alternate_and_are_numbered_in_pairs() {
    let dimy = rules("dimy");
    let start = position(&dimy, "5/5/5/4B/W4 w 0 1");
    let turn =
        |from: &Position, text| fanorona_rules::notation::read_turn(&dimy, from, text).unwrap();
    let black = start.play_unchecked(&dimy, &turn(&start, "a1-a2"));
    assert_eq!((black.side(), black.number()), (Side::Black, 1));
    let white = black.play_unchecked(&dimy, &turn(&black, "e2-e1"));
    assert_eq!((white.side(), white.number()), (Side::White, 2));
}
