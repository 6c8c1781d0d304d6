//! Which sound belongs to what happens, and which version of it is next.

use super::synth::Sound;
use crate::app::motion::Heard;
use crate::game::{Notice, Session};
use crate::rules::{Outcome, Side};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// A sound that is to be played now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// Which one.
    pub sound: Sound,
    /// Which version of it.
    pub variant: u32,
    /// What its samples are multiplied by, beside the player's volumes.
    pub gain: f32,
    /// How fast it is played; 2.0 is twice as fast and an octave higher.
    pub rate: f32,
}

/// Turns what happens into cues.
#[derive(Resource, Clone, Debug, Default)]
pub struct Director {
    /// Whose stone slid last, and how many steps of its chain came before.
    chain: Option<(Side, u8)>,
    /// The version of each sound that was played last.
    played: BTreeMap<Sound, u32>,
    /// How many cues there were: small differences come from this number.
    cues: u32,
    /// The game is over, and the stones still move.
    ending: Option<Outcome>,
}

/// How far pitch and loudness stray from cue to cue, as shares.
const STRAY: [f32; 2] = [0.03, 0.15];
/// Slides shorter than this are not heard, in seconds.
const SHORTEST_SLIDE: f32 = 0.06;

impl Director {
    /// Something the stones do.
    pub fn stones(&mut self, heard: Heard) -> Option<Cue> {
        match heard {
            Heard::SlideBegan { side, seconds } => {
                let further = match self.chain {
                    Some((last, steps)) if last == side => steps.saturating_add(1),
                    _ => 0,
                };
                self.chain = Some((side, further));
                let rate = (Sound::SLIDE_SECONDS / seconds.max(0.01)).clamp(0.5, 2.0);
                (seconds >= SHORTEST_SLIDE).then(|| self.cue(Sound::Slide, 1.0, rate))
            }
            Heard::Landed => Some(match self.chain {
                Some((_, further @ 1..)) => {
                    self.cue(Sound::Chain(further.min(Sound::CHAIN)), 1.0, 1.0)
                }
                _ => self.cue(Sound::SetDown, 1.0, 1.0),
            }),
            Heard::Swept { stones, apart } => {
                let most = usize::from(Sound::CAPTURE);
                let stones = Sound::Capture(stones.clamp(1, most) as u8);
                let rate = (Sound::STAGGER_SECONDS / apart.max(0.01)).clamp(0.85, 1.2);
                Some(self.cue(stones, 1.0, rate))
            }
            Heard::Restored => {
                self.chain = None;
                Some(self.cue(Sound::SetDown, 0.6, 0.95))
            }
        }
    }

    /// Something the referee announces. The end of a game waits for [`Director::ended`].
    pub fn notice(&mut self, notice: &Notice) -> Option<Cue> {
        let (sound, gain) = match notice {
            Notice::Refused(_) => (Sound::Refusal, 1.0),
            Notice::DrawDeclined => (Sound::Refusal, 0.6),
            Notice::DrawOffered(_) => (Sound::Offer, 1.0),
            Notice::Claimed => (Sound::Claim, 1.0),
            Notice::Over(outcome) => {
                self.ending = Some(*outcome);
                return None;
            }
            Notice::Started => {
                self.chain = None;
                self.ending = None;
                return None;
            }
            Notice::Rewound => {
                self.ending = None;
                return None;
            }
            _ => return None,
        };
        Some(self.cue(sound, gain, 1.0))
    }

    /// What the end of the game sounds like, once, when the stones lie still. It is a loss where a
    /// person has lost against the computer.
    pub fn ended(&mut self, session: &Session) -> Option<Cue> {
        let outcome = self.ending.take()?;
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

    /// Forgets an end that nobody is to hear.
    pub fn hush(&mut self) {
        self.ending = None;
    }

    /// The next version of a sound, never the one before, a little off in pitch and loudness.
    pub fn cue(&mut self, sound: Sound, gain: f32, rate: f32) -> Cue {
        let next = self.played.get(&sound).map_or(0, |last| (last + 1) % sound.variants());
        self.played.insert(sound, next);
        self.cues = self.cues.wrapping_add(1);
        let pitch = STRAY[0] * swing(self.cues);
        let loudness = STRAY[1] * swing(self.cues.wrapping_mul(3).wrapping_add(7));
        // Tuned strings, and the scale of a chain, stay in tune.
        let pitch = match sound {
            Sound::Chain(_) => pitch * 0.15,
            Sound::Claim | Sound::Offer | Sound::Win | Sound::Loss | Sound::Draw => 0.0,
            _ => pitch,
        };
        Cue { sound, variant: next, gain: gain * (1.0 + loudness), rate: rate * (1.0 + pitch) }
    }
}

/// A number from -1 to 1 for each number, spread evenly.
fn swing(number: u32) -> f32 {
    let share = number.wrapping_mul(0x9E37_79B9) >> 8;
    share as f32 / (1u32 << 23) as f32 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Refusal;

    fn slide(side: Side) -> Heard {
        Heard::SlideBegan { side, seconds: 0.3 }
    }

    fn sounds(director: &mut Director, heard: &[Heard]) -> Vec<Sound> {
        heard.iter().filter_map(|&it| director.stones(it)).map(|cue| cue.sound).collect()
    }

    #[test]
    fn a_step_slides_lands_and_takes() {
        let heard = [slide(Side::White), Heard::Landed, Heard::Swept { stones: 3, apart: 0.06 }];
        let all = sounds(&mut Director::default(), &heard);
        assert_eq!(all, [Sound::Slide, Sound::SetDown, Sound::Capture(3)]);
    }

    #[test]
    fn a_chain_rises_and_the_next_side_begins_anew() {
        let mut director = Director::default();
        let mut landed = |side| sounds(&mut director, &[slide(side), Heard::Landed])[1];
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
        let heard = [slide(Side::White), Heard::Restored, slide(Side::White), Heard::Landed];
        let all = sounds(&mut director, &heard);
        assert_eq!(all[3], Sound::SetDown);
    }

    #[test]
    fn a_slide_lasts_as_long_as_the_stone_slides_and_a_jump_is_silent() {
        let mut director = Director::default();
        let half = Heard::SlideBegan { side: Side::White, seconds: 0.15 };
        let cue = director.stones(half).map(|cue| cue.rate).unwrap_or_default();
        assert!((cue - 2.0).abs() < 0.1, "{cue}");
        let jump = Heard::SlideBegan { side: Side::White, seconds: 0.0 };
        assert_eq!(director.stones(jump), None);
    }

    #[test]
    fn never_the_same_twice_in_a_row() {
        let mut director = Director::default();
        for sound in Sound::all() {
            let cues: Vec<Cue> = (0..20).map(|_| director.cue(sound, 1.0, 1.0)).collect();
            for pair in cues.windows(2) {
                assert_ne!(pair[0].variant, pair[1].variant, "{sound:?}");
                assert_ne!(pair[0].gain, pair[1].gain, "{sound:?}");
            }
            for cue in cues {
                assert!(cue.variant < sound.variants());
                assert!((0.84..=1.16).contains(&cue.gain), "{cue:?}");
                assert!((0.969..=1.031).contains(&cue.rate), "{cue:?}");
            }
        }
    }

    #[test]
    fn the_referee_is_heard() {
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
