//! The instructive games that come with the program: what each shows, and a way to look at it.

use super::desk::{Desk, Page};
use super::dialogs::page;
use super::{Wish, theme};
use crate::catalogue::Catalogue;
use crate::catalogue::records::{RECORDS, ShippedRecord};
use crate::game::{Intent, OpenedGame};
use crate::texts::{Texts, id};
use bevy_egui::egui::{Align, Context, Frame, Layout, Margin, RichText, Stroke, Ui};

pub(super) fn show(ctx: &Context, desk: &mut Desk, wishes: &mut Vec<Wish>) {
    let title = desk.texts.get("menu-shipped");
    page(ctx, desk, "shipped", &title, |ui, desk| {
        // A bar for scrolling must not lie on the entries.
        ui.set_max_width(ui.available_width() - 14.0);
        let intro = desk.texts.get("shipped-intro");
        ui.label(RichText::new(intro).size(16.0).color(theme::FADED));
        for record in &RECORDS {
            if entry(ui, desk, record) {
                look_at(desk, record, wishes);
            }
        }
    });
}

/// A record with what it shows; shall it be looked at?
fn entry(ui: &mut Ui, desk: &Desk, record: &ShippedRecord) -> bool {
    let frame = Frame::new()
        .fill(theme::WOOD)
        .stroke(Stroke::new(1.0, theme::FADED.gamma_multiply(0.35)))
        .corner_radius(6.0)
        .inner_margin(Margin::symmetric(14, 10));
    let mut clicked = false;
    frame.show(ui, |ui| {
        let (title, learn) =
            (record.title(desk.texts.language().code()), learn(&desk.texts, record.key));
        let button = RichText::new(desk.texts.get("shipped-look")).color(theme::GOLD);
        let words = |ui: &mut Ui| {
            ui.label(RichText::new(title).size(18.0).color(theme::BONE));
            ui.label(RichText::new(&learn).size(15.0).color(theme::FADED));
        };
        if ui.available_width() > 460.0 {
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

/// What a shipped record teaches; nothing for one without a sentence.
pub fn learn(texts: &Texts, key: &str) -> String {
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

/// Begins to look at a shipped record.
pub(super) fn look_at(desk: &mut Desk, record: &ShippedRecord, wishes: &mut Vec<Wish>) {
    if let Some(mut opened) = opened(&desk.catalogue, record) {
        // Its own title is English, as its remarks are; that of the program is the player's.
        let title = record.title(desk.texts.language().code());
        opened.game.set_tag("Event", title);
        wishes.push(Wish::Intent(Intent::OpenReview(Box::new(opened))));
        desk.page = Page::Board;
    }
}

/// A shipped record, ready to be looked at; `None` only if it were unsound, which a test rules out.
pub fn opened(catalogue: &Catalogue, record: &ShippedRecord) -> Option<OpenedGame> {
    let mut found = None;
    catalogue.read_games(record.text, None, |read| found = read.ok());
    let (variant, game) = found?;
    Some(OpenedGame::by_people(variant, game))
}
