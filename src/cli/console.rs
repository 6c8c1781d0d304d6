//! What every command works with: the texts, the variants, and the two ways out.

use crate::catalogue::Catalogue;
use crate::catalogue::endgame::TableFileError;
use crate::texts::{Texts, say};
use std::collections::HashSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// A command's surroundings.
pub(super) struct Console {
    pub texts: Texts,
    pub catalogue: Catalogue,
    /// Standard output: data, and the text board.
    pub out: Box<dyn Write>,
    /// Standard error: messages beside the data.
    pub err: Box<dyn Write>,
    /// The endgame table files that [`Console::report_table_errors`] has reported.
    reported_tables: HashSet<PathBuf>,
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
    /// A console that writes to the given outputs.
    pub fn new(
        texts: Texts,
        catalogue: Catalogue,
        out: Box<dyn Write>,
        err: Box<dyn Write>,
    ) -> Self {
        Self { texts, catalogue, out, err, reported_tables: HashSet::new() }
    }

    /// Reports endgame table files that cannot be used, one sentence each on standard error.
    /// A file that was reported before is skipped.
    ///
    /// Takes the errors of [`LoadedTables`](crate::catalogue::endgame::Loaded) as well as those
    /// of [`TableLoader::take_errors`](crate::catalogue::endgame::TableLoader::take_errors); the
    /// latter can be polled, for example after every turn of the computer.
    ///
    /// # Errors
    /// Standard error cannot be written.
    pub fn report_table_errors(
        &mut self,
        errors: impl IntoIterator<Item = TableFileError>,
    ) -> io::Result<()> {
        for error in errors {
            if self.reported_tables.insert(error.path.clone()) {
                writeln!(self.err, "{}", say::table_file_error(&self.texts, &error))?;
            }
        }
        Ok(())
    }

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
