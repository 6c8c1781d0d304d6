//! The environment of a command: texts, variants, outputs, and the exit status.

use super::escape::{EscapingWriter, escaped_line};
use crate::catalogue::endgame::TableFileError;
use crate::catalogue::kept::KeptEvent;
use crate::catalogue::{Catalogue, CustomFileError};
use crate::rules::Variant;
use crate::texts::{Arg, Language, Texts, say};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::io::{self, BufWriter, Stderr, Write, stderr, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// The environment of a command.
pub struct Console {
    /// The texts in the language of the messages.
    pub texts: Texts,
    /// The variants and records.
    pub catalogue: Catalogue,
    /// Standard output: data, and the text board.
    pub out: Box<dyn Write>,
    /// Standard error: messages. Writing never fails, so that a lost message does not stop a command;
    /// the exit status tells it.
    pub err: Messages,
    /// The variants that the command line has named so far. What is a pipe can be read only once.
    pub read_variants: RefCell<HashMap<String, Arc<Variant>>>,
    /// The endgame table files that [`Console::report_table_errors`] has reported.
    reported_tables: HashSet<PathBuf>,
}

/// The exit status if a message could not be written.
pub const MESSAGE_LOST: u8 = 3;

/// Standard error as an output of lines. It never fails, but remembers what was lost.
pub struct Messages {
    err: Stderr,
    /// Whether a message could not be written.
    lost: bool,
}

/// The result of a command that completed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ExitStatus {
    /// Success, exit status 0.
    Good,
    /// A negative answer, exit status 1.
    Negative,
    /// That of a window that was open.
    OfWindow(ExitCode),
}

/// Why a command stopped early.
#[derive(Debug)]
pub enum Failure {
    /// Invalid input: lines for standard error, exit status 2.
    Input(Vec<String>),
    /// A negative answer: lines for standard error, exit status 1.
    Negative(Vec<String>),
    /// Standard input cannot be read, exit status 2.
    StandardInput(io::Error),
    /// An output cannot be written, exit status 2.
    Output(io::Error),
}

/// The result of a command.
pub type CommandResult = Result<ExitStatus, Failure>;

impl Failure {
    /// Invalid input, reported in one line.
    pub fn input(line: String) -> Self {
        Self::Input(vec![line])
    }

    /// The lines for standard error.
    ///
    /// # Errors
    /// An input or output failed.
    pub fn lines(self) -> io::Result<Vec<String>> {
        match self {
            Self::Input(lines) | Self::Negative(lines) => Ok(lines),
            Self::StandardInput(error) | Self::Output(error) => Err(error),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Console {
    /// The console of a program, in a language or that of the system.
    pub fn standard(language: Option<Language>) -> Self {
        let texts = Texts::new(language.unwrap_or_else(Language::of_system));
        let out = Box::new(EscapingWriter(BufWriter::new(stdout())));
        Self::new(texts, Catalogue::of_player(&Catalogue::shipped()), out, stderr())
    }

    /// A console that writes to the given outputs.
    pub fn new(texts: Texts, catalogue: Catalogue, out: Box<dyn Write>, err: Stderr) -> Self {
        let err = Messages { err, lost: false };
        let (read_variants, reported_tables) = Default::default();
        Self { texts, catalogue, out, err, read_variants, reported_tables }
    }

    /// Reports endgame table files that cannot be used, one sentence each on standard error.
    /// A file that was reported before is skipped.
    ///
    /// Takes the errors of [`LoadedTables`](crate::catalogue::endgame::LoadedTables) as well as
    /// those of [`TableLoader::take_errors`](crate::catalogue::endgame::TableLoader::take_errors);
    /// the latter can be polled, for example after every turn of the computer.
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

    /// Reports a message on standard error, after what was printed before it.
    pub fn warn(&mut self, message: &str, arguments: &[(&str, Arg<'_>)]) -> io::Result<()> {
        let line = self.texts.with(message, arguments);
        self.tell([line])
    }

    /// The same with lines.
    pub fn tell(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        self.out.flush()?;
        lines.into_iter().try_for_each(|line| writeln!(self.err, "{line}"))
    }

    /// Reports what the player should know about stored progress and results, if there is anything.
    pub fn report_kept(&mut self, event: Option<KeptEvent>) -> io::Result<()> {
        let line = event.map(|event| say::kept_event(&self.texts, &event));
        self.tell(line)
    }

    /// Reports files of the player's own that cannot be used.
    pub fn report_unusable(&mut self, files: &[CustomFileError]) -> io::Result<()> {
        let lines = files.iter().flat_map(|file| say::custom_file_error(&self.texts, file));
        let lines: Vec<String> = lines.collect();
        self.tell(lines)
    }

    /// The failure for a negative answer, with the message that says it.
    pub fn negative(&self, message: &str, arguments: &[(&str, Arg<'_>)]) -> Failure {
        Failure::Negative(vec![self.texts.with(message, arguments)])
    }

    /// The failure for an invalid argument or file, with the message that says what is wrong with it.
    pub fn invalid(&self, place: &str, message: &str, arguments: &[(&str, Arg<'_>)]) -> Failure {
        Failure::input(format!("{place}:1:1: {}", self.texts.with(message, arguments)))
    }

    /// The exit status of a finished command. Reports a failure on standard error.
    pub fn close(&mut self, done: CommandResult) -> ExitCode {
        let done = done.and_then(|answer| self.out.flush().map(|()| answer).map_err(Into::into));
        let status = match done {
            Ok(ExitStatus::Good) => 0,
            Ok(ExitStatus::Negative) => 1,
            Ok(ExitStatus::OfWindow(status)) => return status,
            Err(Failure::Negative(lines)) => self.report(&lines, 1),
            Err(Failure::Input(lines)) => self.report(&lines, 2),
            Err(Failure::StandardInput(error)) => {
                let line = self.texts.with("cli-input", &[("detail", error.to_string().into())]);
                self.report(&[line], 2)
            }
            // The reader closed the pipe, for example `head`. That is not an error.
            Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Err(Failure::Output(error)) => {
                let line = self.texts.with("cli-output", &[("detail", error.to_string().into())]);
                self.report(&[line], 2)
            }
        };
        ExitCode::from(if self.err.lost { MESSAGE_LOST } else { status })
    }

    fn report(&mut self, lines: &[String], status: u8) -> u8 {
        // Results from before the failure are still useful.
        let _ = self.out.flush();
        for line in lines {
            // It is remembered if the line cannot be written.
            let _ = writeln!(self.err, "{line}");
        }
        status
    }
}

impl Messages {
    /// Writes a message as a line, whatever line breaks and control characters are in what it quotes. `writeln!`
    /// calls it.
    ///
    /// # Errors
    /// Never.
    pub fn write_fmt(&mut self, message: fmt::Arguments<'_>) -> io::Result<()> {
        let message = message.to_string();
        let line = escaped_line(message.strip_suffix('\n').unwrap_or(&message));
        if let Err(error) = writeln!(self.err, "{line}") {
            // Nobody misses what a closed pipe does not take.
            self.lost |= error.kind() != io::ErrorKind::BrokenPipe;
        }
        Ok(())
    }
}
