//! Who does the work of a frame: one thread the game, another what is drawn of it.
//!
//! A frame has hundreds of small systems, and few of them have anything to do. To hand each of them
//! to a pool of threads costs more than all of their work (`cargo bench --bench window`).

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::RenderApp;

/// To be added last: it knows only the schedules that are there.
pub struct OneThread;

impl Plugin for OneThread {
    fn build(&self, _: &mut App) {}

    fn finish(&self, app: &mut App) {
        one_by_one(app.world_mut());
        // A window on a Mac must be drawn by the main thread, and only a pool can send work there.
        if !cfg!(target_os = "macos")
            && let Some(render) = app.get_sub_app_mut(RenderApp)
        {
            one_by_one(render.world_mut());
        }
    }
}

fn one_by_one(world: &mut World) {
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
