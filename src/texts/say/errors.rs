//! What is wrong with a text that was read: a position, a turn, a game or a variant.

use super::{refusal, side_arg};
use crate::rules::notation::game::ParseGameErrorKind;
use crate::rules::notation::{ParseLinkError, ParsePositionError, ParseTurnError};
use crate::rules::variant::VariantErrorKind;
use crate::rules::{Board, PositionError};
use crate::texts::{Texts, id};

/// What is wrong with a position's text.
pub fn position_error(texts: &Texts, error: &ParsePositionError) -> String {
    match error {
        ParsePositionError::Rows { expected, found } => {
            texts.with("position-rows", &[("expected", expected.into()), ("found", found.into())])
        }
        ParsePositionError::Columns { row, expected, found } => texts.with(
            "position-columns",
            &[("row", row.into()), ("expected", expected.into()), ("found", found.into())],
        ),
        ParsePositionError::Letter { letter, .. } => {
            texts.with("position-letter", &[("letter", shown(*letter).into())])
        }
        ParsePositionError::Side => texts.get("position-side"),
        ParsePositionError::Quiet => texts.get("position-quiet"),
        ParsePositionError::Number => texts.get("position-number"),
        ParsePositionError::Handicap => texts.get("position-handicap"),
        ParsePositionError::Extra => texts.get("position-extra"),
        ParsePositionError::Position(PositionError::OffBoard) => texts.get("position-off-board"),
        ParsePositionError::Position(PositionError::Overlap) => texts.get("position-overlap"),
        ParsePositionError::Position(PositionError::Empty) => texts.get("position-empty"),
        ParsePositionError::Position(PositionError::NumberZero) => {
            texts.get("position-number-zero")
        }
        ParsePositionError::Position(PositionError::NoHandicap) => {
            texts.get("position-no-handicap")
        }
    }
}

/// What is wrong with a turn's text.
pub fn turn_error(texts: &Texts, board: &Board, error: &ParseTurnError) -> String {
    match error {
        ParseTurnError::Empty => texts.get("turn-empty"),
        ParseTurnError::Unexpected { letter, .. } => {
            texts.with("turn-unexpected", &[("letter", shown(*letter).into())])
        }
        ParseTurnError::PointMissing { .. } => texts.get("turn-point-missing"),
        ParseTurnError::CountMissing { .. } => texts.get("turn-count-missing"),
        ParseTurnError::OffBoard { name, .. } => {
            texts.with("turn-off-board", &[("point", name.into())])
        }
        ParseTurnError::Refused { from, to, refusal: why, .. } => texts.with(
            "turn-refused",
            &[
                ("from", board.name(*from).into()),
                ("to", board.name(*to).into()),
                ("reason", refusal(texts, board, *why).into()),
            ],
        ),
        ParseTurnError::Unfinished { refusal: why, .. } => refusal(texts, board, *why),
        ParseTurnError::Ambiguous { .. } => texts.get("turn-ambiguous"),
        ParseTurnError::WrongCount { printed, actual, .. } => texts
            .with("turn-wrong-count", &[("printed", printed.into()), ("actual", actual.into())]),
    }
}

