//! The fonts of the interface. egui's own fonts would be a fifth of the download; the page has the
//! same shapes, reduced to the characters that the game writes (`web/letters.py`).

use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use std::sync::Arc;

const TEXT: &[u8] = include_bytes!("../../../assets/letters/text.ttf");
const MONOSPACE: &[u8] = include_bytes!("../../../assets/letters/even.ttf");
const SYMBOLS: &[u8] = include_bytes!("../../../assets/letters/signs.ttf");

pub(super) fn plugin(app: &mut App) {
    // Before the first pass, which could write nothing without fonts.
    app.add_systems(PreUpdate, install.before(EguiPreUpdateSet::BeginPass));
}

fn install(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        let mut fonts = FontDefinitions::empty();
        for (name, data) in [("text", TEXT), ("monospace", MONOSPACE), ("symbols", SYMBOLS)] {
            fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data)));
        }
        let list = |names: [&str; 3]| names.map(str::to_owned).to_vec();
        fonts.families.insert(FontFamily::Proportional, list(["text", "symbols", "monospace"]));
        fonts.families.insert(FontFamily::Monospace, list(["monospace", "text", "symbols"]));
        context.get_mut().set_fonts(fonts);
    }
}
