//! Steps and turns. A turn is everything a player does before the other moves: one step or one
//! chain of capturing steps.

use super::points::{Point, PointSet};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the two ways to capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CaptureKind {
    /// The step ends next to the stones it takes.
    Approach,
    /// The step starts next to the stones it takes.
    Withdrawal,
}

impl CaptureKind {
    /// Both kinds, approach first.
    pub const BOTH: [Self; 2] = [Self::Approach, Self::Withdrawal];

    /// The letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Approach => 'A',
            Self::Withdrawal => 'W',
        }
    }

    /// The English word.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Approach => "approach",
            Self::Withdrawal => "withdrawal",
        }
    }
}

/// The letter of notation, `A` or `W`.
impl fmt::Display for CaptureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The error returned when a text is not the letter of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a capture is `A` for approach or `W` for withdrawal")]
pub struct ParseCaptureKindError;

impl FromStr for CaptureKind {
    type Err = ParseCaptureKindError;

    fn from_str(text: &str) -> Result<Self, ParseCaptureKindError> {
        match text {
            "A" => Ok(Self::Approach),
            "W" => Ok(Self::Withdrawal),
            _ => Err(ParseCaptureKindError),
        }
    }
}

/// A step of one stone to a neighbouring point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "StepFields")]
pub struct Step {
    /// The point where the stone starts.
    pub from: Point,
    /// The point where it ends.
    pub to: Point,
    /// The kind of capture, or `None` if it captures nothing.
    pub kind: Option<CaptureKind>,
    /// The captured stones.
    pub captured: PointSet,
}

/// A whole turn.
///
/// ```
/// use fanorona_rules::notation::read_turn;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Position, Turn};
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let turn: Turn = read_turn(rules, &Position::start(rules), "f2-e3A").unwrap();
/// assert_eq!((turn.steps.len(), turn.captured.len(), turn.is_paika()), (1, 2, false));
/// assert_eq!(rules.board.name(turn.to()), "e3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Step>", into = "Vec<Step>")]
pub struct Turn {
    /// The point where the stone starts.
    pub from: Point,
    /// Its steps in order, at least one.
    pub steps: Vec<Step>,
    /// The stones captured by all steps.
    pub captured: PointSet,
}

impl Turn {
    /// A turn of these steps, or `None` if there are none.
    pub fn new(steps: Vec<Step>) -> Option<Self> {
        let from = steps.first()?.from;
        let captured = steps.iter().fold(PointSet::EMPTY, |all, step| all | step.captured);
        Some(Self { from, steps, captured })
    }

    /// The point where the stone ends.
    #[inline]
    pub fn to(&self) -> Point {
        self.steps.last().map_or(self.from, |step| step.to)
    }

    /// The points that the stone touches: the one where it starts, then the end of each step.
    pub fn path(&self) -> Vec<Point> {
        std::iter::once(self.from).chain(self.steps.iter().map(|step| step.to)).collect()
    }

    /// Whether the turn captures nothing.
    pub fn is_paika(&self) -> bool {
        self.captured.is_empty()
    }
}

/// The error returned when deserialized steps do not make a step or a turn of any board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidTurn {
    /// A turn without a step.
    #[error("a turn has at least one step")]
    NoSteps,
    /// A step does not start where the step before it ended.
    #[error("a step does not start where the step before it ended")]
    Disconnected,
    /// A step names a capture but takes nothing, or takes stones without naming a capture.
    #[error("the kind of capture and the captured stones disagree")]
    CaptureMismatch,
}

/// A step as serialized, before it is checked.
#[derive(Deserialize)]
#[serde(rename = "Step")]
struct StepFields {
    from: Point,
    to: Point,
    kind: Option<CaptureKind>,
    captured: PointSet,
}

impl TryFrom<StepFields> for Step {
    type Error = InvalidTurn;

    fn try_from(fields: StepFields) -> Result<Self, InvalidTurn> {
        let StepFields { from, to, kind, captured } = fields;
        if kind.is_none() != captured.is_empty() {
            return Err(InvalidTurn::CaptureMismatch);
        }
        Ok(Self { from, to, kind, captured })
    }
}

impl TryFrom<Vec<Step>> for Turn {
    type Error = InvalidTurn;

    fn try_from(steps: Vec<Step>) -> Result<Self, InvalidTurn> {
        if steps.windows(2).any(|pair| pair[0].to != pair[1].from) {
            return Err(InvalidTurn::Disconnected);
        }
        Self::new(steps).ok_or(InvalidTurn::NoSteps)
    }
}

impl From<Turn> for Vec<Step> {
    fn from(turn: Turn) -> Self {
        turn.steps
    }
}
