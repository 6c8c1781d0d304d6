//! What can be sound of the stones, told in the moment it happens on the table.

use crate::rules::Side;
use bevy::prelude::*;

/// Something the stones do that makes a noise.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum StoneSound {
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

/// What will be sound, and when: motion plans it along with the stones' journeys.
#[derive(Debug, Default)]
pub(super) struct SoundSchedule(Vec<(f32, StoneSound)>);

impl SoundSchedule {
    /// In so many seconds, at normal speed, this will be sound.
    pub fn expect(&mut self, seconds: f32, sound: StoneSound) {
        self.0.push((seconds, sound));
    }

    /// Everything still to come is cut short: of a stone under way only its arrival is sound.
    pub fn cut_short(&mut self) {
        let arrives = self.0.iter().any(|(_, sound)| *sound == StoneSound::Landed);
        self.0.clear();
        if arrives {
            self.0.push((0.0, StoneSound::Landed));
        }
    }

    /// Nothing of what was to come will be sound.
    pub fn hush(&mut self) {
        self.0.clear();
    }

    /// Lets time pass, in seconds at normal speed.
    pub fn pass(&mut self, seconds: f32) {
        for (left, _) in &mut self.0 {
            *left -= seconds;
        }
    }

    /// What is to be sound by now, the earliest first, while things move at so many times the
    /// normal speed.
    pub fn due(&mut self, speed: f32) -> Vec<StoneSound> {
        let mut due: Vec<(f32, StoneSound)> =
            self.0.extract_if(.., |(left, _)| *left <= 0.0).collect();
        due.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        due.into_iter().map(|(_, sound)| sound.at_speed(speed)).collect()
    }
}

impl StoneSound {
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

    const SLIDE: StoneSound = StoneSound::SlideBegan { side: Side::White, seconds: 0.3 };
    const SWEPT: StoneSound = StoneSound::Swept { stones: 2, apart: 0.06 };

    fn step() -> SoundSchedule {
        let mut schedule = SoundSchedule::default();
        schedule.expect(0.3, SWEPT);
        schedule.expect(0.0, SLIDE);
        schedule.expect(0.29, StoneSound::Landed);
        schedule
    }

    #[test]
    fn things_are_heard_in_their_time_and_order() {
        let mut schedule = step();
        assert_eq!(schedule.due(1.0), [SLIDE]);
        schedule.pass(0.2);
        assert_eq!(schedule.due(1.0), []);
        schedule.pass(0.2);
        assert_eq!(schedule.due(1.0), [StoneSound::Landed, SWEPT]);
        assert_eq!(schedule.due(1.0), []);
    }

    #[test]
    fn what_moves_faster_lasts_shorter() {
        let mut schedule = step();
        assert_eq!(
            schedule.due(2.0),
            [StoneSound::SlideBegan { side: Side::White, seconds: 0.15 }]
        );
    }

    #[test]
    fn cut_short_leaves_the_arrival_only() {
        let mut schedule = step();
        schedule.cut_short();
        assert_eq!(schedule.due(1.0), [StoneSound::Landed]);
        schedule.cut_short();
        assert_eq!(schedule.due(1.0), [], "nothing was under path");
    }
}