/// What is wrong with a game's text. The board is that of the game's variant; any board will do
/// where the variant is not known.
pub fn game_reason(texts: &Texts, board: &Board, reason: &ParseGameErrorKind) -> String {
    match reason {
        ParseGameErrorKind::Tag => texts.get("game-tag"),
        ParseGameErrorKind::Unclosed(sign) => {
            texts.with("game-unclosed", &[("sign", shown(*sign).into())])
        }
        ParseGameErrorKind::Unopened(sign) => {
            texts.with("game-unopened", &[("sign", shown(*sign).into())])
        }
        ParseGameErrorKind::UnknownVariant(key) => {
            texts.with("game-unknown-variant", &[("key", key.into())])
        }
        ParseGameErrorKind::Start(error) => {
            texts.with("game-start", &[("reason", position_error(texts, error).into())])
        }
        ParseGameErrorKind::Number { expected, found } => {
            texts.with("game-number", &[("expected", expected.into()), ("found", found.into())])
        }
        ParseGameErrorKind::Turn { number, side, text, error } => texts.with(
            "game-turn",
            &[
                ("number", number.into()),
                ("side", side_arg(*side)),
                ("turn", text.into()),
                ("reason", turn_error(texts, board, error).into()),
            ],
        ),
        ParseGameErrorKind::AfterEnd(text) => {
            texts.with("game-after-end", &[("turn", text.into())])
        }
        ParseGameErrorKind::Result { found, expected } => {
            texts.with("game-result", &[("found", found.into()), ("expected", expected.into())])
        }
        ParseGameErrorKind::SecondGame => texts.get("game-second"),
        // As texts: no language groups their digits.
        ParseGameErrorKind::TooManyTurns(most) => {
            texts.with("game-too-many-turns", &[("most", most.to_string().into())])
        }
        ParseGameErrorKind::TooDeep(most) => texts.with("game-too-deep", &[("most", most.into())]),
    }
}

/// What is wrong with a link.
pub fn link_error(texts: &Texts, error: &ParseLinkError) -> String {
    match error {
        ParseLinkError::Scheme => texts.get("link-scheme"),
        ParseLinkError::Version(version) => {
            texts.with("link-version", &[("version", version.as_str().into())])
        }
        ParseLinkError::Cut => texts.get("link-cut"),
        ParseLinkError::TooLong => texts.get("link-too-long"),
        ParseLinkError::Letter { letter, .. } => {
            texts.with("link-letter", &[("letter", shown(*letter).into())])
        }
        ParseLinkError::Damaged => texts.get("link-damaged"),
        ParseLinkError::UnknownVariant(key) => {
            texts.with("link-unknown-variant", &[("key", key.as_str().into())])
        }
        ParseLinkError::Start(error) => {
            texts.with("game-start", &[("reason", position_error(texts, error).into())])
        }
        ParseLinkError::Turn { number } => texts.with("link-turn", &[("number", number.into())]),
        ParseLinkError::OtherRules => texts.get("link-other-rules"),
    }
}

/// What is wrong with a variant's text.
pub fn variant_error(texts: &Texts, reason: &VariantErrorKind) -> String {
    let field = |message, field: &str| texts.with(message, &[("field", field.into())]);
    match reason {
        VariantErrorKind::Syntax(detail) => {
            texts.with("variant-syntax", &[("detail", detail.into())])
        }
        VariantErrorKind::Value { field, detail } => {
            texts.with("variant-value", &[("field", field.into()), ("detail", detail.into())])
        }
        VariantErrorKind::UnknownField(name) => field(id("variant-unknown-field"), name),
        VariantErrorKind::Twice(name) => field(id("variant-twice"), name),
        VariantErrorKind::Missing(name) => field(id("variant-missing"), name),
        VariantErrorKind::Key(key) => texts.with("variant-key", &[("key", key.into())]),
        VariantErrorKind::Size { field, found } => texts.with(
            "variant-size",
            &[
                ("field", (*field).into()),
                ("found", found.into()),
                ("least", VariantErrorKind::SIZES.start().into()),
                ("most", VariantErrorKind::SIZES.end().into()),
            ],
        ),
        VariantErrorKind::TooManyPoints(found) => {
            texts.with("variant-too-many-points", &[("found", found.into())])
        }
        VariantErrorKind::Start(error) => {
            texts.with("variant-start", &[("reason", position_error(texts, error).into())])
        }
        VariantErrorKind::NoStones => texts.get("variant-no-stones"),
        VariantErrorKind::NoEnglishName => texts.get("variant-no-english-name"),
        VariantErrorKind::Zero(name) => field(id("variant-zero"), name),
    }
}

/// A letter as a message shows it: signs that cannot be seen by their number.
fn shown(letter: char) -> String {
    let seen = letter.is_alphanumeric() || letter.is_ascii_punctuation() || letter == ' ';
    if seen { letter.to_string() } else { format!("U+{:04X}", u32::from(letter)) }
}
