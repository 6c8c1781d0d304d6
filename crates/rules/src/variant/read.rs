//! Reading a variant from RON, with all errors of all fields.

use super::Variant;
use super::error::{VariantError, VariantErrorKind};
use crate::notation::ParsePositionError;
use crate::notation::position::{check_row, read_stones};
use crate::{Board, Point, PointSet, Record, Ruleset, Switch, Switches};
use fanorona_formats::{FieldErrorKind, Raw};
use std::sync::Arc;

/// The fields of a variant.
type Fields<'a> = fanorona_formats::Fields<'a, VariantErrorKind>;

pub(super) fn read(text: &str) -> Result<Variant, Vec<VariantError>> {
    let mut fields = Fields::split(text).map_err(|error| vec![error])?;
    let key = fields.key();
    let names = fields.localized_names();
    let texts = fields.by_language("rules");
    let source = fields.or_default("source");
    let settled = settled(&mut fields);
    let board = board(&mut fields);
    let start = start(&mut fields, board.as_ref());
    let switches = switches(&mut fields);
    let rules = board.zip(start).map(|(board, (start, at))| {
        let rules = Arc::new(Ruleset { board, start, switches });
        // Without the right switches it is not known.
        if fields.errors.is_empty() && Record::new(rules.clone()).outcome().is_some() {
            fields.error(at, VariantErrorKind::StartOver);
        }
        rules
    });
    let errors = fields.finish();
    match (key, names, rules) {
        (Some(key), Some(names), Some(rules)) if errors.is_empty() => {
            Ok(Variant { key, names, texts, source, settled, rules, ron: text.into() })
        }
        _ => Err(errors),
    }
}

/// The stones at the start, and where they are written. Every wrong row is an error of its own.
fn start(fields: &mut Fields, board: Option<&Board>) -> Option<([PointSet; 2], usize)> {
    let (raws, at) = fields.require::<Vec<Raw>>("start")?;
    let before = fields.errors.len();
    let mut rows = Vec::with_capacity(raws.len());
    for (i, &raw) in raws.iter().enumerate() {
        let Some((row, row_at)) = fields.read::<String>(raw, "start") else { continue };
        let checked =
            board.map_or(Ok(()), |board| check_row(&row, board.columns(), raws.len() - i));
        if let Err(error) = checked {
            let at = match error {
                ParsePositionError::Letter { column, .. } => {
                    let letters = row.chars().take(column - 1).map(char::len_utf8);
                    raw.inside_quotes(fields.text()) + letters.sum::<usize>()
                }
                _ => row_at,
            };
            fields.error(at, VariantErrorKind::Start(error));
        }
        rows.push(row);
    }
    let board = board?;
    if fields.errors.len() > before {
        return None;
    }
    match read_stones(board, &rows.join("/")) {
        Ok(start) if start.iter().any(|stones| stones.is_empty()) => {
            fields.error(at, VariantErrorKind::NoStones);
            None
        }
        Ok(start) => Some((start, at)),
        Err(error) => {
            fields.error(at, VariantErrorKind::Start(error));
            None
        }
    }
}

/// The switches that the source leaves open, each once. An unknown name is an error.
fn settled(fields: &mut Fields) -> Vec<Switch> {
    let Some((raws, _)) = fields.take::<Vec<Raw>>("settled") else { return Vec::new() };
    let mut settled = Vec::with_capacity(raws.len());
    for raw in raws {
        let Some((name, at)) = fields.read::<String>(raw, "settled") else { continue };
        match name.parse::<Switch>() {
            Ok(switch) if settled.contains(&switch) => {
                fields.error(at, FieldErrorKind::Twice(name));
            }
            Ok(switch) => settled.push(switch),
            Err(_) => fields.error(at, VariantErrorKind::UnknownSwitch(name)),
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
    let sizes = *Board::SIZES.start() as u64..=*Board::SIZES.end() as u64;
    let (found, at) = fields.require_within::<usize>(field, sizes)?;
    if !Board::SIZES.contains(&found) {
        fields.error(at, VariantErrorKind::Size { field, found });
        return None;
    }
    Some((found, at))
}

fn switches(fields: &mut Fields) -> Switches {
    let standard = Switches::default();
    let quiet_limit = match fields.take_within::<Option<u16>>("quiet_limit", 1..=u16::MAX.into()) {
        Some((Some(0), at)) => {
            fields.error(at, FieldErrorKind::Zero("quiet_limit"));
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
        handicap: fields
            .take_within("handicap", 1..=Point::MAX as u64)
            .map_or(standard.handicap, |(handicap, _)| handicap),
    }
}
