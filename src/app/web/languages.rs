//! The texts of all languages but English, which the page fetches when one is chosen.

use super::{bridge, wake};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::texts::{self, Language};
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;
use std::cell::Cell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    /// The language whose texts could not be fetched, once.
    static NOT_FETCHED: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Takes the texts that were asked for: the Fluent files of a language, or nothing if they could not be fetched. Called
/// by the page's script.
#[wasm_bindgen(js_name = takeTexts)]
pub fn take_texts(code: &str, files: Option<String>) {
    let Some(language) = Language::from_code(code) else { return };
    match files {
        Some(files) => texts::add(language, &files),
        None => NOT_FETCHED.set(Some(language)),
    }
    wake::wake();
}

/// Takes the texts that the page has fetched together with the program.
pub(super) fn take_first() {
    if let Some(first) = bridge::first_texts()
        && let Some((code, files)) = first.split_once('\n')
    {
        take_texts(code, Some(files.to_owned()));
    }
}

pub(super) fn plugin(app: &mut App) {
    // Before the first pass, so that what has arrived is shown by it.
    app.add_systems(PreUpdate, (fetch, report).before(EguiPreUpdateSet::BeginPass));
}

/// Says that the chosen language is not shown.
fn report(texts: Res<CurrentTexts>, mut toasts: ResMut<Toasts>) {
    if let Some(language) = NOT_FETCHED.take() {
        toasts.tell(
            texts.with("language-not-fetched", &[("language", language.native_name().into())]),
        );
    }
}

/// Asks for the texts of the chosen language, and has them shown when they have arrived. Tells the page which language
/// is shown.
fn fetch(
    mut texts: ResMut<CurrentTexts>,
    mut awaited: Local<Option<Language>>,
    mut shown: Local<Option<Language>>,
) {
    let language = texts.language();
    if texts::is_available(language) {
        if awaited.take() == Some(language) {
            texts.take_added();
        }
        if shown.replace(language) != Some(language) {
            bridge::set_language(language.code());
        }
    } else if awaited.replace(language) != Some(language) {
        bridge::fetch_texts(language.code());
    }
}
