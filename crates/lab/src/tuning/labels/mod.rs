//! Positions of self-play with what became of them, as data for training.

mod file;
mod game;

pub use file::{DataError, DataHeader};
pub use game::play_labelled_game;

use fanorona_engine::PROVEN;

/// A position without its side to move, the value that a search found, and the result of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LabelledPosition {
    /// The stones of the side to move, a bit for each point.
    pub own: u64,
    /// The stones of the other side.
    pub enemy: u64,
    /// The value for the side to move in hundredths of a stone. Beyond
    /// [`PROVEN_LABEL`](Self::PROVEN_LABEL) it is a proved win or loss.
    pub value: i16,
    /// The result for the side to move in half points: 0, 1 or 2. `None` if the position did not occur
    /// in a game.
    pub half_points: Option<u8>,
}

impl LabelledPosition {
    /// The length of a position in bytes.
    pub const BYTES: usize = 19;
    /// Greater values are proved wins; values below its negative are proved losses.
    pub const PROVEN_LABEL: i16 = PROVEN as i16;

    /// The position as bytes, the lowest first: own stones, the other side's stones, value, half points
    /// (3 for none).
    pub fn bytes(&self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&self.own.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.enemy.to_le_bytes());
        bytes[16..18].copy_from_slice(&self.value.to_le_bytes());
        bytes[18] = self.half_points.unwrap_or(3);
        bytes
    }

    /// Reads what [`LabelledPosition::bytes`] gives; `None` if it is something else.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let bytes: &[u8; Self::BYTES] = bytes.try_into().ok()?;
        let [own, enemy] =
            [0, 8].map(|at| u64::from_le_bytes(std::array::from_fn(|i| bytes[at + i])));
        let value = i16::from_le_bytes([bytes[16], bytes[17]]);
        let half_points = (bytes[18] != 3).then_some(bytes[18]);
        (own & enemy == 0 && bytes[18] <= 3).then_some(Self { own, enemy, value, half_points })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files store values as the search gives them, so the bound must be that of the search.
    #[test]
    fn a_proven_label_is_a_proven_value_of_the_search() {
        assert_eq!(i32::from(LabelledPosition::PROVEN_LABEL), PROVEN);
    }

    #[test]
    fn impossible_positions_are_not_read() {
        let fine = LabelledPosition { own: 1, enemy: 6, value: -90, half_points: None };
        for half_points in [None, Some(0), Some(1), Some(2)] {
            let position = LabelledPosition { half_points, ..fine };
            assert_eq!(LabelledPosition::read(&position.bytes()), Some(position));
        }
        let both = LabelledPosition { enemy: 3, ..fine };
        assert_eq!(LabelledPosition::read(&both.bytes()), None, "a point with two stones");
        let points = LabelledPosition { half_points: Some(4), ..fine };
        assert_eq!(LabelledPosition::read(&points.bytes()), None, "more than a win");
        assert_eq!(LabelledPosition::read(&fine.bytes()[1..]), None);
    }
}
