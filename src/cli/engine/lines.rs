//! Reads lines of bytes from untrusted input: not necessarily UTF-8, and of any length.

use std::io::{self, BufRead};

/// The next line without its line ending; `None` at the end of the input. A line of more than
/// `longest` bytes is truncated to `longest + 1` bytes.
pub(super) fn next(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let mut any = false;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if bytes.is_empty() {
            return Ok(any.then_some(line));
        }
        any = true;
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        let room = (longest + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            if line.last() == Some(&b'\r') {
                line.pop();
            }
            return Ok(Some(line));
        }
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_are_read_and_long_ones_are_truncated() {
        let text = b"one\r\n\nlonger than five\n\xff\xfe\nlast";
        let mut input = BufReader::with_capacity(3, &text[..]);
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input, 5).unwrap() {
            lines.push(line);
        }
        let expected: [&[u8]; 5] = [b"one", b"", b"longer", b"\xff\xfe", b"last"];
        assert_eq!(lines, expected);
    }
}
