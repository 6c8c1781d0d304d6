//! The page for the setup of the next game: variant and players, and a section with the rest.

mod more;

pub use more::summary;

use super::{Model, UiAction, opponents, theme};
use crate::app::game_setup::SetupChange;
use crate::app::pages::Page;
use crate::game::{Intent, Seat};
use crate::rules::Side;
use crate::texts::{Texts, say};
use bevy_egui::egui::{self, Context, RichText, Sense, Ui, Vec2};

/// Draws the page.
pub(super) fn show(ctx: &Context, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let screen = ctx.viewport_rect();
    let width = (screen.width() - 90.0).min(720.0);
    let modal = egui::Modal::new("new-game".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(RichText::new(model.texts.get("menu-new-game")).color(theme::GOLD));
        theme::tall(screen.height() - 210.0).show(ui, |ui| {
            let width = ui.available_width();
            ui.set_width(width);
            if model.setup.expanded {
                // Closer together, so that everything is visible at once if the window is large enough.
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.spacing_mut().interact_size.y = 25.0;
            }
            if width > 560.0 {
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| {
                        ui.set_width(width * 0.43);
                        variants(ui, model, actions);
                    });
                    ui.vertical(|ui| players(ui, model, actions));
                });
            } else {
                variants(ui, model, actions);
                players(ui, model, actions);
            }
            more::show(ui, model, width, actions);
            unusable(ui, model);
        });
        ui.separator();
        ui.horizontal_wrapped(|ui| {
            let play = RichText::new(model.texts.get("menu-start")).size(20.0).color(theme::GOLD);
            if ui.add(egui::Button::new(play).min_size(Vec2::new(150.0, 44.0))).clicked() {
                let plan = model.setup.plan(model.texts, model.catalogue);
                actions.push(UiAction::Intent(Intent::Begin(Box::new(plan))));
                actions.push(UiAction::OpenPage(Page::Board));
            }
            if ui
                .add(
                    egui::Button::new(model.texts.get("menu-close")).min_size(Vec2::new(0.0, 44.0)),
                )
                .clicked()
            {
                actions.push(UiAction::OpenPage(Page::Board));
            }
            let lessons = egui::Button::new(model.texts.get("menu-lessons"));
            if ui.add(lessons.min_size(Vec2::new(0.0, 44.0))).clicked() {
                actions.push(UiAction::OpenPage(Page::Lessons));
            }
        });
    });
    if modal.should_close() {
        actions.push(UiAction::OpenPage(Page::Board));
    }
}

fn variants(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    ui.label(RichText::new(model.texts.get("menu-variant")).color(theme::FADED));
    for variant in model.catalogue.usable() {
        let board = &variant.rules.board;
        let chosen = variant.key == model.setup.variant.key;
        let size = format!("{} × {}", board.columns(), board.rows());
        let name = say::variant_name(model.texts, variant);
        // Some names contain the size already. It must not be broken across lines.
        let name = if name.contains(&size) { name } else { format!("{name} ({size})") };
        let name = name.replace(" × ", "\u{a0}×\u{a0}");
        if ui.radio(chosen, name).clicked() {
            actions.push(UiAction::Setup(SetupChange::Variant(variant.clone())));
        }
    }
}

/// Draws who plays, and the most characteristic rules of the chosen variant.
fn players(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    for side in Side::BOTH {
        ui.horizontal(|ui| {
            let name = RichText::new(say::side(model.texts, side)).color(theme::FADED);
            // Equally wide, so that the buttons are aligned.
            ui.allocate_ui(Vec2::new(60.0, 36.0), |ui| {
                ui.set_min_width(60.0);
                ui.label(name);
            });
            let seat = &model.setup.seats[side as usize];
            let name = seat_name(model.texts, seat);
            let button = egui::Button::new(name).min_size(Vec2::new(190.0, 36.0));
            let button = ui.add(button.right_text("…"));
            if ui.available_width() > opponents::strength_size().x {
                let (strong, _) =
                    ui.allocate_exact_size(opponents::strength_size(), Sense::hover());
                let bars = opponents::bars(seat, model.strength);
                opponents::strength(ui, bars, strong.right_center());
            }
            if button.clicked() {
                actions.push(UiAction::OpenPage(Page::Opponent(side)));
            }
        });
        let seat = &model.setup.seats[side as usize];
        let line = opponents::line(model.texts, seat, model.strength);
        ui.label(RichText::new(line).small().color(theme::FADED));
    }
    ui.separator();
    // Variants differ most in the chain rule and the end of the game, the last two paragraphs.
    let text = say::variant_rules(model.texts, &model.setup.variant);
    for paragraph in text.iter().rev().take(2).rev() {
        ui.label(RichText::new(paragraph).small().color(theme::BONE));
    }
}

fn unusable(ui: &mut Ui, model: &Model<'_>) {
    if model.catalogue.unusable().is_empty() {
        return;
    }
    ui.separator();
    ui.label(RichText::new(model.texts.get("menu-unusable")).color(theme::VERMILION));
    for unusable in model.catalogue.unusable() {
        for line in say::custom_file_error(model.texts, unusable) {
            ui.add(egui::Label::new(RichText::new(line).small().color(theme::FADED)).wrap());
        }
    }
}

fn seat_name(texts: &Texts, seat: &Seat) -> String {
    match seat {
        Seat::Person | Seat::Exercise => texts.get("menu-person"),
        Seat::Computer(character) => {
            let name = character.name.clone();
            texts.with("seat-computer", &[("name", name.into())])
        }
    }
}
