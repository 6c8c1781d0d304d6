//! The volumes that the player sets.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The volume sliders, each from 0 (silent) to 1 (full).
///
/// Loudness is perceived logarithmically, so the amplitude is the square of the slider: half way is
/// a quarter of the amplitude, 12 dB less, which sounds a little less than half as loud.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// All sounds.
    pub master: f32,
    /// Stones, signals and the interface.
    pub effects: f32,
    /// The background music; at 0 it is not even rendered.
    pub music: f32,
    /// Whether all sound is off, whatever the sliders say.
    pub muted: bool,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { master: 0.8, effects: 0.8, music: 0.5, muted: false }
    }
}

impl Volumes {
    /// The amplitude of effects, from 0 to 1.
    pub(crate) fn effects_amplitude(self) -> f32 {
        self.amplitude(self.effects)
    }

    /// The amplitude of the music, from 0 to 1.
    pub(crate) fn music_amplitude(self) -> f32 {
        self.amplitude(self.music)
    }

    fn amplitude(self, slider: f32) -> f32 {
        if self.muted {
            return 0.0;
        }
        // A settings file may hold any number; NaN is silent.
        let within = |slider: f32| if slider.is_nan() { 0.0 } else { slider.clamp(0.0, 1.0) };
        (within(self.master) * within(slider)).powi(2)
    }
}

/// An amplitude in decibels, at least -60 dB, which is silent.
pub(super) fn decibels(amplitude: f32) -> f32 {
    if amplitude > 0.001 { 20.0 * amplitude.log10() } else { -60.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sliders_are_squared_and_scaled_by_the_master() {
        let volumes = Volumes { master: 1.0, effects: 0.5, music: 1.0, muted: false };
        assert!((volumes.effects_amplitude() - 0.25).abs() < 1e-6);
        assert!((decibels(volumes.effects_amplitude()) + 12.04).abs() < 0.01);
        assert!((volumes.music_amplitude() - 1.0).abs() < 1e-6);
        let half = Volumes { master: 0.5, ..volumes };
        assert!((half.music_amplitude() - 0.25).abs() < 1e-6);
    }

    #[test]
    fn muted_or_zero_is_silent() {
        let muted = Volumes { muted: true, ..Volumes::default() };
        assert_eq!([muted.effects_amplitude(), muted.music_amplitude()], [0.0; 2]);
        let none = Volumes { music: 0.0, ..Volumes::default() };
        assert_eq!(decibels(none.music_amplitude()), -60.0);
        assert!(none.effects_amplitude() > 0.0);
    }

    #[test]
    fn values_of_a_file_are_clamped() {
        for slider in [f32::NAN, -1.0, 7.0, f32::INFINITY] {
            let volumes = Volumes { master: slider, effects: slider, ..Volumes::default() };
            assert!((0.0..=1.0).contains(&volumes.effects_amplitude()), "{slider}");
        }
    }

    #[test]
    fn missing_fields_have_defaults() {
        let volumes: Volumes = ron::from_str("(music: 0.0, muted: true)").unwrap_or_default();
        assert_eq!(volumes, Volumes { music: 0.0, muted: true, ..Volumes::default() });
    }
}
