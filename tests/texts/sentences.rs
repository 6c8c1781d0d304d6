//! Every error and outcome has a complete sentence in every language, without missing messages.

use crate::files::messages;
use crate::values::{draw_warnings, match_errors, outcomes, refusals, tag_errors};
use fanorona::catalogue::file::FileError;
use fanorona::catalogue::library::{SaveError, StoreError};
use fanorona::rules::clock::{ParseTimeControlError, ParseTimeControlErrorKind};
use fanorona::rules::notation::game::ParseGameErrorKind;
use fanorona::rules::notation::{
    ParseGameError, ParseLinkError, ParsePositionError, ParseTurnError,
};
use fanorona::rules::variant::VariantErrorKind;
use fanorona::rules::{Board, Point, PointSet, PositionError, Refusal, Side};
use fanorona::texts::{InputDevice, Language, Texts, say};

fn board() -> Board {
    Board::new(9, 5).unwrap()
}

fn position_errors() -> Vec<ParsePositionError> {
    let parts = [
        PositionError::OffBoard,
        PositionError::Overlap,
        PositionError::Empty,
        PositionError::NumberZero,
        PositionError::NoHandicap,
    ];
    let texts = [
        ParsePositionError::Rows { expected: 5, found: 4 },
        ParsePositionError::Columns { row: 3, expected: 9, found: 8 },
        ParsePositionError::Letter { column: 2, letter: '\t' },
        ParsePositionError::Side,
        ParsePositionError::Quiet,
        ParsePositionError::Number,
        ParsePositionError::Handicap,
        ParsePositionError::Extra,
    ];
    parts.into_iter().map(ParsePositionError::Position).chain(texts).collect()
}

fn turn_errors() -> Vec<ParseTurnError> {
    let (from, to) = (Point::new(0), Point::new(1));
    vec![
        ParseTurnError::Empty,
        ParseTurnError::Unexpected { offset: 0, letter: '?' },
        ParseTurnError::PointMissing { offset: 0 },
        ParseTurnError::CountMissing { offset: 0 },
        ParseTurnError::OffBoard { offset: 0, name: "k9".into() },
        ParseTurnError::Refused { offset: 0, from, to, refusal: Refusal::Occupied },
        ParseTurnError::Unfinished { offset: 0, refusal: Refusal::MustContinue },
        ParseTurnError::Ambiguous { offset: 0 },
        ParseTurnError::WrongCount { offset: 0, printed: 3, actual: 2 },
    ]
}

fn game_reasons() -> Vec<ParseGameErrorKind> {
    let turn =
        |side, error| ParseGameErrorKind::Turn { number: 2, side, text: "a1-b2".into(), error };
    let mut all = vec![
        ParseGameErrorKind::Tag,
        ParseGameErrorKind::Unclosed('{'),
        ParseGameErrorKind::Unopened(')'),
        ParseGameErrorKind::UnknownVariant("chess".into()),
        ParseGameErrorKind::Start(ParsePositionError::Side),
        ParseGameErrorKind::Number { expected: 2, found: "7.".into() },
        ParseGameErrorKind::AfterEnd("a1-b2".into()),
        ParseGameErrorKind::SecondGame,
        ParseGameErrorKind::TooManyTurns(100_000),
        ParseGameErrorKind::TooDeep(64),
        ParseGameErrorKind::Result { found: "1-0".into(), expected: "0-1".into() },
    ];
    all.extend(
        Side::BOTH
            .into_iter()
            .flat_map(|side| turn_errors().into_iter().map(move |error| turn(side, error))),
    );
    all
}

fn link_errors() -> Vec<ParseLinkError> {
    vec![
        ParseLinkError::Scheme,
        ParseLinkError::Version("7".into()),
        ParseLinkError::Cut,
        ParseLinkError::TooLong,
        ParseLinkError::Letter { column: 3, letter: '%' },
        ParseLinkError::Damaged,
        ParseLinkError::UnknownVariant("chess".into()),
        ParseLinkError::Start(ParsePositionError::Side),
        ParseLinkError::Turn { number: 3 },
        ParseLinkError::OtherRules,
    ]
}

fn variant_errors() -> Vec<VariantErrorKind> {
    let word = || "word".to_owned();
    vec![
        VariantErrorKind::Syntax(word()),
        VariantErrorKind::TooDeep,
        VariantErrorKind::Language(word()),
        VariantErrorKind::Value { field: word(), detail: word() },
        VariantErrorKind::UnknownField(word()),
        VariantErrorKind::Twice(word()),
        VariantErrorKind::Missing("rows"),
        VariantErrorKind::Key(word()),
        VariantErrorKind::Size { field: "rows", found: 12 },
        VariantErrorKind::TooManyPoints(81),
        VariantErrorKind::Start(ParsePositionError::Side),
        VariantErrorKind::NoStones,
        VariantErrorKind::NoEnglishName,
        VariantErrorKind::Zero("quiet_limit"),
    ]
}

