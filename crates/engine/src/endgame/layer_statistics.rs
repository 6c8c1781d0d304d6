//! The number of positions of a layer by value.

use super::position_index::PositionIndex;
use super::value::{self, TableValue};

/// The positions of one layer, counted by value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LayerStatistics {
    /// The number of stones of the side to move.
    pub own: usize,
    /// The number of stones of the other side.
    pub enemy: usize,
    /// The number of positions, mirrored ones included.
    pub positions: u64,
    /// The number of positions that the side to move wins.
    pub wins: u64,
    /// The number of drawn positions.
    pub draws: u64,
    /// The number of positions that the side to move loses.
    pub losses: u64,
    /// The greatest number of turns of both sides until a win or loss of this layer is converted: a
    /// capture or the end of the game.
    pub longest: u8,
}

impl LayerStatistics {
    /// Counts so many positions of this value and these turns.
    pub(super) fn add(&mut self, positions: u64, value: TableValue, turns: u8) {
        self.positions += positions;
        self.longest = self.longest.max(turns);
        match value {
            TableValue::Win => self.wins += positions,
            TableValue::Draw => self.draws += positions,
            TableValue::Loss => self.losses += positions,
        }
    }
}

/// Counts the positions of each layer of a pair. The layer with the smaller side to move comes
/// first.
pub(super) fn count(indexing: &PositionIndex, bytes: &[u8]) -> Vec<LayerStatistics> {
    let layer = |side: usize| {
        let (small, large) = (indexing.small, indexing.large);
        let (own, enemy) = if side == 0 { (small, large) } else { (large, small) };
        let mut statistics = LayerStatistics { own, enemy, ..LayerStatistics::default() };
        let first = side as u64 * indexing.len();
        indexing.scan_all(|index, weight| {
            if let Some((value, turns)) = value::read(bytes[(first + index) as usize]) {
                statistics.add(weight, value, turns);
            }
        });
        statistics
    };
    (0..indexing.sides()).map(layer).collect()
}
