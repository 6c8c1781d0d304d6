//! How much of the machine's strength the table may ask for.
//!
//! The player picks a [`Preset`]; [`Quality`] is what is drawn with now. They differ only under
//! `Auto`, which begins by what draws, and steps down where frames are slow for long.

use crate::app::schedule::AppSet;
use bevy::light::ShadowFilteringMethod;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::winit::{UpdateMode, WinitSettings};

/// The fineness of the picture.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Quality {
    /// For machines that draw in software: no pixel costs more than it must.
    Low,
    /// What a browser or a small graphics card draws with ease.
    #[default]
    Medium,
    /// What a desktop's graphics card draws with ease.
    High,
}

/// What the player wants: a fixed quality, or that which the machine can keep up with.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preset {
    /// Begins by the graphics card, and steps down where frames are slow.
    #[default]
    Auto,
    /// Always this quality.
    Fixed(Quality),
}

impl Preset {
    /// All of them, from the one that most players leave to the finest.
    pub const ALL: [Self; 4] = [
        Self::Auto,
        Self::Fixed(Quality::Low),
        Self::Fixed(Quality::Medium),
        Self::Fixed(Quality::High),
    ];

    /// The name that settings keep: `auto`, `low`, `medium` or `high`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Fixed(Quality::Low) => "low",
            Self::Fixed(Quality::Medium) => "medium",
            Self::Fixed(Quality::High) => "high",
        }
    }

    /// The preset of a name.
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.key() == key)
    }
}

impl Quality {
    /// How often a texture seen on the slant is sampled.
    pub const fn slant_samples(self) -> u16 {
        match self {
            Self::Low => 1,
            Self::Medium => 8,
            Self::High => 16,
        }
    }

    /// How often the edges of shapes are sampled.
    pub const fn multisampling(self) -> Msaa {
        match self {
            Self::Low => Msaa::Off,
            Self::Medium | Self::High => Msaa::Sample4,
        }
    }

    /// Pieces around a stone, and rings from its top down.
    pub const fn stone_pieces(self) -> [usize; 2] {
        match self {
            Self::Low => [26, 9],
            Self::Medium => [44, 16],
            Self::High => [64, 24],
        }
    }

    /// How many texels a board's top has at most.
    pub const fn top_texels(self) -> f32 {
        match self {
            Self::Low => 900_000.0,
            Self::Medium => 1_250_000.0,
            Self::High => 2_400_000.0,
        }
    }

    /// How the edges of shadows are softened.
    pub const fn shadow_edges(self) -> ShadowFilteringMethod {
        match self {
            Self::Low => ShadowFilteringMethod::Hardware2x2,
            Self::Medium | Self::High => ShadowFilteringMethod::Gaussian,
        }
    }

