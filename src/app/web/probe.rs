//! Lets the page's tests see where things are: they aim real pointers at real places.

use super::wake;
use super::words::{self, Written};
use crate::app::opponent::Opponent;
use crate::app::pages::OpenPage;
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentGuidance, CurrentSession};
use crate::app::table::{Layout, TableCamera};
use crate::rules::notation::link::write_link;
use crate::rules::notation::turn::write_turn_compact;
use crate::rules::notation::write_position;
use crate::rules::{Point, generate};
use bevy::prelude::*;
use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
    static SEEN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Asks for what is to be seen now; [`seen`] has it after the next picture.
#[wasm_bindgen]
pub fn look() {
    SEEN.with_borrow_mut(String::clear);
    ASKED.set(true);
    wake::wake();
}

/// Draws the next picture, though nothing has changed.
#[wasm_bindgen]
pub fn draw() {
    wake::wake();
}

/// What was to be seen, as JSON; empty until a picture was drawn after [`look`].
#[wasm_bindgen]
pub fn seen() -> String {
    SEEN.with_borrow(Clone::clone)
}

pub(super) fn plugin(app: &mut App) {
    words::plugin(app, || ASKED.get());
    app.add_systems(Last, tell.run_if(|| ASKED.get()));
}

fn tell(
    (session, page, stage): (Res<CurrentSession>, Res<OpenPage>, Res<AnimationState>),
    guidance: Res<CurrentGuidance>,
    (layout, written): (Res<Layout>, Res<Written>),
    opponent: Option<Res<Opponent>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) {
    ASKED.set(false);
    let record = session.record();
    let (rules, position) = (record.rules(), record.position());
    let mut turns = Vec::new();
    if record.outcome().is_none() {
        turns = generate::turns(rules, position);
    }
    let turns: Vec<String> = turns
        .iter()
        .map(|turn| format!("\"{}\"", write_turn_compact(&rules.board, turn)))
        .collect();
    let mut points = String::new();
    for point in rules.board.points() {
        let place = layout.place(point);
        let at = cameras.iter().find_map(|(lens, at)| lens.world_to_viewport(at, place).ok());
        if let Some(at) = at {
            let comma = if points.is_empty() { "" } else { "," };
            let name = rules.board.name(point);
            let _ = write!(points, "{comma}\"{name}\":[{:.1},{:.1}]", at.x, at.y);
        }
    }
    let named = |point: Option<Point>| point.map_or_else(String::new, |it| rules.board.name(it));
    let text = format!(
        "{{\"variant\":\"{}\",\"position\":\"{}\",\"played\":{},\"steps\":{},\"chosen\":\"{}\",\"choice\":\"{}\",\"game\":\"{}\",\"over\":{},\
         \"busy\":{},\"thinking\":{},\"page\":\"{:?}\",\"turns\":[{}],\"words\":[{}],\"points\":{{{points}}}}}",
        session.variant().key,
        write_position(rules, position),
        record.turns().len(),
        record.chain().steps().len(),
        named(guidance.chosen),
        named(guidance.choice),
        write_link(&session.game()),
        record.outcome().is_some(),
        stage.busy,
        opponent.is_some_and(|opponent| opponent.is_busy()),
        page.0,
        turns.join(","),
        written.0,
    );
    SEEN.with_borrow_mut(|seen| *seen = text);
}
