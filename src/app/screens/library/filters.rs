//! What is looked for.

use super::super::{Desk, theme};
use bevy_egui::egui::{ComboBox, RichText, TextEdit, TextStyle, Ui};

/// Results as records write them.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// Pages narrower than this have the fields below each other.
const ROOMY: f32 = 640.0;
/// The widths of the lists of variants and results, where they stand beside each other.
const CHOICES: [f32; 2] = [150.0, 150.0];
/// What a field takes besides its words, and its margins alone.
const AROUND: f32 = 16.0;
const MARGINS: f32 = 8.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let room = ui.available_width();
    let gap = ui.spacing().item_spacing.x;
    let day = written(ui, "2026-11-21", TextStyle::Body) + 4.0;
    let bounds = [desk.texts.get("library-since"), desk.texts.get("library-until")];
    let bounds: f32 = bounds
        .iter()
        .map(|label| written(ui, label, TextStyle::Small) + day + AROUND + 2.0 * gap)
        .sum();
    if room >= ROOMY {
        ui.horizontal(|ui| {
            words(ui, desk, room - CHOICES[0] - CHOICES[1] - 3.0 * gap - bounds - AROUND);
            variant(ui, desk, CHOICES[0]);
            result(ui, desk, CHOICES[1]);
            days(ui, desk, day);
        });
    } else {
        words(ui, desk, room - MARGINS);
        variant(ui, desk, room);
        result(ui, desk, room);
        ui.horizontal_wrapped(|ui| days(ui, desk, day));
    }
}

/// How wide a word is.
fn written(ui: &Ui, word: &str, style: TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    ui.painter().layout_no_wrap(word.to_owned(), font, theme::BONE).size().x
}

fn words(ui: &mut Ui, desk: &mut Desk, width: f32) {
    let hint = desk.texts.get("library-search");
    let field = TextEdit::singleline(&mut desk.library.words).hint_text(hint);
    ui.add(field.desired_width(width));
}

fn variant(ui: &mut Ui, desk: &mut Desk, width: f32) {
    let Desk { texts, catalogue, library, .. } = desk;
    let language = texts.language().code();
    let any = texts.get("library-any-variant");
    let chosen = library.query.variant.as_deref().map_or(any.as_str(), |key| {
        catalogue.find(key).map_or(key, |variant| variant.name(language))
    });
    let chosen = chosen.to_owned();
    let choices = ComboBox::from_id_salt("library-variant").width(width).truncate();
    choices.selected_text(chosen).show_ui(ui, |ui| {
        ui.selectable_value(&mut library.query.variant, None, any);
        for variant in catalogue.usable() {
            let key = Some(variant.key.clone());
            ui.selectable_value(&mut library.query.variant, key, variant.name(language));
        }
    });
}

fn result(ui: &mut Ui, desk: &mut Desk, width: f32) {
    let Desk { texts, library, .. } = desk;
    let name = |result: Option<&str>| match result {
        Some("1-0") => texts.with("library-result-won", &[("side", "white".into())]),
        Some("0-1") => texts.with("library-result-won", &[("side", "black".into())]),
        Some("*") => texts.get("library-result-open"),
        Some(_) => texts.get("library-result-drawn"),
        None => texts.get("library-any-result"),
    };
    let chosen = name(library.query.result.as_deref());
    let choices = ComboBox::from_id_salt("library-result").width(width).truncate();
    choices.selected_text(chosen).show_ui(ui, |ui| {
        ui.selectable_value(&mut library.query.result, None, name(None));
        for result in RESULTS {
            let value = Some(result.to_owned());
            ui.selectable_value(&mut library.query.result, value, name(Some(result)));
        }
    });
}

fn days(ui: &mut Ui, desk: &mut Desk, width: f32) {
    let Desk { texts, library, .. } = desk;
    for (label, bound) in [
        (texts.get("library-since"), &mut library.query.since),
        (texts.get("library-until"), &mut library.query.until),
    ] {
        ui.label(RichText::new(label).small().color(theme::FADED));
        day(ui, bound, &texts.get("library-day-hint"), width);
    }
}

/// A field for a day, a month or a year.
fn day(ui: &mut Ui, bound: &mut Option<String>, hint: &str, width: f32) {
    let mut text = bound.clone().unwrap_or_default();
    ui.add(TextEdit::singleline(&mut text).hint_text(hint).desired_width(width).char_limit(10));
    *bound = Some(text.trim().to_owned()).filter(|text| !text.is_empty());
}
