//! Chooses the sound for an event, and the variant of the sound.

use super::synth::Sound;
use crate::app::motion::StoneSound;
use crate::game::play::{Notice, Session};
use crate::rules::{Outcome, Side};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// A sound to be played now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// The sound.
    pub sound: Sound,
    /// The variant of the sound.
    pub variant: u32,
    /// The gain, besides the player's volumes.
    pub gain: f32,
    /// The playback rate; 2.0 is twice as fast and an octave higher.
    pub rate: f32,
}

/// A request for a sound that no notice causes: low time, or a click in the interface.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundRequest(pub Sound);

/// Turns events into cues.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Director {
    /// The side of the last slide, and the number of steps of its chain before it.
    chain: Option<(Side, u8)>,
    /// The variant of each sound that was played last.
    played: BTreeMap<Sound, u32>,
    /// The number of cues so far, the seed of the variations of pitch and gain.
    cues: u32,
    /// The outcome of a game that has ended while stones still move.
    pending_end: Option<Outcome>,
}

/// The largest relative variation of pitch and gain between cues.
const VARIATION: [f32; 2] = [0.03, 0.1];
/// Shorter slides are silent, in seconds.
const SHORTEST_SLIDE: f32 = 0.06;

impl Director {
    /// Returns the cue for a sound of the stones.
    pub(crate) fn stone_sound(&mut self, sound_event: StoneSound) -> Option<Cue> {
        match sound_event {
            StoneSound::SlideBegan { side, seconds } => {
                let further = match self.chain {
                    Some((last, steps)) if last == side => steps.saturating_add(1),
                    _ => 0,
                };
                self.chain = Some((side, further));
                let rate = (Sound::SLIDE_SECONDS / seconds.max(0.01)).clamp(0.5, 2.0);
                (seconds >= SHORTEST_SLIDE).then(|| self.cue(Sound::Slide, 1.0, rate))
            }
            StoneSound::Landed => Some(match self.chain {
                Some((_, further @ 1..)) => {
                    self.cue(Sound::Chain(further.min(Sound::CHAIN)), 1.0, 1.0)
                }
                _ => self.cue(Sound::SetDown, 1.0, 1.0),
            }),
            StoneSound::Swept { stones, apart } => {
                let most = usize::from(Sound::CAPTURE);
                let stones = Sound::Capture(stones.clamp(1, most) as u8);
                let rate = (Sound::STAGGER_SECONDS / apart.max(0.01)).clamp(0.85, 1.2);
                Some(self.cue(stones, 1.0, rate))
            }
            StoneSound::Restored => {
                self.chain = None;
                Some(self.cue(Sound::SetDown, 0.6, 0.95))
            }
        }
    }

    /// Returns the cue for a notice. The end of a game waits for [`Director::ended`].
    pub fn notice(&mut self, notice: &Notice) -> Option<Cue> {
        let (sound, gain) = match notice {
            Notice::Refused(_) => (Sound::Refusal, 1.0),
            Notice::DrawDeclined => (Sound::Refusal, 0.6),
            Notice::DrawOffered(_) => (Sound::Offer, 1.0),
            Notice::Claimed => (Sound::Claim, 1.0),
            Notice::Over(outcome) => {
                self.pending_end = Some(*outcome);
                return None;
            }
            Notice::Started => {
                self.chain = None;
                self.pending_end = None;
                return None;
            }
            Notice::Rewound => {
                self.pending_end = None;
                return None;
            }
            _ => return None,
        };
        Some(self.cue(sound, gain, 1.0))
    }

    /// Returns the cue for the end of the game, once, after the stones have come to rest. It is a
    /// loss if a person has lost to the computer.
    pub fn ended(&mut self, session: &Session) -> Option<Cue> {
        let outcome = self.pending_end.take()?;
        let sound = match outcome.winner() {
            None => Sound::Draw,
            Some(winner) => {
                let lost = session.seat(winner).is_computer()
                    && !session.seat(winner.opponent()).is_computer();
                if lost { Sound::Loss } else { Sound::Win }
            }
        };
        Some(self.cue(sound, 1.0, 1.0))
    }

    /// Forgets the end of a game that is not to be heard.
    pub(crate) fn forget_end(&mut self) {
        self.pending_end = None;
    }

    /// Returns a cue with the next variant of a sound, never the one before, slightly varied in
    /// pitch and gain.
    pub fn cue(&mut self, sound: Sound, gain: f32, rate: f32) -> Cue {
        let next = self.played.get(&sound).map_or(0, |last| (last + 1) % sound.variants());
        self.played.insert(sound, next);
        self.cues = self.cues.wrapping_add(1);
        let pitch = VARIATION[0] * spread(self.cues);
        let loudness = VARIATION[1] * spread(self.cues.wrapping_mul(3).wrapping_add(7));
        // Strings and the scale of a chain stay in tune.
        let pitch = match sound {
            Sound::Chain(_) => pitch * 0.15,
            Sound::Claim | Sound::Offer | Sound::Win | Sound::Loss | Sound::Draw => 0.0,
            _ => pitch,
        };
        Cue { sound, variant: next, gain: gain * (1.0 + loudness), rate: rate * (1.0 + pitch) }
    }
}

