//! The instructive games that come with the program: what each shows, and a button to review it.

use super::pages::Page;
use super::ui::dialogs::page;
use super::ui::{action::UiAction, model::Model, theme};
use crate::app::ui::room::Width;
use crate::catalogue::Catalogue;
use crate::game::play::{Intent, OpenedGame};
use crate::rules::shipped_records::{RECORDS, ShippedRecord};
use crate::texts::{Texts, id, say};
use bevy_egui::egui::{Align, Frame, Layout, Margin, RichText, Stroke, Ui};

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("menu-shipped");
    page(root, model, "shipped", title, |ui| {
        let intro = model.texts.get("shipped-intro");
        ui.label(RichText::new(intro).size(16.0).color(theme::SECONDARY));
        for record in &RECORDS {
            if entry(ui, model, record) {
                review(model, record);
            }
        }
    });
}

/// Draws a record with what it shows. Returns whether it is to be reviewed.
fn entry(ui: &mut Ui, model: &Model<'_>, record: &ShippedRecord) -> bool {
    let frame = Frame::new()
        .fill(theme::BAR)
        .stroke(Stroke::new(1.0, theme::SECONDARY.gamma_multiply(0.35)))
        .corner_radius(6.0)
        .inner_margin(Margin::symmetric(14, 10));
    let mut clicked = false;
    frame.show(ui, |ui| {
        let (title, learn) =
            (say::record_title(model.texts, record), learn(model.texts, record.key));
        let button = RichText::new(model.texts.get("shipped-look")).color(theme::ACCENT);
        let words = |ui: &mut Ui| {
            ui.label(RichText::new(&title).size(18.0).color(theme::TEXT));
            ui.label(RichText::new(&learn).size(15.0).color(theme::SECONDARY));
        };
        if Width::of(ui.available_width()) > Width::Phone {
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    clicked = ui.button(button).clicked();
                    ui.vertical(words);
                });
            });
        } else {
            words(ui);
            clicked = ui.button(button).clicked();
        }
    });
    clicked
}

/// The sentence on what a shipped record teaches; empty if it has none.
pub(crate) fn learn(texts: &Texts, key: &str) -> String {
    let message = match key {
        "parker-sample" => id("learn-sample"),
        "parker-case-d" => id("learn-case-d"),
        "telo-last-step" => id("learn-telo"),
        "dimy-two-mistakes" => id("learn-dimy"),
        "tsivy-ahead-and-lost" => id("learn-tsivy"),
        "rematch-ten-steps" => id("learn-rematch"),
        _ => return String::new(),
    };
    texts.get(message)
}

/// Reviews a shipped record.
pub(in crate::app) fn review(model: &Model<'_>, record: &ShippedRecord) {
    if let Some(mut opened) = opened(model.texts, model.catalogue, record) {
        // The record's own title is shorter than that in the list.
        opened.game.set_tag("Event", &say::record_title(model.texts, record));
        model.ask(UiAction::Intent(Intent::OpenReview(Box::new(opened))));
        model.ask(UiAction::OpenPage(Page::Board));
    }
}

/// A shipped record as a game to review, with its comments in the player's language; `None` only if it cannot be
/// read, which a test excludes.
pub fn opened(texts: &Texts, catalogue: &Catalogue, record: &ShippedRecord) -> Option<OpenedGame> {
    let mut found = None;
    let text = say::record_text(texts, record);
    catalogue.read_games(&text, None, |read| found = read.ok());
    let (variant, game) = found?;
    Some(OpenedGame::by_people(variant, game))
}
