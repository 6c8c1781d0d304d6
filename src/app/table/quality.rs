//! The rendering quality.
//!
//! The player chooses a [`Preset`]; [`Quality`] is used for drawing. They differ only with `Auto`,
//! which starts with a quality for the graphics card and lowers it if frames remain slow.

use crate::app::schedule::AppSet;
use bevy::light::ShadowFilteringMethod;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::winit::{UpdateMode, WinitSettings};

/// The rendering quality.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Quality {
    /// For software renderers: every pixel costs as little as possible.
    Low,
    /// For browsers and small graphics cards.
    #[default]
    Medium,
    /// For desktop graphics cards.
    High,
}

/// The player's choice: a fixed quality, or one adapted to the machine.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preset {
    /// Starts with a quality for the graphics card, and lowers it if frames are slow.
    #[default]
    Auto,
    /// Always this quality.
    Fixed(Quality),
}

impl Preset {
    /// All presets, the default first, then by increasing quality.
    pub const ALL: [Self; 4] = [
        Self::Auto,
        Self::Fixed(Quality::Low),
        Self::Fixed(Quality::Medium),
        Self::Fixed(Quality::High),
    ];

    /// The name in the settings: `auto`, `low`, `medium` or `high`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Fixed(Quality::Low) => "low",
            Self::Fixed(Quality::Medium) => "medium",
            Self::Fixed(Quality::High) => "high",
        }
    }

    /// The quality; `automatic` is that for this machine.
    const fn quality(self, automatic: Quality) -> Quality {
        match self {
            Self::Auto => automatic,
            Self::Fixed(quality) => quality,
        }
    }

    /// The preset with this name.
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.key() == key)
    }
}

impl Quality {
    /// The value for this quality, of those for low, medium and high quality.
    pub(in crate::app) const fn of<T: Copy>(self, values: [T; 3]) -> T {
        values[self as usize]
    }

    /// The number of anisotropic texture samples.
    pub(crate) const fn slant_samples(self) -> u16 {
        self.of([1, 8, 16])
    }

    /// The number of samples per pixel at edges.
    pub(crate) const fn multisampling(self) -> Msaa {
        self.of([Msaa::Off, Msaa::Sample4, Msaa::Sample4])
    }

    /// Segments around a stone, and rings from its top down.
    pub(crate) const fn stone_pieces(self) -> [usize; 2] {
        self.of([[26, 9], [44, 16], [64, 24]])
    }

    /// The number of different skins of a side's stones. More cost time to bake and memory, and are drawn one by one.
    pub(crate) const fn skins(self) -> usize {
        self.of([4, 4, 8])
    }

    /// The largest number of texels of a board's top.
    pub(crate) const fn top_texels(self) -> f32 {
        self.of([900_000.0, 1_250_000.0, 2_400_000.0])
    }

    /// The largest number of texels of the finest version of a board's top, which replaces the former after everything else
    /// is baked: as sharp as a window of 4K, or a photograph.
    pub(crate) const fn finest_texels(self) -> Option<f32> {
        self.of([None, None, Some(6_000_000.0)])
    }

    /// The filter of shadow edges.
    pub(crate) const fn shadow_edges(self) -> ShadowFilteringMethod {
        let soft = ShadowFilteringMethod::Gaussian;
        self.of([ShadowFilteringMethod::Hardware2x2, soft, soft])
    }

