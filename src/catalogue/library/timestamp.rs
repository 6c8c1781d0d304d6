//! A point in time as saves and records write it. The caller supplies the clock.

use std::fmt;
#[cfg(not(target_arch = "wasm32"))]
use std::time::{SystemTime, UNIX_EPOCH};

/// A point in time in UTC, in whole seconds, from 1970 to the end of the year 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Timestamp {
    /// Seconds since the Unix epoch.
    seconds: u64,
}

impl Timestamp {
    /// The first second of the year 10000, which cannot be written.
    const END: u64 = 253_402_300_800;
    /// The form of `Display` and [`Timestamp::parse`].
    const FORMAT: &str = "%Y-%m-%dT%H:%M:%SZ";

    /// This many seconds after the Unix epoch; later times than the year 9999 become its last
    /// second.
    pub const fn from_unix_seconds(seconds: u64) -> Self {
        Self { seconds: if seconds < Self::END { seconds } else { Self::END - 1 } }
    }

    /// Seconds since the Unix epoch.
    pub const fn unix_seconds(self) -> u64 {
        self.seconds
    }

    /// Reads a time written as `2026-11-21T12:58:08Z`. `None` for any other form, and for days
    /// that do not exist, such as 31 February.
    pub fn parse(text: &str) -> Option<Self> {
        let time = jiff::civil::DateTime::strptime(Self::FORMAT, text).ok()?;
        let seconds = time.duration_since(EPOCH).as_secs();
        let read = Self::from_unix_seconds(seconds.try_into().ok()?);
        // jiff also accepts leap seconds, signs and missing leading zeros.
        (read.to_string() == text).then_some(read)
    }

    /// The current time.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn now() -> Self {
        Self::from_system_time(SystemTime::now())
    }

    /// The current time, from the browser's clock.
    #[cfg(target_arch = "wasm32")]
    pub fn now() -> Self {
        Self::from_unix_seconds((js_sys::Date::now() / 1_000.0) as u64)
    }

    /// A system time, rounded down to the second; times before 1970 become the Unix epoch.
    #[cfg(not(target_arch = "wasm32"))]
    fn from_system_time(time: SystemTime) -> Self {
        Self::from_unix_seconds(time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs())
    }

    /// Date and time of day.
    fn civil(self) -> jiff::civil::DateTime {
        EPOCH.saturating_add(jiff::SignedDuration::from_secs(self.seconds.cast_signed()))
    }

    /// The day where the players are, by the time zone of the system, in the form of the FGN tag `Date`: `2026.11.21`.
    pub fn local_day(self) -> String {
        self.day_at(self.offset())
    }

    /// The day at a place whose clocks are this number of seconds ahead of universal time.
    fn day_at(self, offset: i64) -> String {
        let there = self.civil().saturating_add(jiff::SignedDuration::from_secs(offset));
        there.strftime("%Y.%m.%d").to_string()
    }

    /// By how many seconds the clocks of the system are ahead of universal time at this time; 0 if it does not say.
    #[cfg(not(target_arch = "wasm32"))]
    fn offset(self) -> i64 {
        let Ok(time) = jiff::Timestamp::from_second(self.seconds.cast_signed()) else { return 0 };
        jiff::tz::TimeZone::system().to_offset(time).seconds().into()
    }

    /// The same, by the browser's clock.
    #[cfg(target_arch = "wasm32")]
    fn offset(self) -> i64 {
        let time = js_sys::Date::new(&(self.seconds as f64 * 1_000.0).into());
        -60 * time.get_timezone_offset() as i64
    }

    /// The id of a game begun now; `count` distinguishes games begun in the same second.
    pub(super) fn id(self, count: u64) -> String {
        let id = self.civil().strftime("%Y%m%d-%H%M%S");
        if count == 0 { id.to_string() } else { format!("{id}-{}", count + 1) }
    }
}

/// The Unix epoch.
const EPOCH: jiff::civil::DateTime = jiff::civil::date(1970, 1, 1).at(0, 0, 0, 0);

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.civil().strftime(Self::FORMAT))
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    #[test]
    fn times_are_written_and_read_back() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_799, "2000-02-29T23:59:59Z"),
            (1_795_265_888, "2026-11-21T12:58:08Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (253_402_300_799, "9999-12-31T23:59:59Z"),
        ] {
            assert_eq!(Timestamp::from_unix_seconds(seconds).to_string(), text);
            assert_eq!(Timestamp::parse(text), Some(Timestamp::from_unix_seconds(seconds)));
        }
        for text in [
            "",
            "2026-11-21",
            "2026-13-01T00:00:00Z",
            "2026-01-01T99:00:00Z",
            "a-b-cT0:0:0Z",
            "9-1-1T0:0:0Z",
            "2026-11-21T12:58:08",
            "2026-11-21T12:58:08Z ",
            "2026-11-21T12:58:60Z",
            "1969-12-31T23:59:59Z",
        ] {
            assert_eq!(Timestamp::parse(text), None, "{text}");
        }
        assert_eq!(Timestamp::from_unix_seconds(0).day_at(0), "1970.01.01");
        assert_eq!(Timestamp::from_unix_seconds(1).id(0), "19700101-000001");
        assert_eq!(Timestamp::from_unix_seconds(1).id(1), "19700101-000001-2");
        assert_eq!(Timestamp::from_unix_seconds(u64::MAX).to_string(), "9999-12-31T23:59:59Z");
    }

    #[test]
    fn the_day_depends_on_the_place() {
        let evening = Timestamp::parse("2026-11-21T21:30:00Z").unwrap();
        for (hours, day) in [(0, "2026.11.21"), (3, "2026.11.22"), (-5, "2026.11.21")] {
            assert_eq!(evening.day_at(hours * 3_600), day, "{hours}");
        }
        assert_eq!(Timestamp::from_unix_seconds(u64::MAX).day_at(3_600), "9999.12.31");
    }

    #[test]
    fn days_that_do_not_exist_are_refused() {
        for day in ["2026-02-29", "2026-02-31", "2026-04-31", "2100-02-29", "2026-01-00"] {
            assert_eq!(Timestamp::parse(&format!("{day}T00:00:00Z")), None, "{day}");
        }
        assert!(Timestamp::parse("2028-02-29T00:00:00Z").is_some());
    }
}
