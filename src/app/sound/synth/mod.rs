//! Synthesis of every sound of the game: no Bevy, no files, no clock.
//!
//! A [`Sound`] and the number of a variant always give the same samples. [`music`] renders the
//! background music.

mod filter;
mod level;
mod loudness;
mod modal;
pub mod music;
mod noise;
mod pluck;
mod stone;
mod strings;

#[cfg(test)]
mod tests;

/// The sample rate of every sound except the music, in Hz.
pub const RATE: u32 = 44_100;

/// A sound effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sound {
    /// A stone slides along its line.
    Slide,
    /// A stone is set down.
    SetDown,
    /// A chain continues. Its second step is 1; from `Sound::CHAIN` on all sound the same.
    Chain(u8),
    /// This many stones are captured, 1 to `Sound::CAPTURE`.
    Capture(u8),
    /// An intent is refused.
    Refusal,
    /// An omitted capture is claimed.
    Claim,
    /// A person has won.
    Win,
    /// A person has lost to the computer.
    Loss,
    /// The game is drawn.
    Draw,
    /// A button of the interface is pressed.
    Tick,
    /// A clock is low.
    LowTime,
    /// A draw is offered.
    Offer,
}

impl Sound {
    /// The highest step of a chain with a sound of its own.
    pub(crate) const CHAIN: u8 = 10;
    /// The largest number of captured stones with a sound of its own.
    pub(crate) const CAPTURE: u8 = 6;
    /// The duration of [`Sound::Slide`] at playback rate 1, in seconds.
    pub(crate) const SLIDE_SECONDS: f32 = stone::SLIDE;
    /// Seconds between two clicks of [`Sound::Capture`] at playback rate 1.
    pub(crate) const STAGGER_SECONDS: f32 = stone::STAGGER;

    /// Every sound, those that are needed first at the front.
    pub fn all() -> Vec<Self> {
        let mut all = vec![Self::Tick, Self::SetDown, Self::Slide, Self::Refusal];
        all.extend((1..=Self::CAPTURE).map(Self::Capture));
        all.extend((1..=Self::CHAIN).map(Self::Chain));
        all.extend([Self::Claim, Self::Offer, Self::LowTime, Self::Win, Self::Loss, Self::Draw]);
        all
    }

    /// The number of variants; frequent sounds have more.
    pub const fn variants(self) -> u32 {
        match self {
            Self::SetDown => 12,
            Self::Slide => 6,
            Self::Capture(_) | Self::Refusal | Self::Tick => 4,
            Self::Chain(_) => 3,
            _ => 2,
        }
    }

    /// Renders one variant as mono samples between -1 and 1.
    pub fn render(self, variant: u32) -> Vec<f32> {
        match self {
            Self::Slide => stone::slide(variant),
            Self::SetDown => stone::set_down(variant),
            Self::Chain(step) => stone::chain(step.clamp(1, Self::CHAIN), variant),
            Self::Capture(stones) => stone::capture(stones.clamp(1, Self::CAPTURE), variant),
            Self::Refusal => stone::refusal(variant),
            Self::Claim => strings::claim(variant),
            Self::Win => strings::win(variant),
            Self::Loss => strings::loss(variant),
            Self::Draw => strings::draw(variant),
            Self::Tick => stone::tick(variant),
            Self::LowTime => stone::low_time(variant),
            Self::Offer => strings::offer(variant),
        }
    }
}
