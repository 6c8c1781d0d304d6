//! The conventions of a library: thread safety, standard errors, and texts that round-trip through
//! `FromStr` and `Display`.

use super::common::{KEYS, random_game, rules};
use super::properties::{any_game, any_rules, config};
use fanorona_rules::clock::{
    Allowance, AllowanceOutOfRange, ParseTimeControlError, ParseTimeControlErrorKind,
};
use fanorona_rules::generate::{Effect, Generator};
use fanorona_rules::matches::tags::MatchTagError;
use fanorona_rules::matches::{
    MatchError, MatchFormat, MatchScore, ParseMatchFormatError, Party, PlayedGame, Round, Standing,
};
use fanorona_rules::notation::game::{Note, ParseGameErrorKind};
use fanorona_rules::notation::{
    Game, NodeId, ParseGameError, ParseLinkError, ParsePointNameError, ParsePositionError,
    ParseTurnError, PointName, PositionText, StonesText, Tree, read_turn, write_game,
    write_position, write_turn,
};
use fanorona_rules::points::PointOutOfRange;
use fanorona_rules::side::ParseSideError;
use fanorona_rules::turn::{InvalidTurn, ParseCaptureKindError};
use fanorona_rules::variant::{VariantError, VariantErrorKind, VariantErrors, shipped};
use fanorona_rules::{
    Board, CaptureKind, Chain, Clock, Counters, Direction, DrawWarning, Match, Outcome, Point,
    PointSet, Position, PositionError, Record, Refusal, Ruleset, Side, Step, Stepped, Switches,
    TimeControl, Turn, Variant,
};
use proptest::prelude::*;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Checks at compile time that types can be shared between threads.
macro_rules! send_and_sync {
    ($($type:ty),* $(,)?) => {
        const fn is_send_and_sync<T: Send + Sync>() {}
        const _: () = { $(is_send_and_sync::<$type>();)* };
    };
}

send_and_sync!(
    Allowance,
    Board,
    CaptureKind,
    Chain,
    Clock,
    Counters,
    Direction,
    DrawWarning,
    Effect,
    Game,
    Generator,
    Match,
    MatchFormat,
    MatchScore,
    NodeId,
    Note,
    Outcome,
    Party,
    PlayedGame,
    Point,
    PointName,
    PointSet,
    Position,
    PositionText,
    Record,
    Round,
    Ruleset,
    Side,
    Standing,
    Step,
    Stepped,
    StonesText,
    Switches,
    TimeControl,
    Tree,
    Turn,
    Variant,
);

/// Checks at compile time that types are errors which can be boxed, and sent to other threads.
macro_rules! errors {
    ($($type:ty),* $(,)?) => {
        const fn is_error<T: Error + Send + Sync + 'static>() {}
        const _: () = { $(is_error::<$type>();)* };
    };
}

errors!(
    AllowanceOutOfRange,
    InvalidTurn,
    MatchError,
    MatchTagError,
    ParseCaptureKindError,
    ParseGameError,
    ParseGameErrorKind,
    ParseLinkError,
    ParseMatchFormatError,
    ParsePointNameError,
    ParsePositionError,
    ParseSideError,
    ParseTimeControlError,
    ParseTimeControlErrorKind,
    ParseTurnError,
    PointOutOfRange,
    PositionError,
    Refusal,
    VariantError,
    VariantErrorKind,
    VariantErrors,
);

/// Writes a value, parses the text and compares.
fn round_trip<T: Display + FromStr<Err: Debug> + PartialEq + Debug>(value: &T) {
    let text = value.to_string();
    let back: T = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(&back, value, "{text}");
}

#[test]
fn shipped_variants_round_trip_through_ron() {
    for variant in shipped::all().iter().chain(shipped::readings()) {
        round_trip(&**variant);
        // Writing the parsed text again yields the same text.
        let text = variant.to_string();
        assert_eq!(text.parse::<Variant>().unwrap().to_string(), text);
    }
}

