//! The finished table of a pair of layers: two bits for the value of each position, and one byte
//! for its turns.

use super::layer_statistics::{self, LayerStatistics};
use super::position_index::PositionIndex;
use super::value::{self, TableValue};
use std::fmt::Debug;
use std::sync::Arc;

/// The bytes of a table that are not held in memory, for example in a file.
pub trait ByteSource: Debug + Send + Sync {
    /// The byte at this index of what [`EndgameTable::bytes`] returned; `None` if it cannot be
    /// read.
    fn byte(&self, index: u64) -> Option<u8>;

    /// Whether a byte that should be there could not be read.
    fn has_failed(&self) -> bool {
        false
    }
}

impl ByteSource for Vec<u8> {
    fn byte(&self, index: u64) -> Option<u8> {
        self.get(index as usize).copied()
    }
}

/// Where the turns of each position are stored.
#[derive(Debug)]
enum DistanceBytes {
    InMemory(Vec<u8>),
    External(Box<dyn ByteSource>),
    Unknown,
}

/// The values of all positions where one side has `small` stones and the other `large`.
///
/// ```
/// use fanorona_engine::endgame::{EndgameTables, build};
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").unwrap();
/// let mut tables = EndgameTables::empty(&telo.rules);
/// build::extend(&mut tables, &telo.rules, 2, 1, &|_| true)?;
/// let table = tables.table(1, 1).unwrap();
/// assert_eq!((table.small(), table.large()), (1, 1));
/// // 9 * 8 placements of two stones.
/// let layer = &table.statistics()[0];
/// assert_eq!((layer.positions, layer.wins + layer.draws + layer.losses), (72, 72));
/// # Ok::<(), fanorona_engine::endgame::TableError>(())
/// ```
#[derive(Debug)]
pub struct EndgameTable {
    pub(super) indexing: Arc<PositionIndex>,
    longest: u8,
    /// One for each layer.
    statistics: Vec<LayerStatistics>,
    /// Four positions a byte, the first in the lowest bits.
    values: Vec<u8>,
    turns: DistanceBytes,
}

impl EndgameTable {
    /// A table from the bytes of the builder.
    pub(super) fn built(indexing: Arc<PositionIndex>, mut bytes: Vec<u8>) -> Self {
        for byte in &mut bytes {
            if *byte == value::DRAWN_BY_CAPTURE {
                *byte = value::DRAW;
            }
        }
        let quarter = |four: &[u8]| {
            four.iter().rev().fold(0, |bits, &byte| bits << 2 | value::two_bits(byte))
        };
        let values = bytes.chunks(4).map(quarter).collect();
        let statistics = layer_statistics::count(&indexing, &bytes);
        Self::of(indexing, statistics, values, DistanceBytes::InMemory(bytes))
    }

    /// A table from its two-bit part. The bytes come from a source or are unknown.
    pub(super) fn of_values(
        indexing: Arc<PositionIndex>,
        statistics: Vec<LayerStatistics>,
        values: Vec<u8>,
        bytes: Option<Box<dyn ByteSource>>,
    ) -> Self {
        Self::of(
            indexing,
            statistics,
            values,
            bytes.map_or(DistanceBytes::Unknown, DistanceBytes::External),
        )
    }

    fn of(
        indexing: Arc<PositionIndex>,
        statistics: Vec<LayerStatistics>,
        values: Vec<u8>,
        turns: DistanceBytes,
    ) -> Self {
        let longest = statistics.iter().map(|layer| layer.longest).max().unwrap_or(0);
        Self { indexing, longest, statistics, values, turns }
    }

    /// The smaller number of stones.
    pub fn small(&self) -> usize {
        self.indexing.small
    }

    /// The larger number of stones, or the same.
    pub fn large(&self) -> usize {
        self.indexing.large
    }

    /// The greatest number of turns that a won or lost position takes until a capture or the end of
    /// the game.
    #[inline]
    pub const fn longest(&self) -> u8 {
        self.longest
    }

    /// The number of positions of each layer by value. The layer with the smaller side to move
    /// comes first.
    pub fn statistics(&self) -> &[LayerStatistics] {
        &self.statistics
    }

    /// The two-bit part, four positions a byte.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// One byte a position, if they are held in memory.
    pub fn bytes(&self) -> Option<&[u8]> {
        match &self.turns {
            DistanceBytes::InMemory(bytes) => Some(bytes),
            _ => None,
        }
    }

    /// Whether bytes that are not held in memory could not be read when they were needed.
    pub fn has_failed(&self) -> bool {
        matches!(&self.turns, DistanceBytes::External(bytes) if bytes.has_failed())
    }

    /// The value at an index of a layer.
    #[inline]
    pub(super) fn value(&self, (side, index): (usize, u64)) -> Option<TableValue> {
        let at = side as u64 * self.indexing.len() + index;
        let byte = self.values[(at / 4) as usize];
        value::from_two_bits(byte >> (at % 4 * 2))
    }

    /// The value and the turns at an index of a layer, if the bytes can be read.
    pub(super) fn read(&self, at: (usize, u64)) -> Option<(TableValue, u8)> {
        // A byte from another source may be damaged; it must agree with the two bits in memory.
        value::read(self.byte(at)?).filter(|&(value, _)| self.value(at) == Some(value))
    }

    /// Whether an index of a layer is marked as unused.
    pub(super) fn is_unused(&self, at: (usize, u64)) -> bool {
        self.value(at).is_none() && self.byte(at) == Some(value::UNUSED)
    }

    fn byte(&self, (side, index): (usize, u64)) -> Option<u8> {
        let at = side as u64 * self.indexing.len() + index;
        match &self.turns {
            DistanceBytes::InMemory(bytes) => Some(bytes[at as usize]),
            DistanceBytes::External(bytes) => bytes.byte(at),
            DistanceBytes::Unknown => None,
        }
    }
}
