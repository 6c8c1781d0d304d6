//! Draws what chooses the games that count.

use crate::app::ui::choice::choice;
use crate::app::ui::text_field::TextField;
use crate::app::ui::theme;
use crate::game::explore::{Filter, GameResult, Source};
use crate::rules::Side;
use crate::texts::{Texts, say};
use bevy_egui::egui::{CollapsingHeader, ComboBox, RichText, Ui};
use std::iter;

/// The numbers of turns that can be chosen.
const DEPTHS: [u32; 4] = [4, 8, 12, 20];

/// Draws the sources, each with a tick.
pub(super) fn sources(ui: &mut Ui, texts: &Texts, filter: &mut Filter) {
    ui.horizontal_wrapped(|ui| {
        for source in Source::ALL {
            let mut counts = filter.sources.has(source);
            let name = texts.keyed("explore-source-*", source.key());
            let about = texts.keyed("explore-about-*", source.key());
            if ui.checkbox(&mut counts, name).on_hover_text(about).changed() {
                filter.sources = filter.sources.with(source, counts);
            }
        }
    });
}

/// Draws the other filters, which are folded at first.
pub(super) fn others(ui: &mut Ui, texts: &Texts, filter: &mut Filter) {
    let title = RichText::new(texts.get("explore-filters")).color(theme::SECONDARY);
    CollapsingHeader::new(title).id_salt("explorer-filters").show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let any = texts.get("explore-any");
        let sides = Side::BOTH.map(|side| (side, say::side(texts, side)));
        list(ui, texts.get("explore-side"), &any, &mut filter.side, sides);
        let results = GameResult::ALL.map(|result| (result, result.to_string()));
        list(ui, texts.get("explore-result"), &any, &mut filter.result, results);
        let depths = DEPTHS.map(|depth| (depth, depth.to_string()));
        list(ui, texts.get("explore-depth"), &any, &mut filter.depth, depths);
        ui.label(RichText::new(texts.get("explore-opponent")).color(theme::SECONDARY));
        let mut name = filter.opponent.clone().unwrap_or_default();
        let label = texts.get("explore-opponent");
        let field = TextField { name: &label, longest: Some(60), ..TextField::default() };
        if field.show(ui, &mut name).changed() {
            filter.opponent = (!name.is_empty()).then_some(name);
        }
    });
}

/// A list to choose from, below its name.
fn list<T: PartialEq>(
    ui: &mut Ui,
    title: String,
    any: &str,
    chosen: &mut Option<T>,
    all: impl IntoIterator<Item = (T, String)>,
) {
    let width = ui.available_width() - 4.0;
    let list = ComboBox::from_id_salt(&title).width(width);
    ui.label(RichText::new(title).color(theme::SECONDARY));
    let all = all.into_iter().map(|(value, name)| (Some(value), name));
    choice(ui, list, chosen, iter::once((None, any.to_owned())).chain(all));
}
