//! The digits of base64url, for numbers that are written digit by digit. The crate `base64` writes bytes.

use base64::alphabet::URL_SAFE;

/// The digit of a value; of a greater one, that of its six lowest bits.
pub fn digit(value: usize) -> char {
    char::from(URL_SAFE.as_str().as_bytes()[value & 63])
}

/// The value of a digit, 0 to 63; `None` if it is none.
pub const fn value(digit: u8) -> Option<usize> {
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
    }
}
