//! A direction that is held: when it begins, and when it repeats.

use bevy::math::Vec2;

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PadDirection {
    /// To the left.
    Left,
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the right.
    Right,
}

impl PadDirection {
    /// All directions.
    pub const ALL: [Self; 4] = [Self::Left, Self::Up, Self::Down, Self::Right];

    /// Its unit vector: to the right, and up.
    pub const fn vector(self) -> Vec2 {
        match self {
            Self::Left => Vec2::NEG_X,
            Self::Up => Vec2::Y,
            Self::Down => Vec2::NEG_Y,
            Self::Right => Vec2::X,
        }
    }
}

/// Follows a stick or a cross: the first move comes at once, the next while it is held.
///
/// ```
/// use fanorona::app::gamepad::{PadDirection, Repeat};
///
/// let mut repeat = Repeat::default();
/// let right = Some(PadDirection::Right);
/// assert_eq!(repeat.advance(right, 0.016), right);
/// assert_eq!(repeat.advance(right, 0.3), None);
/// assert_eq!(repeat.advance(right, 0.2), right);
/// assert_eq!(repeat.advance(None, 0.1), None);
/// assert_eq!(repeat.advance(right, 0.016), right);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Repeat {
    held: Option<PadDirection>,
    /// The seconds until the next move.
    left: f32,
}

impl Repeat {
    /// The seconds before a held direction moves again.
    pub const FIRST: f32 = 0.4;
    /// The seconds between the moves after that.
    pub const NEXT: f32 = 0.14;
    /// How far a stick is pushed, from 0 to 1, before it is a direction.
    pub const PUSHED: f32 = 0.55;
    /// How near its middle it is again before it is none.
    pub const RELEASED: f32 = 0.4;

    /// The move after `seconds` with a direction held.
    pub fn advance(&mut self, now: Option<PadDirection>, seconds: f32) -> Option<PadDirection> {
        if now != self.held {
            *self = Self { held: now, left: Self::FIRST };
            return now;
        }
        now?;
        self.left -= seconds;
        // Rounding must not cost a frame.
        if self.left > 1e-4 {
            return None;
        }
        // A long frame is one move.
        self.left = (self.left + Self::NEXT).max(0.0);
        now
    }

    /// The direction of a stick, right and up. It keeps its direction until it is near its middle or clearly elsewhere.
    pub fn of_stick(&self, stick: Vec2) -> Option<PadDirection> {
        let least = if self.held.is_some() { Self::RELEASED } else { Self::PUSHED };
        if !stick.is_finite() || stick.length() < least {
            return None;
        }
        // Between two directions the present one stays.
        let pull = |direction: PadDirection| {
            let kept = if self.held == Some(direction) { 1.25 } else { 1.0 };
            stick.dot(direction.vector()) * kept
        };
        PadDirection::ALL.into_iter().max_by(|one, other| pull(*one).total_cmp(&pull(*other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moves in frames of 20 ms while a stick is where `stick` puts it.
    fn moves(frames: usize, stick: impl Fn(usize) -> Vec2) -> Vec<(usize, PadDirection)> {
        let mut repeat = Repeat::default();
        let step = |frame| {
            let now = repeat.of_stick(stick(frame));
            repeat.advance(now, 0.02).map(|direction| (frame, direction))
        };
        (0..frames).filter_map(step).collect()
    }

    #[test]
    fn a_held_stick_repeats_after_a_pause() {
        let moved = moves(50, |_| Vec2::X);
        let frames: Vec<usize> = moved.iter().map(|(frame, _)| *frame).collect();
        assert_eq!(frames, [0, 20, 27, 34, 41, 48]);
        assert!(moved.iter().all(|(_, direction)| *direction == PadDirection::Right));
    }

    #[test]
    fn a_stick_that_trembles_in_the_dead_zone_does_nothing() {
        assert_eq!(moves(100, |frame| Vec2::new(0.5, 0.1) * (frame % 2) as f32), []);
        // Once pushed, it may tremble a little without moving again.
        let moved = moves(15, |frame| Vec2::Y * if frame % 2 == 0 { 0.6 } else { 0.45 });
        assert_eq!(moved, [(0, PadDirection::Up)]);
        // Let go and pushed again, it moves again.
        let moved = moves(12, |frame| if frame % 6 < 3 { Vec2::NEG_Y } else { Vec2::ZERO });
        assert_eq!(moved, [(0, PadDirection::Down), (6, PadDirection::Down)]);
        assert_eq!(moves(5, |_| Vec2::NAN), []);
    }

    #[test]
    fn between_two_directions_the_first_stays() {
        let swing = |frame: usize| Vec2::from_angle(0.7 + 0.02 * (frame % 10) as f32);
        assert_eq!(moves(15, swing).len(), 1);
    }
}
