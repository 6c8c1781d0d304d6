//! What comes from the page: typed lines; and what goes to it: what is read out, the first whole
//! picture, and the game as a link for the page of failures.

use super::{bridge, wake};
use crate::app::accessibility::{self, Announcement, Typed, typed};
use crate::app::pages::{OpenPage, Page};
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

/// So many pictures without anything new to be prepared are drawn before the page is ready.
const WHOLE: u32 = 4;
/// Pictures drawn on end with every pipeline there.
static WHOLE_PICTURES: AtomicU32 = AtomicU32::new(0);

/// Takes a line that was typed into the page's field.
#[wasm_bindgen(js_name = typeLine)]
pub fn type_line(line: String) {
    LINES.with_borrow_mut(|lines| lines.push(line));
    wake::wake();
}

pub(super) fn plugin(app: &mut App) {
    accessibility::plugin(app);
    app.add_systems(Update, obey.in_set(AppSet::Input))
        .add_systems(Update, remember.after(AppSet::Guide))
        .add_systems(Last, (read_out, announce_ready));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, count.in_set(RenderSystems::Cleanup));
    }
}

/// Performs the lines that were typed.
fn obey(
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
fn read_out(mut announcements: MessageReader<Announcement>) {
    for Announcement(sentence) in announcements.read() {
        bridge::say(sentence);
    }
}

fn remember(session: Res<CurrentSession>, mut generation: Local<Option<u64>>) {
    if *generation != Some(session.generation()) {
        *generation = Some(session.generation());
        bridge::remember(&write_link(&session.game()));
    }
}

/// Counts pictures on end in which no pipeline has come to be made. Some wait for ever, for a
/// shader that only other graphics have.
fn count(pipelines: Res<PipelineCache>, mut last: Local<[usize; 2]>) {
    let made = |pipeline: &&CachedPipeline| matches!(pipeline.state, CachedPipelineState::Ok(_));
    let all = || pipelines.pipelines();
    let now = [all().count(), all().filter(made).count()];
    if *last == now && now[1] > 0 {
        WHOLE_PICTURES.fetch_add(1, Relaxed);
    } else {
        WHOLE_PICTURES.store(0, Relaxed);
    }
    *last = now;
}

fn announce_ready(mut told: Local<bool>) {
    if !*told && WHOLE_PICTURES.load(Relaxed) > WHOLE {
        *told = true;
        bridge::ready();
    }
}