fn file_errors() -> Vec<FileError> {
    vec![
        FileError::Missing,
        FileError::Directory,
        FileError::NotAFile,
        FileError::Denied,
        FileError::TooLarge { limit: 2048 },
        FileError::NotText { line: 1, column: 1 },
        FileError::Empty,
        FileError::Other("word".into()),
    ]
}

fn store_errors() -> Vec<StoreError> {
    vec![
        StoreError::Missing,
        StoreError::Locked,
        StoreError::Full,
        StoreError::Read(FileError::Denied),
        StoreError::Write { name: "x.fgn".into(), detail: "no space left".into() },
    ]
}

fn save_errors() -> Vec<SaveError> {
    let reason = ParseGameErrorKind::SecondGame;
    vec![
        SaveError::Missing,
        SaveError::File(FileError::Empty),
        SaveError::NotASave,
        SaveError::Version(7),
        SaveError::Damaged,
        SaveError::Variant("chess".into()),
        SaveError::Record(ParseGameError { line: 1, column: 1, reason }),
    ]
}

fn clock_errors() -> Vec<ParseTimeControlError> {
    let reasons = [
        ParseTimeControlErrorKind::Seconds,
        ParseTimeControlErrorKind::NoTime,
        ParseTimeControlErrorKind::TooLong,
        ParseTimeControlErrorKind::LargeIncrement,
        ParseTimeControlErrorKind::Sides,
    ];
    reasons.into_iter().map(|reason| ParseTimeControlError { offset: 0, reason }).collect()
}

#[test]
fn every_error_and_outcome_is_a_sentence() {
    let board = board();
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let mut said: Vec<String> = Vec::new();
        said.extend(refusals().into_iter().map(|refusal| say::refusal(&texts, &board, refusal)));
        said.extend(position_errors().iter().map(|error| say::position_error(&texts, error)));
        said.extend(turn_errors().iter().map(|error| say::turn_error(&texts, &board, error)));
        said.extend(game_reasons().iter().map(|reason| say::game_reason(&texts, &board, reason)));
        said.extend(link_errors().iter().map(|error| say::link_error(&texts, error)));
        said.extend(variant_errors().iter().map(|error| say::variant_error(&texts, error)));
        said.extend(file_errors().iter().map(|error| say::file_error(&texts, error)));
        said.extend(clock_errors().into_iter().map(|error| say::clock_error(&texts, error)));
        said.extend(draw_warnings().iter().map(|near| say::draw_warning(&texts, &board, near)));
        said.extend(match_errors().iter().map(|error| say::match_error(&texts, error)));
        said.extend(tag_errors().iter().map(|error| say::tag_error(&texts, error)));
        said.extend(store_errors().iter().map(|error| say::store_error(&texts, error)));
        said.extend(save_errors().iter().map(|error| say::save_error(&texts, error)));
        said.extend(outcomes().into_iter().map(|outcome| say::outcome(&texts, outcome)));
        for sentence in said {
            let gap = sentence.contains(['<', '$', '\u{2068}']) || sentence.contains("{$");
            assert!(!gap && sentence.ends_with('.'), "{language:?}: {sentence}");
        }
    }
}

#[test]
fn errors_name_their_cause() {
    let texts = Texts::new(Language::English);
    let board = board();
    let stones: PointSet =
        ["f2", "d3"].iter().map(|name| board.point_named(name).unwrap()).collect();
    assert_eq!(
        say::refusal(&texts, &board, Refusal::AnotherMustCapture(stones)),
        "One of these stones must capture: d3, f2."
    );
    assert_eq!(say::side(&Texts::new(Language::French), Side::Black), "Noirs");
}

#[test]
fn a_missing_message_is_harmless() {
    for &language in Language::ALL {
        let texts = Texts::new(language);
        assert_eq!(texts.get("no-such-message"), "<no-such-message>");
        assert!(!texts.has("no-such-message"));
    }
}

#[test]
fn texts_for_touch_screens_do_not_mention_clicks() {
    for &language in Language::ALL {
        let mut texts = Texts::new(language);
        assert!(["Click", "Cliquez"].iter().any(|word| texts.get("status-hint").starts_with(word)));
        texts.input_device = InputDevice::Touch;
        for message in messages(language) {
            let said = texts.get(&message.id).to_lowercase();
            assert!(!said.contains("click") && !said.contains("cliqu"), "{}: {said}", message.id);
        }
    }
}
