//! Exchanges texts with the page: takes typed lines, reads texts aloud, reports the first complete
//! frame, and stores the game as a link for the failure page.

use super::{bridge, wake};
use crate::app::accessibility::{Speech, Typed, typed};
use crate::app::opponent::Opponent;
use crate::app::schedule::{AnimationState, AppSet};
use crate::app::screens::{Desk, Page, strip_words, view};
use crate::app::session::{CurrentGuidance, CurrentSession, IntentMessage};
use crate::app::storage::LibraryState;
use crate::game::Intent;
use crate::rules::notation::link::write_link;
use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipeline, CachedPipelineState, PipelineCache};
use bevy::render::{Render, RenderApp, RenderSystems};
use std::cell::RefCell;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static LINES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The frames without new pipelines that are drawn before the page counts as ready.
const COMPLETE: u32 = 4;
/// The number of successive frames without new pipelines.
static COMPLETE_FRAMES: AtomicU32 = AtomicU32::new(0);

/// Takes a line that was typed into the page's field. Called by the page's script.
#[wasm_bindgen(js_name = typeLine)]
pub fn type_line(line: String) {
    LINES.with_borrow_mut(|lines| lines.push(line));
    wake::wake();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out_lines.in_set(AppSet::Input))
        .add_systems(
            Update,
            (read_status, read_toasts, read_strip, store_link).after(AppSet::Guide),
        )
        .add_systems(Last, report_ready);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, count_complete_frames.in_set(RenderSystems::Cleanup));
    }
}

fn carry_out_lines(
    session: Res<CurrentSession>,
    mut desk: ResMut<Desk>,
    mut intents: MessageWriter<IntentMessage>,
) {
    for line in LINES.take() {
        match typed(&desk.texts, &session, &line) {
            Typed::Intent(intent) => {
                // A person who plays by typing does not need a page over the board.
                if desk.page != Page::Board {
                    desk.page = Page::Board;
                }
                intents.write(IntentMessage(*intent));
            }
            Typed::Words(words) => bridge::say(&words),
        }
    }
}

fn read_status(
    desk: Res<Desk>,
    session: Res<CurrentSession>,
    guidance: Res<CurrentGuidance>,
    animation: Res<AnimationState>,
    opponent: Option<Res<Opponent>>,
    mut speech: Local<Speech>,
) {
    if animation.busy {
        return;
    }
    let thinking = opponent.is_some_and(|opponent| opponent.is_busy());
    let status = view::status(&desk, &session, &guidance, thinking);
    let status = if status.refused {
        format!("{} {}", status.hint, status.headline)
    } else {
        status.headline
    };
    if let Some(text) = speech.next(&desk.texts, &session, &status) {
        bridge::say(&text);
    }
}

/// Reads each toast aloud once.
fn read_toasts(desk: Res<Desk>, mut last: Local<Vec<String>>) {
    if desk.tidings.is_empty() && last.is_empty() {
        return;
    }
    let now: Vec<String> = desk.tidings.iter().map(|(sentence, _)| sentence.clone()).collect();
    for sentence in now.iter().filter(|sentence| !last.contains(sentence)) {
        bridge::say(sentence);
    }
    *last = now;
}

/// Reads the strip above the board aloud: that games cannot be stored, and results of commands.
fn read_strip(desk: Res<Desk>, library: Res<LibraryState>, mut last: Local<Option<String>>) {
    let now = strip_words(&desk, &library).map(|(words, _)| words);
    if *last != now {
        if let Some(words) = &now {
            bridge::say(words);
        }
        *last = now;
    }
}

fn store_link(session: Res<CurrentSession>, mut generation: Local<Option<u64>>) {
    if *generation != Some(session.generation()) {
        *generation = Some(session.generation());
        bridge::remember(&write_link(&session.game()));
    }
}

/// Counts successive frames in which no pipeline was finished. A pipeline may stay unfinished
/// forever, if it waits for a shader that only other graphics have.
fn count_complete_frames(pipelines: Res<PipelineCache>, mut last: Local<[usize; 2]>) {
    let finished =
        |pipeline: &&CachedPipeline| matches!(pipeline.state, CachedPipelineState::Ok(_));
    let all = || pipelines.pipelines();
    let now = [all().count(), all().filter(finished).count()];
    if *last == now && now[1] > 0 {
        COMPLETE_FRAMES.fetch_add(1, Relaxed);
    } else {
        COMPLETE_FRAMES.store(0, Relaxed);
    }
    *last = now;
}

fn report_ready(mut reported: Local<bool>) {
    if !*reported && COMPLETE_FRAMES.load(Relaxed) > COMPLETE {
        *reported = true;
        bridge::ready();
    }
}
