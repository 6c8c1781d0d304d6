//! Measures what a frame costs the graphics card: the start position of Tsivy at each quality and in four sizes, drawn into an
//! image, so that neither a display nor its refresh rate matters.
//!
//! `cargo bench --bench graphics` (needs Vulkan, no display). `FANORONA_FRAMES` is the number of frames measured. A frame ends when
//! the card has drawn it, and no other is begun before: with a window the two overlap, so frames come more often than these times
//! say. The passes are timed by the card's own clock. Bevy does not time shadows: they are in the rest.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a benchmark tells what it measures"
)]

#[path = "../tests/pictures/offscreen.rs"]
mod offscreen;
#[path = "../tests/pictures/plugins.rs"]
mod plugins;

use bevy::app::PluginsState;
use bevy::diagnostic::DiagnosticsStore;
use bevy::prelude::*;
use bevy::render::diagnostic::RenderDiagnosticsPlugin;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::WindowResolution;
use fanorona::app::table::{BakeQueue, Preset, Quality};
use plugins::plugins;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

/// The sizes that are drawn.
const SIZES: [UVec2; 4] =
    [UVec2::new(1280, 720), UVec2::new(1920, 1080), UVec2::new(2560, 1440), UVec2::new(3840, 2160)];
/// Frames before the measurement starts.
const WARM_UP: u32 = 30;

/// What frames cost: medians, in milliseconds.
struct Cost {
    /// A frame until the card has drawn it.
    frame: f64,
    /// Until the card has been given all its work.
    processor: f64,
    /// The card's passes, by its own clock.
    passes: BTreeMap<String, f64>,
}

fn main() -> ExitCode {
    let frames = std::env::var("FANORONA_FRAMES").ok().and_then(|text| text.parse().ok());
    let mut app = game();
    let Some(adapter) = app.world().get_resource::<RenderAdapterInfo>() else {
        eprintln!("No graphics: Vulkan was not found.");
        return ExitCode::FAILURE;
    };
    println!("{}, {} {}", adapter.name, adapter.driver, adapter.driver_info);
    println!("quality\tsize\tms a frame\tuntil given to the card\tpasses of the card");
    for quality in [Quality::Low, Quality::Medium, Quality::High] {
        for size in SIZES {
            let cost = measure(&mut app, quality, size, frames.unwrap_or(200));
            let passes: Vec<String> =
                cost.passes.iter().map(|(pass, time)| format!("{pass} {time:.2}")).collect();
            println!(
                "{}\t{}×{}\t{:.2}\t{:.2}\t{}",
                Preset::Fixed(quality).key(),
                size.x,
                size.y,
                cost.frame,
                cost.processor,
                passes.join(", ")
            );
        }
    }
    ExitCode::SUCCESS
}

/// The game without a window system.
fn game() -> App {
    let [size, ..] = SIZES;
    let resolution = WindowResolution::new(size.x, size.y).with_scale_factor_override(1.0);
    let window = Window { resolution, ..default() };
    let mut app = App::new();
    app.add_plugins((offscreen::without_window(plugins(window)), RenderDiagnosticsPlugin));
    offscreen::plugin(&mut app);
    fanorona::app::headless(&mut app);
    fanorona::app::presentation(&mut app);
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    app
}

/// Draws a quality in a size: first until everything is baked and all shaders are there, then as often as is to be measured.
fn measure(app: &mut App, quality: Quality, size: UVec2, frames: u32) -> Cost {
    app.world_mut().insert_resource(Preset::Fixed(quality));
    let mut windows = app.world_mut().query::<&mut Window>();
    for mut window in windows.iter_mut(app.world_mut()) {
        window.resolution.set_physical_resolution(size.x, size.y);
    }
    let mut warm = 0;
    while warm < WARM_UP {
        app.update();
        warm = if app.world().resource::<BakeQueue>().is_idle() { warm + 1 } else { 0 };
    }
    let [mut whole, mut given] = [const { Vec::new() }; 2];
    let mut passes: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for _ in 0..frames {
        let began = Instant::now();
        app.update();
        given.push(began.elapsed().as_secs_f64() * 1e3);
        if let Err(error) = app.world_mut().run_system_cached(offscreen::wait_for_card) {
            eprintln!("The graphics card cannot be waited for: {error}");
        }
        whole.push(began.elapsed().as_secs_f64() * 1e3);
        for diagnostic in app.world().resource::<DiagnosticsStore>().iter() {
            let mut path = diagnostic.path().components().skip(1);
            if let (Some(pass), Some("elapsed_gpu")) = (path.next(), path.next())
                && let Some(time) = diagnostic.value()
            {
                passes.entry(pass.to_owned()).or_default().push(time);
            }
        }
    }
    let passes: BTreeMap<String, f64> =
        passes.into_iter().map(|(pass, times)| (pass, median(times))).collect();
    Cost { frame: median(whole), processor: median(given), passes }
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}
