//! Draws the game in a real window and checks the pictures: stones where stones are, wood where the
//! board is empty, nothing cut off.
//!
//! Needs a display and a Vulkan driver; both may be software (Xvfb, lavapipe). Without a display an
//! Xvfb is started. `FANORONA_SKIP_PICTURES=1` skips all of it;
//! `FANORONA_PICTURES` names the folder for the pictures (`target/pictures` without it),
//! `FANORONA_PICTURE_SIZE` the window's size (`1280x720`), `FANORONA_PICTURE_LANGUAGE` and `FANORONA_PICTURE_SCALE` the
//! language and the scale of the interface in all scenes. Words on the command line pick scenes
//! by parts of their names, or by whole names after a `=`. `FANORONA_OFFSCREEN=1` draws without a display, where there is a
//! graphics card and no window system. `--animation` plays a game of Telo instead, and makes one moving
//! picture of it: see `animation`; `--turntable` makes one of the turning table.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a test tells how it goes")]

mod animation;
mod check;
mod colours;
mod display;
mod games;
mod offscreen;
mod pages;
mod plugins;
mod runner;
mod scenes;
mod turntable;

use bevy::prelude::*;
use bevy::render::view::screenshot::Screenshot;
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResolution;
use bevy::winit::WinitSettings;
use fanorona::app::coach::CoachAdviser;
use fanorona::app::jobs::InlineRunner;
use offscreen::Offscreen;
use plugins::plugins;
use runner::Report;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

fn main() -> ExitCode {
    if std::env::var_os("FANORONA_SKIP_PICTURES").is_some_and(|skip| skip == "1") {
        println!("pictures: skipped, because FANORONA_SKIP_PICTURES is 1");
        return ExitCode::SUCCESS;
    }
    if std::env::var_os(display::DRAWS).is_none() && !is_offscreen() {
        return display::draw_elsewhere();
    }
    draw()
}

/// Shows every scene in one window, one after the other.
fn draw() -> ExitCode {
    let (wide, high) = size();
    let report = Report::default();
    let folder = std::env::var_os("FANORONA_PICTURES")
        .map_or_else(|| PathBuf::from("target/pictures"), PathBuf::from);
    if let Err(error) = std::fs::create_dir_all(&folder) {
        eprintln!("pictures: cannot make {}: {error}", folder.display());
        return ExitCode::FAILURE;
    }
    let window = Window {
        title: "Fanorona pictures".into(),
        resolution: WindowResolution::new(wide, high).with_scale_factor_override(1.0),
        resizable: false,
        ..default()
    };
    fanorona::app::log_errors();
    let mut app = App::new();
    let plugins = plugins(window);
    if is_offscreen() {
        app.add_plugins(offscreen::without_window(plugins));
        offscreen::plugin(&mut app);
    } else {
        app.add_plugins(plugins);
    }
    app.insert_resource(WinitSettings::continuous())
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(33)))
        // The coach answers within the frame, so that a scene does not wait for a thread.
        .insert_resource(CoachAdviser::new(InlineRunner::new(1)));
    fanorona::app::headless(&mut app);
    fanorona::app::presentation(&mut app);
    if animation::is_wanted() {
        let folder = folder.join("animation");
        animation::plugin(&mut app, folder.clone());
        app.run();
        return animation::close(&folder, &animation::FILM);
    }
    if turntable::is_wanted() {
        let folder = folder.join("turntable");
        turntable::plugin(&mut app, folder.clone());
        app.run();
        return animation::close(&folder, &turntable::FILM);
    }
    runner::plugin(&mut app, UVec2::new(wide, high), folder, report.clone());
    app.run();
    report.close()
}

/// Whether there is to be no window.
fn is_offscreen() -> bool {
    std::env::var_os("FANORONA_OFFSCREEN").is_some_and(|wanted| wanted == "1")
}

/// A screenshot of the window, or of what is drawn instead.
pub fn screenshot(world: &World) -> Screenshot {
    let offscreen = world.get_resource::<Offscreen>();
    offscreen.map_or_else(Screenshot::primary_window, |shown| Screenshot::image(shown.0.clone()))
}

fn size() -> (u32, u32) {
    let wanted = std::env::var("FANORONA_PICTURE_SIZE").unwrap_or_default();
    wanted
        .split_once('x')
        .and_then(|(wide, high)| Some((wide.parse().ok()?, high.parse().ok()?)))
        .unwrap_or((1280, 720))
}
