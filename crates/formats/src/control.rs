//! Control characters in texts, and how records have them.
//!
//! A record is written without control characters, so that the same text can be shown by a terminal, sent
//! through a pipe and kept in a file. Reading it gives the same characters again: `\u001b` stands for one.

use std::borrow::Cow;

/// Whether a character controls what shows a text: the control characters of Unicode but line breaks and
/// tabs, and the marks that change the direction of text, with which a line can be made to show something
/// other than what it contains.
pub fn is_control(letter: char) -> bool {
    match letter {
        '\n' | '\t' => false,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        letter => letter.is_control(),
    }
}

/// What a record has for a character. All control characters have four digits.
pub fn escape(letter: char) -> String {
    format!("\\u{:04x}", u32::from(letter))
}

/// The character that an escape stands for, and the text after it; `after` is what follows its backslash.
pub fn unescape(after: &str) -> Option<(char, &str)> {
    let (digits, rest) = after.strip_prefix('u')?.split_at_checked(4)?;
    let is_number = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let letter = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
    (is_number && (letter == '\\' || is_control(letter))).then_some((letter, rest))
}

/// The text of a remark as a record has it. A backslash is only escaped where an escape would begin.
pub fn escaped_remark(text: &str) -> Cow<'_, str> {
    if !text.contains(is_control) && !text.contains("\\u") {
        return Cow::Borrowed(text);
    }
    let mut written = String::with_capacity(text.len() + 16);
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if is_control(letter) || letter == '\\' && letters.as_str().starts_with('u') {
            written.push_str(&escape(letter));
        } else {
            written.push(letter);
        }
    }
    Cow::Owned(written)
}

/// The text of a remark that a record has.
pub fn unescaped_remark(text: &str) -> Cow<'_, str> {
    if !text.contains("\\u") {
        return Cow::Borrowed(text);
    }
    let mut read = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        let (letter, next) = unescape(after).unwrap_or(('\\', after));
        read.push_str(before);
        read.push(letter);
        rest = next;
    }
    read.push_str(rest);
    Cow::Owned(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_remark_is_read_as_it_is_written() {
        for (text, written) in [
            ("plain, é, 象, \u{200f} and a \\ b", "plain, é, 象, \u{200f} and a \\ b"),
            ("\u{93}star\u{94}", "\\u0093star\\u0094"),
            (
                "\u{1b}[2J\r\0\u{7f}\u{202e}\u{2069}",
                "\\u001b[2J\\u000d\\u0000\\u007f\\u202e\\u2069",
            ),
            // What looks like an escape is none.
            ("\\u0093 \\u \\\\u001b", "\\u005cu0093 \\u005cu \\\\u005cu001b"),
        ] {
            assert_eq!(escaped_remark(text), written);
            assert_eq!(unescaped_remark(written), text);
        }
        // Nobody has escaped these.
        for text in ["\\u00e9", "\\u+01b", "\\u1", "\\u{93}", "\\", "\\uéé"] {
            assert_eq!(unescaped_remark(text), text);
            assert_eq!(unescaped_remark(&escaped_remark(text)), text);
        }
    }
}
