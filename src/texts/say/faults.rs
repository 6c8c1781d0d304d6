//! What is wrong with a text that was read: a position, a turn, a game or a variant.

use super::{refusal, side_arg};
use crate::rules::notation::game::GameReason;
use crate::rules::notation::{LinkFault, PositionTextFault, TurnFault};
use crate::rules::variant::FaultReason;
use crate::rules::{Board, PositionFault};
use crate::texts::{Texts, id};

/// What is wrong with a position's text.
pub fn position_fault(texts: &Texts, fault: &PositionTextFault) -> String {
    match fault {
        PositionTextFault::Rows { expected, found } => {
            texts.with("position-rows", &[("expected", expected.into()), ("found", found.into())])
        }
        PositionTextFault::Columns { row, expected, found } => texts.with(
            "position-columns",
            &[("row", row.into()), ("expected", expected.into()), ("found", found.into())],
        ),
        PositionTextFault::Letter { letter, .. } => {
            texts.with("position-letter", &[("letter", shown(*letter).into())])
        }
        PositionTextFault::Side => texts.get("position-side"),
        PositionTextFault::Quiet => texts.get("position-quiet"),
        PositionTextFault::Number => texts.get("position-number"),
        PositionTextFault::Handicap => texts.get("position-handicap"),
        PositionTextFault::Extra => texts.get("position-extra"),
        PositionTextFault::Position(PositionFault::OffBoard) => texts.get("position-off-board"),
        PositionTextFault::Position(PositionFault::Overlap) => texts.get("position-overlap"),
        PositionTextFault::Position(PositionFault::Empty) => texts.get("position-empty"),
        PositionTextFault::Position(PositionFault::NumberZero) => texts.get("position-number-zero"),
        PositionTextFault::Position(PositionFault::NoHandicap) => texts.get("position-no-handicap"),
    }
}

/// What is wrong with a turn's text.
pub fn turn_fault(texts: &Texts, board: &Board, fault: &TurnFault) -> String {
    match fault {
        TurnFault::Empty => texts.get("turn-empty"),
        TurnFault::Unexpected { letter, .. } => {
            texts.with("turn-unexpected", &[("letter", shown(*letter).into())])
        }
        TurnFault::PointMissing { .. } => texts.get("turn-point-missing"),
        TurnFault::CountMissing { .. } => texts.get("turn-count-missing"),
        TurnFault::OffBoard { name, .. } => texts.with("turn-off-board", &[("point", name.into())]),
        TurnFault::Refused { from, to, refusal: why, .. } => texts.with(
            "turn-refused",
            &[
                ("from", board.name(*from).into()),
                ("to", board.name(*to).into()),
                ("reason", refusal(texts, board, *why).into()),
            ],
        ),
        TurnFault::Unfinished { refusal: why, .. } => refusal(texts, board, *why),
        TurnFault::Ambiguous { .. } => texts.get("turn-ambiguous"),
        TurnFault::WrongCount { printed, actual, .. } => texts
            .with("turn-wrong-count", &[("printed", printed.into()), ("actual", actual.into())]),
    }
}

/// What is wrong with a game's text. The board is that of the game's variant; any board will do
/// where the variant is not known.
pub fn game_reason(texts: &Texts, board: &Board, reason: &GameReason) -> String {
    match reason {
        GameReason::Tag => texts.get("game-tag"),
        GameReason::Unclosed(sign) => texts.with("game-unclosed", &[("sign", shown(*sign).into())]),
        GameReason::Unopened(sign) => texts.with("game-unopened", &[("sign", shown(*sign).into())]),
        GameReason::UnknownVariant(key) => {
            texts.with("game-unknown-variant", &[("key", key.into())])
        }
        GameReason::Start(fault) => {
            texts.with("game-start", &[("reason", position_fault(texts, fault).into())])
        }
        GameReason::Number { expected, found } => {
            texts.with("game-number", &[("expected", expected.into()), ("found", found.into())])
        }
        GameReason::Turn { number, side, text, fault } => texts.with(
            "game-turn",
            &[
                ("number", number.into()),
                ("side", side_arg(*side)),
                ("turn", text.into()),
                ("reason", turn_fault(texts, board, fault).into()),
            ],
        ),
        GameReason::AfterEnd(text) => texts.with("game-after-end", &[("turn", text.into())]),
        GameReason::Result { found, expected } => {
            texts.with("game-result", &[("found", found.into()), ("expected", expected.into())])
        }
        GameReason::SecondGame => texts.get("game-second"),
        // As texts: no language groups their digits.
        GameReason::TooManyTurns(most) => {
            texts.with("game-too-many-turns", &[("most", most.to_string().into())])
        }
        GameReason::TooDeep(most) => texts.with("game-too-deep", &[("most", most.into())]),
    }
}

/// What is wrong with a link.
pub fn link_fault(texts: &Texts, fault: &LinkFault) -> String {
    match fault {
        LinkFault::Scheme => texts.get("link-scheme"),
        LinkFault::Version(version) => {
            texts.with("link-version", &[("version", version.as_str().into())])
        }
        LinkFault::Cut => texts.get("link-cut"),
        LinkFault::TooLong => texts.get("link-too-long"),
        LinkFault::Letter { letter, .. } => {
            texts.with("link-letter", &[("letter", shown(*letter).into())])
        }
        LinkFault::Damaged => texts.get("link-damaged"),
        LinkFault::UnknownVariant(key) => {
            texts.with("link-unknown-variant", &[("key", key.as_str().into())])
        }
        LinkFault::Start(fault) => {
            texts.with("game-start", &[("reason", position_fault(texts, fault).into())])
        }
        LinkFault::Turn { number } => texts.with("link-turn", &[("number", number.into())]),
        LinkFault::OtherRules => texts.get("link-other-rules"),
    }
}

/// What is wrong with a variant's text.
pub fn variant_fault(texts: &Texts, reason: &FaultReason) -> String {
    let field = |message, field: &str| texts.with(message, &[("field", field.into())]);
    match reason {
        FaultReason::Syntax(detail) => texts.with("variant-syntax", &[("detail", detail.into())]),
        FaultReason::Value { field, detail } => {
            texts.with("variant-value", &[("field", field.into()), ("detail", detail.into())])
        }
        FaultReason::UnknownField(name) => field(id("variant-unknown-field"), name),
        FaultReason::Twice(name) => field(id("variant-twice"), name),
        FaultReason::Missing(name) => field(id("variant-missing"), name),
        FaultReason::Key(key) => texts.with("variant-key", &[("key", key.into())]),
        FaultReason::Size { field, found } => texts.with(
            "variant-size",
            &[
                ("field", (*field).into()),
                ("found", found.into()),
                ("least", FaultReason::SIZES.start().into()),
                ("most", FaultReason::SIZES.end().into()),
            ],
        ),
        FaultReason::TooManyPoints(found) => {
            texts.with("variant-too-many-points", &[("found", found.into())])
        }
        FaultReason::Start(fault) => {
            texts.with("variant-start", &[("reason", position_fault(texts, fault).into())])
        }
        FaultReason::NoStones => texts.get("variant-no-stones"),
        FaultReason::NoEnglishName => texts.get("variant-no-english-name"),
        FaultReason::Zero(name) => field(id("variant-zero"), name),
    }
}

/// A letter as a message shows it: signs that cannot be seen by their number.
fn shown(letter: char) -> String {
    let seen = letter.is_alphanumeric() || letter.is_ascii_punctuation() || letter == ' ';
    if seen { letter.to_string() } else { format!("U+{:04X}", u32::from(letter)) }
}