#[test]
fn small_values_round_trip() {
    let board = Board::new(9, 7).unwrap();
    for point in board.points() {
        let name = PointName::from_point(&board, point);
        round_trip(&name);
        assert_eq!((name.to_string(), name.to_point(&board)), (board.name(point), Some(point)));
    }
    Side::BOTH.iter().for_each(round_trip);
    CaptureKind::BOTH.iter().for_each(round_trip);
    for text in ["single", "best-of-2", "best-of-999", "tumicarona", "vela"] {
        round_trip(&text.parse::<MatchFormat>().unwrap());
    }
    for text in ["best-of-0", "best-of-1000", "rematch tsivy", "rematch nowhere", ""] {
        assert_eq!(text.parse::<MatchFormat>(), Err(ParseMatchFormatError), "{text}");
    }
    for text in ["9/9/9/9/W8 w", "9/9/9/9/W8 b 3", "9/9/9/9/W8 w 0 7", "3/3 b 0 7 w", "/// b"] {
        let position: PositionText = text.parse().unwrap();
        assert_eq!(position.to_string(), text);
        round_trip(&position);
    }
    for text in ["300", "300+5", "0.5+0.001"] {
        round_trip(&text.parse::<Allowance>().unwrap());
    }
    assert!("-".parse::<Allowance>().is_err() && "1:2".parse::<Allowance>().is_err());
}

#[test]
fn texts_that_do_not_fit_the_board_are_rejected_when_they_are_resolved() {
    let telo = rules("telo");
    let start = Position::start(&telo);
    let off_board = |offset, name: &str| ParseTurnError::OffBoard { offset, name: name.to_owned() };
    assert_eq!(read_turn(&telo, &start, "c1-i9"), Err(off_board(3, "i9")));
    let position: PositionText = "9/9/9 w".parse().unwrap();
    let columns = ParsePositionError::Columns { row: 3, expected: 3, found: 9 };
    assert_eq!(position.to_position(&telo), Err(columns));
    // No board has these points.
    assert!("j1".parse::<PointName>().is_err() && "a0".parse::<PointName>().is_err());
    assert_eq!(read_turn(&telo, &start, "z1-a1"), Err(off_board(0, "z1")));
}

#[test]
fn errors_are_displayed_in_plain_english() {
    let telo = rules("telo");
    let start = Position::start(&telo);
    let turn = |text: &str| read_turn(&telo, &start, text).unwrap_err().to_string();
    assert_eq!(turn(""), "the turn is empty");
    assert_eq!(turn("a1-a2"), "at byte 3: illegal step: the target point is occupied");
    assert_eq!(turn("a1-b2W"), "at byte 3: illegal step: the step captures nothing by withdrawal");
    assert_eq!(turn("a1-b2A=3"), "at byte 7: the step captures 1 stones, not 3");
    let game = "[Variant \"telo\"]\n1. a1-a2".parse::<Game>().unwrap_err();
    assert_eq!(
        game.to_string(),
        "2:7: White's turn 1, `a1-a2`: at byte 3: illegal step: the target point is occupied"
    );
    let mut source: Option<&dyn Error> = Some(&game);
    let mut depth = 0;
    while let Some(error) = source {
        source = error.source();
        depth += 1;
    }
    assert_eq!(depth, 4, "game, reason, turn, refusal");
    let variant = "(key: \"UP\", colums: 3)".parse::<Variant>().unwrap_err().to_string();
    assert!(variant.starts_with("1:7: the key `UP` must"), "{variant}");
    assert!(variant.lines().any(|line| line == "1:13: unknown field `colums`"), "{variant}");
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn variants_of_any_rules_round_trip(rules in any_rules()) {
        let mut variant = (*shipped::all()[0]).clone();
        variant.rules = rules;
        variant.source = "a \"quoted\" \\ source\nin two lines".to_owned();
        round_trip(&variant);
    }

    #[test]
    fn turns_and_positions_of_any_game_round_trip(record in any_game()) {
        let rules = record.rules();
        for (turn, position) in record.turns().iter().zip(record.positions()) {
            let read = read_turn(rules, position, &write_turn(&rules.board, turn));
            prop_assert_eq!(read.map(|read| read.captured), Ok(turn.captured));
            let text = PositionText::from_position(rules, position);
            round_trip(&text);
            prop_assert_eq!(text.to_string(), write_position(rules, position));
        }
    }

    #[test]
    fn games_of_shipped_variants_round_trip(key in 0..KEYS.len(), seed: u64) {
        let record = random_game(&rules(KEYS[key]), seed, 40);
        let text = Game::new(KEYS[key].to_owned(), record).to_string();
        let game: Game = text.parse().unwrap();
        prop_assert_eq!(write_game(&game), text);
    }
}
