//! Ducking: the music steps back while stones and signals sound, and returns slowly.

use super::synth::Sound;
use std::time::Duration;

/// How far the music has stepped back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Depth {
    /// Not at all.
    #[default]
    None,
    /// For stones and signals.
    Event,
    /// For the end of a game, which strings play: they would mix with those of the music.
    End,
}

impl Depth {
    /// The gain of the music as an amplitude: 0, -8 and -14 dB.
    pub(super) const fn gain(self) -> f32 {
        match self {
            Self::None => 1.0,
            Self::Event => 0.398,
            Self::End => 0.2,
        }
    }
}

/// The time in which the music steps back. A stone slides for longer, so the music is low when it
/// lands.
const ATTACK: Duration = Duration::from_millis(80);
/// The time in which it returns.
const RELEASE: Duration = Duration::from_millis(900);

/// What the music steps back for.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Ducking {
    depth: Depth,
    /// Seconds until it may return.
    left: f32,
}

impl Ducking {
    /// A sound begins, at this playback rate.
    pub(super) fn hear(&mut self, sound: Sound, rate: f32) {
        let (depth, seconds) = match sound {
            // A click in the interface is too short and too faint to be covered.
            Sound::Tick => return,
            Sound::Slide => (Depth::Event, Sound::SLIDE_SECONDS + 0.1),
            Sound::SetDown | Sound::Chain(_) | Sound::Refusal | Sound::LowTime => {
                (Depth::Event, 0.4)
            }
            Sound::Capture(stones) => {
                (Depth::Event, 0.3 + Sound::STAGGER_SECONDS * f32::from(stones))
            }
            Sound::Claim | Sound::Offer => (Depth::Event, 1.0),
            Sound::Win | Sound::Loss | Sound::Draw => (Depth::End, 2.6),
        };
        self.depth = self.depth.max(depth);
        self.left = self.left.max(seconds / rate.max(0.1));
    }

    /// Lets time pass, in seconds.
    pub(super) fn advance(&mut self, seconds: f32) {
        self.left = (self.left - seconds).max(0.0);
        if self.left == 0.0 {
            self.depth = Depth::None;
        }
    }

    /// How far the music is to step back now.
    pub(super) const fn depth(&self) -> Depth {
        self.depth
    }

    /// The time in which the music goes from one depth to another.
    pub(super) fn fade(from: Depth, to: Depth) -> Duration {
        if to > from { ATTACK } else { RELEASE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The depth every hundredth of a second after these sounds, each with its time.
    fn course(sounds: &[(f32, Sound)], seconds: f32) -> Vec<Depth> {
        let mut ducking = Ducking::default();
        let mut waiting = sounds.to_vec();
        (0..(seconds * 100.0) as usize)
            .map(|step| {
                ducking.advance(0.01);
                let now = step as f32 * 0.01;
                for (_, sound) in waiting.extract_if(.., |(at, _)| *at <= now) {
                    ducking.hear(sound, 1.0);
                }
                ducking.depth()
            })
            .collect()
    }

    fn decibels(depth: Depth) -> f32 {
        20.0 * depth.gain().log10()
    }

    #[test]
    fn the_music_is_low_from_the_slide_until_the_captured_stones_are_silent() {
        let step = [(0.0, Sound::Slide), (0.3, Sound::SetDown), (0.3, Sound::Capture(4))];
        let course = course(&step, 2.0);
        let low = course.iter().filter(|&&depth| depth == Depth::Event).count();
        assert!(course[..80].iter().all(|&depth| depth == Depth::Event), "without a gap");
        assert!((80..=110).contains(&low), "{low} hundredths of a second");
        assert_eq!(course.last(), Some(&Depth::None));
    }

    #[test]
    fn ducking_is_heard_but_not_silence() {
        assert!((-10.0..=-6.0).contains(&decibels(Depth::Event)));
        assert!((-16.0..=-12.0).contains(&decibels(Depth::End)));
    }

    #[test]
    fn the_end_of_a_game_lowers_it_further_and_longer() {
        let course = course(&[(0.0, Sound::SetDown), (0.2, Sound::Win)], 4.0);
        assert_eq!(course[10], Depth::Event);
        assert_eq!(course[100], Depth::End);
        assert_eq!(course[399], Depth::None);
    }

    #[test]
    fn a_click_in_the_interface_changes_nothing() {
        assert!(course(&[(0.0, Sound::Tick)], 0.2).iter().all(|&depth| depth == Depth::None));
    }

    #[test]
    fn it_steps_back_at_once_and_returns_slowly() {
        let back = Ducking::fade(Depth::None, Depth::Event);
        assert!(back < Duration::from_millis(150) && back > Duration::from_millis(20), "{back:?}");
        assert_eq!(Ducking::fade(Depth::Event, Depth::End), back);
        assert!(Ducking::fade(Depth::Event, Depth::None) > back * 5);
    }

    #[test]
    fn a_still_window_lets_the_music_return() {
        // After stones have moved, a window is drawn continuously for 0.7 s.
        for sound in [Sound::SetDown, Sound::Chain(3), Sound::Capture(6), Sound::Refusal] {
            let mut ducking = Ducking::default();
            ducking.hear(sound, 1.0);
            ducking.advance(0.69);
            assert_eq!(ducking.depth(), Depth::None, "{sound:?}");
        }
    }
}
