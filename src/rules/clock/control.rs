//! How much time the sides have.

use crate::rules::Side;
use std::time::Duration;

/// The time of one side for a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// The time of both sides. A side without an allowance has as much as it likes, so there may be
/// a clock for one side only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
