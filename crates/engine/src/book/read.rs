//! Reads a book, a few positions at a time.

use super::bits::{BitReader, unzigzag, width};
use super::graph::BookGraph;
use super::value::{is_code, value};
use super::write::{SMALL_COUNT, SMALL_DIFFERENCE};
use super::{Book, BookError, Growth, HEAD};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fanorona_formats::DataErrorKind;
use fanorona_rules::Variant;
use fanorona_rules::generate::{Effect, Generator};
use std::fmt;
use std::sync::Arc;

/// The line from which on the positions are described.
const FIRST_LINE: usize = 3;

/// Reads a book in parts, for programs that must not block for long.
pub struct BookReader {
    book: BookGraph,
    bits: BitReader,
    /// The value expected of the best other turn of each position.
    expected: Vec<i32>,
    /// The number of positions that were read.
    read: usize,
    /// The number of positions that there have to be.
    count: usize,
    generator: Generator,
    effects: Vec<Effect>,
}

impl Book {
    /// Reads a book of this variant at once.
    ///
    /// ```
    /// use fanorona_engine::book::Book;
    /// use fanorona_formats::DataErrorKind;
    /// use fanorona_rules::variant::shipped;
    ///
    /// let telo = shipped::variant("telo").ok_or("no such variant")?;
    /// let error = Book::read("fanorona book 1 telo 12345678\ngrown 1 100 20\n", &telo).unwrap_err();
    /// assert_eq!((error.line, error.reason), (1, DataErrorKind::Checksum));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first error in the text; nothing of a text with an error is used.
    pub fn read(text: &str, variant: &Arc<Variant>) -> Result<Self, BookError> {
        let mut reader = BookReader::new(text, variant)?;
        loop {
            if let Some(book) = reader.read_some(usize::MAX)? {
                return Ok(book);
            }
        }
    }
}

impl BookReader {
    /// Begins to read a book of this variant.
    ///
    /// # Errors
    /// The text is no book of this variant, or it was changed.
    pub fn new(text: &str, variant: &Arc<Variant>) -> Result<Self, BookError> {
        let error = |line, reason| BookError { line, reason };
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let sum = HEAD.checksum(head, &variant.key).map_err(|reason| error(1, reason.into()))?;
        let sum = sum.and_then(|sum| u32::from_str_radix(sum, 16).ok());
        if sum != Some(crc32fast::hash(body.as_bytes())) {
            return Err(error(1, DataErrorKind::Checksum));
        }
        let mut lines = body.lines();
        let (count, growth) =
            lines.next().and_then(read_grown).ok_or_else(|| error(2, DataErrorKind::Damaged))?;
        let mut bytes = Vec::new();
        for (number, line) in lines.enumerate() {
            URL_SAFE_NO_PAD
                .decode_vec(line, &mut bytes)
                .map_err(|_| error(FIRST_LINE + number, DataErrorKind::Damaged))?;
        }
        let mut book = BookGraph::empty(variant.clone(), growth);
        let start = book.start_key();
        if let Some(position) = book.position_of(start).filter(|_| count > 0) {
            book.push(position, start, None);
        }
        let generator = Generator::new(&variant.rules.with_captures_enforced());
        let (bits, expected, effects) = (BitReader::new(bytes), vec![0], Vec::new());
        Ok(Self { book, bits, expected, read: 0, count, generator, effects })
    }

    /// Reads at most this number of positions. Returns the book once all are read.
    ///
    /// # Errors
    /// The description of a position is invalid; reading cannot be continued then.
    pub fn read_some(&mut self, most: usize) -> Result<Option<Book>, BookError> {
        for _ in 0..most {
            if self.read == self.book.nodes.len() {
                return self.end().map(Some).ok_or_else(|| self.damaged());
            }
            self.position(self.read).ok_or_else(|| self.damaged())?;
            self.read += 1;
        }
        Ok(None)
    }

    const fn damaged(&self) -> BookError {
        BookError { line: FIRST_LINE, reason: DataErrorKind::Entry(self.read + 1) }
    }

    /// The book with its values when all was read; `None` if it is damaged.
    fn end(&mut self) -> Option<Book> {
        if self.read != self.count || !self.bits.is_at_end() {
            return None;
        }
        let order = self.book.order()?;
        self.book.carry_up(&order);
        let empty = BookGraph::empty(self.book.variant.clone(), self.book.growth);
        Some(Book { graph: std::mem::replace(&mut self.book, empty) })
    }

    /// Reads the description of a position, and adds the positions after its turns. `None` if it is
    /// damaged.
    fn position(&mut self, at: usize) -> Option<()> {
        let Self { book, bits, effects, .. } = self;
        let position = book.nodes.get(at)?.position;
        if book.end_value(&position).is_some() {
            return Some(());
        }
        let variant = book.variant.clone();
        let rules = variant.rules.with_captures_enforced();
        effects.clear();
        self.generator.append(&rules, &position, effects);
        effects.sort_unstable();
        let index_bits = width(effects.len());
        let turns = bits.take_short(SMALL_COUNT)? as usize;
        if turns > effects.len() {
            return None;
        }
        let mut code = *self.expected.get(at)?;
        if bits.take(1)? == 1 {
            let effect = *effects.get(bits.take(index_bits)? as usize)?;
            code = code.checked_add(unzigzag(bits.take_short(SMALL_DIFFERENCE)?))?;
            if !is_code(code) {
                return None;
            }
            let node = book.nodes.get_mut(at)?;
            (node.other, node.value) = (Some((effect, value(code))), value(code));
        }
        let mut last = None;
        for _ in 0..turns {
            let index = bits.take(index_bits)? as usize;
            let effect = *effects.get(index)?;
            if last.replace(index).is_some_and(|last| last >= index) {
                return None;
            }
            let key = book.key_after(&position, effect);
            let next = match book.by_key.get(&key) {
                Some(&known) => known,
                None if book.nodes.len() < self.count => {
                    self.expected.push(-code);
                    let position = book.position_of(key)?;
                    book.push(position, key, None)
                }
                None => return None,
            };
            book.nodes.get_mut(at)?.turns.push((effect, next));
        }
        // A position that is not over has a value.
        let node = book.nodes.get(at)?;
        (node.other.is_some() || !node.turns.is_empty()).then_some(())
    }
}

impl fmt::Debug for BookReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BookReader").field("read", &self.read).finish_non_exhaustive()
    }
}

/// The number of positions and how they were grown.
fn read_grown(line: &str) -> Option<(usize, Growth)> {
    let mut numbers = line.strip_prefix("grown ")?.split_ascii_whitespace();
    let mut next = || numbers.next()?.parse::<u64>().ok();
    let (count, nodes, turn_cost) = (next()?, next()?, next()?);
    let growth = Growth { nodes: nodes.max(1), turn_cost: u32::try_from(turn_cost).ok()? };
    Some((usize::try_from(count).ok()?, growth)).filter(|_| numbers.next().is_none())
}
