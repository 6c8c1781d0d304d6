//! The engine protocol as text: UCI with turns of Fanorona. Parses commands and formats answers;
//! performs no input or output.

mod answer;
mod command;
mod engine_option;
mod error;
mod go_limits;
mod overhead;
mod position;
mod time_budget;
mod turn_timer;

pub use answer::{best, info};
pub use command::{ProtocolCommand, read};
pub use engine_option::{EngineOption, options};
pub use error::{ProtocolError, ProtocolErrorKind};
pub use go_limits::GoLimits;
pub use overhead::OverheadMeter;
pub use position::ProtocolPosition;
pub use time_budget::{TimeBudget, TurnOverhead};
pub use turn_timer::{ManagedTime, TurnTimer};

/// The greatest accepted length of a line, in bytes.
pub const LONGEST_LINE: usize = 256 * 1024;

/// A word of a line and its column in characters, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Token<'a> {
    text: &'a str,
    column: usize,
}

/// Splits a line into words.
#[derive(Clone, Debug)]
struct Tokens<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    const fn of(line: &'a str) -> Self {
        Self { line, at: 0 }
    }

    fn next(&mut self) -> Option<Token<'a>> {
        let rest = &self.line[self.at..];
        let blank = rest.len() - rest.trim_start().len();
        let text = rest.split_whitespace().next()?;
        let column = self.column_of(self.at + blank);
        self.at += blank + text.len();
        Some(Token { text, column })
    }

    /// The rest of the line without surrounding blanks.
    fn rest(&mut self) -> Token<'a> {
        let rest = &self.line[self.at..];
        let blank = rest.len() - rest.trim_start().len();
        let column = self.column_of(self.at + blank);
        self.at = self.line.len();
        Token { text: rest.trim(), column }
    }

    /// The column after the end of the line, for errors about missing words.
    fn end(&self) -> usize {
        self.column_of(self.line.trim_end().len())
    }

    /// The error that something else was expected than this word, or than the end of the line.
    fn expected(&self, due: &'static str, found: Option<Token<'_>>) -> ProtocolError {
        let (column, found) =
            found.map_or_else(|| (self.end(), String::new()), |it| (it.column, it.short()));
        ProtocolError { column, reason: ProtocolErrorKind::Expected { due, found } }
    }

    fn column_of(&self, byte: usize) -> usize {
        self.line[..byte].chars().count() + 1
    }

    /// Fails if the line has more words.
    fn finish(&mut self) -> Result<(), ProtocolError> {
        match self.next() {
            None => Ok(()),
            Some(token) => Err(token.error(ProtocolErrorKind::Extra(token.short()))),
        }
    }
}

impl Token<'_> {
    const fn error(&self, reason: ProtocolErrorKind) -> ProtocolError {
        ProtocolError { column: self.column, reason }
    }

    /// The word as quoted in errors: without control characters and not too long.
    fn short(&self) -> String {
        const MOST: usize = 40;
        let mut short: String =
            self.text.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
        if self.text.chars().count() > MOST {
            short.push('…');
        }
        short
    }

    /// Parses an integer within bounds.
    fn number(&self, name: &'static str, least: u64, most: u64) -> Result<u64, ProtocolError> {
        let number = self.text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| {
            self.error(ProtocolErrorKind::Number { name, least, most, found: self.short() })
        })
    }
}