    /// Texels along a side of the shadow map.
    pub(crate) const fn shadow_map(self) -> usize {
        self.of([1024, 2048, 4096])
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Quality>()
        .init_resource::<Preset>()
        .init_resource::<FrameRateMonitor>()
        .add_systems(PreStartup, detect)
        .add_systems(
            Update,
            (apply_preset.run_if(resource_changed::<Preset>), lower_when_slow)
                .chain()
                .before(AppSet::Input),
        );
}

/// The quality set by the environment variable `FANORONA_QUALITY`. It is for developers and
/// overrides everything else.
fn forced() -> Option<Quality> {
    match Preset::named(&std::env::var("FANORONA_QUALITY").ok()?)? {
        Preset::Fixed(quality) => Some(quality),
        Preset::Auto => None,
    }
}

/// Selects the initial quality by the type of the graphics adapter.
fn detect(
    adapter: Option<Res<RenderAdapterInfo>>,
    preset: Res<Preset>,
    mut monitor: ResMut<FrameRateMonitor>,
    mut quality: ResMut<Quality>,
) {
    // Bevy does not re-export the enum, so its name is compared.
    let kind = adapter.map(|adapter| format!("{:?}", adapter.device_type));
    monitor.start = match kind.as_deref() {
        Some("Cpu") => Quality::Low,
        Some("DiscreteGpu") => Quality::High,
        _ => Quality::Medium,
    };
    *quality = forced().unwrap_or(preset.quality(monitor.start));
}

/// Applies a change of the preset at once.
fn apply_preset(
    preset: Res<Preset>,
    mut monitor: ResMut<FrameRateMonitor>,
    mut quality: ResMut<Quality>,
) {
    if forced().is_some() {
        return;
    }
    monitor.reset();
    quality.set_if_neq(preset.quality(monitor.start));
}

/// Measures the frame rate for [`Preset::Auto`].
#[derive(Resource, Clone, Copy, Debug, Default)]
struct FrameRateMonitor {
    /// The initial quality on this machine.
    start: Quality,
    /// Whether the previous frame was drawn without waiting for events.
    moving: bool,
    /// The duration of the frames counted so far, in seconds.
    run: f32,
    /// The number of frames counted so far.
    frames: u32,
    /// How long the present quality has been in use, in seconds of continuous frames.
    drawn: f32,
}

/// A longer frame means that the machine was suspended, in seconds.
const SUSPENDED: f32 = 3.0;
/// How long frames are counted before they are judged, in seconds.
const OBSERVATION: f32 = 4.0;
/// The time after a change in which assets load and shaders compile, in seconds. Its frames are not
/// counted.
const WARM_UP: f32 = 2.0;
/// Fewer frames per second than these are slow.
const SLOW: f32 = 24.0;

impl FrameRateMonitor {
    fn reset(&mut self) {
        (self.run, self.frames) = (0.0, 0);
    }

    /// Counts a frame; `moving` tells whether the next one follows at once. Returns whether frames
    /// have been slow for long.
    fn record_frame(&mut self, seconds: f32, moving: bool) -> bool {
        let counts = std::mem::replace(&mut self.moving, moving);
        if !counts || seconds > SUSPENDED {
            self.reset();
            return false;
        }
        self.drawn += seconds;
        if self.drawn < WARM_UP {
            return false;
        }
        self.run += seconds;
        self.frames += 1;
        if self.run < OBSERVATION {
            return false;
        }
        let slow = (self.frames as f32) < SLOW * self.run;
        self.reset();
        slow
    }
}

/// Lowers the quality if frames are slow. It is never raised again, because the picture would keep
/// changing.
fn lower_when_slow(
    time: Res<Time<Real>>,
    preset: Res<Preset>,
    winit: Option<Res<WinitSettings>>,
    mut monitor: ResMut<FrameRateMonitor>,
    mut quality: ResMut<Quality>,
) {
    if *preset != Preset::Auto || forced().is_some() || *quality == Quality::Low {
        return;
    }
    // Frames of a window that waits for events are rare and say nothing about the machine.
    let moving = winit.is_some_and(|winit| winit.focused_mode == UpdateMode::Continuous);
    if !monitor.record_frame(time.delta_secs(), moving) {
        return;
    }
    *quality = match *quality {
        Quality::High => Quality::Medium,
        Quality::Medium | Quality::Low => Quality::Low,
    };
    monitor.start = *quality;
    monitor.drawn = 0.0;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record_frames(monitor: &mut FrameRateMonitor, seconds: f32, count: usize) -> usize {
        (0..count).filter(|_| monitor.record_frame(seconds, true)).count()
    }

    #[test]
    fn only_slow_frames_over_time_lower_the_quality() {
        let mut monitor = FrameRateMonitor::default();
        assert_eq!(record_frames(&mut monitor, 0.1, 55), 0, "not immediately");
        assert_eq!(record_frames(&mut monitor, 0.1, 10), 1);
        assert_eq!(record_frames(&mut FrameRateMonitor::default(), 0.016, 2000), 0);
        assert_eq!(
            record_frames(&mut FrameRateMonitor::default(), 0.9, 12),
            1,
            "a very slow machine"
        );
    }

    #[test]
    fn a_still_window_does_not_count_as_slow() {
        let mut monitor = FrameRateMonitor::default();
        for _ in 0..100 {
            assert_eq!(record_frames(&mut monitor, 0.1, 20), 0);
            assert!(!monitor.record_frame(0.1, false));
            assert!(!monitor.record_frame(2.0, false));
            assert!(!monitor.record_frame(2.0, true), "the window waited since the previous frame");
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
