//! Every sound of the game, computed: no Bevy, no files, no clock.
//!
//! A [`Sound`] says what is heard, a variant which of its versions; both together always give the
//! same samples. [`music`] makes the piece that plays behind the game.

mod filter;
mod modal;
pub mod music;
mod noise;
mod pluck;
mod stone;
mod strings;

#[cfg(test)]
mod measure;
#[cfg(test)]
mod tests;

/// Samples a second of every sound but the music.
pub const RATE: u32 = 44_100;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sound {
    /// A stone slides along its line.
    Slide,
    /// A stone is set down.
    SetDown,
    /// A chain goes on: its first further step is 1. From [`Sound::CHAIN`] on all are alike.
    Chain(u8),
    /// So many stones are taken, 1 to [`Sound::CAPTURE`].
    Capture(u8),
    /// Something is not allowed.
    Refusal,
    /// An omitted capture is claimed.
    Claim,
    /// A person has won.
    Win,
    /// A person has lost against the computer.
    Loss,
    /// Nobody has won.
    Draw,
    /// A button of the interface.
    Tick,
    /// A clock with little time left; once a second.
    LowTime,
    /// A draw is offered.
    Offer,
}

impl Sound {
    /// Longer chains rise no further.
    pub const CHAIN: u8 = 10;
    /// More stones than these make no more noise.
    pub const CAPTURE: u8 = 6;
    /// Seconds of [`Sound::Slide`] at its own speed.
    pub const SLIDE_SECONDS: f32 = stone::SLIDE;
    /// Seconds between two clicks of [`Sound::Capture`] at its own speed.
    pub const STAGGER_SECONDS: f32 = stone::STAGGER;

    /// Every sound there is, those first that are needed first.
    pub fn all() -> Vec<Self> {
        let mut all = vec![Self::Tick, Self::SetDown, Self::Slide, Self::Refusal];
        all.extend((1..=Self::CAPTURE).map(Self::Capture));
        all.extend((1..=Self::CHAIN).map(Self::Chain));
        all.extend([Self::Claim, Self::Offer, Self::LowTime, Self::Win, Self::Loss, Self::Draw]);
        all
    }

    /// How many versions there are: more of those that are heard often.
    pub const fn variants(self) -> u32 {
        match self {
            Self::SetDown => 6,
            Self::Slide | Self::Tick => 4,
            Self::Capture(_) | Self::Refusal => 3,
            _ => 2,
        }
    }

    /// Samples of one version, mono, between -1 and 1.
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
