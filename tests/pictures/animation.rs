//! Records a chain of captures as an animation for the README, frame by frame with fixed time steps,
//! assembled by `ImageMagick`. Create it with:
//!
//! `FANORONA_QUALITY=high cargo test --release --test pictures -- --animation`
//!
//! The result is `docs/pictures/chain.webp`.

use crate::scenes::play_a_turn;
use crate::screenshot;
use bevy::prelude::*;
use bevy::render::view::screenshot::save_to_disk;
use bevy::time::TimeUpdateStrategy;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::schedule::AnimationState;
use fanorona::app::session::IntentMessage;
use fanorona::app::session::{CurrentSelection, CurrentSession, NoticeMessage};
use fanorona::app::table::camera::view::View;
use fanorona::app::table::{BakeQueue, TableCamera};
use fanorona::game::play::{Intent, Notice, Session};
use fanorona::rules::{Chain, Turn};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

/// The time between frames.
const FRAME: Duration = Duration::from_millis(60);
/// Frames before the first is taken, until camera and interface are in place.
const SETTLING: u32 = 14;
/// Frames before the chain begins, and after it is over.
const STILL: [u32; 2] = [8, 24];
/// The greatest number of frames.
const MOST: u32 = 220;
/// The least number of steps of the chain.
const STEPS: usize = 4;

/// How the frames are put together, in the syntax of `ImageMagick`.
pub struct Film {
    /// The name of the file in `docs/pictures`, without its extension.
    pub name: &'static str,
    /// The time between frames, in hundredths of a second.
    pub delay: &'static str,
    /// The part of a window of 1280 by 720 that is used, and the width of the result.
    pub kept: &'static str,
    pub wide: &'static str,
    /// The quality of the compression, up to 100.
    pub fine: &'static str,
}

/// How this one is.
pub const FILM: Film =
    Film { name: "chain", delay: "6", kept: "984x592+0+54", wide: "560x", fine: "40" };

/// Whether the animation was requested.
pub fn is_wanted() -> bool {
    std::env::args().any(|word| word == "--animation")
}

#[derive(Resource)]
struct Reel {
    folder: PathBuf,
    turn: Option<Turn>,
    frame: u32,
    taken: u32,
    still: u32,
}

/// Makes an empty folder for the frames.
pub fn empty(folder: &Path) {
    let _ = std::fs::remove_dir_all(folder);
    let _ = std::fs::create_dir_all(folder);
}

pub fn plugin(app: &mut App, folder: PathBuf) {
    empty(&folder);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Reel { folder, turn: None, frame: 0, taken: 0, still: 0 })
        .add_systems(First, roll);
}

/// Takes one frame.
fn roll(world: &mut World) {
    world.resource_scope(|world, mut reel: Mut<Reel>| {
        reel.frame += 1;
        if reel.frame == 1 {
            reel.turn = Some(set(world));
            world.resource_mut::<BakeQueue>().synchronous = true;
        }
        if reel.frame < SETTLING {
            world.resource_mut::<AnimationState>().skip = true;
            return;
        }
        if reel.frame == SETTLING + STILL[0]
            && let Some(turn) = reel.turn.clone()
        {
            let generation = world.resource::<CurrentSession>().generation();
            world.write_message(IntentMessage(Intent::Play { turn, generation }));
        }
        let begun = reel.frame > SETTLING + STILL[0] + 2;
        reel.still =
            if begun && !world.resource::<AnimationState>().busy { reel.still + 1 } else { 0 };
        if reel.still > STILL[1] || reel.taken == MOST {
            // The last pictures are still being written.
            if reel.still > STILL[1] + 10 || reel.taken == MOST {
                world.write_message(AppExit::Success);
            }
            return;
        }
        let file = reel.folder.join(format!("{:03}.png", reel.taken));
        let screenshot = screenshot(world);
        world.spawn(screenshot).observe(save_to_disk(file));
        reel.taken += 1;
    });
}

/// Plays until a long chain is possible, and shows the board before it.
fn set(world: &mut World) -> Turn {
    let mut session = world.resource::<CurrentSession>().0.clone();
    let turn = loop {
        let longest = longest(&session);
        if longest.steps.len() >= STEPS && session.record().turns().len() > 3 {
            break longest;
        }
        play_a_turn(&mut session);
        assert!(session.to_move().is_some(), "no game with a long chain");
    };
    show(world, session, View { pitch: 0.92, ..View::WHITE });
    turn
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

/// The longest chain of the side to move that a limited search finds.
fn longest(session: &Session) -> Turn {
    let rules = session.record().rules();
    let mut open: Vec<Chain> = vec![session.record().chain().clone()];
    let mut best: Option<Turn> = None;
    for _ in 0..4_000 {
        let Some(chain) = open.pop() else { break };
        if let Ok(turn) = chain.finish(rules)
            && best.as_ref().is_none_or(|best| turn.steps.len() > best.steps.len())
        {
            best = Some(turn);
        }
        if chain.is_empty() || chain.can_continue(rules) {
            for step in chain.next_steps(rules) {
                let mut next = chain.clone();
                if next.push(rules, step.from, step.to, step.kind).is_ok() {
                    open.push(next);
                }
            }
        }
    }
    match best {
        Some(turn) => turn,
        None => panic!("no turn"),
    }
}

/// Assembles the frames.
pub fn close(folder: &Path, film: &Film) -> ExitCode {
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    let goal = pictures.join(film.name).with_extension("webp");
    let made = Command::new("convert")
        .args(["-delay", film.delay, "-loop", "0"])
        .arg(folder.join("*.png"))
        .args(["-crop", film.kept, "+repage", "-resize", film.wide])
        .args(["-quality", film.fine, "-define", "webp:method=6"])
        .arg(&goal)
        .status();
    match made {
        Ok(status) if status.success() => {
            let size = std::fs::metadata(&goal).map_or(0, |file| file.len());
            println!("pictures: {} has {} KiB", goal.display(), size / 1024);
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("pictures: ImageMagick (convert) could not put the frames together.");
            ExitCode::FAILURE
        }
    }
}
