//! Goes from scene to scene: sets it, waits until nothing moves, takes the picture, has it checked.

use crate::scenes::{SCENES, Scene};
use crate::{check, pages};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use fanorona::app::pages::Page;
use fanorona::app::schedule::AnimationState;
use fanorona::app::table::BakeQueue;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Frames to let pass after a scene is set, at least and at most.
const PATIENCE: [u32; 2] = [4, 90];
/// Frames until a dialog has faded in.
const FADED: u32 = 12;

/// What came of every scene: its name and its faults.
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

    /// The closing line, and how the test ended.
    pub fn close(&self) -> ExitCode {
        let Ok(kept) = self.0.lock() else { return ExitCode::FAILURE };
        let failed = kept.iter().filter(|(_, errors)| !errors.is_empty()).count();
        println!("pictures: {} passed, {failed} failed", kept.len() - failed);
        if failed == 0 && !kept.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// What the stagehand is doing.
#[derive(Resource)]
struct Stagehand {
    scenes: std::slice::Iter<'static, Scene>,
    wanted: Vec<String>,
    window: UVec2,
    folder: PathBuf,
    doing: Doing,
    begun: Instant,
}

enum Doing {
    Next,
    Waiting(&'static Scene, u32),
    Shooting(&'static Scene),
    Leaving(u32),
}

/// The picture just taken.
#[derive(Resource)]
struct Taken(Image);

pub fn plugin(app: &mut App, window: UVec2, folder: PathBuf, report: Report) {
    let wanted = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    app.insert_resource(report)
        .insert_resource(Stagehand {
            scenes: SCENES.iter(),
            wanted,
            window,
            folder,
            doing: Doing::Next,
            begun: Instant::now(),
        })
        .add_systems(First, work);
}

fn work(world: &mut World) {
    world.resource_scope(|world, mut hand: Mut<Stagehand>| {
        hand.doing = match std::mem::replace(&mut hand.doing, Doing::Next) {
            Doing::Next => hand.next(world),
            Doing::Waiting(scene, frames) => hand.wait(world, scene, frames),
            Doing::Shooting(scene) => shoot(world, scene),
            Doing::Leaving(0) => {
                world.write_message(AppExit::Success);
                Doing::Leaving(9)
            }
            Doing::Leaving(frames) => Doing::Leaving(frames - 1),
        };
    });
}

impl Stagehand {
    fn next(&mut self, world: &mut World) -> Doing {
        let wanted = &self.wanted;
        let mut picked = self.scenes.by_ref().filter(|scene| {
            let meant = |word: &String| match word.strip_prefix('=') {
                Some(whole) => scene.name == whole,
                None => scene.name.contains(word.as_str()),
            };
            wanted.is_empty() || wanted.iter().any(meant)
        });
        let Some(scene) = picked.next() else {
            // A few frames more, because a software driver may fall when it is left too soon.
            return Doing::Leaving(4);
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
        world.resource_mut::<BakeQueue>().hurried = true;
        scene.set(world);
        self.begun = Instant::now();
        Doing::Waiting(scene, 0)
    }

    fn wait(&mut self, world: &mut World, scene: &'static Scene, frames: u32) -> Doing {
        world.resource_mut::<AnimationState>().skip = true;
        scene.look(world);
        let busy =
            world.resource::<AnimationState>().busy || !world.resource::<BakeQueue>().is_idle();
        let least = if scene.over || scene.page.0 != Page::Board { FADED } else { PATIENCE[0] };
        if frames < least || (busy && frames < PATIENCE[1]) {
            return Doing::Waiting(scene, frames + 1);
        }
        if frames == PATIENCE[1] {
            world.resource::<Report>().add(scene.name, vec!["the table never came to rest".into()]);
            return Doing::Next;
        }
        world.remove_resource::<Taken>();
        let file = self.folder.join(format!("{}.png", scene.name));
        world.spawn(Screenshot::primary_window()).observe(save_to_disk(file)).observe(
            |taken: On<ScreenshotCaptured>, mut commands: Commands| {
                commands.insert_resource(Taken(taken.image.clone()));
            },
        );
        let each = self.begun.elapsed().as_secs_f32() / frames as f32;
        println!("pictures: {} set, {each:.2} s a frame", scene.name);
        Doing::Shooting(scene)
    }
}

fn shoot(world: &mut World, scene: &'static Scene) -> Doing {
    let Some(Taken(image)) = world.remove_resource::<Taken>() else {
        return Doing::Shooting(scene);
    };
    let errors = match scene.page.0 {
        Page::Board => check::errors(world, &image, scene.view.0.zoom >= 1.0),
        page => pages::errors(world, &image, page),
    };
    world.resource::<Report>().add(scene.name, errors);
    Doing::Next
}
