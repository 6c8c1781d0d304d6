//! `position`: a starting position and the turns played from it.

use super::{ProtocolError, ProtocolErrorKind, Token, Tokens};
use fanorona_rules::notation::{ParsePositionError, ParseTurnError, read_position, read_turn};
use fanorona_rules::{Record, Ruleset};
use std::fmt;
use std::sync::Arc;

/// A parsed `position` command, not yet checked against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProtocolPosition {
    /// The text of the position and its column; `None` for the start of the variant.
    start: Option<(String, usize)>,
    /// The turns and their columns.
    turns: Vec<(String, usize)>,
}

impl ProtocolPosition {
    pub(super) fn read(tokens: &mut Tokens<'_>) -> Result<Self, ProtocolError> {
        let token = tokens.next();
        let mut next = None;
        let start = match token.map(|token| token.text) {
            Some("startpos") => {
                next = tokens.next();
                None
            }
            Some("fen") => {
                let mut text = String::new();
                let mut column = tokens.end();
                while let Some(token) = tokens.next() {
                    if token.text == "moves" {
                        next = Some(token);
                        break;
                    }
                    if text.is_empty() {
                        column = token.column;
                    } else {
                        text.push(' ');
                    }
                    text += token.text;
                }
                if text.is_empty() {
                    return Err(tokens.expected("a position", next));
                }
                Some((text, column))
            }
            _ => return Err(tokens.expected("startpos or fen", token)),
        };
        if let Some(token) = next.filter(|token| token.text != "moves") {
            return Err(tokens.expected("moves", Some(token)));
        }
        let mut turns = Vec::new();
        while let Some(token) = tokens.next() {
            turns.push((token.text.to_owned(), token.column));
        }
        Ok(Self { start, turns })
    }

    /// The game under these rules.
    ///
    /// # Errors
    /// Fails if the position is impossible or a turn is illegal.
    pub fn record(&self, rules: &Arc<Ruleset>) -> Result<Record, ProtocolError> {
        let mut record = match &self.start {
            None => Record::new(rules.clone()),
            Some((text, column)) => {
                let position = read_position(rules, text).map_err(|error| {
                    // Only invalid letters have a column; the stones come first in the text.
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
            let token = Token { text, column: *column };
            let number = i + 1;
            if record.outcome().is_some() {
                return Err(
                    token.error(ProtocolErrorKind::AfterEnd { number, text: token.short() })
                );
            }
            let turn = read_turn(rules, record.position(), text)
                .map_err(|error| refused(token, number, error))?;
            if let Err(refusal) = record.play(&turn) {
                // Unreachable: the turn was read as legal and the game is not over.
                let error = ParseTurnError::Unfinished { offset: 0, refusal };
                return Err(refused(token, number, error));
            }
        }
        Ok(record)
    }
}

/// As in a `position` command: `startpos moves d3e3A`.
impl fmt::Display for ProtocolPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            None => write!(f, "startpos")?,
            Some((text, _)) => write!(f, "fen {text}")?,
        }
        if !self.turns.is_empty() {
            write!(f, " moves")?;
        }
        self.turns.iter().try_for_each(|(turn, _)| write!(f, " {turn}"))
    }
}

fn refused(token: Token<'_>, number: usize, error: ParseTurnError) -> ProtocolError {
    let before = token.text.get(..error.offset()).unwrap_or(token.text).chars().count();
    let reason = ProtocolErrorKind::Turn { number, text: token.short(), error };
    ProtocolError { column: token.column + before, reason }
}
