//! Turns as text. Written in the published form, `f2-e3A`, `c1-d1A-d2A`, `b3-b4`; several other
//! forms are accepted when reading.
//!
//! Reading accepts missing hyphens, other dashes, letters of any case, `+` and `-` after a point for A and W, the Parker
//! sheet's `(A)`, `(E)` and `=3`, and a missing letter where only one reading is legal.

use super::point::PointName;
pub use super::turn_error::ParseTurnError;
use super::turn_parser::TurnParser;
pub use super::turn_parser::{StepText, TurnText, is_dash};
use crate::{Board, CaptureKind, Chain, Point, Position, Refusal, Ruleset, Side, Turn};

impl TurnText {
    /// The notation of a turn on this board.
    pub fn from_turn(board: &Board, turn: &Turn) -> Self {
        let step = |step: &crate::Step| {
            StepText::new(PointName::from_point(board, step.to), step.kind, None)
        };
        let from = PointName::from_point(board, turn.from);
        Self { from, steps: turn.steps.iter().map(step).collect() }
    }

    /// The turn that this text means in a position.
    ///
    /// # Errors
    /// The board does not have a point, the rules refuse a step or the end of the turn, a written
    /// count is wrong, or the text has several readings or too many to try them all. Offsets refer to the text that was
    /// parsed; after [`TurnText::from_turn`] they are 0.
    pub fn to_turn(&self, rules: &Ruleset, position: &Position) -> Result<Turn, ParseTurnError> {
        let on_board = |name: PointName, offset| {
            let off_board = || ParseTurnError::OffBoard { offset, name: name.to_string() };
            name.to_point(&rules.board).ok_or_else(off_board)
        };
        let from = on_board(self.from, 0)?;
        let steps: Vec<(Point, StepText)> = self
            .steps
            .iter()
            .map(|step| Ok((on_board(step.to, step.offsets.to)?, *step)))
            .collect::<Result<_, _>>()?;
        let mut search =
            ReadingSearch { rules, readings: Vec::new(), error: None, tried: 0, undecided: None };
        search.resolve(&mut Chain::new(*position), from, &steps, 0);
        if search.tried > MOST_TRIED {
            let offset = search.undecided.unwrap_or_default();
            return Err(ParseTurnError::Ambiguous { offset });
        }
        let Some((first, others)) = search.readings.split_first() else {
            return Err(search.error.unwrap_or(ParseTurnError::Empty));
        };
        // Two readings may differ in letters only; then a letter is needed.
        for other in others {
            let differs = first.steps.iter().zip(&other.steps).position(|(a, b)| a.kind != b.kind);
            if let Some(step) = differs.and_then(|i| self.steps.get(i)) {
                return Err(ParseTurnError::Ambiguous { offset: step.offsets.to });
            }
        }
        Ok(first.clone())
    }
}

/// Writes a turn: points joined by hyphens, `A` or `W` after each capturing step.
///
/// ```
/// use fanorona_rules::notation::write_turn;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Position, generate};
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// let turns = generate::turns(rules, &Position::start(rules));
/// let texts: Vec<String> = turns.iter().map(|turn| write_turn(&rules.board, turn)).collect();
/// assert!(texts.contains(&"c1-b2A".to_owned()));
/// ```
pub fn write_turn(board: &Board, turn: &Turn) -> String {
    TurnText::from_turn(board, turn).to_string()
}

/// The number of the next turn as records have it: `12.` before White's turn, `12...` before Black's.
pub fn write_number(position: &Position) -> String {
    let dots = if position.side() == Side::White { "." } else { "..." };
    format!("{}{dots}", position.number())
}

/// Writes a turn without hyphens, as the engine protocol does: `d3e3Ad4W`.
pub fn write_turn_compact(board: &Board, turn: &Turn) -> String {
    write_turn(board, turn).replace('-', "")
}

