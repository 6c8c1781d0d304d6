//! How many positions of a layer have which worth.

use super::places::Places;
use super::value::{self, TableValue};

/// The positions of one layer by their worth.
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
    /// The most turns of both together that a win or loss of this layer takes until stones are
    /// taken or the game ends.
    pub longest: u8,
}

/// Counts the positions of each layer of a pair, the smaller side to move first.
pub(super) fn count(places: &Places, bytes: &[u8]) -> Vec<Census> {
    let layer = |side: usize| {
        let (small, large) = (places.small, places.large);
        let (own, enemy) = if side == 0 { (small, large) } else { (large, small) };
        let mut census = Census { own, enemy, ..Census::default() };
        let first = side as u64 * places.len();
        places.scan_all(|place, weight| {
            let Some((worth, turns)) = value::read(bytes[(first + place) as usize]) else { return };
            census.positions += weight;
            census.longest = census.longest.max(turns);
            match worth {
                TableValue::Win => census.wins += weight,
                TableValue::Draw => census.draws += weight,
                TableValue::Loss => census.losses += weight,
            }
        });
        census
    };
    (0..places.sides()).map(layer).collect()
}
