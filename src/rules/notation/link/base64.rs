//! Bytes in letters that every address may have: base64url without padding.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Why a text is none.
pub(super) enum Base64Error {
    /// A letter at this place, from 0.
    Letter(usize, char),
    /// Its length, or the bits left over at its end.
    Length,
}

pub(super) fn write(bytes: &[u8]) -> String {
    let letter = |bits: u32| char::from(LETTERS[(bits & 63) as usize]);
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits =
            three.iter().enumerate().fold(0, |bits, (i, &b)| bits | u32::from(b) << (16 - 8 * i));
        text.extend((0..=three.len()).map(|i| letter(bits >> (18 - 6 * i))));
    }
    text
}

pub(super) fn read(text: &str) -> Result<Vec<u8>, Base64Error> {
    let mut values = Vec::with_capacity(text.len());
    for (at, letter) in text.chars().enumerate() {
        let value = LETTERS.iter().position(|&known| char::from(known) == letter);
        values.push(value.ok_or(Base64Error::Letter(at, letter))? as u32);
    }
    let mut bytes = Vec::with_capacity(values.len() * 3 / 4);
    for four in values.chunks(4) {
        let bits =
            four.iter().enumerate().fold(0, |bits, (i, &value)| bits | value << (18 - 6 * i));
        let count = four.len() - 1;
        let [_, all @ ..] = bits.to_be_bytes();
        if count == 0 || all[count..].iter().any(|&byte| byte != 0) {
            return Err(Base64Error::Length);
        }
        bytes.extend(&all[..count]);
    }
    Ok(bytes)
}
