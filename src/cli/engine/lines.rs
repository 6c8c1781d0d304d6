//! Reads lines of bytes from untrusted input: not necessarily UTF-8, and of any length.

use std::io::{self, BufRead};

/// The byte order mark, which some shells write before the first line of a pipe.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// The next line without its line ending and without a byte order mark; `None` at the end of the input. A line of more than
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
            return Ok(any.then(|| without_mark(line)));
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
            return Ok(Some(without_mark(line)));
        }
    }
}

fn without_mark(line: Vec<u8>) -> Vec<u8> {
    line.strip_prefix(MARK).map(<[u8]>::to_vec).unwrap_or(line)
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