    /// The size of the shadow map.
    pub const fn shadow_map(self) -> usize {
        match self {
            Self::Low => 1024,
            Self::Medium => 2048,
            Self::High => 4096,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Quality>()
        .init_resource::<Preset>()
        .init_resource::<FrameRateMonitor>()
        .add_systems(PreStartup, judge)
        .add_systems(
            Update,
            (obey.run_if(resource_changed::<Preset>), feel_pulse).chain().before(AppSet::Input),
        );
}

/// What `FANORONA_QUALITY` names: for developers, it overrules player and machine.
fn forced() -> Option<Quality> {
    match Preset::named(&std::env::var("FANORONA_QUALITY").ok()?)? {
        Preset::Fixed(quality) => Some(quality),
        Preset::Auto => None,
    }
}

/// Finds out whether a graphics card draws, or the processor.
pub(super) fn judge(
    adapter: Option<Res<RenderAdapterInfo>>,
    preset: Res<Preset>,
    mut pulse: ResMut<FrameRateMonitor>,
    mut quality: ResMut<Quality>,
) {
    // The type of devices is not handed on by Bevy, only its name.
    let kind = adapter.map(|adapter| format!("{:?}", adapter.device_type));
    pulse.start = match kind.as_deref() {
        Some("Cpu") => Quality::Low,
        Some("DiscreteGpu") => Quality::High,
        _ => Quality::Medium,
    };
    *quality = forced().unwrap_or(match *preset {
        Preset::Auto => pulse.start,
        Preset::Fixed(quality) => quality,
    });
}

/// A change of the preset acts at once.
fn obey(preset: Res<Preset>, mut pulse: ResMut<FrameRateMonitor>, mut quality: ResMut<Quality>) {
    if forced().is_some() {
        return;
    }
    let wanted = match *preset {
        Preset::Auto => pulse.start,
        Preset::Fixed(quality) => quality,
    };
    pulse.rest();
    quality.set_if_neq(wanted);
}

/// How frames have been coming, for [`Preset::Auto`].
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct FrameRateMonitor {
    /// The quality this machine begins with.
    start: Quality,
    /// Was the frame before this one drawn without waiting for anything?
    moving: bool,
    /// For how long frames have come one after another, seconds.
    run: f32,
    /// How many of them there were.
    frames: u32,
    /// For how long the present quality has been drawn, seconds of frames in a row.
    drawn: f32,
}

/// A frame that took longer came after a rest of the machine, not of the window.
const REST: f32 = 3.0;
/// For so long frames are counted before they are judged, seconds.
const PATIENCE: f32 = 4.0;
/// The first frames after a change load and compile; they are not counted, seconds.
const GRACE: f32 = 2.0;
/// Fewer frames a second than these are slow.
const SLOW: f32 = 24.0;

impl FrameRateMonitor {
    fn rest(&mut self) {
        (self.run, self.frames) = (0.0, 0);
    }

    /// Counts a frame; `moving` tells whether the next one follows at once. True when frames have
    /// been slow for long.
    fn beat(&mut self, seconds: f32, moving: bool) -> bool {
        let counts = std::mem::replace(&mut self.moving, moving);
        if !counts || seconds > REST {
            self.rest();
            return false;
        }
        self.drawn += seconds;
        if self.drawn < GRACE {
            return false;
        }
        self.run += seconds;
        self.frames += 1;
        if self.run < PATIENCE {
            return false;
        }
        let slow = (self.frames as f32) < SLOW * self.run;
        self.rest();
        slow
    }
}

/// Steps down where frames are slow. Never up: what was too much once would be again, and a
/// picture that changes back and forth is worse than a plain one.
fn feel_pulse(
    time: Res<Time<Real>>,
    preset: Res<Preset>,
    winit: Option<Res<WinitSettings>>,
    mut pulse: ResMut<FrameRateMonitor>,
    mut quality: ResMut<Quality>,
) {
    if *preset != Preset::Auto || forced().is_some() || *quality == Quality::Low {
        return;
    }
    // While the window waits for something to happen, frames are rare and tell nothing.
    let moving = winit.is_some_and(|winit| winit.focused_mode == UpdateMode::Continuous);
    if !pulse.beat(time.delta_secs(), moving) {
        return;
    }
    *quality = match *quality {
        Quality::High => Quality::Medium,
        Quality::Medium | Quality::Low => Quality::Low,
    };
    pulse.start = *quality;
    pulse.drawn = 0.0;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beats(pulse: &mut FrameRateMonitor, seconds: f32, count: usize) -> usize {
        (0..count).filter(|_| pulse.beat(seconds, true)).count()
    }

    #[test]
    fn slow_frames_for_long_step_down_and_short_ones_do_not() {
        let mut pulse = FrameRateMonitor::default();
        assert_eq!(beats(&mut pulse, 0.1, 55), 0, "not at once");
        assert_eq!(beats(&mut pulse, 0.1, 10), 1);
        assert_eq!(beats(&mut FrameRateMonitor::default(), 0.016, 2000), 0);
        assert_eq!(beats(&mut FrameRateMonitor::default(), 0.9, 12), 1, "a very slow machine");
    }

    #[test]
    fn a_still_window_is_not_a_slow_one() {
        let mut pulse = FrameRateMonitor::default();
        for _ in 0..100 {
            assert_eq!(beats(&mut pulse, 0.1, 20), 0);
            assert!(!pulse.beat(0.1, false));
            assert!(!pulse.beat(2.0, false));
            assert!(!pulse.beat(2.0, true), "it waited since the frame before");
        }
    }

    #[test]
    fn every_preset_is_found_by_its_name() {
        for preset in Preset::ALL {
            assert_eq!(Preset::named(preset.key()), Some(preset));
        }
        assert_eq!(Preset::named("ultra"), None);
    }
}
