//! The engine protocol as text: lines become commands, results become lines. UCI's words with
//! Fanorona's turns. Nothing here reads, writes or waits.

mod answer;
mod command;
mod error;
mod go;
mod position;
mod setting;
mod time_budget;

pub use answer::{best, info};
pub use command::{Command, read};
pub use error::{ProtocolError, ProtocolErrorKind};
pub use go::Go;
pub use position::ProtocolPosition;
pub use setting::{NO_CHARACTER, Setting, options};
pub use time_budget::TimeBudget;

/// A line of more bytes than these is none of ours.
pub const LONGEST_LINE: usize = 256 * 1024;

/// A word of a line and its character's number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Word<'a> {
    text: &'a str,
    column: usize,
}

/// The words of a line, and what remains of it.
#[derive(Clone, Debug)]
struct Words<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    const fn of(line: &'a str) -> Self {
        Self { line, at: 0 }
    }

    fn next(&mut self) -> Option<Word<'a>> {
        let rest = &self.line[self.at..];
        let blank = rest.len() - rest.trim_start().len();
        let text = rest.split_whitespace().next()?;
        let column = self.column_of(self.at + blank);
        self.at += blank + text.len();
        Some(Word { text, column })
    }

    /// What follows, without blanks around it.
    fn rest(&self) -> Word<'a> {
        let rest = &self.line[self.at..];
        let blank = rest.len() - rest.trim_start().len();
        Word { text: rest.trim(), column: self.column_of(self.at + blank) }
    }

    /// Where something is missing: behind the end of the line.
    fn end(&self) -> usize {
        self.column_of(self.line.trim_end().len())
    }

    fn column_of(&self, byte: usize) -> usize {
        self.line[..byte].chars().count() + 1
    }

    /// Nothing may follow.
    fn finish(&mut self) -> Result<(), ProtocolError> {
        match self.next() {
            None => Ok(()),
            Some(word) => Err(word.error(ProtocolErrorKind::Extra(word.short()))),
        }
    }
}

impl Word<'_> {
    const fn error(&self, reason: ProtocolErrorKind) -> ProtocolError {
        ProtocolError { column: self.column, reason }
    }

    /// The word as an answer repeats it: what could break a line is left out, and not too much.
    fn short(&self) -> String {
        const MOST: usize = 40;
        let mut short: String =
            self.text.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
        if self.text.chars().count() > MOST {
            short.push('…');
        }
        short
    }

    /// A whole number within bounds.
    fn number(&self, name: &'static str, least: u64, most: u64) -> Result<u64, ProtocolError> {
        let number = self.text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| {
            self.error(ProtocolErrorKind::Number { name, least, most, found: self.short() })
        })
    }
}
