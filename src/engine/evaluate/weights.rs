//! How much each count weighs, early and late in a game.

use super::features::Feature;

/// The weights of the evaluation, in [`Weights::SCALE`] parts of a hundredth of a stone, in the
/// order of [`Feature`]. Between the start and the empty board they are mixed by fullness.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// With half of the stones on the board, or more.
    pub early: [i32; Feature::COUNT],
    /// With hardly any stone left.
    pub late: [i32; Feature::COUNT],
    /// For a side under a handicap, in place of the others: with all stones still to be given, and
    /// with none left to give.
    pub giving: [[i32; Feature::COUNT]; 2],
}

impl Weights {
    /// So many parts make a hundredth of a stone.
    pub const SCALE: i32 = 8;

    /// Set by hand, before anything was tuned: kept to measure what tuning gains.
    pub const BY_HAND: Self = Self {
        early: [800, 50, 40, 0, 0, 0, 80, 64, 0, 64, 0, 64],
        late: [800, 50, 40, 0, 0, 0, 80, 64, 0, 64, 0, 64],
        giving: [[800, 50, 40, 0, 0, 0, 80, 64, 0, 64, 0, 64]; 2],
    };

    /// The weights in use.
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
