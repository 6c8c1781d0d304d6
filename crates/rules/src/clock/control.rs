//! How much time each side has.

use crate::Side;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The time of one side for a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "AllowanceFields")]
pub struct Allowance {
    /// The time at the start: more than zero, at most [`Allowance::LONGEST`].
    pub start: Duration,
    /// The time added after each turn (Fischer); zero for sudden death. At most
    /// [`Allowance::LARGEST_INCREMENT`].
    pub increment: Duration,
}

impl Allowance {
    /// The longest time at the start: 24 hours.
    pub const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);
    /// The largest increment: one hour.
    pub const LARGEST_INCREMENT: Duration = Duration::from_secs(60 * 60);

    /// An allowance, or `None` if a value is outside its bounds.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a clock starts with more than zero and at most 24 hours, and gains at most one hour a turn"
)]
pub struct AllowanceOutOfRange;

impl TryFrom<AllowanceFields> for Allowance {
    type Error = AllowanceOutOfRange;

    fn try_from(fields: AllowanceFields) -> Result<Self, AllowanceOutOfRange> {
        Self::new(fields.start, fields.increment).ok_or(AllowanceOutOfRange)
    }
}

/// The time of both sides. A side without an allowance has unlimited time, so there may be a clock
/// for one side only.
///
/// ```
/// use fanorona_rules::{Side, TimeControl};
///
/// let control: TimeControl = "300+5:600".parse()?;
/// assert_eq!(control.of(Side::Black).unwrap().start.as_secs(), 600);
/// assert_eq!(control.to_string(), "300+5:600");
/// assert!("-".parse::<TimeControl>()?.is_none());
/// assert!("five minutes".parse::<TimeControl>().is_err());
/// # Ok::<(), fanorona_rules::clock::ParseTimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    sides: [Option<Allowance>; 2],
}

impl TimeControl {
    /// No clocks.
    pub const NONE: Self = Self { sides: [None; 2] };

    /// The same allowance for both sides.
    pub const fn both(allowance: Allowance) -> Self {
        Self { sides: [Some(allowance); 2] }
    }

    /// White's and Black's allowances.
    pub const fn each(white: Option<Allowance>, black: Option<Allowance>) -> Self {
        Self { sides: [white, black] }
    }

    /// The allowance of a side, or `None` if it has no clock.
    pub const fn of(&self, side: Side) -> Option<Allowance> {
        self.sides[side as usize]
    }

    /// Whether neither side has a clock.
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}
