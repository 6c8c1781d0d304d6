//! What can be heard of the stones, told in the moment it happens on the table.

use crate::rules::Side;
use bevy::prelude::*;

/// Something the stones do that makes a noise.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Heard {
    /// A stone begins to slide to its point, and will slide for so many seconds.
    SlideBegan {
        /// Whose stone it is: two slides of one side in a row are a chain.
        side: Side,
        /// Seconds until it arrives, at the speed things move now.
        seconds: f32,
    },
    /// The sliding stone stands on its point.
    Landed,
    /// Captured stones begin to be swept off.
    Swept {
        /// How many, 1 or more.
        stones: usize,
        /// Seconds from one to the next.
        apart: f32,
    },
    /// The board went back or forth, and stones are put where they belong.
    Restored,
}

/// What will be heard, and when: motion plans it along with the stones' journeys.
#[derive(Debug, Default)]
pub(super) struct Ear(Vec<(f32, Heard)>);

impl Ear {
    /// In so many seconds, at normal speed, this will be heard.
    pub fn expect(&mut self, seconds: f32, heard: Heard) {
        self.0.push((seconds, heard));
    }

    /// Everything still to come is cut short: of a stone under way only its arrival is heard.
    pub fn cut_short(&mut self) {
        let arrives = self.0.iter().any(|(_, heard)| *heard == Heard::Landed);
        self.0.clear();
        if arrives {
            self.0.push((0.0, Heard::Landed));
        }
    }

    /// Nothing of what was to come will be heard.
    pub fn hush(&mut self) {
        self.0.clear();
    }

    /// Lets time pass, in seconds at normal speed.
    pub fn pass(&mut self, seconds: f32) {
        for (left, _) in &mut self.0 {
            *left -= seconds;
        }
    }

    /// What is to be heard by now, the earliest first, while things move at so many times the
    /// normal speed.
    pub fn due(&mut self, speed: f32) -> Vec<Heard> {
        let mut due: Vec<(f32, Heard)> = self.0.extract_if(.., |(left, _)| *left <= 0.0).collect();
        due.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        due.into_iter().map(|(_, heard)| heard.at_speed(speed)).collect()
    }
}

impl Heard {
    fn at_speed(self, speed: f32) -> Self {
        match self {
            Self::SlideBegan { side, seconds } => {
                Self::SlideBegan { side, seconds: seconds / speed }
            }
            Self::Swept { stones, apart } => Self::Swept { stones, apart: apart / speed },
            Self::Landed | Self::Restored => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLIDE: Heard = Heard::SlideBegan { side: Side::White, seconds: 0.3 };
    const SWEPT: Heard = Heard::Swept { stones: 2, apart: 0.06 };

    fn step() -> Ear {
        let mut ear = Ear::default();
        ear.expect(0.3, SWEPT);
        ear.expect(0.0, SLIDE);
        ear.expect(0.29, Heard::Landed);
        ear
    }

    #[test]
    fn things_are_heard_in_their_time_and_order() {
        let mut ear = step();
        assert_eq!(ear.due(1.0), [SLIDE]);
        ear.pass(0.2);
        assert_eq!(ear.due(1.0), []);
        ear.pass(0.2);
        assert_eq!(ear.due(1.0), [Heard::Landed, SWEPT]);
        assert_eq!(ear.due(1.0), []);
    }

    #[test]
    fn what_moves_faster_lasts_shorter() {
        let mut ear = step();
        assert_eq!(ear.due(2.0), [Heard::SlideBegan { side: Side::White, seconds: 0.15 }]);
    }

    #[test]
    fn cut_short_leaves_the_arrival_only() {
        let mut ear = step();
        ear.cut_short();
        assert_eq!(ear.due(1.0), [Heard::Landed]);
        ear.cut_short();
        assert_eq!(ear.due(1.0), [], "nothing was under way");
    }
}
