//! Reads lines of bytes from untrusted input: not necessarily UTF-8, and of any length.

use std::io::{self, BufRead, Read as _};

/// The byte order mark, which some shells write before the first line of a pipe.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// The next line without its line ending and without a byte order mark; `None` at the end of the input. A line of more than
/// `longest` bytes is truncated to `longest + 1` bytes.
pub(super) fn next(input: &mut dyn BufRead, longest: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    // With room for an ending of two bytes.
    input.take(longest as u64 + 2).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.pop_if(|byte| *byte == b'\n').is_some() {
        line.pop_if(|byte| *byte == b'\r');
    } else if line.len() > longest {
        input.skip_until(b'\n')?;
        line.truncate(longest + 1);
    }
    Ok(Some(line.strip_prefix(MARK).map(<[u8]>::to_vec).unwrap_or(line)))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_are_read_and_long_ones_are_truncated() {
        let text = b"\xef\xbb\xbfone\r\n\nlonger than five\n\xff\xfe\nlast";
        let mut input = BufReader::with_capacity(3, &text[..]);
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input, 6).unwrap() {
            lines.push(line);
        }
        let expected: [&[u8]; 5] = [b"one", b"", b"longer ", b"\xff\xfe", b"last"];
        assert_eq!(lines, expected);
    }
}
