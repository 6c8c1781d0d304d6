//! Records a whole game of Telo as an animation for the README, frame by frame with fixed time steps, assembled by
//! `ImageMagick`. Create it with:
//!
//! `FANORONA_QUALITY=high cargo test --release --test pictures -- --animation`
//!
//! The result is `docs/pictures/game.webp`.

use crate::screenshot;
use bevy::prelude::*;
use bevy::render::view::screenshot::save_to_disk;
use bevy::time::TimeUpdateStrategy;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::schedule::AnimationState;
use fanorona::app::session::{CurrentSelection, CurrentSession, IntentMessage, NoticeMessage};
use fanorona::app::table::camera::view::View;
use fanorona::app::table::{BakeQueue, TableCamera};
use fanorona::catalogue::Catalogue;
use fanorona::game::play::{Intent, Notice, Seat, Session};
use fanorona::rules::notation::turn::read_turn;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

/// A game of two computer opponents: Black takes three stones in a chain, and White wins with the last one.
const GAME: &str = "b1-b2A c3-b3 b2-b1W a2-b2A-c3W-c2A b1-b2 a3-b3 b2-a2W b3-c3 a2-b2 c3-b3 b2-b1W";
/// The time between frames.
const FRAME: Duration = Duration::from_millis(80);
/// Frames before the first is taken, until camera and interface are in place.
const SETTLING: u32 = 14;
/// Frames without motion until all marks are drawn.
const STILL: u32 = 6;
/// For how many frames the last of them is shown before each turn, and after the game.
const SHOWN: [u32; 2] = [15, 60];
/// Frames after the last, until all are written.
const WRITING: u32 = 10;

/// How the frames are put together, in the syntax of `ImageMagick`.
pub struct Film {
    /// The name of the file in `docs/pictures`, without its extension.
    pub name: &'static str,
    /// The time between frames, in hundredths of a second.
    pub delay: u32,
    /// The width of the result.
    pub wide: &'static str,
    /// The quality of the compression, up to 100.
    pub fine: &'static str,
}

/// How this one is.
pub const FILM: Film =
    Film { name: "game", delay: FRAME.as_millis() as u32 / 10, wide: "800x", fine: "60" };

/// Whether the animation was requested.
pub fn is_wanted() -> bool {
    std::env::args().any(|word| word == "--animation")
}

#[derive(Resource)]
struct Reel {
    folder: PathBuf,
    frame: u32,
    /// When the next is shown, in frames.
    taken: u32,
    /// The frames since something moved.
    still: u32,
    turns: std::str::SplitWhitespace<'static>,
    over: bool,
}

/// Makes an empty folder for the frames.
pub fn empty(folder: &Path) {
    let _ = std::fs::remove_dir_all(folder);
    let _ = std::fs::create_dir_all(folder);
}

pub fn plugin(app: &mut App, folder: PathBuf) {
    empty(&folder);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Reel {
            folder,
            frame: 0,
            taken: 0,
            still: 0,
            turns: GAME.split_whitespace(),
            over: false,
        })
        .add_systems(First, roll);
}

/// Takes one frame.
fn roll(world: &mut World) {
    world.resource_scope(|world, mut reel: Mut<Reel>| {
        reel.frame += 1;
        if reel.frame == 1 {
            begin(world);
            world.resource_mut::<BakeQueue>().synchronous = true;
        }
        if reel.frame < SETTLING {
            world.resource_mut::<AnimationState>().skip = true;
            return;
        }
        reel.still = if world.resource::<AnimationState>().busy { 0 } else { reel.still + 1 };
        if reel.over {
            if reel.still == STILL + WRITING {
                world.write_message(AppExit::Success);
            }
            return;
        }
        if reel.still == STILL {
            if let Some(turn) = reel.turns.next() {
                play(world, turn);
                reel.taken += SHOWN[0];
                reel.still = 0;
            } else {
                reel.over = true;
                reel.taken += SHOWN[1];
            }
        }
        let file = reel.folder.join(format!("{:03}.png", reel.taken));
        let screenshot = screenshot(world);
        world.spawn(screenshot).observe(save_to_disk(file));
        reel.taken += 1;
    });
}

/// Shows the board before the game.
fn begin(world: &mut World) {
    let catalogue = Catalogue::shipped();
    let Some(telo) = catalogue.find("telo") else { panic!("telo is not shipped") };
    let session = Session::new(telo.clone(), [Seat::Person, Seat::Person]);
    show(world, session, View { pitch: 0.92, ..View::WHITE });
}

/// Plays a turn of the game.
fn play(world: &mut World, turn: &str) {
    let session = world.resource::<CurrentSession>();
    let record = session.record();
    let generation = session.generation();
    let Ok(turn) = read_turn(record.rules(), record.position(), turn) else {
        panic!("{turn} is not legal")
    };
    world.write_message(IntentMessage(Intent::Play { turn, generation }));
}

/// Shows a game from this view.
pub fn show(world: &mut World, mut session: Session, view: View) {
    session.succeed(world.resource::<CurrentSession>());
    world.insert_resource(CurrentSession(session));
    world.insert_resource(CurrentSelection::default());
    world.insert_resource(OpenPage(Page::Board));
    world.write_message(NoticeMessage(Notice::Started));
    let mut cameras = world.query::<&mut TableCamera>();
    for mut camera in cameras.iter_mut(world) {
        camera.jump(view);
    }
}

/// Assembles the frames. Each is shown until the one with the next number.
pub fn close(folder: &Path, film: &Film) -> ExitCode {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut frames: Vec<(u32, PathBuf)> = files
        .filter_map(|file| Some((file.path().file_stem()?.to_str()?.parse().ok()?, file.path())))
        .collect();
    frames.sort();
    let ends = frames.iter().skip(1).map(|(number, _)| *number);
    let ends: Vec<u32> = ends.chain(frames.last().map(|(last, _)| last + 1)).collect();
    let mut convert = Command::new("convert");
    for ((number, file), end) in frames.iter().zip(ends) {
        convert.arg("-delay").arg(((end - number) * film.delay).to_string());
        // Made smaller as they are read: all of them at full size are more than ImageMagick may hold.
        convert.arg(format!("{}[{}]", file.display(), film.wide));
    }
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    let goal = pictures.join(film.name).with_extension("webp");
    convert.args(["-loop", "0", "-quality", film.fine, "-define", "webp:method=6"]).arg(&goal);
    if convert.status().is_ok_and(|status| status.success()) {
        let size = std::fs::metadata(&goal).map_or(0, |file| file.len());
        println!("pictures: {} has {} KiB", goal.display(), size / 1024);
        ExitCode::SUCCESS
    } else {
        eprintln!("pictures: ImageMagick (convert) could not put the frames together.");
        ExitCode::FAILURE
    }
}
