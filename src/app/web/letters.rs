//! The letters of the interface. egui's own fonts would be a fifth of all that is fetched; the page
//! has the same shapes, cut down to what the game writes (`web/letters.py`).

use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};
use bevy_egui::{EguiContext, EguiPreUpdateSet};
use std::sync::Arc;

const TEXT: &[u8] = include_bytes!("../../../assets/letters/text.ttf");
const EVEN: &[u8] = include_bytes!("../../../assets/letters/even.ttf");
const SIGNS: &[u8] = include_bytes!("../../../assets/letters/signs.ttf");

pub(super) fn plugin(app: &mut App) {
    // Before the first pass: without letters nothing can be written.
    app.add_systems(PreUpdate, bring.before(EguiPreUpdateSet::BeginPass));
}

fn bring(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        let mut fonts = FontDefinitions::empty();
        for (name, data) in [("text", TEXT), ("even", EVEN), ("signs", SIGNS)] {
            fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data)));
        }
        let list = |names: [&str; 3]| names.map(str::to_owned).to_vec();
        fonts.families.insert(FontFamily::Proportional, list(["text", "signs", "even"]));
        fonts.families.insert(FontFamily::Monospace, list(["even", "text", "signs"]));
        context.get_mut().set_fonts(fonts);
    }
}
