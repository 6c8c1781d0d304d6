//! The weights of the evaluation, for early and late phases of the game.

use super::features::Feature;

/// The weights of the evaluation, in the order of [`Feature`]. [`Weights::SCALE`] units are a
/// hundredth of a stone. Early and late weights are interpolated by the game phase.
///
/// ```
/// use fanorona_engine::evaluate::{Feature, Weights};
///
/// let weights = Weights::default();
/// assert_eq!(weights, Weights::TUNED);
/// assert!(weights.early[Feature::Stones as usize] > 90 * Weights::SCALE);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// With at least half of the starting stones on the board.
    pub early: [i32; Feature::COUNT],
    /// With very few stones on the board.
    pub late: [i32; Feature::COUNT],
    /// Used instead while a side is handicapped: with all stones still to be given, and with none.
    pub giving: [[i32; Feature::COUNT]; 2],
}

impl Weights {
    /// The number of units in a hundredth of a stone.
    pub const SCALE: i32 = 8;

    /// The tuned weights.
    pub const TUNED: Self = Self {
        early: [772, -69, 0, -38, 25, 23, 40, -16, -37, 28, 47, 109],
        late: [737, 115, 121, -30, 35, 33, 22, -112, -75, 54, 52, 162],
        giving: [
            [106, 36, 56, 44, 63, 56, -2404, -58, -27, 68, 116, 68],
            [157, 136, 56, -220, 176, 127, -2406, -420, -63, 76, 326, -12],
        ],
    };
}

impl Default for Weights {
    fn default() -> Self {
        Self::TUNED
    }
}
