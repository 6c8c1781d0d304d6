//! The plan of the next game: rules, and who plays each side; a fold holds the rest.

mod more;

pub use more::summary;

use super::desk::{Desk, Page};
use super::{Wish, opponents, theme};
use crate::game::{Intent, Seat};
use crate::rules::Side;
use crate::texts::{Texts, say};
use bevy_egui::egui::{self, Context, RichText, Sense, Ui, Vec2};

pub(super) fn show(ctx: &Context, desk: &mut Desk, wishes: &mut Vec<Wish>) {
    let screen = ctx.viewport_rect();
    let width = (screen.width() - 90.0).min(720.0);
    let modal = egui::Modal::new("new-game".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(RichText::new(desk.texts.get("menu-new-game")).color(theme::GOLD));
        theme::tall(screen.height() - 210.0).show(ui, |ui| {
            let width = ui.available_width();
            ui.set_width(width);
            if desk.draft.more {
                // All of it is to be seen at once where there is room.
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.spacing_mut().interact_size.y = 25.0;
            }
            if width > 560.0 {
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| {
                        ui.set_width(width * 0.43);
                        variants(ui, desk);
                    });
                    ui.vertical(|ui| plan(ui, desk));
                });
            } else {
                variants(ui, desk);
                plan(ui, desk);
            }
            more::show(ui, desk, width);
            unusable(ui, desk);
        });
        ui.separator();
        ui.horizontal(|ui| {
            let play = RichText::new(desk.texts.get("menu-start")).size(20.0).color(theme::GOLD);
            if ui.add(egui::Button::new(play).min_size(Vec2::new(150.0, 44.0))).clicked() {
                let plan = desk.draft.plan(&desk.texts, &desk.catalogue);
                wishes.push(Wish::Intent(Intent::Begin(Box::new(plan))));
                desk.page = Page::Board;
            }
            if ui
                .add(egui::Button::new(desk.texts.get("menu-close")).min_size(Vec2::new(0.0, 44.0)))
                .clicked()
            {
                desk.page = Page::Board;
            }
        });
    });
    if modal.should_close() {
        desk.page = Page::Board;
    }
}

fn variants(ui: &mut Ui, desk: &mut Desk) {
    let language = desk.texts.language().code();
    ui.label(RichText::new(desk.texts.get("menu-variant")).color(theme::FADED));
    let Desk { draft, catalogue, .. } = desk;
    for variant in catalogue.usable() {
        let board = &variant.rules.board;
        let chosen = variant.key == draft.variant.key;
        let size = format!("{} × {}", board.columns(), board.rows());
        let name = variant.name(language);
        // Some names tell the size already. Either way it is not to be torn apart.
        let name = if name.contains(&size) { name.to_owned() } else { format!("{name} ({size})") };
        let name = name.replace(" × ", "\u{a0}×\u{a0}");
        if ui.radio(chosen, name).clicked() {
            draft.choose_variant(variant);
        }
    }
}

/// Who plays, and the first rules of the chosen variant.
fn plan(ui: &mut Ui, desk: &mut Desk) {
    for side in Side::BOTH {
        ui.horizontal(|ui| {
            let name = RichText::new(say::side(&desk.texts, side)).color(theme::FADED);
            // Both as wide, so that the buttons stand below each other.
            ui.allocate_ui(Vec2::new(60.0, 36.0), |ui| {
                ui.set_min_width(60.0);
                ui.label(name);
            });
            let seat = &desk.draft.seats[side as usize];
            let name = seat_name(&desk.texts, seat);
            let button = egui::Button::new(name).min_size(Vec2::new(190.0, 36.0));
            let button = ui.add(button.right_text("…"));
            if ui.available_width() > opponents::room().x {
                let (strong, _) = ui.allocate_exact_size(opponents::room(), Sense::hover());
                opponents::strength(ui, seat, strong.right_center());
            }
            if button.clicked() {
                desk.page = Page::Opponent(side);
            }
        });
        let line = opponents::line(&desk.texts, &desk.draft.seats[side as usize]);
        ui.label(RichText::new(line).small().color(theme::FADED));
    }
    let language = desk.texts.language().code();
    ui.separator();
    // What sets the variant apart stands in its chain rule and its end.
    let text = desk.draft.variant.text(language);
    for paragraph in text.iter().rev().take(2).rev() {
        ui.label(RichText::new(paragraph).small().color(theme::BONE));
    }
}

fn unusable(ui: &mut Ui, desk: &Desk) {
    if desk.catalogue.unusable().is_empty() {
        return;
    }
    ui.separator();
    ui.label(RichText::new(desk.texts.get("menu-unusable")).color(theme::VERMILION));
    for unusable in desk.catalogue.unusable() {
        for line in say::custom_file_error(&desk.texts, unusable) {
            ui.add(egui::Label::new(RichText::new(line).small().color(theme::FADED)).wrap());
        }
    }
}

fn seat_name(texts: &Texts, seat: &Seat) -> String {
    match seat {
        Seat::Person => texts.get("menu-person"),
        Seat::Computer(character) => {
            let name = character.name.clone();
            texts.with("seat-computer", &[("name", name.into())])
        }
    }
}
