//! How likely a win, a draw and a loss are.

use fanorona_engine::endgame::TableValue;
use serde::{Deserialize, Serialize};

/// The chances of a side: probabilities of a win, a draw and a loss, whose sum is 1.
///
/// ```
/// use fanorona_game::analysis::Chances;
///
/// let chances = Chances { win: 0.5, draw: 0.3, loss: 0.2 };
/// assert!((chances.expected() - 0.65).abs() < 1e-9);
/// assert_eq!(chances.reversed().win, 0.2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chances {
    /// The probability of a win, 0 to 1.
    pub win: f64,
    /// The probability of a draw, 0 to 1.
    pub draw: f64,
    /// The probability of a loss, 0 to 1.
    pub loss: f64,
}

impl Chances {
    /// A certain win.
    pub const WIN: Self = Self { win: 1.0, draw: 0.0, loss: 0.0 };
    /// A certain draw.
    pub const DRAW: Self = Self { win: 0.0, draw: 1.0, loss: 0.0 };
    /// A certain loss.
    pub const LOSS: Self = Self { win: 0.0, draw: 0.0, loss: 1.0 };

    /// The chances that a proven result leaves.
    pub const fn of(result: TableValue) -> Self {
        match result {
            TableValue::Win => Self::WIN,
            TableValue::Draw => Self::DRAW,
            TableValue::Loss => Self::LOSS,
        }
    }

    /// The expected result, 0 to 1, where a draw is half a win. This is what *chance to win* means
    /// wherever a single number is shown.
    pub const fn expected(self) -> f64 {
        self.win + self.draw / 2.0
    }

    /// The chances of the other side.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { win: self.loss, draw: self.draw, loss: self.win }
    }

    /// Whether these are probabilities whose sum is 1, up to rounding.
    #[cfg(test)]
    pub(super) fn are_sound(self) -> bool {
        let parts = [self.win, self.draw, self.loss];
        let sum: f64 = parts.iter().sum();
        parts.iter().all(|part| (0.0..=1.0).contains(part)) && (sum - 1.0).abs() < 1e-6
    }
}
