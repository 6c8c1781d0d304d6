//! The fonts of the interface. egui's own fonts would be a fifth of the download; the page has the same shapes,
//! reduced to the characters that the game writes (`web/letters.py`). When a text needs them, Cyrillic letters are
//! fetched, and those of all other scripts are drawn by the browser, with the visitor's fonts (`web/page/letters.js`).

use super::{bridge, wake};
use crate::app::ui::letters::{FoundFont, LetterSource, Letters};
use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontTweak};
use std::cell::RefCell;
use std::sync::Arc;
use wasm_bindgen::prelude::wasm_bindgen;

const TEXT: &[u8] = include_bytes!("../../../assets/letters/text.ttf");
const MONOSPACE: &[u8] = include_bytes!("../../../assets/letters/even.ttf");
const SYMBOLS: &[u8] = include_bytes!("../../../assets/letters/signs.ttf");

/// The name of the font that is fetched, in the page's script.
const CYRILLIC: &str = "cyrillic";

thread_local! {
    /// The names of fonts that have arrived, with their files; without one if it could not be made.
    static ARRIVED: RefCell<Vec<(String, Option<Vec<u8>>)>> = const { RefCell::new(Vec::new()) };
}

/// Takes letters that were asked for, a font file. Called by the page's script.
#[wasm_bindgen(js_name = takeLetters)]
pub fn take_letters(name: String, font: Option<Vec<u8>>) {
    ARRIVED.with_borrow_mut(|arrived| arrived.push((name, font)));
    wake::wake();
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Letters::new(fonts(), PageLetters::default()));
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, data) in [("text", TEXT), ("monospace", MONOSPACE), ("symbols", SYMBOLS)] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data)));
    }
    let list = |names: [&str; 3]| names.map(str::to_owned).to_vec();
    fonts.families.insert(FontFamily::Proportional, list(["text", "symbols", "monospace"]));
    fonts.families.insert(FontFamily::Monospace, list(["monospace", "text", "symbols"]));
    fonts
}

/// Has letters fetched or drawn by the page's script.
#[derive(Default)]
struct PageLetters {
    /// Whether the Cyrillic letters are there, and whether they are on their way.
    has_cyrillic: bool,
    fetching: bool,
    /// The fonts that are being drawn.
    drawing: usize,
}

impl LetterSource for PageLetters {
    fn look_for(&mut self, words: Vec<String>) {
        // The file has the letters of the larger languages. Those that it lacks are asked for again when it is there.
        let fetched = |word: &String| !self.has_cyrillic && is_cyrillic(word);
        let (fetched, drawn): (Vec<_>, Vec<_>) = words.into_iter().partition(fetched);
        if !fetched.is_empty() && !self.fetching {
            self.fetching = true;
            bridge::fetch_letters();
        }
        if !drawn.is_empty() {
            self.drawing += 1;
            bridge::draw_letters(&drawn.join("\n"));
        }
    }

    fn poll(&mut self) -> Option<FoundFont> {
        loop {
            let next = |arrived: &mut Vec<_>| (!arrived.is_empty()).then(|| arrived.remove(0));
            let (name, font) = ARRIVED.with_borrow_mut(next)?;
            let whole = name == CYRILLIC;
            if whole {
                self.fetching = false;
                self.has_cyrillic |= font.is_some();
            } else {
                self.drawing -= 1;
            }
            let Some(font) = font else { continue };
            // What was drawn has no lines that could be fitted to pixels.
            let tweak = FontTweak { hinting: (!whole).then_some(false), ..default() };
            return Some(FoundFont { name, data: FontData::from_owned(font).tweak(tweak), whole });
        }
    }

    fn is_busy(&self) -> bool {
        self.fetching || self.drawing > 0
    }
}

/// Whether a word has letters of the Cyrillic alphabet.
fn is_cyrillic(word: &str) -> bool {
    word.chars().any(|c| ('\u{400}'..='\u{4FF}').contains(&c))
}
