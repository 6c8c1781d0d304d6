//! Reads a book.

use super::bits::{BitReader, unzigzag, width};
use super::value::{is_code, value};
use super::write::{SMALL_COUNT, SMALL_DIFFERENCE};
use super::{Book, BookError, BookErrorKind, Growth, HEAD, VERSION};
use crate::rules::Variant;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::sync::Arc;

/// The line from which on the positions are described.
const FIRST_LINE: usize = 3;

impl Book {
    /// Reads a book of this variant.
    ///
    /// ```
    /// use fanorona::engine::book::{Book, BookErrorKind};
    /// use fanorona::rules::variant::shipped;
    ///
    /// let telo = shipped::variant("telo").ok_or("no such variant")?;
    /// let error = Book::read("fanorona book 1 telo 12345678\ngrown 1 100 20\n", &telo).unwrap_err();
    /// assert_eq!((error.line, error.reason), (1, BookErrorKind::Checksum));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first error in the text; nothing of a text with an error is used.
    pub fn read(text: &str, variant: &Arc<Variant>) -> Result<Self, BookError> {
        let error = |line, reason| BookError { line, reason };
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let sum = check_head(head, &variant.key).map_err(|reason| error(1, reason))?;
        if crc32fast::hash(body.as_bytes()) != sum {
            return Err(error(1, BookErrorKind::Checksum));
        }
        let mut lines = body.lines();
        let (count, growth) = lines
            .next()
            .and_then(read_grown)
            .ok_or_else(|| error(2, BookErrorKind::Damaged))?;
        let mut bytes = Vec::new();
        for (number, line) in lines.enumerate() {
            URL_SAFE_NO_PAD
                .decode_vec(line, &mut bytes)
                .map_err(|_| error(FIRST_LINE + number, BookErrorKind::Damaged))?;
        }
        let mut book = Self::empty(variant.clone(), growth);
        let mut bits = BitReader::new(&bytes);
        book.read_positions(&mut bits, count)
            .map_err(|position| error(FIRST_LINE, BookErrorKind::Position(position)))?;
        Ok(book)
    }

    /// Reads so many positions.
    ///
    /// # Errors
    /// The number of the position, from 1, at which the bits are damaged.
    fn read_positions(&mut self, bits: &mut BitReader<'_>, count: usize) -> Result<(), usize> {
        if count > 0 {
            let key = self.start_key();
            let start = self.position_of(key).ok_or(1_usize)?;
            self.push(start, key, None);
        }
        let mut expected = vec![0];
        let mut at = 0;
        while at < self.len() {
            self.read_position(bits, at, &mut expected, count).ok_or(at + 1)?;
            at += 1;
        }
        if self.len() != count || !bits.is_at_end() {
            return Err(at);
        }
        let order = self.order().ok_or(at)?;
        self.carry_up(&order);
        Ok(())
    }

    /// Reads the description of a position, and adds the positions after its turns. `expected` has the
    /// value expected of the best other turn of each position. `None` if it is damaged.
    fn read_position(
        &mut self,
        bits: &mut BitReader<'_>,
        at: usize,
        expected: &mut Vec<i32>,
        count: usize,
    ) -> Option<()> {
        let position = self.nodes.get(at)?.position;
        if self.end_value(&position).is_some() {
            return Some(());
        }
        let mut all = Vec::new();
        self.effects(&position, &mut all);
        let index_bits = width(all.len());
        let turns = bits.take_short(SMALL_COUNT)? as usize;
        if turns > all.len() {
            return None;
        }
        let mut code = *expected.get(at)?;
        if bits.take(1)? == 1 {
            let effect = *all.get(bits.take(index_bits)? as usize)?;
            code = code.checked_add(unzigzag(bits.take_short(SMALL_DIFFERENCE)?))?;
            if !is_code(code) {
                return None;
            }
            let node = &mut self.nodes[at];
            (node.other, node.value) = (Some((effect, value(code))), value(code));
        }
        let mut last = None;
        for _ in 0..turns {
            let index = bits.take(index_bits)? as usize;
            let effect = *all.get(index)?;
            if last.replace(index).is_some_and(|last| last >= index) {
                return None;
            }
            let key = self.key_after(&position, effect);
            let next = match self.by_key.get(&key) {
                Some(&known) => known,
                None if self.len() < count => {
                    expected.push(-code);
                    let position = self.position_of(key)?;
                    self.push(position, key, None)
                }
                None => return None,
            };
            self.nodes[at].turns.push((effect, next));
        }
        // A position that is not over has a value.
        let node = &self.nodes[at];
        (node.other.is_some() || !node.turns.is_empty()).then_some(())
    }
}

/// The checksum that the first line names.
fn check_head(line: &str, key: &str) -> Result<u32, BookErrorKind> {
    let rest = line.strip_prefix(HEAD).ok_or(BookErrorKind::NotABook)?;
    let mut words = rest.split_ascii_whitespace();
    let (Some(version), Some(found)) = (words.next(), words.next()) else {
        return Err(BookErrorKind::NotABook);
    };
    if version != VERSION {
        return Err(BookErrorKind::Version(version.chars().take(10).collect()));
    }
    if found != key {
        return Err(BookErrorKind::OtherVariant(found.chars().take(40).collect()));
    }
    let sum = words.next().and_then(|sum| u32::from_str_radix(sum, 16).ok());
    sum.ok_or(BookErrorKind::Checksum)
}

/// The number of positions and how they were grown.
fn read_grown(line: &str) -> Option<(usize, Growth)> {
    let mut numbers = line.strip_prefix("grown ")?.split_ascii_whitespace();
    let mut next = || numbers.next()?.parse::<u64>().ok();
    let (count, nodes, turn_cost) = (next()?, next()?, next()?);
    let growth = Growth { nodes: nodes.max(1), turn_cost: u32::try_from(turn_cost).ok()? };
    Some((usize::try_from(count).ok()?, growth)).filter(|_| numbers.next().is_none())
}
