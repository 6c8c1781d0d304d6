//! Positions as text: rows top first, digits for empty runs, side to move, counters, handicap.
//!
//! `BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1`, and a fifth field `w` or `b` if a
//! side is handicapped.

pub use super::position_error::ParsePositionError;
use crate::{Board, PointSet, Position, Ruleset, Side};
use std::fmt;
use std::num::NonZeroU32;
use std::str::{FromStr, SplitAsciiWhitespace};

/// A position as text, independent of any board and rule set. The counters may be missing.
///
/// ```
/// use fanorona_rules::Side;
/// use fanorona_rules::notation::PositionText;
/// use fanorona_rules::variant::shipped;
///
/// let text: PositionText = "BBB/1W1/3 b 12 40".parse()?;
/// assert_eq!(text.to_string(), "BBB/1W1/3 b 12 40");
///
/// let telo = shipped::variant("telo").unwrap();
/// let position = text.to_position(&telo.rules)?;
/// assert_eq!((position.side(), position.quiet(), position.number()), (Side::Black, 12, 40));
/// assert_eq!(PositionText::from_position(&telo.rules, &position), text);
/// # Ok::<(), fanorona_rules::notation::ParsePositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PositionText {
    stones: StonesText,
    state: StateFields,
}

/// The stones of a position as text, independent of any board: the first field of a
/// [`PositionText`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StonesText {
    /// The rows, top first; each from the left.
    rows: Vec<Vec<Option<Side>>>,
}

/// The fields of a position after its stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct StateFields {
    side: Side,
    quiet: Option<u16>,
    number: Option<u32>,
    handicapped: Option<Side>,
}

impl PositionText {
    /// The text of a position with all its fields.
    pub fn from_position(rules: &Ruleset, position: &Position) -> Self {
        let stones = Side::BOTH.map(|side| position.stones(side));
        let state = StateFields {
            side: position.side(),
            quiet: Some(position.quiet()),
            number: Some(position.number()),
            handicapped: position.handicapped(),
        };
        Self { stones: StonesText::from_stones(&rules.board, stones), state }
    }

    /// The position that this text means under a rule set. If the counters are missing, no turn
    /// is counted as quiet, and the turn is a first turn only if the opponent has all its stones.
    ///
    /// # Errors
    /// The stones do not fit the board, or the fields do not make a position.
    pub fn to_position(&self, rules: &Ruleset) -> Result<Position, ParsePositionError> {
        self.state.position(rules, self.stones.to_stones(&rules.board)?)
    }
}

impl StateFields {
    fn parse(mut fields: SplitAsciiWhitespace<'_>) -> Result<Self, ParsePositionError> {
        let side = fields.next().and_then(|text| text.parse().ok());
        let side = side.ok_or(ParsePositionError::Side)?;
        let quiet = fields.next().map(str::parse).transpose();
        let quiet = quiet.map_err(|_| ParsePositionError::Quiet)?;
        let number = fields.next().map(str::parse::<NonZeroU32>).transpose();
        let number = number.map_err(|_| ParsePositionError::Number)?.map(NonZeroU32::get);
        let handicapped = fields.next().filter(|&text| text != "-").map(str::parse).transpose();
        let handicapped = handicapped.map_err(|_| ParsePositionError::Handicap)?;
        if fields.next().is_some() {
            return Err(ParsePositionError::Extra);
        }
        Ok(Self { side, quiet, number, handicapped })
    }

    fn position(
        self,
        rules: &Ruleset,
        stones: [PointSet; 2],
    ) -> Result<Position, ParsePositionError> {
        let Self { side, quiet, number, handicapped } = self;
        let number = number.unwrap_or_else(|| {
            let enemy = side.opponent() as usize;
            if stones[enemy].len() == rules.start[enemy].len() { 1 } else { 2 }
        });
        Position::new(rules, stones, side, quiet.unwrap_or(0), number, handicapped)
            .map_err(ParsePositionError::Position)
    }
}

impl StonesText {
    /// The text of White's and Black's stones on a board.
    pub fn from_stones(board: &Board, [white, black]: [PointSet; 2]) -> Self {
        let row = |row| {
            let points = (0..board.columns()).filter_map(|column| board.point(column, row));
            let stone = |point| match () {
                () if white.contains(point) => Some(Side::White),
                () if black.contains(point) => Some(Side::Black),
                () => None,
            };
            points.map(stone).collect()
        };
        Self { rows: (0..board.rows()).rev().map(row).collect() }
    }

