//! Errors in texts: positions, turns, games, links and variants.

use super::{outcome, refusal, side_arg};
use crate::formats::control::is_control;
use crate::formats::{DataErrorKind, FieldErrorKind, FileHeadError, InLine};
use crate::rules::notation::game::{GameWarningKind, MOST_TURNS, ParseGameErrorKind};
use crate::rules::notation::link::LONGEST;
use crate::rules::notation::{ParseLinkError, ParsePositionError, ParseTurnError};
use crate::rules::variant::VariantErrorKind;
use crate::rules::{Board, PositionError, Switch};
use crate::texts::{Texts, digits, id};

/// An error in the text of a position.
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
        ParsePositionError::Number => texts.with("position-number", &[("most", digits(u32::MAX))]),
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

/// An error in the text of a turn. The board names the points.
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

/// An error in the text of a game. The board is that of the game's variant, or any board if the
/// variant is unknown.
pub fn game_reason(texts: &Texts, board: &Board, reason: &ParseGameErrorKind) -> String {
    match reason {
        ParseGameErrorKind::Tag => texts.get("game-tag"),
        ParseGameErrorKind::NoGame => texts.get("game-none"),
        ParseGameErrorKind::TagLike { found, known } => texts
            .with("game-tag-like", &[("name", quoted(found).into()), ("known", (*known).into())]),
        ParseGameErrorKind::TagTwice(name) => {
            texts.with("game-tag-twice", &[("name", name.into())])
        }
        ParseGameErrorKind::Unclosed(sign) => {
            texts.with("game-unclosed", &[("sign", shown(*sign).into())])
        }
        ParseGameErrorKind::Unopened(sign) => {
            texts.with("game-unopened", &[("sign", shown(*sign).into())])
        }
        ParseGameErrorKind::UnknownVariant(key) => {
            texts.with("game-unknown-variant", &[("key", quoted(key).into())])
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
            let arguments = [("found", quoted(found).into()), ("expected", expected.into())];
            texts.with("game-result", &arguments)
        }
        ParseGameErrorKind::SecondGame => texts.get("game-second"),
        ParseGameErrorKind::TooManyTurns(most) => {
            texts.with("game-too-many-turns", &[("most", digits(most))])
        }
        ParseGameErrorKind::TooDeep(most) => texts.with("game-too-deep", &[("most", most.into())]),
        ParseGameErrorKind::Link(error) => link_error(texts, error),
    }
}

/// What is odd about the record of a game.
pub fn game_warning(texts: &Texts, warning: &GameWarningKind) -> String {
    match warning {
        GameWarningKind::CutOff { result } => {
            texts.with("game-cut-off", &[("result", result.code().into())])
        }
        GameWarningKind::BeyondDraw { number, side, drawn } => texts.with(
            "game-beyond-draw",
            &[
                ("number", digits(number)),
                ("side", side_arg(*side)),
                ("reason", outcome(texts, *drawn).into()),
            ],
        ),
        GameWarningKind::ReadAs { found, read } => {
            texts.with("game-read-as", &[("found", quoted(found).into()), ("read", read.into())])
        }
    }
}

/// An error in a link.
pub fn link_error(texts: &Texts, error: &ParseLinkError) -> String {
    match error {
        ParseLinkError::Scheme => texts.get("link-scheme"),
        ParseLinkError::Version(version) => {
            texts.with("link-version", &[("version", version.as_str().into())])
        }
        ParseLinkError::Cut => texts.get("link-cut"),
        ParseLinkError::TooLong => texts.with("link-too-long", &[("most", digits(LONGEST))]),
        ParseLinkError::GameTooLong => {
            texts.with("game-too-many-turns", &[("most", digits(MOST_TURNS))])
        }
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
        ParseLinkError::TooManyTurns { number } => {
            texts.with("link-too-many-turns", &[("number", number.into())])
        }
        ParseLinkError::OtherRules => texts.get("link-other-rules"),
    }
}

