//! When the highlight moves on.

use super::values::{SwitchMode, SwitchSettings};

/// What is highlighted first stays so for this many times as long, because the eyes must find it.
const FIRST: f32 = 1.6;

/// The time until the highlight moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HighlightTimer {
    /// In seconds.
    left: f32,
}

impl HighlightTimer {
    /// The time for what is highlighted first. `seconds` is that for everything else.
    pub fn first(seconds: f32) -> Self {
        Self { left: seconds * FIRST }
    }

    /// Lets `seconds` pass. Returns whether the highlight moves: with one switch after its time, with two when the second
    /// one was pressed, which `stepped` tells.
    pub fn moves(&mut self, settings: &SwitchSettings, seconds: f32, stepped: bool) -> bool {
        let moves = match settings.mode {
            SwitchMode::One => {
                self.left -= seconds;
                self.left <= 0.0
            }
            _ => stepped,
        };
        if moves {
            self.left = settings.seconds;
        }
        moves
    }
}
