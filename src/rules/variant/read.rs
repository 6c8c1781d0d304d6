//! Reading a variant from RON, with all errors of all fields.

use super::Variant;
use super::error::{VariantError, VariantErrorKind};
use super::fields::Fields;
use crate::rules::notation::position::read_stones;
use crate::rules::{Board, Point, Ruleset, Switch, Switches};
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) fn read(text: &str) -> Result<Variant, Vec<VariantError>> {
    let mut fields = Fields::split(text).map_err(|error| vec![error])?;
    let key = key(&mut fields);
    let names = names(&mut fields);
    let texts = fields.by_language("rules");
    let source = fields.or_default("source");
    let settled = settled(&mut fields);
    let board = board(&mut fields);
    let start = fields.require::<Vec<String>>("start").zip(board.as_ref()).and_then(
        |((rows, at), board)| match read_stones(board, &rows.join("/")) {
            Ok(start) if start.iter().any(|stones| stones.is_empty()) => {
                fields.error(at, VariantErrorKind::NoStones);
                None
            }
            Ok(start) => Some(start),
            Err(error) => {
                fields.error(at, VariantErrorKind::Start(error));
                None
            }
        },
    );
    let switches = switches(&mut fields);
    let errors = fields.finish();
    match (key, names, board, start) {
        (Some(key), Some(names), Some(board), Some(start)) if errors.is_empty() => {
            let rules = Arc::new(Ruleset { board, start, switches });
            Ok(Variant { key, names, texts, source, settled, rules, ron: text.into() })
        }
        _ => Err(errors),
    }
}

fn key(fields: &mut Fields) -> Option<String> {
    let (key, at) = fields.require::<String>("key")?;
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if key.is_empty() || !key.chars().all(fits) {
        fields.error(at, VariantErrorKind::Key(key));
        return None;
    }
    Some(key)
}

fn names(fields: &mut Fields) -> Option<BTreeMap<String, String>> {
    let (names, at) = fields.require::<BTreeMap<String, String>>("names")?;
    let names = fields.checked_languages(names, at);
    if names.get("en").is_none_or(|name| name.trim().is_empty()) {
        fields.error(at, VariantErrorKind::NoEnglishName);
        return None;
    }
    Some(names)
}

/// The switches that the source leaves open, each once. An unknown name is an error.
fn settled(fields: &mut Fields) -> Vec<Switch> {
    let Some((names, at)) = fields.take::<Vec<String>>("settled") else { return Vec::new() };
    let mut settled = Vec::with_capacity(names.len());
    for name in names {
        match name.parse::<Switch>() {
            Ok(switch) if settled.contains(&switch) => {
                fields.error(at, VariantErrorKind::Twice(name));
            }
            Ok(switch) => settled.push(switch),
            Err(error) => {
                let (field, detail) = ("settled".to_owned(), error.to_string());
                fields.error(at, VariantErrorKind::Value { field, detail });
            }
        }
    }
    settled
}

fn board(fields: &mut Fields) -> Option<Board> {
    let columns = size(fields, "columns");
    let rows = size(fields, "rows");
    let ((columns, _), (rows, at)) = columns.zip(rows)?;
    if columns * rows > Point::MAX {
        fields.error(at, VariantErrorKind::TooManyPoints(columns * rows));
    }
    Board::new(columns, rows)
}

fn size(fields: &mut Fields, field: &'static str) -> Option<(usize, usize)> {
    let (found, at) = fields.require::<usize>(field)?;
    if !Board::SIZES.contains(&found) {
        fields.error(at, VariantErrorKind::Size { field, found });
        return None;
    }
    Some((found, at))
}

fn switches(fields: &mut Fields) -> Switches {
    let standard = Switches::default();
    let quiet_limit = match fields.take::<Option<u16>>("quiet_limit") {
        Some((Some(0), at)) => {
            fields.error(at, VariantErrorKind::Zero("quiet_limit"));
            standard.quiet_limit
        }
        Some((limit, _)) => limit,
        None => standard.quiet_limit,
    };
    Switches {
        continuation: fields.or_default("continuation"),
        revisiting: fields.or_default("revisiting"),
        repeating: fields.or_default("repeating"),
        first_turn: fields.or_default("first_turn"),
        omitted_capture: fields.or_default("omitted_capture"),
        methods: fields.or_default("methods"),
        choice: fields.or_default("choice"),
        extent: fields.or_default("extent"),
        no_move: fields.or_default("no_move"),
        quiet_limit,
        repetition: fields.or_default("repetition"),
        agreement: fields.take("agreement").map_or(standard.agreement, |(yes, _)| yes),
        next_game: fields.or_default("next_game"),
        handicap: fields.or_default("handicap"),
    }
}
