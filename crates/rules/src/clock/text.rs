//! Time controls as text, in the form of FGN's `TimeControl` tag: seconds, `300+5` with an
//! increment, `600` without, `-` for no clock, and `300+5:600` if White and Black differ.

use super::{Allowance, TimeControl};
use crate::Side;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Why a text is not a time control, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at byte {offset}: {reason}")]
pub struct ParseTimeControlError {
    /// The byte offset of the invalid part.
    pub offset: usize,
    /// What is wrong with it.
    #[source]
    pub reason: ParseTimeControlErrorKind,
}

/// What is wrong with a time control's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseTimeControlErrorKind {
    /// Expected a number of seconds, with at most three decimals.
    #[error("expected a number of seconds with at most three decimals")]
    Seconds,
    /// A clock that starts with no time.
    #[error("a clock must start with more than zero seconds")]
    NoTime,
    /// More than a day at the start.
    #[error("a clock must start with at most 24 hours")]
    TooLong,
    /// More than an hour after each turn.
    #[error("an increment must be at most one hour")]
    LargeIncrement,
    /// More than two sides.
    #[error("there are only two sides")]
    Sides,
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, ParseTimeControlError> {
        let mut sides = Vec::new();
        let mut offset = 0;
        for part in text.split(':') {
            if sides.len() == 2 {
                return Err(ParseTimeControlError {
                    offset,
                    reason: ParseTimeControlErrorKind::Sides,
                });
            }
            sides.push(allowance(part, offset)?);
            offset += part.len() + 1;
        }
        let white = sides[0];
        Ok(Self::each(white, sides.get(1).copied().unwrap_or(white)))
    }
}

impl FromStr for Allowance {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, ParseTimeControlError> {
        let none = ParseTimeControlError { offset: 0, reason: ParseTimeControlErrorKind::Seconds };
        allowance(text, 0)?.ok_or(none)
    }
}

fn allowance(part: &str, offset: usize) -> Result<Option<Allowance>, ParseTimeControlError> {
    if part.trim() == "-" {
        return Ok(None);
    }
    let error = |offset, reason| ParseTimeControlError { offset, reason };
    let (start, increment) = part.split_once('+').unwrap_or((part, "0"));
    let more = offset + start.len() + 1;
    let start = seconds(start).ok_or(error(offset, ParseTimeControlErrorKind::Seconds))?;
    let increment = seconds(increment).ok_or(error(more, ParseTimeControlErrorKind::Seconds))?;
    if start.is_zero() {
        return Err(error(offset, ParseTimeControlErrorKind::NoTime));
    }
    if increment > Allowance::LARGEST_INCREMENT {
        return Err(error(more, ParseTimeControlErrorKind::LargeIncrement));
    }
    Allowance::new(start, increment)
        .map(Some)
        .ok_or(error(offset, ParseTimeControlErrorKind::TooLong))
}

/// Seconds, whole or with up to three decimals. Saturates if the number is too large.
fn seconds(text: &str) -> Option<Duration> {
    let text = text.trim();
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(decimals) || decimals.len() > 3 {
        return None;
    }
    let thousandths = format!("{decimals:0<3}").parse().ok()?;
    let whole = whole.parse().unwrap_or(u64::MAX);
    Some(Duration::from_secs(whole).saturating_add(Duration::from_millis(thousandths)))
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = Side::BOTH.map(|side| self.of(side));
        write_side(f, white)?;
        if white != black {
            f.write_str(":")?;
            write_side(f, black)?;
        }
        Ok(())
    }
}

fn write_side(f: &mut fmt::Formatter<'_>, allowance: Option<Allowance>) -> fmt::Result {
    match allowance {
        Some(allowance) => write!(f, "{allowance}"),
        None => f.write_str("-"),
    }
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_seconds(f, self.start)?;
        if !self.increment.is_zero() {
            f.write_str("+")?;
            write_seconds(f, self.increment)?;
        }
        Ok(())
    }
}

/// As few decimals as necessary, at most three.
fn write_seconds(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let text = format!("{}.{:03}", time.as_secs(), time.subsec_millis());
    f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
}
