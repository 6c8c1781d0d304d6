//! Shows the page's tests what the page shows and where, so that they aim real pointers at real
//! places. Only in builds with the feature `web-probe`; the published page lacks it.

mod texts;

use super::wake;
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
use js_sys::{Array, Object, Reflect};
use std::cell::{Cell, RefCell};
use texts::ShownTexts;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The greatest number of turns in a description.
const MOST_TURNS: usize = 1_000;

thread_local! {
    static REQUESTED: Cell<bool> = const { Cell::new(false) };
    static SEEN: RefCell<Option<Object>> = const { RefCell::new(None) };
}

/// Requests a description of the next frame; [`seen`] returns it.
#[wasm_bindgen]
pub fn look() {
    SEEN.take();
    REQUESTED.set(true);
    wake::wake();
}

/// Has a frame drawn although nothing has changed.
#[wasm_bindgen]
pub fn draw() {
    wake::wake();
}

/// The description requested by [`look`]; `undefined` until the next frame has been drawn.
#[wasm_bindgen]
pub fn seen() -> Option<Object> {
    SEEN.with_borrow(Clone::clone)
}

pub(super) fn plugin(app: &mut App) {
    texts::plugin(app, || REQUESTED.get());
    app.add_systems(Last, describe.run_if(|| REQUESTED.get()));
}

fn describe(
    (session, page, animation): (Res<CurrentSession>, Res<OpenPage>, Res<AnimationState>),
    guidance: Res<CurrentGuidance>,
    (layout, texts): (Res<Layout>, Res<ShownTexts>),
    opponent: Option<Res<Opponent>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) {
    REQUESTED.set(false);
    let record = session.record();
    let (rules, position) = (record.rules(), record.position());
    let over = record.outcome().is_some();
    let most = if over { 0 } else { MOST_TURNS };
    let turns = generate::turns_within(rules, position, most).list;
    let points = rules.board.points().filter_map(|point| {
        let place = layout.place(point);
        let at = cameras.iter().find_map(|(lens, at)| lens.world_to_viewport(at, place).ok())?;
        Some((rules.board.name(point), pixels(at.x, at.y).into()))
    });
    let name = |point: Option<Point>| point.map(|it| rules.board.name(it)).unwrap_or_default();
    let description = object([
        ("variant", session.variant().key.as_str().into()),
        ("position", write_position(rules, position).into()),
        ("played", record.turns().len().into()),
        ("steps", record.chain().steps().len().into()),
        ("chosen", name(guidance.chosen).into()),
        ("choice", name(guidance.choice).into()),
        ("game", write_link(&session.game()).into()),
        ("over", over.into()),
        ("busy", animation.busy.into()),
        ("thinking", opponent.is_some_and(|opponent| opponent.is_busy()).into()),
        ("page", format!("{:?}", page.0).into()),
        ("turns", array(turns.iter().map(|turn| write_turn_compact(&rules.board, turn).into()))),
        (
            "words",
            array(texts.0.iter().map(|(text, center)| {
                let at = pixels(center.x, center.y);
                array([text.as_str().into(), at.get(0), at.get(1)])
            })),
        ),
        ("points", object(points).into()),
    ]);
    SEEN.set(Some(description));
}

/// A place on the page, to a tenth of a pixel.
fn pixels(x: f32, y: f32) -> Array {
    [x, y].into_iter().map(|at| JsValue::from(f64::from((at * 10.0).round()) / 10.0)).collect()
}

fn array(values: impl IntoIterator<Item = JsValue>) -> JsValue {
    values.into_iter().collect::<Array>().into()
}

fn object<Key: AsRef<str>>(entries: impl IntoIterator<Item = (Key, JsValue)>) -> Object {
    let object = Object::new();
    for (key, value) in entries {
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&object, &key.as_ref().into(), &value);
    }
    object
}