/// An error in the text of a variant.
pub fn variant_error(texts: &Texts, reason: &VariantErrorKind) -> String {
    match reason {
        VariantErrorKind::Field(error) => field_error(texts, error),
        VariantErrorKind::UnknownSwitch(name) => {
            let names = Switch::ALL.map(Switch::name).join(", ");
            let arguments = [("name", quoted(name).into()), ("names", names.into())];
            texts.with("variant-unknown-switch", &arguments)
        }
        VariantErrorKind::Size { field, found } => texts.with(
            "variant-size",
            &[
                ("field", (*field).into()),
                ("found", digits(found)),
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
        VariantErrorKind::StartOver => texts.get("variant-start-over"),
    }
}

/// An error in the fields of a file.
pub fn field_error(texts: &Texts, reason: &FieldErrorKind) -> String {
    let field = |message, field: &str| texts.with(message, &[("field", field.into())]);
    let code = |message, code: &str| texts.with(message, &[("code", quoted(code).into())]);
    match reason {
        FieldErrorKind::Syntax(detail) => {
            texts.with("variant-syntax", &[("detail", detail.into())])
        }
        FieldErrorKind::TooDeep => {
            texts.with("variant-too-deep", &[("most", FieldErrorKind::DEEPEST.into())])
        }
        FieldErrorKind::Value { field, detail } => {
            texts.with("variant-value", &[("field", field.into()), ("detail", detail.into())])
        }
        FieldErrorKind::NoParentheses => texts.get("variant-no-parentheses"),
        FieldErrorKind::OutOfBounds { field, least, most } => texts.with(
            "variant-out-of-bounds",
            &[("field", field.into()), ("least", digits(least)), ("most", digits(most))],
        ),
        FieldErrorKind::UnknownField(name) => field(id("variant-unknown-field"), name),
        FieldErrorKind::Twice(name) => field(id("variant-twice"), name),
        FieldErrorKind::Missing(name) => field(id("variant-missing"), name),
        FieldErrorKind::Key(key) => texts.with("variant-key", &[("key", quoted(key).into())]),
        FieldErrorKind::KeyTooLong(found) => texts.with(
            "variant-key-too-long",
            &[("found", found.into()), ("most", FieldErrorKind::LONGEST_KEY.into())],
        ),
        FieldErrorKind::Language(name) => code(id("variant-language"), name),
        FieldErrorKind::LanguageTwice(name) => code(id("variant-language-twice"), name),
        FieldErrorKind::EmptyText(name) => code(id("variant-empty-text"), name),
        FieldErrorKind::NameLines => texts.get("variant-name-lines"),
        FieldErrorKind::NoEnglishName => texts.get("variant-no-english-name"),
        FieldErrorKind::Zero(name) => field(id("variant-zero"), name),
    }
}

/// An error in the first line of a file: it is not of this kind, of another version, or of another variant.
pub(super) fn head_error(texts: &Texts, error: &FileHeadError, messages: [&str; 3]) -> String {
    let [other_kind, version, variant] = messages;
    match error {
        FileHeadError::OtherKind => texts.get(other_kind),
        FileHeadError::Version(found) => texts.with(version, &[("version", found.into())]),
        FileHeadError::OtherVariant(key) => texts.with(variant, &[("key", key.into())]),
    }
}

/// An error in a file of data, with its place: `FILE:LINE:COLUMN: REASON`. `head` has the messages for another kind of
/// file, another version, and another variant.
pub fn data_error(
    texts: &Texts,
    file: &str,
    error: &InLine<DataErrorKind>,
    head: [&str; 3],
) -> String {
    let reason = match &error.reason {
        DataErrorKind::Head(error) => head_error(texts, error, head),
        DataErrorKind::Checksum => texts.get("openings-checksum"),
        DataErrorKind::Damaged => texts.get("openings-damaged"),
        DataErrorKind::Entry(number) => {
            texts.with("book-position", &[("number", (*number).into())])
        }
    };
    format!("{file}:{}:1: {reason}", error.line)
}

/// A text from a file for quotation in a message of one line, with its control characters and line breaks
/// escaped.
pub(super) fn quoted(text: &str) -> String {
    let escaped = |letter: char| {
        let is_shown = !letter.is_control() && !is_control(letter);
        if is_shown { letter.to_string() } else { letter.escape_unicode().to_string() }
    };
    text.chars().map(escaped).collect()
}

/// A character for messages; invisible ones are shown by their code point.
fn shown(letter: char) -> String {
    let visible = letter.is_alphanumeric() || letter.is_ascii_punctuation() || letter == ' ';
    if visible { letter.to_string() } else { format!("U+{:04X}", u32::from(letter)) }
}
