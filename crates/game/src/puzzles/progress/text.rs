//! The text form of a player's progress: RON with a line for each puzzle.

use super::again::INTERVALS;
use super::{Again, Day, PuzzleProgress, Rated, Streak, TimedBest, Tried};
use crate::learn::{ParseProgressError, Salvaged};
use fanorona_formats::{read_versioned, ron_options};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{self, Write as _};

impl From<(u8, Day)> for Again {
    fn from((stage, due): (u8, Day)) -> Self {
        Self { stage, due }
    }
}

impl From<Again> for (u8, Day) {
    fn from(Again { stage, due }: Again) -> Self {
        (stage, due)
    }
}

/// A part of the text.
trait Part: DeserializeOwned + Serialize {
    /// Whether its numbers make sense. Those of a rating are checked when it is read.
    fn is_possible(&self) -> bool {
        true
    }
}

impl Part for Rated {}

impl Part for Streak {
    fn is_possible(&self) -> bool {
        self.days <= self.best
    }
}

impl Part for TimedBest {
    fn is_possible(&self) -> bool {
        self.runs > 0
    }
}

impl Part for Tried {
    fn is_possible(&self) -> bool {
        let stage = self.again.map_or(0, |again| again.stage.into());
        self.tries > 0 && self.solved <= self.tries && stage < INTERVALS.len()
    }
}

impl PuzzleProgress {
    /// Reads the text that [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// The text is damaged or of another version. What can still be read of it comes with the error.
    pub fn read(text: &str) -> Result<Self, Box<Salvaged<Self>>> {
        let read = read_versioned(text, &ron_options(), Self::VERSION);
        let read = read.and_then(|read: Self| match read.is_possible() {
            true => Ok(read),
            false => Err(ParseProgressError::Syntax {
                line: 1,
                column: 1,
                message: "a number is out of range".to_owned(),
            }),
        });
        read.map_err(|error| Salvaged::new(error, || Self::salvage(text)))
    }

    fn is_possible(&self) -> bool {
        self.streak.is_possible()
            && self.timed.values().all(Part::is_possible)
            && self.puzzles.values().all(Part::is_possible)
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
fn part<P: Part>(text: &str) -> Option<P> {
    ron_options().from_str(text).ok().filter(P::is_possible)
}

/// A part as RON in one line.
fn line(part: &impl Part) -> String {
    ron_options().to_string(part).unwrap_or_default()
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
