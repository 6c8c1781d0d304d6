//! Turns as text. Written in the published form, `f2-e3A`, `c1-d1A-d2A`, `b3-b4`; read more
//! forgivingly.
//!
//! Reading accepts missing hyphens, `+` and `-` after a point for A and W, the Parker sheet's
//! `(A)`, `(E)` and `=3`, and a missing letter where only one reading is legal.

use crate::rules::{Board, CaptureKind, Chain, Point, Position, Refusal, Ruleset, Turn};

/// Why a text is no legal turn. Offsets count bytes of the text from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseTurnError {
    /// The text is empty.
    Empty,
    /// A character that cannot stand there.
    Unexpected {
        /// Where it stands.
        offset: usize,
        /// What it is.
        letter: char,
    },
    /// The text ends where a point is due.
    PointMissing {
        /// Where it ends.
        offset: usize,
    },
    /// No number stands after the equals sign.
    CountMissing {
        /// Where it is due.
        offset: usize,
    },
    /// A point that the board does not have.
    OffBoard {
        /// Where it stands.
        offset: usize,
        /// What is written.
        name: String,
    },
    /// The rules refuse a step.
    Refused {
        /// Where the step's end point stands.
        offset: usize,
        /// Where the step starts.
        from: Point,
        /// Where it would end.
        to: Point,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// The rules refuse to end the turn where the text ends.
    Unfinished {
        /// Where the text ends.
        offset: usize,
        /// Why the turn may not end.
        refusal: Refusal,
    },
    /// Several chains fit, and they capture differently.
    Ambiguous {
        /// Where the letter is missing.
        offset: usize,
    },
    /// The printed number of captured stones is not the true one.
    WrongCount {
        /// Where the number stands.
        offset: usize,
        /// What is printed.
        printed: usize,
        /// What the step takes.
        actual: usize,
    },
}

impl ParseTurnError {
    /// Where in the text the fault is, in bytes from 0.
    pub const fn offset(&self) -> usize {
        match *self {
            Self::Empty => 0,
            Self::Unexpected { offset, .. }
            | Self::PointMissing { offset }
            | Self::CountMissing { offset }
            | Self::OffBoard { offset, .. }
            | Self::Refused { offset, .. }
            | Self::Unfinished { offset, .. }
            | Self::Ambiguous { offset }
            | Self::WrongCount { offset, .. } => offset,
        }
    }
}

/// A step as written.
#[derive(Clone, Copy, Debug)]
struct Written {
    to: Point,
    offset: usize,
    kind: Option<CaptureKind>,
    count: Option<(usize, usize)>,
}

/// Writes a turn: points joined by hyphens, `A` or `W` after each capturing step.
pub fn write_turn(board: &Board, turn: &Turn) -> String {
    let mut text = board.name(turn.from);
    for step in &turn.steps {
        text.push('-');
        text.push_str(&board.name(step.to));
        text.extend(step.kind.map(CaptureKind::letter));
    }
    text
}

/// Writes a turn without hyphens, as the engine protocol does: `d3e3Ad4W`.
pub fn write_turn_compact(board: &Board, turn: &Turn) -> String {
    write_turn(board, turn).replace('-', "")
}

/// Reads a turn that is legal in this position.
///
/// # Errors
/// The first fault in the text, or the rules' refusal of a step.
pub fn read_turn(rules: &Ruleset, position: &Position, text: &str) -> Result<Turn, ParseTurnError> {
    let (from, steps) = parse(&rules.board, text)?;
    let mut readings = Vec::new();
    let mut error = None;
    let mut chain = Chain::new(*position);
    resolve(rules, &mut chain, from, &steps, text.len(), &mut readings, &mut error);
    let Some((first, others)) = readings.split_first() else {
        return Err(error.unwrap_or(ParseTurnError::Empty));
    };
    // Two readings may differ in letters only; then a letter is needed.
    for other in others {
        let differs = first.steps.iter().zip(&other.steps).position(|(a, b)| a.kind != b.kind);
        if let Some(step) = differs.and_then(|i| steps.get(i)) {
            return Err(ParseTurnError::Ambiguous { offset: step.offset });
        }
    }
    Ok(first.clone())
}

