//! Whole numbers as digits of base 64: five bits each, and a bit that says whether another one follows.

use fanorona_rules::notation::base64url;

/// Appends a number, its lowest bits first.
pub(super) fn push(text: &mut String, mut number: u32) {
    loop {
        let more = if number >= 32 { 32 } else { 0 };
        text.push(base64url::digit((number & 31 | more) as usize));
        number >>= 5;
        if more == 0 {
            break;
        }
    }
}

/// Takes a number from the front of the digits; `None` if there is none.
pub(super) fn take(digits: &mut &[u8]) -> Option<u32> {
    let mut number: u32 = 0;
    for place in 0..6 {
        let (&digit, rest) = digits.split_first()?;
        *digits = rest;
        let value = base64url::value(digit)? as u32;
        number |= (value & 31) << (5 * place);
        if value < 32 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let numbers = [0, 1, 31, 32, 1_023, 1_024, 40_000, (1 << 30) - 1];
        let mut text = String::new();
        numbers.iter().for_each(|&number| push(&mut text, number));
        let mut digits = text.as_bytes();
        assert!(numbers.iter().all(|&number| take(&mut digits) == Some(number)));
        assert!(digits.is_empty() && take(&mut digits).is_none());
    }
}
