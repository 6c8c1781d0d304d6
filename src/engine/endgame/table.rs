//! The finished table of a pair of layers: two bits a position, and a byte for the turns it takes.

use super::census::{self, Census};
use super::places::Places;
use super::value::{self, TableValue};
use std::fmt::Debug;
use std::sync::Arc;

/// Where a table's bytes lie when they are not held in memory: in a file, for instance.
pub trait Bytes: Debug + Send + Sync {
    /// The byte at this place of the bytes that [`EndgameTable::bytes`] once gave; `None` when it cannot
    /// be had.
    fn byte(&self, place: u64) -> Option<u8>;
}

impl Bytes for Vec<u8> {
    fn byte(&self, place: u64) -> Option<u8> {
        self.get(place as usize).copied()
    }
}

/// How a table holds the turns that each position takes.
#[derive(Debug)]
enum Turns {
    Held(Vec<u8>),
    Elsewhere(Box<dyn Bytes>),
    Unknown,
}

/// Every position where one side has so many stones and the other side so many.
#[derive(Debug)]
pub struct EndgameTable {
    pub(super) places: Arc<Places>,
    longest: u8,
    /// Of each layer.
    census: Vec<Census>,
    /// Four positions a byte, the first in the lowest bits.
    worths: Vec<u8>,
    turns: Turns,
}

impl EndgameTable {
    /// A table of the bytes that were built.
    pub(super) fn built(places: Arc<Places>, mut bytes: Vec<u8>) -> Self {
        for byte in &mut bytes {
            if *byte == value::DRAWN_BY_CAPTURE {
                *byte = value::DRAW;
            }
        }
        let quarter = |four: &[u8]| {
            four.iter().rev().fold(0, |bits, &byte| bits << 2 | value::two_bits(byte))
        };
        let worths = bytes.chunks(4).map(quarter).collect();
        let census = census::count(&places, &bytes);
        Self::of(places, census, worths, Turns::Held(bytes))
    }

    /// A table of its two-bit part, with its bytes lying elsewhere or nowhere.
    pub(super) fn of_worths(
        places: Arc<Places>,
        census: Vec<Census>,
        worths: Vec<u8>,
        bytes: Option<Box<dyn Bytes>>,
    ) -> Self {
        Self::of(places, census, worths, bytes.map_or(Turns::Unknown, Turns::Elsewhere))
    }

    fn of(places: Arc<Places>, census: Vec<Census>, worths: Vec<u8>, turns: Turns) -> Self {
        let longest = census.iter().map(|layer| layer.longest).max().unwrap_or(0);
        Self { places, longest, census, worths, turns }
    }

    /// The same with its bytes lying elsewhere, or nowhere: a fifth of the memory.
    #[must_use]
    pub fn with_bytes_elsewhere(self, bytes: Option<Box<dyn Bytes>>) -> Self {
        Self { turns: bytes.map_or(Turns::Unknown, Turns::Elsewhere), ..self }
    }

    /// The smaller number of stones.
    pub fn small(&self) -> usize {
        self.places.small
    }

    /// The larger number of stones, or the same.
    pub fn large(&self) -> usize {
        self.places.large
    }

    /// The most turns that a won or lost position takes until stones are taken or the game ends.
    pub const fn longest(&self) -> u8 {
        self.longest
    }

    /// How many positions of each layer have which worth, the smaller side to move first.
    pub fn census(&self) -> &[Census] {
        &self.census
    }

    /// The two-bit part, four positions a byte.
    pub fn worths(&self) -> &[u8] {
        &self.worths
    }

    /// One byte a position, if they are held in memory.
    pub fn bytes(&self) -> Option<&[u8]> {
        match &self.turns {
            Turns::Held(bytes) => Some(bytes),
            _ => None,
        }
    }

    /// The worth at a place of a layer.
    #[inline]
    pub(super) fn worth(&self, (side, place): (usize, u64)) -> Option<TableValue> {
        let at = side as u64 * self.places.len() + place;
        let byte = self.worths[(at / 4) as usize];
        value::worth(byte >> (at % 4 * 2))
    }

    /// The worth and the turns at a place of a layer, where the bytes can be had.
    pub(super) fn read(&self, (side, place): (usize, u64)) -> Option<(TableValue, u8)> {
        let at = side as u64 * self.places.len() + place;
        let byte = match &self.turns {
            Turns::Held(bytes) => bytes[at as usize],
            Turns::Elsewhere(bytes) => bytes.byte(at)?,
            Turns::Unknown => return None,
        };
        // What lies elsewhere may have been damaged since; then it is not known.
        value::read(byte).filter(|&(worth, _)| self.worth((side, place)) == Some(worth))
    }
}
