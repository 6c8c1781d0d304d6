//! Seeded pseudo-random numbers: the same seed gives the same sound.

/// A generator of white noise (splitmix64).
#[derive(Clone, Debug)]
pub(super) struct Noise(u64);

impl Noise {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5A5A_1234_0F0F_CAFE)
    }

    /// The next sample of white noise, between -1 and 1.
    pub fn sample(&mut self) -> f32 {
        let high = (self.bits() >> 40) as f32;
        high / (1u32 << 23) as f32 - 1.0
    }

    /// A factor that differs from 1 by at most `share`.
    pub(crate) fn vary(&mut self, share: f32) -> f32 {
        1.0 + self.sample() * share
    }

    /// A number below `count`, which must be 1 or more.
    pub fn below(&mut self, count: usize) -> usize {
        (self.bits() >> 33) as usize % count
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }
}
