//! How much time the sides have.

use crate::rules::Side;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// The time of one side for a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "AllowanceFields")]
pub struct Allowance {
    /// What its clock shows at the start: more than zero, at most [`Allowance::LONGEST`].
    pub start: Duration,
    /// What is added after each of its turns (Fischer); zero for sudden death. At most
    /// [`Allowance::LARGEST_INCREMENT`].
    pub increment: Duration,
}

impl Allowance {
    /// A whole day.
    pub const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);
    /// An hour.
    pub const LARGEST_INCREMENT: Duration = Duration::from_secs(60 * 60);

    /// An allowance within its bounds; `None` outside them.
    pub fn new(start: Duration, increment: Duration) -> Option<Self> {
        let fits = !start.is_zero() && start <= Self::LONGEST;
        (fits && increment <= Self::LARGEST_INCREMENT).then_some(Self { start, increment })
    }
}

/// An allowance as serialized, before its bounds are checked.
#[derive(Deserialize)]
#[serde(rename = "Allowance")]
struct AllowanceFields {
    start: Duration,
    increment: Duration,
}

/// The error returned when an [`Allowance`] is outside its bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllowanceOutOfRange;

impl fmt::Display for AllowanceOutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a clock starts with more than zero and at most 24 hours, and gains at most one hour a turn")
    }
}

impl std::error::Error for AllowanceOutOfRange {}

impl TryFrom<AllowanceFields> for Allowance {
    type Error = AllowanceOutOfRange;

    fn try_from(fields: AllowanceFields) -> Result<Self, AllowanceOutOfRange> {
        Self::new(fields.start, fields.increment).ok_or(AllowanceOutOfRange)
    }
}

/// The time of both sides. A side without an allowance has as much as it likes, so there may be
/// a clock for one side only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    sides: [Option<Allowance>; 2],
}

impl TimeControl {
    /// No clock.
    pub const NONE: Self = Self { sides: [None; 2] };

    /// The same for both sides.
    pub const fn both(allowance: Allowance) -> Self {
        Self { sides: [Some(allowance); 2] }
    }

    /// White's and Black's, each its own.
    pub const fn each(white: Option<Allowance>, black: Option<Allowance>) -> Self {
        Self { sides: [white, black] }
    }

    /// What a side has; `None` where it has no clock.
    pub const fn of(&self, side: Side) -> Option<Allowance> {
        self.sides[side as usize]
    }

    /// Does neither side have a clock?
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}
