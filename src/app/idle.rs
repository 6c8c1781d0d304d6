//! Redraws the window only when needed: continuously while anything changes, and rarely otherwise.
//! Pointer and keys wake the window at once.

use super::analysis::CurrentAnalysis;
use super::coach::CoachAdviser;
use super::engine_lines::EngineLines;
use super::explore::CurrentExplorer;
use super::fetched::Fetcher;
use super::gamepad::Pads;
use super::hint::HintSearch;
use super::learn::EvaluatorService;
use super::opponent::{Opponent, OpponentBook};
use super::pages::OpenPage;
use super::photo::Photo;
use super::puzzles::CurrentPuzzle;
use super::scanning::SwitchSettings;
use super::schedule::{AnimationState, InterfaceActivity};
use super::settings::Settings;
use super::solver::PositionSolver;
use super::table::{BakeQueue, TableCamera};
use super::texts::CurrentTexts;
use super::toasts::{LastRemark, Toasts};
use crate::app::session::{CurrentGuidance, CurrentSession};
use crate::game::play::Review;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowOccluded};
use bevy::winit::{UpdateMode, WINIT_WINDOWS, WinitSettings};
use std::time::Duration;

/// The time between two frames of a still window.
const STILL: Duration = Duration::from_secs(5);
/// The same if something will happen soon without input.
const SOON: Duration = Duration::from_millis(500);
/// The same while a sentence stands that goes by itself.
const SENTENCE: Duration = Duration::from_millis(200);
/// The same while a thread searches whose answer is waited for: the search needs the processor more than the window.
const ANSWER: Duration = Duration::from_millis(40);
/// The same while lines are searched for.
const LINES: Duration = Duration::from_millis(250);
/// The same while a gamepad is used, and while one is only plugged in.
const PAD: Duration = Duration::from_millis(16);
const PAD_RESTS: Duration = Duration::from_millis(90);
/// A gamepad rests after this many seconds.
const PAD_USED: f32 = 20.0;
/// The same while a switch is used.
const SWITCH: Duration = Duration::from_millis(50);
/// A clock is redrawn this long after its second is over.
const MARGIN: Duration = Duration::from_millis(5);
/// The seconds of continuous frames after the last change, so that the picture settles.
const LINGER: f32 = 0.7;
/// The least number of such frames, because a slow machine may draw none in that time.
const FRAMES: u32 = 4;

/// Adds the choice between continuous and rare frames.
pub fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::game())
        .init_resource::<Hidden>()
        .add_message::<WindowOccluded>()
        .add_systems(Last, (find_hidden, choose_pace).chain());
}

/// Whether nothing of the window can be seen. It is then drawn rarely, whatever moves in it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hidden(bool);

/// Finds out whether the window can be seen. Some systems tell when it is covered, others only that it is minimized.
fn find_hidden(
    mut occlusions: MessageReader<WindowOccluded>,
    windows: Query<Entity, With<PrimaryWindow>>,
    (mut occluded, mut hidden): (Local<bool>, ResMut<Hidden>),
    _main_thread: NonSendMarker,
) {
    if let Some(last) = occlusions.read().last() {
        *occluded = last.occluded;
    }
    let minimized = WINIT_WINDOWS.with_borrow(|open| {
        let state = |window| open.get_window(window)?.is_minimized();
        windows.iter().any(|window| state(window) == Some(true))
    });
    hidden.set_if_neq(Hidden(*occluded || minimized));
}

fn choose_pace(
    time: Res<Time<Real>>,
    animation: Res<AnimationState>,
    (session, guidance): (Res<CurrentSession>, Res<CurrentGuidance>),
    (opponent, book): (Option<Res<Opponent>>, Option<Res<OpponentBook>>),
    (hints, evaluator, adviser): (Res<HintSearch>, Res<EvaluatorService>, Res<CoachAdviser>),
    solver: Res<PositionSolver>,
    (page, texts): (Res<OpenPage>, Res<CurrentTexts>),
    (fetcher, puzzle): (Res<Fetcher>, Res<CurrentPuzzle>),
    (analysis, lines): (Res<CurrentAnalysis>, Res<EngineLines>),
    explorer: Res<CurrentExplorer>,
    (toasts, remark, activity): (Res<Toasts>, Res<LastRemark>, Res<InterfaceActivity>),
    (settings, photo): (Res<Settings>, Option<Res<Photo>>),
    (pads, switch): (Res<Pads>, Res<SwitchSettings>),
    (cameras, bake_queue): (
        Query<&Transform, (With<TableCamera>, Changed<Transform>)>,
        Option<Res<BakeQueue>>,
    ),
    (hidden, mut linger): (Res<Hidden>, Local<(f32, u32)>),
    mut winit: ResMut<WinitSettings>,
) {
    let plays = opponent.is_some_and(|opponent| opponent.is_busy());
    let asked = hints.is_busy() || evaluator.is_busy() || adviser.is_busy() || solver.is_busy();
    let book = book.is_some_and(|book| book.is_busy());
    let searching = plays || asked;
    let loading = book || fetcher.is_busy() || explorer.is_busy();
    // On the page searches without a worker may need frames.
    let working = loading || (searching && cfg!(target_arch = "wasm32"));
    let baking = bake_queue.is_some_and(|queue| !queue.is_idle());
    let playing = session.review().is_some_and(Review::is_playing);
    let table = baking
        || animation.busy
        || animation.moving
        || playing
        || !cameras.is_empty()
        || session.is_changed()
        || guidance.is_changed()
        || analysis.is_changed();
    let interface = page.is_changed()
        || texts.is_changed()
        || activity.animating
        || remark.is_changed()
        || toasts.is_changed();
    let set = settings.is_changed() || photo.is_some_and(|photo| photo.stirring());
    *linger = if working || table || interface || set {
        (LINGER, FRAMES)
    } else {
        ((linger.0 - time.delta_secs()).max(0.0), linger.1.saturating_sub(1))
    };
    // A running clock is redrawn once a second, and a match may continue without a person.
    let second = session.next_second().filter(|_| !session.is_paused());
    let still = second.map_or(STILL, |second| (second + MARGIN).min(STILL));
    // The turns of an analysis are shown as they come, without a need for continuous frames.
    let soon = session.continues_by_itself() || puzzle.is_timed() || analysis.is_busy();
    let still = if soon { still.min(SOON) } else { still };
    // New lines are seen soon, but the search needs the processor more than the window does.
    let still = if lines.is_busy() { still.min(LINES) } else { still };
    let still = if searching { still.min(ANSWER) } else { still };
    let sentence = remark.notice().is_some() || !toasts.is_empty();
    let still = if sentence { still.min(SENTENCE) } else { still };
    // Gamepads do not wake the window: it has to look.
    let still = match pads.idle {
        _ if !pads.any() => still,
        ..PAD_USED => still.min(PAD),
        _ => still.min(PAD_RESTS),
    };
    // The highlight of a switch moves by itself.
    let still = if switch.is_on() { still.min(SWITCH) } else { still };
    let mode = match *linger {
        _ if hidden.0 => UpdateMode::reactive(still.max(SOON)),
        (0.0, 0) => UpdateMode::reactive(still),
        _ => UpdateMode::Continuous,
    };
    if (winit.focused_mode, winit.unfocused_mode) != (mode, mode) {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
