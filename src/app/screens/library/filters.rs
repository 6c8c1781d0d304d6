//! What is looked for.

use super::super::{Desk, theme};
use bevy_egui::egui::{ComboBox, RichText, TextEdit, Ui};

/// Results as records write them.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let Desk { texts, catalogue, library, .. } = desk;
    ui.horizontal_wrapped(|ui| {
        let words = TextEdit::singleline(&mut library.words)
            .hint_text(texts.get("library-search"))
            .desired_width(210.0);
        ui.add(words);
        let language = texts.language().code();
        let any = texts.get("library-any-variant");
        let chosen = library.query.variant.as_deref().map_or(any.as_str(), |key| {
            catalogue.find(key).map_or(key, |variant| variant.name(language))
        });
        let chosen = chosen.to_owned();
        ComboBox::from_id_salt("library-variant").width(140.0).selected_text(chosen).show_ui(
            ui,
            |ui| {
                ui.selectable_value(&mut library.query.variant, None, any);
                for variant in catalogue.usable() {
                    let key = Some(variant.key.clone());
                    ui.selectable_value(&mut library.query.variant, key, variant.name(language));
                }
            },
        );
        let name = |result: Option<&str>| match result {
            Some("1-0") => texts.with("library-result-won", &[("side", "white".into())]),
            Some("0-1") => texts.with("library-result-won", &[("side", "black".into())]),
            Some("*") => texts.get("library-result-open"),
            Some(_) => texts.get("library-result-drawn"),
            None => texts.get("library-any-result"),
        };
        let chosen = name(library.query.result.as_deref());
        ComboBox::from_id_salt("library-result").width(120.0).selected_text(chosen).show_ui(
            ui,
            |ui| {
                ui.selectable_value(&mut library.query.result, None, name(None));
                for result in RESULTS {
                    let value = Some(result.to_owned());
                    ui.selectable_value(&mut library.query.result, value, name(Some(result)));
                }
            },
        );
        let query = &mut library.query;
        for (label, bound) in [
            (texts.get("library-since"), &mut query.since),
            (texts.get("library-until"), &mut query.until),
        ] {
            ui.horizontal(|ui| {
                ui.label(RichText::new(label).small().color(theme::FADED));
                day(ui, bound, &texts.get("library-day-hint"));
            });
        }
    });
}

/// A field for a day, a month or a year.
fn day(ui: &mut Ui, bound: &mut Option<String>, hint: &str) {
    let mut text = bound.clone().unwrap_or_default();
    ui.add(TextEdit::singleline(&mut text).hint_text(hint).desired_width(92.0).char_limit(10));
    *bound = Some(text.trim().to_owned()).filter(|text| !text.is_empty());
}
