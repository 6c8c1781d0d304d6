//! A moment as the library writes it. The caller's clock gives it.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// A moment in universal time, by the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stamp {
    /// Seconds since the beginning of 1970.
    seconds: u64,
}

impl Stamp {
    /// So many seconds after the beginning of 1970.
    pub const fn of_seconds(seconds: u64) -> Self {
        Self { seconds }
    }

    /// Seconds after the beginning of 1970.
    pub const fn seconds(self) -> u64 {
        self.seconds
    }

    /// Reads what is written as `2026-11-21T12:58:08Z`.
    pub fn read(text: &str) -> Option<Self> {
        let (day, time) = text.strip_suffix('Z')?.split_once('T')?;
        let numbers = |text: &str, sign| -> Option<[u64; 3]> {
            let parts: Option<Vec<u64>> = text.split(sign).map(|part| part.parse().ok()).collect();
            parts?.try_into().ok()
        };
        let ([year, month, day], [hour, minute, second]) =
            (numbers(day, '-')?, numbers(time, ':')?);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day)
        {
            return None;
        }
        if hour > 23 || minute > 59 || second > 59 {
            return None;
        }
        // Years begin in March, as in `parts`.
        let (year, month) = if month <= 2 { (year - 1, month + 9) } else { (year, month - 3) };
        let days =
            365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
        let seconds = (hour * 60 + minute) * 60 + second;
        Some(Self::of_seconds((days - 719_468) * 86_400 + seconds))
    }

    /// The system's time.
    pub fn of(time: SystemTime) -> Self {
        Self::of_seconds(time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs())
    }

    /// Year, month and day, hour, minute and second.
    const fn parts(self) -> [u64; 6] {
        let (days, second) = (self.seconds / 86_400, self.seconds % 86_400);
        // Days from 1 March of the year 0; years begin in March, so that leap days come last.
        let days = days + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = era * 400 + year + (month <= 2) as u64;
        [year, month, day, second / 3_600, second / 60 % 60, second % 60]
    }

    /// The day as the tag `Date` has it: `2026.11.21`.
    pub fn day(self) -> String {
        let [year, month, day, ..] = self.parts();
        format!("{year:04}.{month:02}.{day:02}")
    }

    /// A name for a game begun now; `count` tells those of the same second apart.
    pub(super) fn id(self, count: u64) -> String {
        let [year, month, day, hour, minute, second] = self.parts();
        let id = format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}");
        if count == 0 { id } else { format!("{id}-{}", count + 1) }
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [year, month, day, hour, minute, second] = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_days_and_hours() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_799, "2000-02-29T23:59:59Z"),
            (1_795_265_888, "2026-11-21T12:58:08Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(Stamp::of_seconds(seconds).to_string(), text);
            assert_eq!(Stamp::read(text), Some(Stamp::of_seconds(seconds)));
        }
        for text in [
            "",
            "2026-11-21",
            "2026-13-01T00:00:00Z",
            "2026-01-01T99:00:00Z",
            "a-b-cT0:0:0Z",
            "9-1-1T0:0:0Z",
        ] {
            assert_eq!(Stamp::read(text), None, "{text}");
        }
        assert_eq!(Stamp::of_seconds(0).day(), "1970.01.01");
        assert_eq!(Stamp::of_seconds(1).id(0), "19700101-000001");
        assert_eq!(Stamp::of_seconds(1).id(1), "19700101-000001-2");
    }
}