/// A pseudo-random number from -1 to 1, uniformly distributed over all inputs.
fn spread(number: u32) -> f32 {
    let share = number.wrapping_mul(0x9E37_79B9) >> 8;
    share as f32 / (1u32 << 23) as f32 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Refusal;

    fn slide(side: Side) -> StoneSound {
        StoneSound::SlideBegan { side, seconds: 0.3 }
    }

    fn sounds(director: &mut Director, sound_event: &[StoneSound]) -> Vec<Sound> {
        sound_event.iter().filter_map(|&it| director.stone_sound(it)).map(|cue| cue.sound).collect()
    }

    #[test]
    fn a_step_slides_lands_and_captures() {
        let sound_event =
            [slide(Side::White), StoneSound::Landed, StoneSound::Swept { stones: 3, apart: 0.06 }];
        let all = sounds(&mut Director::default(), &sound_event);
        assert_eq!(all, [Sound::Slide, Sound::SetDown, Sound::Capture(3)]);
    }

    #[test]
    fn a_chain_rises_and_the_other_side_starts_again() {
        let mut director = Director::default();
        let mut landed = |side| sounds(&mut director, &[slide(side), StoneSound::Landed])[1];
        assert_eq!(landed(Side::White), Sound::SetDown);
        assert_eq!(landed(Side::White), Sound::Chain(1));
        assert_eq!(landed(Side::White), Sound::Chain(2));
        assert_eq!(landed(Side::Black), Sound::SetDown);
        for _ in 0..40 {
            landed(Side::Black);
        }
        assert_eq!(landed(Side::Black), Sound::Chain(Sound::CHAIN));
    }

    #[test]
    fn going_back_ends_a_chain() {
        let mut director = Director::default();
        let sound_event =
            [slide(Side::White), StoneSound::Restored, slide(Side::White), StoneSound::Landed];
        let all = sounds(&mut director, &sound_event);
        assert_eq!(all[3], Sound::SetDown);
    }

    #[test]
    fn a_slide_lasts_as_long_as_the_stone_slides_and_a_jump_is_silent() {
        let mut director = Director::default();
        let half = StoneSound::SlideBegan { side: Side::White, seconds: 0.15 };
        let cue = director.stone_sound(half).map(|cue| cue.rate).unwrap_or_default();
        assert!((cue - 2.0).abs() < 0.1, "{cue}");
        let jump = StoneSound::SlideBegan { side: Side::White, seconds: 0.0 };
        assert_eq!(director.stone_sound(jump), None);
    }

    #[test]
    fn no_variant_twice_in_a_row() {
        let mut director = Director::default();
        for sound in Sound::all() {
            let cues: Vec<Cue> = (0..20).map(|_| director.cue(sound, 1.0, 1.0)).collect();
            for pair in cues.windows(2) {
                assert_ne!(pair[0].variant, pair[1].variant, "{sound:?}");
                assert_ne!(pair[0].gain, pair[1].gain, "{sound:?}");
            }
            for cue in cues {
                assert!(cue.variant < sound.variants());
                assert!((0.89..=1.11).contains(&cue.gain), "{cue:?}");
                assert!((0.969..=1.031).contains(&cue.rate), "{cue:?}");
            }
        }
    }

    /// The cues of this many turns, each a step that captures and two more of a chain.
    fn cues_of_turns(director: &mut Director, turns: usize) -> Vec<Vec<Cue>> {
        (0..turns)
            .map(|turn| {
                let side = [Side::White, Side::Black][turn % 2];
                let stones = 1 + turn % 3;
                let step =
                    [slide(side), StoneSound::Landed, StoneSound::Swept { stones, apart: 0.06 }];
                [step, step, step]
                    .concat()
                    .iter()
                    .filter_map(|&it| director.stone_sound(it))
                    .collect()
            })
            .collect()
    }

    #[test]
    fn nothing_repeats_exactly_within_ten_turns() {
        let turns = cues_of_turns(&mut Director::default(), 200);
        for ten in turns.windows(10) {
            let cues: Vec<&Cue> = ten.iter().flatten().collect();
            for (index, cue) in cues.iter().enumerate() {
                let alike = |other: &&&Cue| {
                    (other.sound, other.variant) == (cue.sound, cue.variant)
                        && (other.rate - cue.rate).abs() < 1e-5
                        && (other.gain - cue.gain).abs() < 1e-4
                };
                assert_eq!(cues[..index].iter().find(alike), None, "{cue:?}");
            }
        }
    }

    #[test]
    fn the_most_frequent_sound_has_another_variant_for_ten_turns() {
        let mut director = Director::default();
        let turn = [slide(Side::White), StoneSound::Landed, slide(Side::Black), StoneSound::Landed];
        let cues = (0..50).flat_map(|_| turn).filter_map(|it| director.stone_sound(it));
        let landed: Vec<u32> =
            cues.filter(|cue| cue.sound == Sound::SetDown).map(|cue| cue.variant).collect();
        for ten in landed.windows(10) {
            for (index, variant) in ten.iter().enumerate() {
                assert!(!ten[..index].contains(variant), "{ten:?}");
            }
        }
    }

    #[test]
    fn notices_have_sounds() {
        let mut director = Director::default();
        let mut sound = |notice| director.notice(&notice).map(|cue| cue.sound);
        assert_eq!(sound(Notice::Refused(Refusal::GameOver)), Some(Sound::Refusal));
        assert_eq!(sound(Notice::DrawOffered(Side::White)), Some(Sound::Offer));
        assert_eq!(sound(Notice::DrawDeclined), Some(Sound::Refusal));
        assert_eq!(sound(Notice::Claimed), Some(Sound::Claim));
        assert_eq!(sound(Notice::Started), None);
        assert_eq!(sound(Notice::TurnEnded(Side::White)), None);
    }
}
