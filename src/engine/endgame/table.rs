//! The finished table of a pair of layers: two bits a position, and a byte for the turns it takes.

use super::places::Places;
use super::value::{self, Worth};
use std::fmt::Debug;
use std::sync::Arc;

/// Where a table's bytes lie when they are not held in memory: in a file, for instance.
pub trait Bytes: Debug + Send + Sync {
    /// The byte at this place of the bytes that [`Table::bytes`] once gave; `None` when it cannot
    /// be had.
    fn byte(&self, place: u64) -> Option<u8>;
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
pub struct Table {
    pub(super) places: Arc<Places>,
    longest: u8,
    /// Four positions a byte, the first in the lowest bits.
    worths: Vec<u8>,
    turns: Turns,
}

impl Table {
    /// A table of the bytes that were built.
    pub(super) fn built(places: Arc<Places>, mut bytes: Vec<u8>) -> Self {
        let mut longest = 0;
        for byte in &mut bytes {
            if *byte == value::DRAWN_BY_CAPTURE {
                *byte = value::DRAW;
            }
            longest = longest.max(value::read(*byte).map_or(0, |(_, turns)| turns));
        }
        let quarter = |four: &[u8]| {
            four.iter().rev().fold(0, |bits, &byte| bits << 2 | value::two_bits(byte))
        };
        let worths = bytes.chunks(4).map(quarter).collect();
        Self { places, longest, worths, turns: Turns::Held(bytes) }
    }

    /// A table of its two-bit part, with its bytes lying elsewhere or nowhere.
    pub(super) fn of_worths(
        places: Arc<Places>,
        longest: u8,
        worths: Vec<u8>,
        bytes: Option<Box<dyn Bytes>>,
    ) -> Self {
        let turns = bytes.map_or(Turns::Unknown, Turns::Elsewhere);
        Self { places, longest, worths, turns }
    }

    /// The same without its bytes: a fifth of the memory.
    pub(super) fn without_bytes(&self) -> Self {
        Self {
            places: self.places.clone(),
            longest: self.longest,
            worths: self.worths.clone(),
            turns: Turns::Unknown,
        }
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
    pub(super) fn worth(&self, (side, place): (usize, u64)) -> Option<Worth> {
        let at = side as u64 * self.places.len() + place;
        let byte = self.worths[(at / 4) as usize];
        value::worth(byte >> (at % 4 * 2))
    }

    /// The worth and the turns at a place of a layer, where the bytes can be had.
    pub(super) fn read(&self, (side, place): (usize, u64)) -> Option<(Worth, u8)> {
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

/// How many positions of a layer have which worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Stones of the side to move.
    pub own: usize,
    /// Stones of the other side.
    pub enemy: usize,
    /// All positions, mirrored ones included.
    pub positions: u64,
    /// Those that the side to move wins.
    pub wins: u64,
    /// Those that are drawn.
    pub draws: u64,
    /// Those that the side to move loses.
    pub losses: u64,
}

impl Table {
    /// Counts the positions of each layer, the smaller side to move first.
    pub fn census(&self) -> Vec<Census> {
        let places = &self.places;
        let layer = |side| {
            let (own, enemy) =
                if side == 0 { (places.small, places.large) } else { (places.large, places.small) };
            let mut census = Census { own, enemy, ..Census::default() };
            places.scan_all(|place, large| {
                let Some(worth) = self.worth((side, place)) else { return };
                let weight = places.weight(place, large());
                census.positions += weight;
                match worth {
                    Worth::Win => census.wins += weight,
                    Worth::Draw => census.draws += weight,
                    Worth::Loss => census.losses += weight,
                }
            });
            census
        };
        (0..places.sides()).map(layer).collect()
    }
}
