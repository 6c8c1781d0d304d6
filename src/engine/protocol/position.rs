//! `position`: where a game stands.

use super::{ProtocolError, ProtocolErrorKind, Word, Words};
use crate::rules::notation::{ParsePositionError, ParseTurnError, read_position, read_turn};
use crate::rules::{Record, Ruleset};
use std::sync::Arc;

/// A position as a line tells it, still to be read under the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProtocolPosition {
    /// The position's text and its column; `None` for the variant's start.
    start: Option<(String, usize)>,
    /// The turns since and their columns.
    turns: Vec<(String, usize)>,
}

impl ProtocolPosition {
    pub(super) fn read(words: &mut Words<'_>) -> Result<Self, ProtocolError> {
        const DUE: &str = "startpos or fen";
        let expected = |due, word: Option<Word<'_>>, end| match word {
            Some(word) => word.error(ProtocolErrorKind::Expected { due, found: word.short() }),
            None => ProtocolError {
                column: end,
                reason: ProtocolErrorKind::Expected { due, found: String::new() },
            },
        };
        let word = words.next();
        let mut next = None;
        let start = match word.map(|word| word.text) {
            Some("startpos") => {
                next = words.next();
                None
            }
            Some("fen") => {
                let mut text = String::new();
                let mut column = words.end();
                while let Some(word) = words.next() {
                    if word.text == "moves" {
                        next = Some(word);
                        break;
                    }
                    if text.is_empty() {
                        column = word.column;
                    } else {
                        text.push(' ');
                    }
                    text += word.text;
                }
                if text.is_empty() {
                    return Err(expected("a position", next, words.end()));
                }
                Some((text, column))
            }
            _ => return Err(expected(DUE, word, words.end())),
        };
        if let Some(word) = next.filter(|word| word.text != "moves") {
            return Err(expected("moves", Some(word), 0));
        }
        let mut turns = Vec::new();
        while let Some(word) = words.next() {
            turns.push((word.text.to_owned(), word.column));
        }
        Ok(Self { start, turns })
    }

    /// The game that stands so under these rules.
    ///
    /// # Errors
    /// The position cannot be, or a turn is not legal.
    pub fn record(&self, rules: &Arc<Ruleset>) -> Result<Record, ProtocolError> {
        let mut record = match &self.start {
            None => Record::new(rules.clone()),
            Some((text, column)) => {
                let position = read_position(rules, text).map_err(|error| {
                    // Only a letter's fault knows its place; the stones come first in the text.
                    let inside = match error {
                        ParsePositionError::Letter { column, .. } => column - 1,
                        _ => 0,
                    };
                    ProtocolError {
                        column: column + inside,
                        reason: ProtocolErrorKind::Position(error),
                    }
                })?;
                Record::from_position(rules.clone(), position)
            }
        };
        for (i, (text, column)) in self.turns.iter().enumerate() {
            let word = Word { text, column: *column };
            let number = i + 1;
            if record.outcome().is_some() {
                return Err(word.error(ProtocolErrorKind::AfterEnd { number, text: word.short() }));
            }
            let turn = read_turn(rules, record.position(), text)
                .map_err(|error| refused(word, number, error))?;
            if let Err(refusal) = record.play(&turn) {
                // What was read is legal, and the game is not over: this cannot be.
                let error = ParseTurnError::Unfinished { offset: 0, refusal };
                return Err(refused(word, number, error));
            }
        }
        Ok(record)
    }
}

fn refused(word: Word<'_>, number: usize, error: ParseTurnError) -> ProtocolError {
    let before = word.text.get(..error.offset()).unwrap_or(word.text).chars().count();
    let reason = ProtocolErrorKind::Turn { number, text: word.short(), error };
    ProtocolError { column: word.column + before, reason }
}
