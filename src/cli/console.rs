//! What every command works with: the texts, the variants, and the two ways out.

use crate::catalogue::Catalogue;
use crate::texts::Texts;
use std::io::{self, Write};
use std::process::ExitCode;

/// A command's surroundings.
pub(super) struct Console {
    pub texts: Texts,
    pub catalogue: Catalogue,
    /// Standard output: data, and the text board.
    pub out: Box<dyn Write>,
    /// Standard error: messages beside the data.
    pub err: Box<dyn Write>,
}

/// How a command ends that could do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The good answer, exit status 0.
    Good,
    /// The negative answer, exit status 1.
    Negative,
}

/// Why a command stops.
#[derive(Debug)]
pub(super) enum Failure {
    /// What it was given cannot be used; lines for standard error, exit status 2.
    Input(Vec<String>),
    /// The answer is negative; lines for standard error, exit status 1.
    Negative(Vec<String>),
    /// Nothing more can be written.
    Output(io::Error),
}

/// What a command hands back.
pub(super) type Done = Result<Answer, Failure>;

impl Failure {
    /// Bad input, told in one line.
    pub fn input(line: String) -> Self {
        Self::Input(vec![line])
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Console {
    /// The exit status of a finished command; tells on standard error why it stopped.
    pub fn close(&mut self, done: Done) -> ExitCode {
        let done = done.and_then(|answer| self.out.flush().map(|()| answer).map_err(Into::into));
        match done {
            Ok(Answer::Good) => ExitCode::SUCCESS,
            Ok(Answer::Negative) => ExitCode::from(1),
            Err(Failure::Negative(lines)) => self.told(&lines, 1),
            Err(Failure::Input(lines)) => self.told(&lines, 2),
            // Whoever read the output has enough, as `head` does: nothing is wrong.
            Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
                ExitCode::SUCCESS
            }
            Err(Failure::Output(error)) => {
                let line = self.texts.with("cli-output", &[("detail", error.to_string().into())]);
                self.told(&[line], 2)
            }
        }
    }

    fn told(&mut self, lines: &[String], status: u8) -> ExitCode {
        // What was found out before the fault stays of use.
        let _ = self.out.flush();
        for line in lines {
            // There is nowhere left to say that standard error is closed.
            let _ = writeln!(self.err, "{line}");
        }
        let _ = self.err.flush();
        ExitCode::from(status)
    }
}
