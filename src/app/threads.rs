//! Runs the systems of a frame on two threads: one for the game, another for rendering it.
//!
//! A frame has hundreds of small systems, and few of them have anything to do. Dispatching each of
//! them to a thread pool costs more than all of their work (`cargo bench --bench window`).

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::RenderApp;

/// Makes all schedules run on a single thread. Must be added last, because it changes only the
/// schedules that exist.
pub(crate) struct SingleThreaded;

impl Plugin for SingleThreaded {
    fn build(&self, _: &mut App) {}

    fn finish(&self, app: &mut App) {
        run_single_threaded(app.world_mut());
        // On macOS the main thread must draw the window, and only a pool can send work there.
        if !cfg!(target_os = "macos")
            && let Some(render) = app.get_sub_app_mut(RenderApp)
        {
            run_single_threaded(render.world_mut());
        }
    }
}

fn run_single_threaded(world: &mut World) {
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
