//! Reads the lines that a player types. If the game has clocks, a thread reads them, so that time can
//! run out while nobody types.

use crate::cli::console::Failure;
use std::io::{self, BufRead, Read as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The maximum length of a line, in bytes. Longer lines are left out.
pub(super) const LONGEST: u64 = 4096;

/// The result of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A line, without its end and the white space around it.
    Line(String),
    /// A line of more than [`LONGEST`] bytes.
    TooLong,
    /// The end of the input.
    End,
    /// No line was typed in time.
    Timeout,
}

/// The source of lines.
pub(super) enum Lines<'a> {
    /// Reads a line on request and blocks until there is one.
    Blocking(&'a mut dyn BufRead),
    /// Receives the lines that a thread reads.
    Received(Receiver<io::Result<Input>>),
}

impl Lines<'_> {
    /// Reads standard input in a thread. The thread ends with the program, or at the first line after
    /// the receiver is dropped. `None` if it cannot be started.
    pub fn spawn_reader() -> Option<Self> {
        let (sender, receiver) = channel();
        let read = move || {
            let mut input = io::stdin().lock();
            loop {
                let line = next_line(&mut input);
                let last = matches!(line, Ok(Input::End) | Err(_));
                if sender.send(line).is_err() || last {
                    return;
                }
            }
        };
        thread::Builder::new().spawn(read).ok().map(|_| Self::Received(receiver))
    }

    /// Waits for the next line, at most as long as `timeout`. A blocking source ignores `timeout`.
    ///
    /// # Errors
    /// [`Failure::StandardInput`].
    pub fn next(&mut self, timeout: Option<Duration>) -> Result<Input, Failure> {
        let line = match (self, timeout) {
            (Self::Blocking(input), _) => next_line(*input),
            (Self::Received(lines), None) => lines.recv().unwrap_or(Ok(Input::End)),
            (Self::Received(lines), Some(timeout)) => match lines.recv_timeout(timeout) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Ok(Input::Timeout),
                Err(RecvTimeoutError::Disconnected) => Ok(Input::End),
            },
        };
        line.map_err(Failure::StandardInput)
    }
}

/// The next line, or the end of the input.
fn next_line(from: &mut dyn BufRead) -> io::Result<Input> {
    let mut bytes = Vec::new();
    from.take(LONGEST + 1).read_until(b'\n', &mut bytes)?;
    let ended = bytes.pop_if(|byte| *byte == b'\n').is_some();
    Ok(if bytes.len() as u64 > LONGEST {
        from.skip_until(b'\n')?;
        Input::TooLong
    } else if bytes.is_empty() && !ended {
        Input::End
    } else {
        // Some shells write a byte order mark before the first line of a pipe.
        let is_blank = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
        Input::Line(String::from_utf8_lossy(&bytes).trim_matches(is_blank).to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_left_out_to_its_end() {
        let most = LONGEST as usize;
        let text = format!("{}\n{}resign\n\n\u{feff} undo", "x".repeat(most), "y".repeat(most));
        let mut from = text.as_bytes();
        let mut read = || next_line(&mut from).ok();
        assert_eq!(read(), Some(Input::Line("x".repeat(most))));
        assert_eq!(read(), Some(Input::TooLong));
        assert_eq!(read(), Some(Input::Line(String::new())));
        assert_eq!(read(), Some(Input::Line("undo".to_owned())));
        assert_eq!(read(), Some(Input::End));
    }
}
