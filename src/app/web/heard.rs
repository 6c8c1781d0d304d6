//! What comes from the page: typed lines; and what goes to it: what is read out, the first whole
//! picture, and the game as a link for the page of failures.

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
    app.add_systems(Update, obey.in_set(AppSet::Input))
        .add_systems(Update, (read_out, read_tidings, read_strip, remember).after(AppSet::Guide))
        .add_systems(Last, announce_ready);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, count.in_set(RenderSystems::Cleanup));
    }
}

fn obey(
    session: Res<CurrentSession>,
    mut desk: ResMut<Desk>,
    mut intents: MessageWriter<IntentMessage>,
) {
    for line in LINES.take() {
        match typed(&desk.texts, &session, &line) {
            Typed::Intent(intent) => {
                // Who plays by typing has no use for a page over the board.
                if desk.page != Page::Board {
                    desk.page = Page::Board;
                }
                intents.write(IntentMessage(*intent));
            }
            Typed::Words(words) => bridge::say(&words),
        }
    }
}

fn read_out(
    desk: Res<Desk>,
    session: Res<CurrentSession>,
    guidance: Res<CurrentGuidance>,
    stage: Res<AnimationState>,
    opponent: Option<Res<Opponent>>,
    mut speech: Local<Speech>,
) {
    if stage.busy {
        return;
    }
    let thinking = opponent.is_some_and(|opponent| opponent.is_busy());
    let status = view::status(&desk, &session, &guidance, thinking);
    let status = if status.refused {
        format!("{} {}", status.hint, status.headline)
    } else {
        status.headline
    };
    if let Some(said) = speech.next(&desk.texts, &session, &status) {
        bridge::say(&said);
    }
}

/// What is told in passing is read out too, once.
fn read_tidings(desk: Res<Desk>, mut last: Local<Vec<String>>) {
    if desk.tidings.is_empty() && last.is_empty() {
        return;
    }
    let now: Vec<String> = desk.tidings.iter().map(|(sentence, _)| sentence.clone()).collect();
    for sentence in now.iter().filter(|sentence| !last.contains(sentence)) {
        bridge::say(sentence);
    }
    *last = now;
}

/// So is the strip: that games cannot be kept, and what came of an order.
fn read_strip(desk: Res<Desk>, store: Res<LibraryState>, mut last: Local<Option<String>>) {
    let now = strip_words(&desk, &store).map(|(words, _)| words);
    if *last != now {
        if let Some(words) = &now {
            bridge::say(words);
        }
        *last = now;
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
