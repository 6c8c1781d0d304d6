//! Exchanges texts with the page: takes typed lines, reads texts aloud, reports the first complete
//! frame, and stores the game as a link for the failure page.

use super::{bridge, wake};
use crate::app::accessibility::{self, Announcement, Typed, typed};
use crate::app::pages::{LicencesWanted, OpenPage, Page};
use crate::app::schedule::AppSet;
use crate::app::session::{CurrentSession, IntentMessage};
use crate::app::texts::CurrentTexts;
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
const COMPLETE: u32 = 1;
/// The number of successive frames without new pipelines.
static COMPLETE_FRAMES: AtomicU32 = AtomicU32::new(0);

/// Takes a line that was typed into the page's field. Called by the page's script.
#[wasm_bindgen(js_name = typeLine)]
pub fn type_line(line: String) {
    LINES.with_borrow_mut(|lines| lines.push(line));
    wake::wake();
}

pub(super) fn plugin(app: &mut App) {
    accessibility::plugin(app);
    app.add_systems(Update, carry_out_lines.in_set(AppSet::Input))
        .add_systems(Update, (store_link, show_licences).after(AppSet::Guide))
        .add_systems(Last, (read_aloud, report_ready));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, count_complete_frames.in_set(RenderSystems::Cleanup));
    }
}

/// Shows the licences when the player wants to read them.
fn show_licences(mut wanted: MessageReader<LicencesWanted>) {
    if wanted.read().count() > 0 {
        bridge::show_licences();
    }
}

/// Carries out the lines that were typed.
fn carry_out_lines(
    session: Res<CurrentSession>,
    texts: Res<CurrentTexts>,
    mut page: ResMut<OpenPage>,
    mut intents: MessageWriter<IntentMessage>,
) {
    for line in LINES.take() {
        match typed(&texts, &session, &line) {
            Typed::Intent(intent) => {
                // A page over the board is of no use to a player who types.
                page.set_if_neq(OpenPage(Page::Board));
                intents.write(IntentMessage(*intent));
            }
            Typed::Words(words) => bridge::say(&words),
        }
    }
}

/// Gives announcements to the screen reader.
fn read_aloud(mut announcements: MessageReader<Announcement>) {
    for Announcement(sentence) in announcements.read() {
        bridge::say(sentence);
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
        if COMPLETE_FRAMES.fetch_add(1, Relaxed) == 0 {
            bridge::mark("shaders");
        }
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
