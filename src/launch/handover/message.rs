//! The text that one program sends to the other:
//!
//! ```text
//! fanorona open 1
//! file /games/one%20game.fgn
//! link fanorona:1.telo.AA
//! end
//! ```
//!
//! Bytes of paths that are not letters, digits or one of `/._-` are percent-encoded.

#![cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "a browser has no second program"))]

use super::request::{OpenRequest, os_string};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, percent_encode};
use std::path::Path;

/// The longest message, in bytes.
pub(super) const LONGEST: u64 = 1024 * 1024;

const FIRST: &str = "fanorona open 1";
const LAST: &str = "end";
const FILE: &str = "file ";
const LINK: &str = "link ";
const ENCODED: AsciiSet = NON_ALPHANUMERIC.remove(b'/').remove(b'.').remove(b'_').remove(b'-');

/// Writes a message. `None` if it would be too long, or if a path or a link cannot be written.
pub(super) fn write(requests: &[OpenRequest]) -> Option<String> {
    let mut message = format!("{FIRST}\n");
    for request in requests {
        match request {
            OpenRequest::File(path) => {
                message.push_str(FILE);
                message.extend(percent_encode(&bytes(path)?, &ENCODED));
            }
            OpenRequest::Link(link) if link.contains(['\n', '\r']) => return None,
            OpenRequest::Link(link) => {
                message.push_str(LINK);
                message.push_str(link);
            }
        }
        message.push('\n');
    }
    message.push_str(LAST);
    message.push('\n');
    (message.len() as u64 <= LONGEST).then_some(message)
}

/// Reads a message from its lines, as far as its end. `None` if it is invalid or has no end.
pub(super) fn read<E>(
    mut lines: impl Iterator<Item = Result<String, E>>,
) -> Option<Vec<OpenRequest>> {
    let mut next = || lines.next().and_then(Result::ok);
    if next()? != FIRST {
        return None;
    }
    let mut requests = Vec::new();
    loop {
        let line = next()?;
        if line == LAST {
            return Some(requests);
        }
        requests.push(if let Some(path) = line.strip_prefix(FILE) {
            OpenRequest::File(os_string(percent_decode_str(path).collect())?.into())
        } else {
            OpenRequest::Link(line.strip_prefix(LINK)?.to_owned())
        });
    }
}

#[cfg(unix)]
fn bytes(path: &Path) -> Option<Vec<u8>> {
    Some(std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str()).to_vec())
}

#[cfg(not(unix))]
fn bytes(path: &Path) -> Option<Vec<u8>> {
    path.to_str().map(|path| path.as_bytes().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str) -> OpenRequest {
        OpenRequest::File(path.into())
    }

    fn read_text(text: &str) -> Option<Vec<OpenRequest>> {
        read(text.lines().map(|line| Ok::<_, ()>(line.to_owned())))
    }

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let link = OpenRequest::Link("fanorona:1.telo.AA".to_owned());
        let all = [file("/a b/é\n%41.fgn"), link, file("")];
        let text = write(&all).unwrap_or_default();
        assert_eq!(text.lines().nth(1), Some("file /a%20b/%C3%A9%0A%2541.fgn"), "{text}");
        assert_eq!(read_text(&text).as_deref(), Some(&all[..]));
        assert_eq!(write(&[]).as_deref().and_then(read_text), Some(Vec::new()));
    }

    #[test]
    fn invalid_and_torn_messages_are_refused() {
        let whole = write(&[file("/one"), file("/two")]).unwrap_or_default();
        for lines in 0..whole.lines().count() {
            let torn: Vec<&str> = whole.lines().take(lines).collect();
            assert_eq!(read_text(&torn.join("\n")), None, "{lines} lines");
        }
        for text in ["hello", "fanorona open 2\nend", "fanorona open 1\nrun /bin/x\nend"] {
            assert_eq!(read_text(text), None, "{text}");
        }
    }

    #[test]
    fn what_cannot_be_sent_is_not_written() {
        assert_eq!(write(&[OpenRequest::Link("fanorona:1\nend".to_owned())]), None);
        assert_eq!(write(&[file(&"a".repeat(LONGEST as usize))]), None);
    }
}
