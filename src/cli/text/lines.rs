//! Reads the lines that a player types. If the game has clocks, a thread reads them, so that time can
//! run out while nobody types.

use crate::cli::console::Failure;
use crate::cli::lines::next;
use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The maximum length of a line, in bytes. Longer lines are left out.
pub(super) const LONGEST: usize = 4096;

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

/// Whether a board goes on after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    Continue,
    Quit,
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
    Ok(match next(from, LONGEST)? {
        None => Input::End,
        Some(line) if line.len() > LONGEST => Input::TooLong,
        Some(line) => Input::Line(String::from_utf8_lossy(&line).trim().to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_left_out_to_its_end() {
        let [long, longer] = ["x", "y"].map(|letter| letter.repeat(LONGEST));
        let text = format!("{long}\n{longer}resign\n\n\u{feff} undo");
        let mut from = text.as_bytes();
        let mut read = || next_line(&mut from).ok();
        assert_eq!(read(), Some(Input::Line(long)));
        assert_eq!(read(), Some(Input::TooLong));
        assert_eq!(read(), Some(Input::Line(String::new())));
        assert_eq!(read(), Some(Input::Line("undo".to_owned())));
        assert_eq!(read(), Some(Input::End));
    }
}
