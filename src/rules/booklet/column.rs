//! A column of a table: how many turns take how many stones.

use super::printed::Figures;
use std::collections::BTreeMap;

/// A printed number beside the counted one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// What the booklet prints, if it does.
    pub printed: Option<u32>,
    /// What is true.
    pub counted: u32,
}

/// A column of table 1 or 2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Turns by the stones taken.
    pub by_taken: BTreeMap<u32, Compared>,
    /// All turns.
    pub turns: Compared,
    /// The mean of the stones taken, in tenths, halves upwards.
    pub mean: Compared,
}

impl Compared {
    /// Does the booklet print what is true?
    pub fn agrees(self) -> bool {
        self.printed.is_none_or(|printed| printed == self.counted)
    }

    /// The sums of both numbers.
    pub fn sum(all: impl Iterator<Item = Self>) -> Self {
        all.fold(Self { printed: Some(0), counted: 0 }, |sum, one| Self {
            printed: sum.printed.zip(one.printed).map(|(sum, one)| sum + one),
            counted: sum.counted + one.counted,
        })
    }
}

impl Column {
    /// Counts the stones that each turn takes, and sets the printed column beside it.
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
