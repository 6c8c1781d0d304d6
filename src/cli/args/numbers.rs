//! Parsers for numbers with limits.

use crate::engine::Options;
use crate::rules::Point;

/// Whole numbers with inclusive limits.
pub fn count(least: u64, most: u64) -> impl clap::builder::TypedValueParser<Value = usize> {
    let range = clap::value_parser!(u64).range(least..=most);
    clap::builder::TypedValueParser::map(range, |number| number as usize)
}

/// Whole numbers from 1.
pub fn positive() -> clap::builder::RangedU64ValueParser {
    clap::value_parser!(u64).range(1..)
}

/// A number of stones.
pub fn stones(text: &str) -> Result<usize, String> {
    within(text, 2, 64)
}

/// A number of stones, or 0.
pub fn stones_or_none(text: &str) -> Result<usize, String> {
    within(text, 0, 64)
}

/// MiB of memory.
pub fn memory(text: &str) -> Result<usize, String> {
    within(text, 1, Options::MOST_MIB)
}

/// A number of threads.
pub fn threads(text: &str) -> Result<usize, String> {
    within(text, 1, Options::MOST_THREADS)
}

fn within(text: &str, least: usize, most: usize) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("expected a number from {least} to {most}"))
}

/// Columns and rows, such as `5x3`: odd numbers from 3, at most 64 points together.
pub fn board(text: &str) -> Result<(usize, usize), String> {
    let numbers = text.split_once('x').and_then(|(columns, rows)| {
        let (columns, rows): (usize, usize) = (columns.parse().ok()?, rows.parse().ok()?);
        Some((columns, rows))
    });
    let (columns, rows) = numbers.ok_or("expected columns and rows such as 5x3")?;
    if columns.is_multiple_of(2) || rows.is_multiple_of(2) {
        return Err("the numbers of columns and rows must be odd".to_owned());
    }
    if columns.min(rows) < 3 {
        return Err("a board needs at least 3 columns and 3 rows".to_owned());
    }
    match columns.saturating_mul(rows) {
        ..=Point::MAX => Ok((columns, rows)),
        points => Err(format!("the board would have {points} points; {} are the most", Point::MAX)),
    }
}
