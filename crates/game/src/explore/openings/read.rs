//! Reads openings, a few positions at a time.

use super::write::score;
use super::{HEAD, Openings, OpeningsError, OpeningsHeader, RESULTS};
use crate::explore::{PositionKey, Tally};
use fanorona_engine::Score;
use fanorona_formats::DataErrorKind;
use fanorona_formats::digits::Digits;
use fanorona_rules::generate::{Effect, effects};
use fanorona_rules::{Position, Variant};
use std::collections::{HashSet, VecDeque};
use std::fmt;
use std::sync::Arc;

/// Reads openings in parts, for programs that must not block for long.
///
/// ```no_run
/// # fn text() -> String { String::new() }
/// use fanorona_game::explore::OpeningsReader;
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").ok_or("no such variant")?;
/// let mut reader = OpeningsReader::new(text(), &telo)?;
/// let openings = loop {
///     if let Some(openings) = reader.read_some(20)? {
///         break openings;
///     }
/// };
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct OpeningsReader {
    text: String,
    /// Where the next line begins, and its number.
    at: usize,
    line: usize,
    /// The positions that were announced, with the number of turns that lead there.
    announced: VecDeque<(Position, u32)>,
    /// The positions that turns so far lead to.
    reached: HashSet<PositionKey>,
    openings: Openings,
}

impl OpeningsReader {
    /// Looks at the first lines and the checksum.
    ///
    /// # Errors
    /// The text is not one with openings of this variant, or it was changed.
    pub fn new(text: String, variant: &Arc<Variant>) -> Result<Self, OpeningsError> {
        let error = |line, reason| OpeningsError { line, reason };
        let (head, body) = text.split_once('\n').unwrap_or((&text, ""));
        let sum = HEAD
            .checksum(head.trim_end(), &variant.key)
            .map_err(|reason| error(1, reason.into()))?;
        let sum = sum.and_then(|sum| u32::from_str_radix(sum, 16).ok());
        let sum = sum.ok_or_else(|| error(1, DataErrorKind::Checksum))?;
        let made = body.lines().next().and_then(read_made);
        let made = made.ok_or_else(|| error(2, DataErrorKind::Damaged))?;
        if crc32fast::hash(body.as_bytes()) != sum {
            return Err(error(1, DataErrorKind::Checksum));
        }
        let at = head.len() + 1 + body.find('\n').map_or(body.len(), |end| end + 1);
        let start = Position::start(&variant.rules);
        let announced = VecDeque::from([(start, 0)]);
        let openings = Openings::empty(variant.clone(), made);
        let key = openings.symmetries.image(&variant.rules, &start).key;
        let reached = HashSet::from([key]);
        Ok(Self { text, at, line: 2, announced, reached, openings })
    }

    /// Reads at most this number of positions. Returns the openings once all are read.
    ///
    /// # Errors
    /// A line is invalid; reading cannot be continued then.
    pub fn read_some(&mut self, most: usize) -> Result<Option<Openings>, OpeningsError> {
        for _ in 0..most {
            let rest = self.text.get(self.at..).unwrap_or_default();
            if rest.is_empty() {
                let whole = self.announced.is_empty();
                let made = self.openings.made;
                let variant = self.openings.variant.clone();
                let read = std::mem::replace(&mut self.openings, Openings::empty(variant, made));
                return if whole { Ok(Some(read)) } else { Err(self.damaged()) };
            }
            let (line, length) = match rest.split_once('\n') {
                Some((line, _)) => (line.trim_end().to_owned(), line.len() + 1),
                None => (rest.to_owned(), rest.len()),
            };
            self.at += length;
            self.line += 1;
            if self.position(&line).is_none() {
                return Err(self.damaged());
            }
        }
        Ok(None)
    }

    const fn damaged(&self) -> OpeningsError {
        OpeningsError { line: self.line, reason: DataErrorKind::Damaged }
    }

    /// Reads the line of the next position that was announced; `None` if it is damaged.
    fn position(&mut self, line: &str) -> Option<()> {
        let (position, depth) = self.announced.pop_front()?;
        let rules = self.openings.variant.rules.clone();
        let all = effects(&rules, &position).list;
        let mut digits = Digits::new(line);
        let mut turns: Vec<(Effect, Tally, Option<Score>)> = Vec::new();
        while !digits.is_empty() {
            let number = digits.take_short()?;
            let effect = *all.get(number as usize / 2)?;
            let mut tally = Tally::default();
            for result in RESULTS {
                *tally.of_mut(result) = digits.take_short()?;
            }
            let value = score(digits.take_short()?);
            if turns.last().is_some_and(|&(before, ..)| before >= effect) {
                return None;
            }
            let after = position.moved(&rules, effect.from, effect.to, effect.captured);
            let key = self.openings.symmetries.image(&rules, &after).key;
            let announces = number % 2 == 1;
            // A position is announced by the first turn that leads to it, or never.
            if !self.reached.insert(key) && announces {
                return None;
            }
            if announces {
                self.announced.push_back((after, depth + 1));
            }
            turns.push((effect, tally, value));
        }
        self.openings.push(position, depth, turns.into_iter());
        Some(())
    }
}

impl fmt::Debug for OpeningsReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpeningsReader").field("line", &self.line).finish_non_exhaustive()
    }
}

fn read_made(line: &str) -> Option<OpeningsHeader> {
    let mut numbers = line.strip_prefix("made ")?.split_ascii_whitespace();
    let mut next = || numbers.next()?.parse::<u64>().ok();
    let (seed, games, nodes) = (next()?, next()?, next()?);
    let (depth, least) = (u32::try_from(next()?).ok()?, u32::try_from(next()?).ok()?);
    numbers.next().is_none().then_some(OpeningsHeader { seed, games, nodes, depth, least })
}
