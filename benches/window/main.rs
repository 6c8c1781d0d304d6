//! Measures the cost of the window: CPU time per frame and the time to the first complete frame, of
//! the idle game and of an empty scene in the same window, alternately in the same run; how much is
//! drawn; and how often an idle game is drawn.
//!
//! `cargo bench --bench window` (needs a display or Xvfb, Vulkan, and Linux for the times of
//! threads). `FANORONA_FRAMES` is the number of frames measured, `FANORONA_ROUNDS` the number of
//! alternations. The threads of a software driver are not counted, because a graphics card would do
//! their work. Both windows have the layout of 1280 by 720 but are rendered at 320 by 180: a driver
//! that fills pixels on every core would otherwise evict everything else from the caches, and make
//! the measurement depend on the picture.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a benchmark tells what it measures"
)]

#[path = "../../tests/pictures/display.rs"]
mod display;
mod drawn;
mod threads;

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::window::WindowResolution;
use bevy::winit::WinitSettings;
use drawn::SharedCounts;
use fanorona::app::table::BakeQueue;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// The environment variable that selects the scene in a child process.
const SCENE: &str = "FANORONA_BENCH_SCENE";
/// Frames before the measurement starts.
const WARM_UP: u32 = 30;
/// The interval in which frames of the idle game are counted, after its first complete frame.
const WATCHED: [Duration; 2] = [Duration::from_secs(10), Duration::from_secs(22)];
/// The most frames of the idle game in this interval: one every five seconds.
const STILL: u32 = 4;
/// The limit on the cost of the game, relative to the empty scene.
const LIMIT: f64 = 1.5;

fn main() -> ExitCode {
    if std::env::var_os(display::DRAWS).is_none() {
        return display::draw_elsewhere();
    }
    match std::env::var(SCENE).as_deref() {
        Ok("rest") => rest(),
        Ok(scene) => show(scene == "game"),
        Err(_) => compare(),
    }
}

fn number(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Shows both scenes alternately, each in a child process, and prints their costs.
fn compare() -> ExitCode {
    let mut costs: [Vec<Vec<f64>>; 2] = default();
    for _ in 0..number("FANORONA_ROUNDS", 3) {
        for (scene, costs) in ["empty", "game"].into_iter().zip(&mut costs) {
            match run(scene) {
                Some(cost) => costs.push(cost),
                None => return ExitCode::FAILURE,
            }
        }
    }
    println!("\tempty\tgame\tratio");
    let names = [
        "processor ms a frame",
        "ms from frame to frame",
        "ms to the first full frame",
        "entities drawn",
        "meshes with their materials",
        "triangles drawn",
    ];
    let mut ratio = f64::MAX;
    for (at, name) in names.into_iter().enumerate() {
        let [empty, game] = costs.each_ref().map(|costs| median(costs.iter().map(|cost| cost[at])));
        println!("{name}\t{empty:.2}\t{game:.2}\t{:.2}", game / empty);
        if at == 0 {
            ratio = game / empty;
        }
    }
    let drawn = run("rest").and_then(|cost| cost.first().copied()).unwrap_or(f64::MAX);
    println!("frames drawn at rest in {} s\t\t{drawn:.0}", (WATCHED[1] - WATCHED[0]).as_secs());
    if drawn > f64::from(STILL) {
        eprintln!("A game at rest is drawn {drawn} times.");
        return ExitCode::FAILURE;
    }
    if ratio > LIMIT {
        eprintln!("A frame costs {ratio:.2} empty ones, more than {LIMIT}.");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = numbers.collect();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// Runs a scene in a child process and reads the numbers that it prints last.
fn run(scene: &str) -> Option<Vec<f64>> {
    let program = std::env::current_exe().ok()?;
    let output = Command::new(program).env(SCENE, scene).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers = text.lines().rev().find_map(|line| line.strip_prefix("cost\t"));
    if numbers.is_none() {
        eprintln!("{scene} ended early: {}", String::from_utf8_lossy(&output.stderr));
    }
    numbers?.split('\t').map(|number| number.parse().ok()).collect()
}

fn window(game: bool) -> App {
    let resolution = WindowResolution::new(320, 180).with_scale_factor_override(0.25);
    let window = Window { title: "Fanorona bench".into(), resolution, ..default() };
    let mut app = App::new();
    // The game uses the same plugins as its own window.
    let plugins = if game {
        fanorona::app::configured_plugins(DefaultPlugins)
    } else {
        DefaultPlugins.build()
    };
    app.add_plugins(
        plugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            // So that all work of the app is done by known threads: see `threads`.
            .disable::<PipelinedRenderingPlugin>(),
    );
    app
}

/// Counts what is drawn, in both worlds.
fn watched(app: &mut App) -> SharedCounts {
    let counts = SharedCounts::default();
    app.insert_resource(counts.clone());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        drawn::plugin(render, counts.clone());
    }
    counts
}

/// The state of the measurement.
#[derive(Resource)]
struct Measuring {
    born: Instant,
    frames: u32,
    began: Option<(Instant, f64)>,
}

/// Shows one scene without a pause between frames, and prints its cost.
fn show(game: bool) -> ExitCode {
    let born = Instant::now();
    let mut app = window(game);
    app.insert_resource(WinitSettings::continuous());
    if game {
        fanorona::app::headless(&mut app);
        fanorona::app::presentation(&mut app);
    } else {
        app.add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera3d::default());
        });
    }
    watched(&mut app);
    app.insert_resource(Measuring { born, frames: 0, began: None })
        .add_systems(Last, (drawn::note_meshes, measure).chain());
    app.run();
    ExitCode::SUCCESS
}

fn measure(
    mut measuring: ResMut<Measuring>,
    counts: Res<SharedCounts>,
    bake_queue: Option<Res<BakeQueue>>,
    mut exit: MessageWriter<AppExit>,
) {
    let wanted = number("FANORONA_FRAMES", 150);
    let Some(full) = counts.full() else { return };
    // The idle game has baked all surfaces.
    if bake_queue.is_some_and(|bake_queue| !bake_queue.is_idle()) {
        return;
    }
    measuring.frames += 1;
    if measuring.frames == WARM_UP {
        measuring.began = Some((Instant::now(), threads::spent()));
    }
    if measuring.frames == WARM_UP + wanted
        && let Some((began, spent)) = measuring.began
    {
        let frames = f64::from(wanted);
        let processor = (threads::spent() - spent) / frames;
        let wall = began.elapsed().as_secs_f64() * 1e3 / frames;
        let full = full.duration_since(measuring.born).as_secs_f64() * 1e3;
        let [entities, meshes, triangles] = counts.counts();
        println!("cost\t{processor}\t{wall}\t{full}\t{entities}\t{meshes}\t{triangles}");
        exit.write(AppExit::Success);
    }
}

/// Shows the idle game as a player sees it, and prints how often it is drawn.
fn rest() -> ExitCode {
    let mut app = window(true);
    fanorona::app::headless(&mut app);
    fanorona::app::presentation(&mut app);
    fanorona::app::idle::plugin(&mut app);
    let counts = watched(&mut app);
    let mut frames = 0;
    app.add_systems(Last, move |mut exit: MessageWriter<AppExit>| {
        let passed = counts.full().map_or(Duration::ZERO, |full| full.elapsed());
        if passed > WATCHED[1] {
            println!("cost\t{frames}");
            exit.write(AppExit::Success);
        } else if passed > WATCHED[0] {
            frames += 1;
        }
    });
    app.run();
    ExitCode::SUCCESS
}
