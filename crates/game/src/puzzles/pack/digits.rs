//! Numbers as digits of base 64.

use super::PackErrorKind;
use fanorona_rules::notation::base64url::{digit, value};

/// Appends a number as this many digits, the highest first. Higher digits are lost.
pub(super) fn push(text: &mut String, number: usize, width: u32) {
    for place in (0..width).rev() {
        text.push(digit(number >> (6 * place)));
    }
}

/// The number of digits for an index into a list of this length.
pub(super) const fn width(length: usize) -> u32 {
    let mut width = 1;
    while length > 1 << (6 * width as usize) {
        width += 1;
    }
    width
}

/// Checks that all characters are digits.
///
/// # Errors
/// The first that is not one.
pub(super) fn check(text: &str) -> Result<(), PackErrorKind> {
    let unknown =
        |&(_, letter): &(usize, char)| u8::try_from(letter).ok().and_then(value).is_none();
    match text.chars().enumerate().find(unknown) {
        Some((at, letter)) => Err(PackErrorKind::Letter { column: at + 1, letter }),
        None => Ok(()),
    }
}

/// Reads digits.
#[derive(Clone)]
pub(super) struct Digits<'a>(&'a [u8]);

impl<'a> Digits<'a> {
    /// The digits of a text.
    pub const fn new(text: &'a str) -> Self {
        Self(text.as_bytes())
    }

    /// The number of the next digits.
    ///
    /// # Errors
    /// Fewer digits are left.
    pub fn take(&mut self, width: u32) -> Result<usize, PackErrorKind> {
        let (digits, rest) = self.0.split_at_checked(width as usize).ok_or(PackErrorKind::Cut)?;
        self.0 = rest;
        let add = |sum: usize, &digit: &u8| value(digit).map(|value| sum << 6 | value);
        digits.iter().try_fold(0, add).ok_or(PackErrorKind::Damaged)
    }

    /// The number of digits left.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether none is left.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
