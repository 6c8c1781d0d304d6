//! Records photo mode's turntable for `docs/pictures`: the table goes round once in front of the camera. Create it with:
//!
//! `FANORONA_QUALITY=high cargo test --release --test pictures -- --turntable`
//!
//! The result is `docs/pictures/turntable.webp`.

use crate::animation::{Film, empty, show};
use crate::scenes::play_a_turn;
use crate::screenshot;
use bevy::prelude::*;
use bevy::render::view::screenshot::save_to_disk;
use bevy::time::TimeUpdateStrategy;
use fanorona::app::photo::Photo;
use fanorona::app::schedule::AnimationState;
use fanorona::app::session::CurrentSession;
use fanorona::app::table::BakeQueue;
use fanorona::app::table::camera::view::View;
use std::path::PathBuf;
use std::time::Duration;

/// The number of frames, and the time between two of them: photo mode needs 24 seconds for a round.
const FRAMES: u32 = 48;
const FRAME: Duration = Duration::from_millis(500);
/// Frames before the first is taken, and after the last, until it is written.
const AROUND: [u32; 2] = [14, 10];
/// The turns played before.
const PLAYED: usize = 5;
/// From where the table is seen.
const SEEN: View = View { pitch: 0.66, zoom: 0.92, yaw: 0.42, ..View::WHITE };

/// How the frames are put together.
pub const FILM: Film = Film { name: "turntable", delay: 9, wide: "600x", fine: "42" };

/// Whether the turntable was requested.
pub fn is_wanted() -> bool {
    std::env::args().any(|word| word == "--turntable")
}

#[derive(Resource)]
struct Reel {
    folder: PathBuf,
    frame: u32,
}

pub fn plugin(app: &mut App, folder: PathBuf) {
    empty(&folder);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Reel { folder, frame: 0 })
        .add_systems(First, roll);
}

/// Takes one frame.
fn roll(world: &mut World) {
    world.resource_scope(|world, mut reel: Mut<Reel>| {
        let taken = reel.frame.checked_sub(AROUND[0]);
        reel.frame += 1;
        if reel.frame == 1 {
            let mut session = world.resource::<CurrentSession>().0.clone();
            (0..PLAYED).for_each(|_| play_a_turn(&mut session));
            show(world, session, SEEN);
            world.resource_mut::<BakeQueue>().synchronous = true;
        }
        world.resource_mut::<AnimationState>().skip = true;
        let mut photo = world.resource_mut::<Photo>();
        photo.begin(SEEN);
        photo.hint = 0.0;
        photo.turning = taken.is_some();
        match taken {
            None => {}
            Some(taken) if taken < FRAMES => {
                let file = reel.folder.join(format!("{taken:03}.png"));
                let screenshot = screenshot(world);
                world.spawn(screenshot).observe(save_to_disk(file));
            }
            Some(taken) if taken < FRAMES + AROUND[1] => {}
            Some(_) => {
                world.write_message(AppExit::Success);
            }
        }
    });
}
