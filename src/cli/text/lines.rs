//! The lines that are typed. Where a clock runs they are listened for beside the game, so that
//! time can run out while nobody types.

use std::io::{self, BufRead, Read as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// More bytes than these are no line that a person typed.
const LONGEST: u64 = 4096;

/// What came of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// A line, without its end and the blanks around it.
    Line(String),
    /// There will be no more.
    End,
    /// The time to wait is over.
    Late,
}

/// Where lines come from.
pub(super) enum Lines<'a> {
    /// Read when one is asked for; nothing else can happen meanwhile.
    Read(&'a mut dyn BufRead),
    /// Read by a thread of their own.
    Heard(Receiver<io::Result<Option<String>>>),
}

impl Lines<'_> {
    /// Listens to standard input. The thread ends with the program, or when nobody asks any more.
    pub fn listen() -> Self {
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let line = next_line(&mut input);
                let last = !matches!(line, Ok(Some(_)));
                if sender.send(line).is_err() || last {
                    return;
                }
            }
        });
        Self::Heard(receiver)
    }

    /// The next line, waited for as long as `patience` says where that can be done.
    pub fn next(&mut self, patience: Option<Duration>) -> io::Result<Typed> {
        let line = match (self, patience) {
            (Self::Read(input), _) => next_line(*input)?,
            (Self::Heard(lines), None) => lines.recv().unwrap_or(Ok(None))?,
            (Self::Heard(lines), Some(patience)) => match lines.recv_timeout(patience) {
                Ok(line) => line?,
                Err(RecvTimeoutError::Timeout) => return Ok(Typed::Late),
                Err(RecvTimeoutError::Disconnected) => None,
            },
        };
        Ok(line.map_or(Typed::End, Typed::Line))
    }
}

/// The next line; `None` when there are no more.
fn next_line(from: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    from.take(LONGEST).read_until(b'\n', &mut bytes)?;
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}