    /// White's and Black's stones on a board.
    ///
    /// # Errors
    /// The text has another number of rows or columns than the board.
    pub fn to_stones(&self, board: &Board) -> Result<[PointSet; 2], ParsePositionError> {
        let (expected, found) = (board.rows(), self.rows.len());
        if found != expected {
            return Err(ParsePositionError::Rows { expected, found });
        }
        let mut stones = [PointSet::EMPTY; 2];
        for (row, points) in self.rows.iter().rev().enumerate().rev() {
            let (expected, found) = (board.columns(), points.len());
            if found != expected {
                return Err(ParsePositionError::Columns { row: row + 1, expected, found });
            }
            for (column, side) in points.iter().enumerate() {
                if let Some((side, point)) = side.zip(board.point(column, row)) {
                    stones[side as usize] = stones[side as usize].with(point);
                }
            }
        }
        Ok(stones)
    }
}

impl FromStr for StonesText {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let mut rows = vec![Vec::new()];
        for (i, letter) in text.chars().enumerate() {
            let side = match letter {
                'W' | 'w' => Some(Side::White),
                'B' | 'b' => Some(Side::Black),
                '1'..='9' => None,
                '/' => {
                    rows.push(Vec::new());
                    continue;
                }
                _ => return Err(ParsePositionError::Letter { column: i + 1, letter }),
            };
            let run = letter.to_digit(10).unwrap_or(1);
            if let Some(row) = rows.last_mut() {
                row.extend((0..run).map(|_| side));
            }
        }
        Ok(Self { rows })
    }
}

impl FromStr for PositionText {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let mut fields = text.split_ascii_whitespace();
        let stones = fields.next().unwrap_or_default().parse()?;
        Ok(Self { stones, state: StateFields::parse(fields)? })
    }
}

impl fmt::Display for StonesText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, row) in self.rows.iter().enumerate() {
            if i > 0 {
                f.write_str("/")?;
            }
            let mut points = row.iter().peekable();
            while let Some(&point) = points.next() {
                match point {
                    Some(Side::White) => f.write_str("W")?,
                    Some(Side::Black) => f.write_str("B")?,
                    None => {
                        // A digit is one character, so a run is at most 9.
                        let mut run = 1;
                        while run < 9 && points.next_if(|point| point.is_none()).is_some() {
                            run += 1;
                        }
                        write!(f, "{run}")?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// The fields that the text has; a counter that is missing stays missing.
impl fmt::Display for PositionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StateFields { side, quiet, number, handicapped } = self.state;
        write!(f, "{} {}", self.stones, side_letter(side))?;
        if let Some(quiet) = quiet {
            write!(f, " {quiet}")?;
        }
        if let Some(number) = number {
            write!(f, " {number}")?;
        }
        handicapped.map_or(Ok(()), |side| write!(f, " {}", side_letter(side)))
    }
}

/// Reads stones: rows top first. Returns White's and Black's points.
///
/// # Errors
/// The first error found.
pub(crate) fn read_stones(board: &Board, text: &str) -> Result<[PointSet; 2], ParsePositionError> {
    text.parse::<StonesText>()?.to_stones(board)
}

/// Checks the text of one row. `row` is its number on the board, from White's side.
///
/// # Errors
/// The first error found; columns count characters of the row.
pub(crate) fn check_row(text: &str, columns: usize, row: usize) -> Result<(), ParsePositionError> {
    let slash = text.chars().position(|letter| letter == '/');
    if let Some(before) = slash {
        return Err(ParsePositionError::Letter { column: before + 1, letter: '/' });
    }
    let found = text.parse::<StonesText>()?.rows.first().map_or(0, Vec::len);
    if found == columns {
        return Ok(());
    }
    Err(ParsePositionError::Columns { row, expected: columns, found })
}

/// Writes stones as [`StonesText`] parses them.
pub fn write_stones(board: &Board, stones: [PointSet; 2]) -> String {
    StonesText::from_stones(board, stones).to_string()
}

/// Reads a position of a rule set. The counters may be missing; see
/// [`PositionText::to_position`].
///
/// ```
/// use fanorona_rules::notation::{read_position, write_position};
/// use fanorona_rules::variant::shipped;
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// let position = read_position(rules, "BBB/B1W/WWW w")?;
/// assert_eq!(write_position(rules, &position), "BBB/B1W/WWW w 0 1");
/// # Ok::<(), fanorona_rules::notation::ParsePositionError>(())
/// ```
///
/// # Errors
/// The first error found.
pub fn read_position(rules: &Ruleset, text: &str) -> Result<Position, ParsePositionError> {
    let mut fields = text.split_ascii_whitespace();
    let stones = read_stones(&rules.board, fields.next().unwrap_or_default())?;
    StateFields::parse(fields)?.position(rules, stones)
}

/// Writes a position with all its fields; the fifth only if a side is handicapped.
pub fn write_position(rules: &Ruleset, position: &Position) -> String {
    PositionText::from_position(rules, position).to_string()
}

const fn side_letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}
