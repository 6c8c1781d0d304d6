//! Whole numbers as digits of base64url, of a fixed width or as many as they need. The crate `base64` writes bytes.

use base64::alphabet::URL_SAFE;

/// Appends a number as this many digits, the highest first. Higher digits are lost.
pub fn push(text: &mut String, number: usize, width: u32) {
    for place in (0..width).rev() {
        text.push(digit(number >> (6 * place)));
    }
}

/// Appends a number as few digits, the lowest first: each has five bits, and one that says whether another one follows.
pub fn push_short(text: &mut String, mut number: u32) {
    loop {
        let more = if number >= 32 { 32 } else { 0 };
        text.push(digit((number & 31 | more) as usize));
        number >>= 5;
        if more == 0 {
            break;
        }
    }
}

/// The number of digits for an index into a list of this length.
pub const fn width(length: usize) -> u32 {
    let mut width = 1;
    while length > 1 << (6 * width as usize) {
        width += 1;
    }
    width
}

/// The first character that is not a digit, and its place, from 0.
pub fn other_character(text: &str) -> Option<(usize, char)> {
    let is_other =
        |&(_, letter): &(usize, char)| u8::try_from(letter).ok().and_then(value).is_none();
    text.chars().enumerate().find(is_other)
}

/// Reads digits.
#[derive(Clone)]
pub struct Digits<'a>(&'a [u8]);

impl<'a> Digits<'a> {
    /// The digits of a text.
    pub const fn new(text: &'a str) -> Self {
        Self(text.as_bytes())
    }

    /// The number of this many digits that [`push`] wrote. `None` if fewer are left, or others than digits.
    pub fn take(&mut self, width: u32) -> Option<usize> {
        let (digits, rest) = self.0.split_at_checked(width as usize)?;
        self.0 = rest;
        digits.iter().try_fold(0, |sum: usize, &digit| value(digit).map(|value| sum << 6 | value))
    }

    /// The number of the next digits that [`push_short`] wrote. `None` if there is none.
    pub fn take_short(&mut self) -> Option<u32> {
        let mut number: u32 = 0;
        for place in 0..6 {
            let value = self.take(1)? as u32;
            number |= (value & 31) << (5 * place);
            if value < 32 {
                return Some(number);
            }
        }
        None
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

/// The digit of a value; of a greater one, that of its six lowest bits.
fn digit(value: usize) -> char {
    char::from(URL_SAFE.as_str().as_bytes()[value & 63])
}

/// The value of a digit, 0 to 63; `None` if it is none.
const fn value(digit: u8) -> Option<usize> {
    let value = match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(value as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_digits_and_no_others_have_a_value() {
        let digits: Vec<u8> = (0..=u8::MAX).filter(|&byte| value(byte).is_some()).collect();
        assert_eq!(digits.len(), 64);
        assert!((0..64).all(|number| value(digit(number) as u8) == Some(number)));
        assert_eq!(digit(64), digit(0));
        assert_eq!(other_character("Aé"), Some((1, 'é')));
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let numbers = [0, 1, 31, 32, 1_023, 1_024, 40_000, (1 << 30) - 1];
        let mut text = String::new();
        numbers.iter().for_each(|&number| push_short(&mut text, number));
        push(&mut text, 40_000, width(40_001));
        let mut digits = Digits::new(&text);
        assert!(numbers.iter().all(|&number| digits.take_short() == Some(number)));
        assert_eq!((digits.len(), digits.take(3), digits.take(1)), (3, Some(40_000), None));
        assert!(digits.is_empty() && digits.take_short().is_none());
    }
}
