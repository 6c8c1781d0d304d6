//! Game records with errors: each is reported with its line and column, from 1.

use fanorona_rules::notation::game::ParseGameErrorKind as Reason;
use fanorona_rules::notation::turn::ParseTurnError;
use fanorona_rules::notation::{ParsePositionError, read_game};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Refusal, Side};

fn error(text: &str) -> (usize, usize, Reason) {
    let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    match read_game(text, rules_of) {
        Ok(game) => panic!("{text}: {game:?}"),
        Err(error) => (error.line, error.column, error.reason),
    }
}

#[test]
fn record_errors_have_line_and_column() {
    let result = |found: &str, expected: &str| Reason::Result {
        found: found.into(),
        expected: expected.into(),
    };
    for (text, line, column, reason) in [
        ("[White]", 1, 1, Reason::Tag),
        ("[White \"x\"\n1. f2-e3A", 1, 1, Reason::Tag),
        ("[Event \"x\"]\n  [\"x\"]", 2, 3, Reason::Tag),
        ("[White \"x", 1, 1, Reason::Unclosed('"')),
        ("[White \"x\n\"]", 1, 1, Reason::Unclosed('"')),
        ("1. f2-e3A\n {never closed", 2, 2, Reason::Unclosed('{')),
        ("1. f2-e3A (1. d3-e3A (x)", 1, 11, Reason::Unclosed('(')),
        ("1. f2-e3A }", 1, 11, Reason::Unopened('}')),
        ("1. f2-e3A\n)", 2, 1, Reason::Unopened(')')),
        ("[Variant \"chess\"]", 1, 11, Reason::UnknownVariant("chess".into())),
        (
            "[FEN \"9/9 w\"]",
            1,
            7,
            Reason::Start(ParsePositionError::Rows { expected: 5, found: 2 }),
        ),
        ("2. f2-e3A", 1, 1, Reason::Number { expected: 1, found: "2.".into() }),
        ("1. f2-e3A\n2. d5-d4A", 2, 1, Reason::Number { expected: 1, found: "2.".into() }),
        ("3 f2-e3A", 1, 1, Reason::Number { expected: 1, found: "3.".into() }),
        (
            "9999999999999. f2-e3A",
            1,
            1,
            Reason::Number { expected: 1, found: "9999999999999.".into() },
        ),
        ("1. f2-e3A * d5-d4A", 1, 13, Reason::AfterEnd("d5-d4A".into())),
        ("[Result \"1-0\"]\n1. f2-e3A 0-1", 1, 10, result("1-0", "0-1")),
        ("[FEN \"9/9/9/9/W1B6 w\"]\na1-b1A\n0-1", 3, 1, result("0-1", "1-0")),
        ("[FEN \"9/9/9/9/W1B6 w\"]\n[Result \"*\"]\na1-b1A", 2, 10, result("*", "1-0")),
        ("[Result \"2-0\"]\n1. f2-e3A", 1, 10, result("2-0", "*")),
    ] {
        let (found_line, found_column, found) = error(text);
        assert_eq!(found, reason, "{text}");
        assert_eq!((found_line, found_column), (line, column), "{text}: {found:?}");
    }
}

#[test]
fn a_turn_after_the_end_of_the_game_is_rejected() {
    let (line, column, reason) = error("[FEN \"9/9/9/9/W1B6 w\"]\na1-b1A a2-a3");
    assert_eq!((line, column, reason), (2, 8, Reason::AfterEnd("a2-a3".into())));
}

#[test]
fn an_illegal_turn_is_reported_with_number_side_and_refusal() {
    let text = "[Event \"Été\"]\n\n1. f2-e3A {é} d5-d4A\n2. e1-d2A\n   é";
    let (line, column, reason) = error(text);
    assert_eq!((line, column), (5, 4));
    assert!(matches!(reason, Reason::Turn { number: 2, side: Side::Black, .. }), "{reason:?}");
    let (line, column, reason) = error("1. f2-e3A {é} d5-d4A 2. a1-a2");
    assert_eq!((line, column), (1, 28));
    assert!(matches!(reason, Reason::Turn { number: 2, side: Side::White, .. }));
    assert_eq!(reason.refusal(), Some(Refusal::Occupied));
}

#[test]
fn an_error_after_a_number_without_a_space_is_located() {
    let start = "[FEN \"9/9/9/8B/W8 w 0 10\"]\n";
    for (turn, column) in [("10.x", 5), ("10...x", 7), ("10. x", 6)] {
        let (line, found, reason) = error(&format!("{start}{turn}"));
        assert_eq!((line, found), (2, column), "{turn}: {reason:?}");
    }
}

#[test]
fn an_error_in_a_chain_written_step_by_step_is_located_in_its_word() {
    let start = "[FEN \"8B/9/2B6/4B4/BW7 w 0 4\"]\n";
    for (turn, line, column) in [
        ("4. b1-c1=1 c1-c2=1 c2-d2=2", 2, 26),
        ("4. b1-c1=1 c1-c2=1\n c2-d2=2", 3, 8),
        ("4. b1-c1=1\n\n   c1-c2=3", 4, 10),
        ("4. b1-c1=2 c1-c2=1", 2, 10),
    ] {
        let (found_line, found_column, reason) = error(&format!("{start}{turn}"));
        assert_eq!((found_line, found_column), (line, column), "{turn}: {reason:?}");
        assert!(matches!(reason, Reason::Turn { error: ParseTurnError::WrongCount { .. }, .. }));
    }
}
