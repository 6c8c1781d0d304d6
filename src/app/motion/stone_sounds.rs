//! The sounds that stones make, sent at the moment they occur in the animation.

use crate::rules::Side;
use bevy::prelude::*;

/// Something a stone does that can be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(crate) enum StoneSound {
    /// A stone starts to slide to its point.
    SlideBegan {
        /// The side of the stone. Two slides of one side in a row belong to a chain.
        side: Side,
        /// Seconds until it arrives, at the present speed.
        seconds: f32,
    },
    /// The sliding stone reaches its point.
    Landed,
    /// Captured stones start to leave the board.
    Swept {
        /// The number of stones, 1 or more.
        stones: usize,
        /// Seconds between two stones.
        apart: f32,
    },
    /// The game was rewound or restored, and stones return to their places.
    Restored,
}

/// The sounds that are due later, planned together with the flights.
#[derive(Debug, Default)]
pub(super) struct SoundSchedule(Vec<(f32, StoneSound)>);

impl SoundSchedule {
    /// Schedules a sound in this many seconds, at normal speed.
    pub fn schedule(&mut self, seconds: f32, sound: StoneSound) {
        self.0.push((seconds, sound));
    }

    /// Drops everything still scheduled. If a stone was on its way, only its arrival remains, due
    /// now.
    pub(crate) fn cut_short(&mut self) {
        let arrives = self.0.iter().any(|(_, sound)| *sound == StoneSound::Landed);
        self.0.clear();
        if arrives {
            self.0.push((0.0, StoneSound::Landed));
        }
    }

    /// Drops everything still scheduled.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Advances by this many seconds at normal speed.
    pub fn advance(&mut self, seconds: f32) {
        for (left, _) in &mut self.0 {
            *left -= seconds;
        }
    }

    /// Removes and returns the sounds that are due, earliest first, with their times adapted to
    /// this speed.
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
        schedule.schedule(0.3, SWEPT);
        schedule.schedule(0.0, SLIDE);
        schedule.schedule(0.29, StoneSound::Landed);
        schedule
    }

    #[test]
    fn sounds_are_due_in_order_of_time() {
        let mut schedule = step();
        assert_eq!(schedule.due(1.0), [SLIDE]);
        schedule.advance(0.2);
        assert_eq!(schedule.due(1.0), []);
        schedule.advance(0.2);
        assert_eq!(schedule.due(1.0), [StoneSound::Landed, SWEPT]);
        assert_eq!(schedule.due(1.0), []);
    }

    #[test]
    fn a_higher_speed_shortens_sounds() {
        let mut schedule = step();
        assert_eq!(
            schedule.due(2.0),
            [StoneSound::SlideBegan { side: Side::White, seconds: 0.15 }]
        );
    }

    #[test]
    fn cut_short_keeps_the_arrival_only() {
        let mut schedule = step();
        schedule.cut_short();
        assert_eq!(schedule.due(1.0), [StoneSound::Landed]);
        schedule.cut_short();
        assert_eq!(schedule.due(1.0), [], "no stone was moving");
    }
}
