//! The day of a game, as far as its record tells it.

use jiff::civil::Date;
use std::fmt;

/// The day of a game, or its month, or its year. Written as `2026-11-21`, `2026-11` or `2026`.
///
/// ```
/// use fanorona::catalogue::library::GameDate;
///
/// let read = |text| GameDate::parse(text).map(|date| date.to_string());
/// assert_eq!(read("2020.5.6").as_deref(), Some("2020-05-06"));
/// assert_eq!(read("06.05.2020").as_deref(), Some("2020-05-06"));
/// assert_eq!(read("2020.??.??").as_deref(), Some("2020"));
/// assert_eq!(read("????.??.??"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GameDate {
    year: u16,
    month: Option<u8>,
    /// `None` if the month is.
    day: Option<u8>,
}

impl GameDate {
    /// Reads the value of a tag `Date`, or what a player typed; `None` if not even the year is certain.
    ///
    /// The parts are separated by dots, hyphens or slashes, need no leading zeros, and are not known if they are
    /// missing, zero or question marks. The year has four digits, and is the first part or the last. Before a year at the
    /// end, dots separate the day and the month, in this order. Slashes and hyphens separate them in either order,
    /// so there only the year is certain, unless one of the two can be no month or both are equal. A month or a day that
    /// does not exist is not known. A time of day may follow.
    pub fn parse(text: &str) -> Option<Self> {
        const SEPARATORS: [char; 3] = ['.', '-', '/'];
        let mut parts = text.trim().splitn(3, SEPARATORS).map(str::trim);
        let [first, second, third] = [(); 3].map(|()| parts.next().unwrap_or_default());
        let third = third.split([' ', 'T']).next().unwrap_or_default();
        let [year, month, day] = if first.len() == 4 {
            [number(first)?, number(second)?, number(third)?]
        } else {
            let [one, two, year] = [number(first)?, number(second)?, number(third)?];
            let in_order = text.contains('.') || one > 12 || one == two;
            match (third.len() == 4, in_order, two > 12) {
                (false, ..) => return None,
                (_, true, _) => [year, two, one],
                (_, _, true) => [year, one, two],
                _ => [year, 0, 0],
            }
        };
        let exists = |month: u16, day: u16| {
            let (month, day) = (i8::try_from(month).ok()?, i8::try_from(day).ok()?);
            Date::new(i16::try_from(year).ok()?, month, day).ok()
        };
        let month = exists(month, 1).map(|date| date.month().unsigned_abs());
        let day = month.and_then(|month| exists(month.into(), day));
        let day = day.map(|date| date.day().unsigned_abs());
        (year > 0).then_some(Self { year, month, day })
    }

    /// The first day that it can be: year, month and day.
    pub(super) fn first(self) -> (u16, u8, u8) {
        (self.year, self.month.unwrap_or(1), self.day.unwrap_or(1))
    }

    /// The last day that it can be.
    pub(super) fn last(self) -> (u16, u8, u8) {
        (self.year, self.month.unwrap_or(12), self.day.unwrap_or(31))
    }
}

/// A part of a date: 0 if it is not known; `None` if it is no part of a date.
fn number(part: &str) -> Option<u16> {
    if part.bytes().all(|byte| byte == b'?') {
        return Some(0);
    }
    let is_short = part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
    part.parse().ok().filter(|_| is_short)
}

impl fmt::Display for GameDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        [self.month, self.day].into_iter().flatten().try_for_each(|part| write!(f, "-{part:02}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_far_as_they_are_certain() {
        for (text, expected) in [
            ("2020.05.06", "2020-05-06"),
            ("2020-5-6", "2020-05-06"),
            (" 2020/05/06 ", "2020-05-06"),
            ("2026-11-21T12:58:08Z", "2026-11-21"),
            ("2026-11-21T12:58:08-03:00", "2026-11-21"),
            ("2020.05.06 18:30", "2020-05-06"),
            ("2020.05.??", "2020-05"),
            ("2020.5", "2020-05"),
            ("2020-", "2020"),
            ("2020", "2020"),
            ("2020.??.06", "2020"),
            ("2020.00.00", "2020"),
            ("2020.13.01", "2020"),
            ("2020.02.30", "2020-02"),
            ("0999.01.02", "0999-01-02"),
            ("6.5.2020", "2020-05-06"),
            ("6. 5. 2020", "2020-05-06"),
            ("31.12.2020", "2020-12-31"),
            ("??.05.2020", "2020-05"),
            ("05.13.2020", "2020"),
            ("13/05/2020", "2020-05-13"),
            ("05/13/2020", "2020-05-13"),
            ("05-05-2020", "2020-05-05"),
            ("06/05/2020", "2020"),
            ("06-05-2020", "2020"),
        ] {
            let read = GameDate::parse(text).map(|date| date.to_string());
            assert_eq!(read.as_deref(), Some(expected), "{text}");
        }
        let unknown = [
            "",
            "?",
            "????.??.??",
            "????.05.06",
            "0000.01.01",
            "06.05.20",
            "6 May 2020",
            "20200506",
        ];
        for text in unknown.into_iter().chain(["202", "+202.1.1", "2020.+5.1", "２０２０", "é.é.é"])
        {
            assert_eq!(GameDate::parse(text), None, "{text}");
        }
    }
}
