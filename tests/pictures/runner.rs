//! Runs all scenes: sets each one up, waits until nothing moves, takes the picture and checks it.

use crate::scenes::{SCENES, Scene};
use crate::{check, pages, screenshot};
use bevy::prelude::*;
use bevy::render::view::screenshot::{ScreenshotCaptured, save_to_disk};
use fanorona::app::pages::Page;
use fanorona::app::photo::Photo;
use fanorona::app::schedule::AnimationState;
use fanorona::app::side_panel::SidePanelPressed;
use fanorona::app::table::BakeQueue;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// The least and the greatest number of frames to wait after a scene is set up.
const FRAMES_TO_WAIT: [u32; 2] = [4, 90];
/// The number of frames until a dialog has faded in.
const FADED: u32 = 12;

/// The number of frames until the turn is played about which the coach asks, and until it has asked.
const PLAYED: u32 = 2;
const ASKED: u32 = 8;
/// The greatest number of frames for a photograph, and the folder in which it is stored at first.
const EXPOSURE: u32 = 240;
const STILLS: &str = "stills";

/// The name and the errors of every scene.
#[derive(Resource, Clone, Default)]
pub struct Report(Arc<Mutex<Vec<(&'static str, Vec<String>)>>>);

impl Report {
    fn add(&self, name: &'static str, errors: Vec<String>) {
        println!("pictures: {name} ... {}", if errors.is_empty() { "ok" } else { "FAILED" });
        for error in &errors {
            println!("    {error}");
        }
        if let Ok(mut kept) = self.0.lock() {
            kept.push((name, errors));
        }
    }

    /// Prints the last line. Returns the exit code of the test.
    pub fn close(&self) -> ExitCode {
        let Ok(kept) = self.0.lock() else { return ExitCode::FAILURE };
        let failed = kept.iter().filter(|(_, errors)| !errors.is_empty()).count();
        println!("pictures: {} passed, {failed} failed", kept.len() - failed);
        if failed == 0 && !kept.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// The state of the run.
#[derive(Resource)]
struct Runner {
    scenes: std::slice::Iter<'static, Scene>,
    wanted: Vec<String>,
    window: UVec2,
    folder: PathBuf,
    phase: Phase,
    begun: Instant,
}

enum Phase {
    Next,
    Waiting(&'static Scene, u32),
    Shooting(&'static Scene),
    Exposing(&'static Scene, u32),
    Leaving(u32),
}

/// The last picture.
#[derive(Resource)]
struct Taken(Image);

pub fn plugin(app: &mut App, window: UVec2, folder: PathBuf, report: Report) {
    let wanted = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    app.insert_resource(report)
        .insert_resource(Runner {
            scenes: SCENES.iter(),
            wanted,
            window,
            folder,
            phase: Phase::Next,
            begun: Instant::now(),
        })
        .add_systems(First, work);
}

fn work(world: &mut World) {
    world.resource_scope(|world, mut runner: Mut<Runner>| {
        runner.phase = match std::mem::replace(&mut runner.phase, Phase::Next) {
            Phase::Next => runner.next(world),
            Phase::Waiting(scene, frames) => runner.wait(world, scene, frames),
            Phase::Shooting(scene) => shoot(world, scene),
            Phase::Exposing(scene, frames) => runner.expose(world, scene, frames),
            Phase::Leaving(0) => {
                world.write_message(AppExit::Success);
                Phase::Leaving(9)
            }
            Phase::Leaving(frames) => Phase::Leaving(frames - 1),
        };
    });
}

impl Runner {
    fn next(&mut self, world: &mut World) -> Phase {
        let wanted = &self.wanted;
        let mut picked = self.scenes.by_ref().filter(|scene| {
            let meant = |word: &String| match word.strip_prefix('=') {
                Some(whole) => scene.name == whole,
                None => scene.name.contains(word.as_str()),
            };
            wanted.is_empty() || wanted.iter().any(meant)
        });
        let Some(scene) = picked.next() else {
            // A few more frames, because a software driver may crash if the program exits too soon.
            return Phase::Leaving(4);
        };
        let size = if scene.view.1 {
            UVec2::new(self.window.y * 9 / 16, self.window.y)
        } else {
            self.window
        };
        let mut windows = world.query::<&mut Window>();
        for mut window in windows.iter_mut(world) {
            if window.physical_size() != size {
                window.resolution.set_physical_resolution(size.x, size.y);
            }
        }
        world.resource_mut::<BakeQueue>().synchronous = true;
        scene.set(world);
        self.begun = Instant::now();
        Phase::Waiting(scene, 0)
    }

    fn wait(&mut self, world: &mut World, scene: &'static Scene, frames: u32) -> Phase {
        world.resource_mut::<AnimationState>().skip = true;
        scene.look(world);
        let busy =
            world.resource::<AnimationState>().busy || !world.resource::<BakeQueue>().is_idle();
        if frames == PLAYED {
            scene.blunder(world);
        }
        if frames == ASKED
            && let Some(button) = scene.pressed
        {
            world.write_message(SidePanelPressed(button.to_owned()));
        }
        let is_faded_in = scene.over || scene.asked || scene.page.0 != Page::Board;
        let least = if is_faded_in { FADED } else { FRAMES_TO_WAIT[0] };
        if frames < least || (busy && frames < FRAMES_TO_WAIT[1]) {
            return Phase::Waiting(scene, frames + 1);
        }
        if frames == FRAMES_TO_WAIT[1] {
            world.resource::<Report>().add(scene.name, vec!["the scene never came to rest".into()]);
            return Phase::Next;
        }
        if scene.still {
            let folder = self.folder.join(STILLS);
            let _ = std::fs::remove_dir_all(&folder);
            let mut photo = world.resource_mut::<Photo>();
            photo.folder = Some(folder);
            photo.shoot();
            self.begun = Instant::now();
            return Phase::Exposing(scene, 0);
        }
        world.remove_resource::<Taken>();
        let file = self.folder.join(format!("{}.png", scene.name));
        let screenshot = screenshot(world);
        world.spawn(screenshot).observe(save_to_disk(file)).observe(
            |taken: On<ScreenshotCaptured>, mut commands: Commands| {
                commands.insert_resource(Taken(taken.image.clone()));
            },
        );
        let each = self.begun.elapsed().as_secs_f32() / frames as f32;
        println!("pictures: {} set, {each:.2} s a frame", scene.name);
        Phase::Shooting(scene)
    }

    /// Waits for the photograph, and moves it to the other pictures.
    fn expose(&self, world: &mut World, scene: &'static Scene, frames: u32) -> Phase {
        if frames < EXPOSURE && world.resource::<Photo>().bare() {
            return Phase::Exposing(scene, frames + 1);
        }
        let entries = std::fs::read_dir(self.folder.join(STILLS)).into_iter().flatten().flatten();
        let still = entries.map(|entry| entry.path()).find(|path| {
            // An incomplete picture has another name.
            path.extension().is_some_and(|kind| kind == "png")
        });
        let kept = self.folder.join(format!("{}.png", scene.name));
        let errors = match still {
            Some(still) => {
                let time = self.begun.elapsed().as_secs_f32();
                println!("pictures: {} photographed in {time:.2} s", scene.name);
                std::fs::rename(still, kept).err().map(|error| error.to_string())
            }
            None if frames < EXPOSURE => return Phase::Exposing(scene, frames + 1),
            None => Some("no photograph was stored".into()),
        };
        world.resource::<Report>().add(scene.name, errors.into_iter().collect());
        Phase::Next
    }
}

fn shoot(world: &mut World, scene: &'static Scene) -> Phase {
    let Some(Taken(image)) = world.remove_resource::<Taken>() else {
        return Phase::Shooting(scene);
    };
    let errors = match scene.page.0 {
        Page::Board => check::errors(world, &image, scene.view.0.zoom >= 1.0),
        page => pages::errors(world, &image, page),
    };
    world.resource::<Report>().add(scene.name, errors);
    Phase::Next
}
