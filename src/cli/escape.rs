//! Shows control characters escaped, so that a text from a file cannot control the terminal.

use crate::formats::control::is_control;
use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

/// A text with its control characters in the form `\u{1b}`, but for line breaks and tabs.
///
/// Besides the control characters of Unicode these are the marks that change the direction of text, with
/// which a line can be made to show something other than what it contains.
pub fn escaped(text: &str) -> Cow<'_, str> {
    escaped_if(text, is_control)
}

/// The same in one line: line breaks are escaped as well. What comes from outside, such as the name of a file, cannot
/// pretend to be a further line.
pub fn escaped_line(text: &str) -> Cow<'_, str> {
    escaped_if(text, |letter| letter == '\n' || is_control(letter))
}

fn escaped_if(text: &str, is_escaped: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        if is_escaped(letter) {
            // Writing to a string cannot fail.
            let _ = write!(shown, "\\u{{{:x}}}", u32::from(letter));
        } else {
            shown.push(letter);
        }
    }
    Cow::Owned(shown)
}

/// A text as a column of the output: tabs and line breaks, which would break the columns, become spaces.
pub fn column(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An output that writes control characters [`escaped`]. It must be given whole characters.
#[derive(Debug)]
pub struct EscapingWriter<W>(pub W);

impl<W: Write> Write for EscapingWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write_all(escaped(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    #[test]
    fn only_control_characters_are_escaped() {
        let plain = "Two lines,\n\ta tab, é, 象, \u{200f} and “quotes” \\u{1b}.";
        assert!(matches!(escaped(plain), Cow::Borrowed(same) if same == plain));
        assert_eq!(escaped("a\u{1b}[2J\r\u{0}b"), "a\\u{1b}[2J\\u{d}\\u{0}b");
        assert_eq!(
            escaped("\u{7f}\u{80}\u{9b}\u{202e}\u{2066}"),
            "\\u{7f}\\u{80}\\u{9b}\\u{202e}\\u{2066}"
        );
        assert_eq!(escaped_line("a\nb:1:1:\tc\u{1b}"), "a\\u{a}b:1:1:\tc\\u{1b}");
    }

    #[test]
    fn what_is_written_is_escaped() {
        let mut writer = EscapingWriter(Vec::new());
        write!(writer, "é\u{7}\u{1b}\u{85}").unwrap();
        writer.flush().unwrap();
        assert_eq!(writer.0, "é\\u{7}\\u{1b}\\u{85}".as_bytes());
    }
}
