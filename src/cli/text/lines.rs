//! Reads the lines that a player types. If the game has clocks, a thread reads them, so that time can
//! run out while nobody types.

use crate::cli::console::Failure;
use std::io::{self, BufRead, Read as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The maximum length of a line, in bytes. Longer lines are split.
const LONGEST: u64 = 4096;

/// The result of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A line, without its end and the white space around it.
    Line(String),
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
    Received(Receiver<io::Result<Option<String>>>),
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
                let last = !matches!(line, Ok(Some(_)));
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
            (Self::Received(lines), None) => lines.recv().unwrap_or(Ok(None)),
            (Self::Received(lines), Some(timeout)) => match lines.recv_timeout(timeout) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Ok(Input::Timeout),
                Err(RecvTimeoutError::Disconnected) => Ok(None),
            },
        };
        Ok(line.map_err(Failure::StandardInput)?.map_or(Input::End, Input::Line))
    }
}

/// The next line; `None` at the end of the input.
fn next_line(from: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    from.take(LONGEST).read_until(b'\n', &mut bytes)?;
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}
