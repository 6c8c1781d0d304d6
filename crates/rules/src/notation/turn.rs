//! Turns as text. Written in the published form, `f2-e3A`, `c1-d1A-d2A`, `b3-b4`; several other
//! forms are accepted when reading.
//!
//! Reading accepts missing hyphens, other dashes, letters of any case, `+` and `-` after a point for A and W, the Parker
//! sheet's `(A)`, `(E)` and `=3`, and a missing letter where only one reading is legal.

pub use super::turn_error::ParseTurnError;
pub use super::turn_parser::is_dash;
use super::turn_parser::{StepText, TurnParser, TurnText};
use crate::{Board, CaptureKind, Chain, Point, Position, Refusal, Ruleset, Side, Turn};

impl TurnText {
    /// The turn that this text means in a position.
    ///
    /// # Errors
    /// The rules refuse a step or the end of the turn, a written
    /// count is wrong, or the text has several readings or too many to try them all.
    fn to_turn(&self, rules: &Ruleset, position: &Position) -> Result<Turn, ParseTurnError> {
        let mut search =
            ReadingSearch { rules, readings: Vec::new(), error: None, tried: 0, undecided: None };
        search.resolve(&mut Chain::new(*position), self.from, &self.steps, 0);
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
    let mut text = board.name(turn.from);
    for step in &turn.steps {
        text.push('-');
        text += &board.name(step.to);
        text.extend(step.kind.map(CaptureKind::letter));
    }
    text
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
    TurnParser::new(text, &rules.board).turn()?.to_turn(rules, position)
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
    fn resolve(&mut self, chain: &mut Chain, from: Point, steps: &[StepText], end: usize) {
        self.tried += 1;
        if self.readings.len() > 1 || self.tried > MOST_TRIED {
            return;
        }
        let Some((written, rest)) = steps.split_first() else {
            match chain.finish(self.rules) {
                Ok(turn) => self.readings.push(turn),
                Err(refusal) => self.fail(ParseTurnError::Unfinished { offset: end, refusal }),
            }
            return;
        };
        let to = written.to;
        let (both, one) = (CaptureKind::BOTH.map(Some), [written.kind]);
        let undecided = written.kind.is_none()
            && chain.check(self.rules, from, to, None) == Err(Refusal::ChooseGroup);
        if undecided {
            self.undecided.get_or_insert(written.offsets.to);
        }
        for &kind in if undecided { &both[..] } else { &one } {
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
    let turn = TurnParser::new(text, board).turn().ok()?;
    Some((turn.from, turn.steps.last()?.to))
}

/// The start, end and kind of capture of each step of a written turn, which may be incomplete,
/// without consulting the rules.
pub fn read_steps(
    board: &Board,
    text: &str,
) -> Result<Vec<(Point, Point, Option<CaptureKind>)>, ParseTurnError> {
    let turn = TurnParser::new(text, board).turn()?;
    let mut from = turn.from;
    let step = |step: &StepText| (std::mem::replace(&mut from, step.to), step.to, step.kind);
    Ok(turn.steps.iter().map(step).collect())
}
