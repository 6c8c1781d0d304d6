//! `position`: where a game stands.

use super::{Fault, Reason, Word, Words};
use crate::rules::notation::{PositionTextFault, TurnFault, read_position, read_turn};
use crate::rules::{Record, Ruleset};
use std::sync::Arc;

/// A position as a line tells it, still to be read under the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The position's text and its column; `None` for the variant's start.
    start: Option<(String, usize)>,
    /// The turns since and their columns.
    turns: Vec<(String, usize)>,
}

impl Place {
    pub(super) fn read(words: &mut Words<'_>) -> Result<Self, Fault> {
        const DUE: &str = "startpos or fen";
        let expected = |due, word: Option<Word<'_>>, end| match word {
            Some(word) => word.fault(Reason::Expected { due, found: word.short() }),
            None => Fault { column: end, reason: Reason::Expected { due, found: String::new() } },
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
    pub fn record(&self, rules: &Arc<Ruleset>) -> Result<Record, Fault> {
        let mut record = match &self.start {
            None => Record::new(rules.clone()),
            Some((text, column)) => {
                let position = read_position(rules, text).map_err(|fault| {
                    // Only a letter's fault knows its place; the stones come first in the text.
                    let inside = match fault {
                        PositionTextFault::Letter { column, .. } => column - 1,
                        _ => 0,
                    };
                    Fault { column: column + inside, reason: Reason::Position(fault) }
                })?;
                Record::from_position(rules.clone(), position)
            }
        };
        for (i, (text, column)) in self.turns.iter().enumerate() {
            let word = Word { text, column: *column };
            let number = i + 1;
            if record.outcome().is_some() {
                return Err(word.fault(Reason::AfterEnd { number, text: word.short() }));
            }
            let turn = read_turn(rules, record.position(), text)
                .map_err(|fault| refused(word, number, fault))?;
            if let Err(refusal) = record.play(&turn) {
                // What was read is legal, and the game is not over: this cannot be.
                let fault = TurnFault::Unfinished { offset: 0, refusal };
                return Err(refused(word, number, fault));
            }
        }
        Ok(record)
    }
}

fn refused(word: Word<'_>, number: usize, fault: TurnFault) -> Fault {
    let before = word.text.get(..fault.offset()).unwrap_or(word.text).chars().count();
    let reason = Reason::Turn { number, text: word.short(), fault };
    Fault { column: word.column + before, reason }
}