/// Tries every reading of the letters left out, and keeps the fault that came furthest.
fn resolve(
    rules: &Ruleset,
    chain: &mut Chain,
    from: Point,
    steps: &[Written],
    end: usize,
    readings: &mut Vec<Turn>,
    error: &mut Option<ParseTurnError>,
) {
    // Two readings are one too many already.
    if readings.len() > 1 {
        return;
    }
    let Some((written, rest)) = steps.split_first() else {
        match chain.finish(rules) {
            Ok(turn) => readings.push(turn),
            Err(refusal) => keep(error, ParseTurnError::Unfinished { offset: end, refusal }),
        }
        return;
    };
    let kinds: &[Option<CaptureKind>] = match written.kind {
        Some(kind) => &[Some(kind)],
        None => &[None],
    };
    let both = [Some(CaptureKind::Approach), Some(CaptureKind::Withdrawal)];
    let undecided = chain.check(rules, from, written.to, None) == Err(Refusal::ChooseGroup);
    for &kind in if written.kind.is_none() && undecided { &both } else { kinds } {
        let step = match chain.push(rules, from, written.to, kind) {
            Ok(step) => step,
            Err(refusal) => {
                let (offset, to) = (written.offset, written.to);
                keep(error, ParseTurnError::Refused { offset, from, to, refusal });
                continue;
            }
        };
        match written.count {
            Some((printed, offset)) if printed != step.captured.len() => {
                let actual = step.captured.len();
                keep(error, ParseTurnError::WrongCount { offset, printed, actual });
            }
            _ => resolve(rules, chain, step.to, rest, end, readings, error),
        }
        chain.pop();
    }
}

fn keep(kept: &mut Option<ParseTurnError>, new: ParseTurnError) {
    if kept.as_ref().is_none_or(|old| old.offset() < new.offset()) {
        *kept = Some(new);
    }
}

/// The point where a written turn starts and the one where it ends, without asking the rules.
pub(super) fn ends(board: &Board, text: &str) -> Option<(Point, Point)> {
    let (from, steps) = parse(board, text).ok()?;
    Some((from, steps.last()?.to))
}

/// The steps of a written turn that may be open still, without asking the rules: where each starts
/// and ends, and how it captures.
pub(crate) fn read_steps(
    board: &Board,
    text: &str,
) -> Result<Vec<(Point, Point, Option<CaptureKind>)>, ParseTurnError> {
    let (mut from, steps) = parse(board, text)?;
    let step = |step: Written| (std::mem::replace(&mut from, step.to), step.to, step.kind);
    Ok(steps.into_iter().map(step).collect())
}

fn parse(board: &Board, text: &str) -> Result<(Point, Vec<Written>), ParseTurnError> {
    let mut reader = Reader { board, text, at: 0 };
    if text.is_empty() {
        return Err(ParseTurnError::Empty);
    }
    let (from, _) = reader.point()?;
    let mut steps = Vec::new();
    loop {
        reader.skip("-");
        if reader.rest().is_empty() {
            break;
        }
        let (to, offset) = reader.point()?;
        // Every step after the first takes a stone: a chain is shorter than the board has points.
        if steps.len() == Point::MAX {
            let letter = text[offset..].chars().next().unwrap_or('-');
            return Err(ParseTurnError::Unexpected { offset, letter });
        }
        let mut written = Written { to, offset, kind: reader.kind(), count: None };
        if reader.skip("=") {
            written.count = Some(reader.number()?);
            // The sheet prints the letter before the count; after it is understood as well.
            written.kind = written.kind.or_else(|| reader.kind());
        }
        steps.push(written);
    }
    if steps.is_empty() {
        return Err(ParseTurnError::PointMissing { offset: text.len() });
    }
    Ok((from, steps))
}

struct Reader<'a> {
    board: &'a Board,
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip(&mut self, what: &str) -> bool {
        let found = self.rest().starts_with(what);
        if found {
            self.at += what.len();
        }
        found
    }

    fn point(&mut self) -> Result<(Point, usize), ParseTurnError> {
        let offset = self.at;
        let mut letters = self.rest().chars();
        let Some(column) = letters.next() else {
            return Err(ParseTurnError::PointMissing { offset });
        };
        if !column.is_ascii_lowercase() {
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

    /// A letter or sign that tells the way of capturing. A hyphen is one only where no point
    /// follows it directly.
    fn kind(&mut self) -> Option<CaptureKind> {
        use CaptureKind::{Approach, Withdrawal};
        let signs = [
            ("(A)", Approach),
            ("(E)", Withdrawal),
            ("(W)", Withdrawal),
            ("A", Approach),
            ("W", Withdrawal),
            ("E", Withdrawal),
            ("+", Approach),
        ];
        for (sign, kind) in signs {
            if self.skip(sign) {
                return Some(kind);
            }
        }
        let minus = self.rest().strip_prefix('-')?;
        if minus.starts_with(|c: char| c.is_ascii_lowercase()) {
            return None;
        }
        self.at += 1;
        Some(Withdrawal)
    }

    fn number(&mut self) -> Result<(usize, usize), ParseTurnError> {
        let offset = self.at;
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let number = self.rest()[..digits].parse();
        self.at += digits;
        number.map(|number| (number, offset)).map_err(|_| ParseTurnError::CountMissing { offset })
    }
}
