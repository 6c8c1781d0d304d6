//! A day of the calendar. The caller knows which it is.

use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;

/// A day, counted from 1 January 1970; to the year 9999.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Day(#[serde(deserialize_with = "read_number")] u32);

fn read_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    u32::deserialize(deserializer).map(|number| Day::from_number(number).0)
}

impl Day {
    /// The last day that can be written, 31 December 9999.
    pub const LAST: Self = Self(2_932_896);

    /// The day with this number; a later one than [`Day::LAST`] becomes that.
    pub const fn from_number(number: u32) -> Self {
        if number > Self::LAST.0 { Self::LAST } else { Self(number) }
    }

    /// The day in UTC at a time in seconds since the Unix epoch.
    pub const fn from_unix_seconds(seconds: u64) -> Self {
        let days = seconds / 86_400;
        if days > Self::LAST.0 as u64 { Self::LAST } else { Self(days as u32) }
    }

    /// The number of the day, 0 for 1 January 1970.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The day this number of days later.
    #[must_use]
    pub const fn after(self, days: u32) -> Self {
        Self::from_number(self.0.saturating_add(days))
    }

    /// The number of days since an earlier day; 0 if it is not earlier.
    pub const fn since(self, earlier: Self) -> u32 {
        self.0.saturating_sub(earlier.0)
    }
}

/// The first day.
const EPOCH: jiff::civil::Date = jiff::civil::date(1970, 1, 1);

/// As `2026-11-22`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = jiff::SignedDuration::from_hours(24 * i64::from(self.0));
        write!(f, "{}", EPOCH.saturating_add(days))
    }
}

/// A text that is not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a day, such as 2026-11-22")]
pub struct ParseDayError;

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Self, ParseDayError> {
        let date: jiff::civil::Date = text.parse().map_err(|_| ParseDayError)?;
        let days = date.duration_since(EPOCH).as_hours() / 24;
        let day = u32::try_from(days).map(Self::from_number).map_err(|_| ParseDayError)?;
        // Other forms of the same day are not accepted.
        if day.to_string() == text { Ok(day) } else { Err(ParseDayError) }
    }
}
