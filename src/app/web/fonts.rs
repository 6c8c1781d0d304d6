//! The fonts of the interface. egui's own fonts would be a fifth of the download; the page has the same shapes,
//! reduced to the characters that the game writes (`web/letters.py`). Cyrillic letters are fetched when a language
//! is chosen that needs them.

use super::{bridge, wake};
use crate::app::texts::CurrentTexts;
use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use std::cell::RefCell;
use std::sync::Arc;
use wasm_bindgen::prelude::wasm_bindgen;

const TEXT: &[u8] = include_bytes!("../../../assets/letters/text.ttf");
const MONOSPACE: &[u8] = include_bytes!("../../../assets/letters/even.ttf");
const SYMBOLS: &[u8] = include_bytes!("../../../assets/letters/signs.ttf");

thread_local! {
    /// Cyrillic letters that have arrived, once.
    static ARRIVED: RefCell<Option<Vec<u8>>> = const { RefCell::new(None) };
}

/// Takes the letters that were asked for, a font file. Called by the page's script.
#[wasm_bindgen(js_name = takeLetters)]
pub fn take_letters(font: Vec<u8>) {
    ARRIVED.set(Some(font));
    wake::wake();
}

/// The Cyrillic letters, once they are there.
#[derive(Resource, Debug, Default)]
struct Cyrillic(Option<Arc<FontData>>);

pub(super) fn plugin(app: &mut App) {
    // Before the first pass, which could write nothing without fonts.
    app.init_resource::<Cyrillic>()
        .add_systems(PreUpdate, (fetch, install).chain().before(EguiPreUpdateSet::BeginPass));
}

/// Asks for the letters that the language needs, and takes those that have arrived.
fn fetch(texts: Res<CurrentTexts>, mut cyrillic: ResMut<Cyrillic>) {
    if let Some(font) = ARRIVED.take() {
        cyrillic.0 = Some(Arc::new(FontData::from_owned(font)));
    }
    // The page fetches them once, again only after it could not.
    if texts.is_changed() && cyrillic.0.is_none() && is_cyrillic(texts.language().native_name()) {
        bridge::fetch_letters();
    }
}

/// Whether a text has letters of the Cyrillic alphabet.
fn is_cyrillic(text: &str) -> bool {
    text.chars().any(|c| ('\u{400}'..='\u{4FF}').contains(&c))
}

/// Sets the fonts of new contexts, and those of all when letters have arrived.
fn install(cyrillic: Res<Cyrillic>, mut contexts: Query<&mut EguiContext>) {
    for mut context in &mut contexts {
        if context.is_added() || cyrillic.is_changed() {
            context.get_mut().set_fonts(fonts(cyrillic.0.as_ref()));
        }
    }
}

fn fonts(cyrillic: Option<&Arc<FontData>>) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let own = [("text", TEXT), ("monospace", MONOSPACE), ("symbols", SYMBOLS)];
    let own = own.map(|(name, data)| (name, Arc::new(FontData::from_static(data))));
    for (name, data) in own.into_iter().chain(cyrillic.map(|data| ("cyrillic", data.clone()))) {
        fonts.font_data.insert(name.to_owned(), data);
    }
    let list = |names: [&str; 4]| -> Vec<String> {
        let there = names.into_iter().filter(|name| fonts.font_data.contains_key(*name));
        there.map(str::to_owned).collect()
    };
    let text = list(["text", "cyrillic", "symbols", "monospace"]);
    let monospace = list(["monospace", "text", "cyrillic", "symbols"]);
    fonts.families.insert(FontFamily::Proportional, text);
    fonts.families.insert(FontFamily::Monospace, monospace);
    fonts
}
