//! A column of a table: the number of turns by the number of stones they take.

use super::printed::Figures;
use std::collections::BTreeMap;

/// A printed number and the counted one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// The number in the booklet, if it is printed.
    pub printed: Option<u32>,
    /// The correct number.
    pub counted: u32,
}

/// A column of table 1 or 2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The number of turns by the number of stones taken.
    pub by_taken: BTreeMap<u32, Compared>,
    /// The number of all turns.
    pub turns: Compared,
    /// The mean number of stones taken, in tenths, rounded half up.
    pub mean: Compared,
}

impl Compared {
    /// Whether the printed number is correct or missing.
    pub fn agrees(self) -> bool {
        self.printed.is_none_or(|printed| printed == self.counted)
    }

    /// The sums of both numbers; the printed one is `None` if any is missing.
    pub fn sum(all: impl Iterator<Item = Self>) -> Self {
        all.fold(Self { printed: Some(0), counted: 0 }, |sum, one| Self {
            printed: sum.printed.zip(one.printed).map(|(sum, one)| sum + one),
            counted: sum.counted + one.counted,
        })
    }
}

impl Column {
    /// Counts the turns by the stones they take, and adds the printed column.
    pub(super) fn new(taken: &[u32], printed: Option<Figures>) -> Self {
        let mut by_taken: BTreeMap<u32, Compared> = BTreeMap::new();
        for &stones in taken {
            by_taken.entry(stones).or_default().counted += 1;
        }
        let (rows, turns, mean) = match printed {
            Some((rows, turns, mean)) => (rows, Some(turns), Some(mean)),
            None => (Vec::new(), None, None),
        };
        let known = turns.is_some();
        for (stones, turns) in rows {
            if turns > 0 || by_taken.contains_key(&stones) {
                by_taken.entry(stones).or_default().printed = Some(turns);
            }
        }
        if known {
            for row in by_taken.values_mut() {
                row.printed.get_or_insert(0);
            }
        }
        let count = taken.len() as u32;
        let sum: u32 = taken.iter().sum();
        let tenths = if count == 0 { 0 } else { (20 * sum + count) / (2 * count) };
        Self {
            by_taken,
            turns: Compared { printed: turns, counted: count },
            mean: Compared { printed: mean, counted: tenths },
        }
    }
}
