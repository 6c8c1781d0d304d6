//! Turns as they are written, and their parser: text to points, letters and counts.

use super::turn_error::ParseTurnError;
use crate::{Board, CaptureKind, Point};

/// A turn as it is written, not yet checked against a position.
pub(super) struct TurnText {
    /// The point where it starts.
    pub from: Point,
    /// The steps in order, at least one.
    pub steps: Vec<StepText>,
}

/// One step of a [`TurnText`]: the point where it ends, the kind of capture and the number of
/// captured stones, as far as they are written.
#[derive(Clone, Copy)]
pub(super) struct StepText {
    pub to: Point,
    pub kind: Option<CaptureKind>,
    pub count: Option<usize>,
    /// Where the end point and the count are written, and where the step ends; in bytes from the
    /// start of the text.
    pub offsets: StepOffsets,
}

/// See [`StepText::offsets`].
#[derive(Clone, Copy)]
pub(super) struct StepOffsets {
    pub to: usize,
    pub count: usize,
    pub end: usize,
}

/// Whether a character is a hyphen, a minus sign, or a dash, which word processors put in the place of these.
pub const fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// A cursor in a turn's text.
pub(super) struct TurnParser<'a> {
    text: &'a str,
    /// The board whose points are accepted.
    board: &'a Board,
    at: usize,
}

impl<'a> TurnParser<'a> {
    pub(super) const fn new(text: &'a str, board: &'a Board) -> Self {
        Self { text, board, at: 0 }
    }

    /// Parses the whole text as a turn.
    pub(super) fn turn(mut self) -> Result<TurnText, ParseTurnError> {
        if self.text.is_empty() {
            return Err(ParseTurnError::Empty);
        }
        let (from, _) = self.point()?;
        let mut steps: Vec<StepText> = Vec::new();
        loop {
            self.skip_dash();
            if self.rest().is_empty() {
                break;
            }
            let step = self.step()?;
            // Every step after the first takes a stone: a chain is shorter than the board has
            // points.
            if steps.len() == Point::MAX {
                let offset = step.offsets.to;
                let letter = self.text[offset..].chars().next().unwrap_or('-');
                return Err(ParseTurnError::Unexpected { offset, letter });
            }
            steps.push(step);
        }
        match steps.last_mut() {
            // A trailing hyphen belongs to the text that is incomplete.
            Some(last) => last.offsets.end = self.text.len(),
            None => return Err(ParseTurnError::PointMissing { offset: self.text.len() }),
        }
        Ok(TurnText { from, steps })
    }

    /// Parses a point with the letter and the count that may follow it.
    fn step(&mut self) -> Result<StepText, ParseTurnError> {
        let (to, offset) = self.point()?;
        let mut kind = self.kind();
        let mut count = None;
        if self.skip("=") {
            count = Some(self.number()?);
            // The sheet prints the letter before the count; after it is accepted as well.
            kind = kind.or_else(|| self.kind());
        }
        let (count, count_at) = count.unzip();
        let offsets = StepOffsets { to: offset, count: count_at.unwrap_or(0), end: self.at };
        Ok(StepText { to, kind, count, offsets })
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip(&mut self, expected: &str) -> bool {
        let found = self.rest().starts_with(expected);
        if found {
            self.at += expected.len();
        }
        found
    }

    /// Skips a hyphen, or a dash that stands for one.
    fn skip_dash(&mut self) {
        self.at += self.rest().chars().next().filter(|&c| is_dash(c)).map_or(0, char::len_utf8);
    }

    fn point(&mut self) -> Result<(Point, usize), ParseTurnError> {
        let offset = self.at;
        let mut letters = self.rest().chars();
        let Some(column) = letters.next() else {
            return Err(ParseTurnError::PointMissing { offset });
        };
        let digit = letters.clone().next().is_some_and(|row| row.is_ascii_digit());
        if !(column.is_ascii_lowercase() || column.is_ascii_uppercase() && digit) {
            return Err(ParseTurnError::Unexpected { offset, letter: column });
        }
        let row = match letters.next() {
            Some(row) if row.is_ascii_digit() => row,
            Some(letter) => return Err(ParseTurnError::Unexpected { offset: offset + 1, letter }),
            None => return Err(ParseTurnError::PointMissing { offset: offset + 1 }),
        };
        let name = format!("{column}{row}");
        self.at += 2;
        match self.board.point_named(&name) {
            Some(point) => Ok((point, offset)),
            None => Err(ParseTurnError::OffBoard { offset, name }),
        }
    }

    /// A letter or sign for the kind of capture. A letter is one only if no digit follows, which would make it a
    /// point, and a hyphen only if no letter does.
    fn kind(&mut self) -> Option<CaptureKind> {
        use CaptureKind::{Approach, Withdrawal};
        let signs = [("(A)", Approach), ("(E)", Withdrawal), ("(W)", Withdrawal), ("+", Approach)];
        for (sign, kind) in signs {
            if self.skip(sign) {
                return Some(kind);
            }
        }
        let mut letters = self.rest().chars();
        let (sign, next) = (letters.next()?, letters.next());
        let kind = match sign {
            'A' | 'a' if !next.is_some_and(|c| c.is_ascii_digit()) => Approach,
            'W' | 'w' | 'E' | 'e' if !next.is_some_and(|c| c.is_ascii_digit()) => Withdrawal,
            _ if is_dash(sign) && !next.is_some_and(|c| c.is_ascii_alphabetic()) => Withdrawal,
            _ => return None,
        };
        self.at += sign.len_utf8();
        Some(kind)
    }

    /// A count and its offset.
    fn number(&mut self) -> Result<(usize, usize), ParseTurnError> {
        let offset = self.at;
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let number = self.rest()[..digits].parse();
        self.at += digits;
        number.map(|number| (number, offset)).map_err(|_| ParseTurnError::CountMissing { offset })
    }
}