/// Reads a turn that is legal in this position.
///
/// ```
/// use fanorona_rules::notation::{read_turn, write_turn};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Position;
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let turn = read_turn(rules, &Position::start(rules), "d3-e3A")?;
/// assert_eq!(write_turn(&rules.board, &turn), "d3-e3A");
/// // Approach and withdrawal are both possible, so the letter is required.
/// assert!(read_turn(rules, &Position::start(rules), "d3-e3").is_err());
/// # Ok::<(), fanorona_rules::notation::ParseTurnError>(())
/// ```
///
/// # Errors
/// The first syntax error in the text, or the refusal of a step by the rules.
pub fn read_turn(rules: &Ruleset, position: &Position, text: &str) -> Result<Turn, ParseTurnError> {
    TurnParser::new(text, Some(&rules.board)).turn()?.to_turn(rules, position)
}

/// Tries every reading of the letters left out.
struct ReadingSearch<'a> {
    rules: &'a Ruleset,
    /// The legal readings found; the search stops at two.
    readings: Vec<Turn>,
    /// The error that occurred furthest into the text.
    error: Option<ParseTurnError>,
    /// The number of steps tried.
    tried: usize,
    /// The byte of the first step whose letter is missing and needed.
    undecided: Option<usize>,
}

/// The greatest number of steps that are tried. Only a chain with many letters left out needs more.
const MOST_TRIED: usize = 1 << 13;

impl ReadingSearch<'_> {
    /// `end` is the byte after the step before `steps`.
    fn resolve(&mut self, chain: &mut Chain, from: Point, steps: &[(Point, StepText)], end: usize) {
        self.tried += 1;
        if self.readings.len() > 1 || self.tried > MOST_TRIED {
            return;
        }
        let Some((&(to, written), rest)) = steps.split_first() else {
            match chain.finish(self.rules) {
                Ok(turn) => self.readings.push(turn),
                Err(refusal) => self.fail(ParseTurnError::Unfinished { offset: end, refusal }),
            }
            return;
        };
        let kinds: &[Option<CaptureKind>] = match written.kind {
            Some(kind) => &[Some(kind)],
            None => &[None],
        };
        let both = [Some(CaptureKind::Approach), Some(CaptureKind::Withdrawal)];
        let undecided = chain.check(self.rules, from, to, None) == Err(Refusal::ChooseGroup);
        if undecided && written.kind.is_none() {
            self.undecided.get_or_insert(written.offsets.to);
        }
        for &kind in if written.kind.is_none() && undecided { &both } else { kinds } {
            let step = match chain.push(self.rules, from, to, kind) {
                Ok(step) => step,
                Err(refusal) => {
                    // The fault is where no stone of this side is, not where it would go.
                    let at_start = matches!(refusal, Refusal::NoStone | Refusal::EnemyStone);
                    let offset = if at_start { 0 } else { written.offsets.to };
                    self.fail(ParseTurnError::Refused { offset, from, to, refusal });
                    continue;
                }
            };
            match written.count {
                Some(printed) if printed != step.captured.len() => {
                    let (offset, actual) = (written.offsets.count, step.captured.len());
                    self.fail(ParseTurnError::WrongCount { offset, printed, actual });
                }
                _ => self.resolve(chain, step.to, rest, written.offsets.end),
            }
            chain.pop();
        }
    }

    /// Keeps the error unless an earlier one occurred at least as far into the text.
    fn fail(&mut self, new: ParseTurnError) {
        if self.error.as_ref().is_none_or(|old| old.offset() < new.offset()) {
            self.error = Some(new);
        }
    }
}

/// The points where a written turn starts and ends, without consulting the rules; `None` if the
/// text is not a turn on this board.
pub(super) fn ends(board: &Board, text: &str) -> Option<(Point, Point)> {
    let turn = TurnParser::new(text, Some(board)).turn().ok()?;
    Some((turn.from.to_point(board)?, turn.steps.last()?.to.to_point(board)?))
}

/// The start, end and kind of capture of each step of a written turn, which may be incomplete,
/// without consulting the rules.
pub fn read_steps(
    board: &Board,
    text: &str,
) -> Result<Vec<(Point, Point, Option<CaptureKind>)>, ParseTurnError> {
    let turn = TurnParser::new(text, Some(board)).turn()?;
    let mut from = turn.from.to_point(board);
    let mut steps = Vec::with_capacity(turn.steps.len());
    for step in turn.steps {
        let to = step.to.to_point(board);
        if let Some((start, end)) = std::mem::replace(&mut from, to).zip(to) {
            steps.push((start, end, step.kind));
        }
    }
    Ok(steps)
}
