//! The text form of a player's progress: RON with a line for each puzzle.

use super::again::INTERVALS;
use super::{Again, Day, PuzzleId, PuzzleProgress, Rated, Rating, Streak, TimedBest, Tried};
use crate::learn::{ParseProgressError, Salvaged};
use fanorona_formats::{read_versioned, ron_options};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

/// The text as a whole.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleProgressText {
    #[serde(rename = "version")]
    _version: u32,
    last: Option<String>,
    rating: Option<RatedText>,
    daily: Option<StreakText>,
    variants: BTreeMap<String, RatedText>,
    timed: BTreeMap<String, TimedText>,
    puzzles: BTreeMap<String, TriedText>,
}

/// A rating: value, deviation, volatility.
type RatingText = (f64, f64, f64);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RatedText {
    rating: RatingText,
    puzzles: u32,
    day: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StreakText {
    last: u32,
    days: u32,
    best: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TimedText {
    best: u32,
    runs: u32,
    day: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TriedText {
    tries: u32,
    solved: u32,
    last: u32,
    /// The stage and the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    again: Option<(u8, u32)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moved: Option<RatingText>,
}

/// A rating whose numbers can be one.
fn rating((rating, deviation, volatility): RatingText) -> Option<Rating> {
    let read = Rating { rating, deviation, volatility };
    (read.bounded() == read).then_some(read)
}

const fn rating_text(rating: &Rating) -> RatingText {
    (rating.rating, rating.deviation, rating.volatility)
}

/// What a part of the text says. `None` if its numbers make no sense.
trait TextPart: Sized {
    type Text: DeserializeOwned + Serialize;
    fn read(text: Self::Text) -> Option<Self>;
    fn text(&self) -> Self::Text;
}

impl TextPart for Rated {
    type Text = RatedText;

    fn read(text: RatedText) -> Option<Self> {
        let (puzzles, day) = (text.puzzles, Day::from_number(text.day));
        Some(Self { rating: rating(text.rating)?, puzzles, day })
    }

    fn text(&self) -> RatedText {
        let (rating, day) = (rating_text(&self.rating), self.day.number());
        RatedText { rating, puzzles: self.puzzles, day }
    }
}

impl TextPart for Streak {
    type Text = StreakText;

    fn read(StreakText { last, days, best }: StreakText) -> Option<Self> {
        (days <= best).then_some(Self { last: Day::from_number(last), days, best })
    }

    fn text(&self) -> StreakText {
        StreakText { last: self.last.number(), days: self.days, best: self.best }
    }
}

impl TextPart for TimedBest {
    type Text = TimedText;

    fn read(TimedText { best, runs, day }: TimedText) -> Option<Self> {
        (runs > 0).then_some(Self { best, runs, day: Day::from_number(day) })
    }

    fn text(&self) -> TimedText {
        TimedText { best: self.best, runs: self.runs, day: self.day.number() }
    }
}

impl TextPart for Tried {
    type Text = TriedText;

    fn read(text: TriedText) -> Option<Self> {
        let TriedText { tries, solved, last, again, moved } = text;
        let again = match again {
            Some((stage, _)) if usize::from(stage) >= INTERVALS.len() => return None,
            Some((stage, due)) => Some(Again { stage, due: Day::from_number(due) }),
            None => None,
        };
        let moved = match moved {
            Some(moved) => Some(rating(moved)?),
            None => None,
        };
        let last = Day::from_number(last);
        (tries > 0 && solved <= tries).then_some(Self { tries, solved, last, again, moved })
    }

    fn text(&self) -> TriedText {
        TriedText {
            tries: self.tries,
            solved: self.solved,
            last: self.last.number(),
            again: self.again.map(|again| (again.stage, again.due.number())),
            moved: self.moved.as_ref().map(rating_text),
        }
    }
}

/// Reads all values of a map; `None` if one makes no sense.
fn read_all<K: Ord, P: TextPart>(
    texts: BTreeMap<String, P::Text>,
    key: impl Fn(String) -> Option<K>,
) -> Option<BTreeMap<K, P>> {
    texts.into_iter().map(|(name, text)| Some((key(name)?, P::read(text)?))).collect()
}

impl PuzzleProgress {
    /// Reads the text that [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// The text is damaged or of another version. What can still be read of it comes with the error.
    pub fn read(text: &str) -> Result<Self, Box<Salvaged<Self>>> {
        let read = read_versioned(text, &ron_options(), Self::VERSION);
        let read = read.and_then(|text| {
            Self::from_text(text).ok_or_else(|| ParseProgressError::Syntax {
                line: 1,
                column: 1,
                message: "a number is out of range".to_owned(),
            })
        });
        read.map_err(|error| Salvaged::new(error, || Self::salvage(text)))
    }

    fn from_text(text: PuzzleProgressText) -> Option<Self> {
        let part = |id: String| id.parse::<PuzzleId>().ok();
        Some(Self {
            overall: match text.rating {
                Some(rating) => Some(Rated::read(rating)?),
                None => None,
            },
            variants: read_all(text.variants, Some)?,
            puzzles: read_all(text.puzzles, part)?,
            last: match text.last {
                Some(id) => Some(part(id)?),
                None => None,
            },
            streak: match text.daily {
                Some(daily) => Streak::read(daily)?,
                None => Streak::default(),
            },
            timed: read_all(text.timed, Some)?,
        })
    }

    /// What is whole in a damaged text: each entry is a line of its own, and the fields of the entries
    /// differ.
    fn salvage(text: &str) -> Self {
        let mut progress = Self::new();
        for line in text.lines() {
            let Some((name, value)) = line.trim().trim_end_matches(',').split_once(": ") else {
                continue;
            };
            let quoted = name.strip_prefix('"').and_then(|name| name.strip_suffix('"'));
            match (name, quoted) {
                ("rating", _) => progress.overall = part(value),
                ("daily", _) => progress.streak = part(value).unwrap_or_default(),
                (_, Some(name)) => {
                    if let (Ok(id), Some(tried)) = (name.parse(), part(value)) {
                        progress.puzzles.insert(id, tried);
                    } else if let Some(rated) = part(value) {
                        progress.variants.insert(name.to_owned(), rated);
                    } else if let Some(timed) = part(value) {
                        progress.timed.insert(name.to_owned(), timed);
                    }
                }
                _ => {}
            }
        }
        progress
    }
}

/// A part of a damaged text.
fn part<P: TextPart>(text: &str) -> Option<P> {
    P::read(ron_options().from_str(text).ok()?)
}

/// A part as RON in one line.
fn line(part: &impl TextPart) -> String {
    ron_options().to_string(&part.text()).unwrap_or_default()
}

/// RON with one line for each entry.
impl fmt::Display for PuzzleProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("(\n    version: {},\n", Self::VERSION);
        if let Some(last) = &self.last {
            let _ = writeln!(text, "    last: {:?},", last.to_string());
        }
        if let Some(rated) = &self.overall {
            let _ = writeln!(text, "    rating: {},", line(rated));
        }
        if self.streak.best > 0 {
            let _ = writeln!(text, "    daily: {},", line(&self.streak));
        }
        let section =
            |text: &mut String, name: &str, lines: &mut dyn Iterator<Item = (String, String)>| {
                let _ = writeln!(text, "    {name}: {{");
                for (key, line) in lines {
                    let _ = writeln!(text, "        {key:?}: {line},");
                }
                text.push_str("    },\n");
            };
        section(
            &mut text,
            "variants",
            &mut self.variants.iter().map(|(k, it)| (k.clone(), line(it))),
        );
        section(&mut text, "timed", &mut self.timed.iter().map(|(k, it)| (k.clone(), line(it))));
        section(
            &mut text,
            "puzzles",
            &mut self.puzzles.iter().map(|(k, it)| (k.to_string(), line(it))),
        );
        text.push_str(")\n");
        f.write_str(&text)
    }
}
