//! What the continuous analysis searches for and shows.

use serde::{Deserialize, Serialize};

/// What the continuous analysis searches for and shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LinesOptions {
    /// The number of lines, 1 to [`LinesOptions::MOST`].
    pub count: usize,
    /// Whether the first turns of the lines are drawn on the board as arrows.
    pub arrows: bool,
    /// Whether the bar of chances is shown.
    pub bar: bool,
    /// Whether the results of the endgame tables are shown on the points.
    pub results: bool,
}

impl LinesOptions {
    /// The greatest number of lines.
    pub const MOST: usize = 5;

    /// The options within their limits.
    #[must_use]
    pub fn clamped(self) -> Self {
        Self { count: self.count.clamp(1, Self::MOST), ..self }
    }
}

impl Default for LinesOptions {
    fn default() -> Self {
        Self { count: 3, arrows: true, bar: true, results: true }
    }
}
