//! The filters above the list of games.

use super::{LibraryPage, library};
use crate::app::ui::choice::choice;
use crate::app::ui::text_field::TextField;
use crate::app::ui::{model::Model, theme};
use crate::catalogue::library::GameFilter;
use crate::texts::say;
use bevy_egui::egui::{ComboBox, RichText, TextStyle, Ui};
use std::iter;

/// The results as records write them.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// Pages narrower than this have the fields in several rows, in points.
const ROOMY: f32 = 792.0;
/// Pages narrower than this have every list in a row of its own, in points.
const PAIRED: f32 = 400.0;
/// The widths of the lists of variants and results where they are side by side, in points.
const CHOICES: [f32; 2] = [150.0, 150.0];
/// The width of a field without its text, and of its margins alone, in points.
const AROUND: f32 = 16.0;
const MARGINS: f32 = 8.0;

pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let mut query = library(model).query.clone();
    fields(ui, model, &mut query);
    if query != library(model).query {
        model.ask(LibraryPage::edit(|page| page.query = query));
    }
}

fn fields(ui: &mut Ui, model: &Model<'_>, query: &mut GameFilter) {
    let room = ui.available_width();
    let gap = ui.spacing().item_spacing.x;
    let day = text_width(ui, "2026-11-21", TextStyle::Body) + 4.0;
    let bounds = [model.texts.get("library-since"), model.texts.get("library-until")];
    let bounds: f32 = bounds
        .iter()
        .map(|label| text_width(ui, label, TextStyle::Small) + day + AROUND + 2.0 * gap)
        .sum();
    if room >= ROOMY {
        ui.horizontal(|ui| {
            let width = room - CHOICES[0] - CHOICES[1] - 3.0 * gap - bounds - AROUND;
            words(ui, model, width);
            variant(ui, model, CHOICES[0], query);
            result(ui, model, CHOICES[1], query);
            days(ui, model, day, query);
        });
        return;
    }
    words(ui, model, room - MARGINS);
    if room >= PAIRED {
        let half = (room - gap) / 2.0;
        ui.horizontal(|ui| {
            variant(ui, model, half, query);
            result(ui, model, half, query);
        });
    } else {
        variant(ui, model, room, query);
        result(ui, model, room, query);
    }
    ui.horizontal_wrapped(|ui| days(ui, model, day, query));
}

/// The width of a word in points.
fn text_width(ui: &Ui, word: &str, style: TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    ui.painter().layout_no_wrap(word.to_owned(), font, theme::TEXT).size().x
}

fn words(ui: &mut Ui, model: &Model<'_>, width: f32) {
    let hint = model.texts.get("library-search");
    let mut words = library(model).words.clone();
    // Never so narrow that its hint is cut off.
    let least = text_width(ui, &hint, TextStyle::Body) + 2.0;
    let field =
        TextField { hint: &hint, name: &hint, width: width.max(least), ..TextField::default() };
    if field.show(ui, &mut words).changed() {
        model.ask(LibraryPage::edit(|page| page.words = words));
    }
}

fn variant(ui: &mut Ui, model: &Model<'_>, width: f32, query: &mut GameFilter) {
    let texts = model.texts;
    let any = iter::once((None, texts.get("library-any-variant")));
    let usable = model.catalogue.usable().iter();
    let usable = usable.map(|it| (Some(it.key.clone()), say::variant_name(texts, it)));
    // Games may be of a variant that is not there any more.
    let gone = query.variant.clone().filter(|key| model.catalogue.find(key).is_none());
    let gone = gone.map(|key| (Some(key.clone()), key));
    let list = ComboBox::from_id_salt("library-variant").width(width).truncate();
    choice(ui, list, &mut query.variant, any.chain(usable).chain(gone));
}

fn result(ui: &mut Ui, model: &Model<'_>, width: f32, query: &mut GameFilter) {
    let texts = model.texts;
    let name = |result: Option<&str>| match result {
        Some("1-0") => texts.with("library-result-won", &[("side", "white".into())]),
        Some("0-1") => texts.with("library-result-won", &[("side", "black".into())]),
        Some("*") => texts.get("library-result-open"),
        Some(_) => texts.get("library-result-drawn"),
        None => texts.get("library-any-result"),
    };
    let all = iter::once(None).chain(RESULTS.map(Some));
    let all = all.map(|result| (result.map(str::to_owned), name(result)));
    let list = ComboBox::from_id_salt("library-result").width(width).truncate();
    choice(ui, list, &mut query.result, all);
}

/// Draws the fields for days, months or years.
fn days(ui: &mut Ui, model: &Model<'_>, width: f32, query: &mut GameFilter) {
    let texts = model.texts;
    let hint = texts.get("library-day-hint");
    for (name, bound) in [
        (texts.get("library-since"), &mut query.since),
        (texts.get("library-until"), &mut query.until),
    ] {
        ui.label(RichText::new(&name).small().color(theme::SECONDARY));
        let mut text = bound.clone().unwrap_or_default();
        let field = TextField {
            hint: &hint,
            name: &name,
            longest: Some(10),
            width,
            ..TextField::default()
        };
        if field.show(ui, &mut text).changed() {
            *bound = Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        }
    }
}
