//! The browser's own text fields over those of the interface: see [`BrowserFields`].

use super::{bridge, wake};
use crate::app::ui::text_field::{BrowserFields, Lines, ShownField};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Id};
use bevy_egui::{EguiContext, EguiPostUpdateSet, EguiPreUpdateSet};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

/// What happened in a field of the browser.
enum FieldEvent {
    /// It has this text.
    Typed(String),
    /// It has got the keyboard.
    Entered,
    /// It has lost the keyboard.
    Left,
}

thread_local! {
    /// What happened since the last frame, with the number of the field.
    static EVENTS: RefCell<Vec<(u64, FieldEvent)>> = const { RefCell::new(Vec::new()) };
}

/// Takes what happened in a field: its text if it was typed; otherwise whether the field has got or lost the keyboard.
/// Called by the page's script.
#[wasm_bindgen(js_name = fieldEvent)]
pub fn field_event(field: u64, typed: Option<String>, entered: bool) {
    let event = match typed {
        Some(text) => FieldEvent::Typed(text),
        None if entered => FieldEvent::Entered,
        None => FieldEvent::Left,
    };
    EVENTS.with_borrow_mut(|events| events.push((field, event)));
    wake::wake();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, pass_on.before(EguiPreUpdateSet::BeginPass))
        .add_systems(PostUpdate, show.after(EguiPostUpdateSet::EndPass));
}

/// Passes on to the interface what happened since the last frame.
fn pass_on(mut contexts: Query<&mut EguiContext>, mut shown: Local<Vec<Id>>) {
    let Some(mut context) = contexts.iter_mut().next() else { return };
    let ctx = context.get_mut();
    BrowserFields::with(ctx, |fields| {
        fields.active = true;
        fields.fingers = bridge::has_fingers();
        *shown = fields.shown.drain(..).map(|field| field.id).collect();
        // What is typed into a field that is gone belongs to nothing.
        fields.typed.clear();
    });
    for (number, event) in EVENTS.take() {
        let Some(&id) = shown.iter().find(|id| id.value() == number) else { continue };
        match event {
            FieldEvent::Typed(text) => BrowserFields::with(ctx, |fields| {
                fields.typed.retain(|(field, _)| *field != id);
                fields.typed.push((id, text));
            }),
            FieldEvent::Entered => ctx.memory_mut(|memory| memory.request_focus(id)),
            FieldEvent::Left => ctx.memory_mut(|memory| memory.surrender_focus(id)),
        }
    }
}

/// Shows the fields of this frame, and hides all others.
fn show(mut contexts: Query<&mut EguiContext>) {
    let Some(mut context) = contexts.iter_mut().next() else { return };
    let ctx = context.get_mut();
    let scale = ctx.zoom_factor();
    for field in BrowserFields::with(ctx, |fields| fields.shown.clone()) {
        show_field(ctx, &field, scale);
    }
    bridge::fields_shown();
}

fn show_field(ctx: &Context, field: &ShownField, scale: f32) {
    let rect = field.rect * scale;
    let kind = match field.lines {
        Lines::One => "text",
        Lines::Number => "number",
        Lines::Wrapped(_) => "wrapped",
        Lines::Many(_) => "lines",
    };
    // The field in which Tab or the page has put the keyboard.
    let enter = field.focused && ctx.memory(|memory| memory.has_focus(field.id));
    bridge::show_field(
        field.id.value(),
        &[rect.left(), rect.top(), rect.width(), rect.height(), field.size * scale],
        kind,
        &field.text,
        &field.hint,
        &field.name,
        field.longest,
        enter,
    );
}
