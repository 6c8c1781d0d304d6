//! The page for the setup of the next game: variant and players, and a section with the rest.

mod more;
mod variants;

pub use more::summary;

use crate::app::game_setup::GameSetup;
use crate::app::opponent::page as opponents;
use crate::app::pages::Page;
use crate::app::status::bar as status_bar;
use crate::app::ui::faces;
use crate::app::ui::faces::Face;
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::room::{Height, Room, Width};
use crate::app::ui::{action::UiAction, focus, model::Model, spoken, theme};
use crate::game::play::{Intent, Seat};
use crate::rules::Side;
use crate::texts::{Texts, id, say};
use bevy_egui::egui::{self, RichText, Sense, Ui, Vec2};

/// The size of a face, in points: in most windows, and in little room.
const FACE: [f32; 2] = [54.0, 44.0];

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("menu-new-game");
    PageFrame::beside("new-game", 860.0).show_footed(root, model, title, content, footer);
}

fn content(ui: &mut Ui, model: &Model<'_>, _height: f32) {
    let width = ui.available_width();
    // As close together as with the section open, so that nothing moves when it opens.
    ui.spacing_mut().item_spacing.y = 3.0;
    if Width::of(width) >= Width::Middle {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(width * 0.5);
                variants::show(ui, model);
            });
            ui.add_space(12.0);
            ui.vertical(|ui| players(ui, model));
        });
    } else {
        variants::show(ui, model);
        players(ui, model);
    }
    more::show(ui, model, width);
    unusable(ui, model);
}

fn footer(ui: &mut Ui, model: &Model<'_>) {
    // In little room all three stand in one row.
    let wide = if is_tight(ui) { 0.0 } else { 150.0 };
    let play = theme::primary(model.texts.get("menu-start"), 20.0, Vec2::new(wide, 44.0));
    let play = ui.add(play);
    focus::at_first(ui, &play);
    if play.clicked() {
        let plan = model.get::<GameSetup>().plan(model.texts, model.catalogue);
        model.ask(UiAction::Intent(Intent::Begin(Box::new(plan))));
        model.ask(UiAction::OpenPage(Page::Board));
    }
    for (name, page) in [(id("menu-close"), Page::Board), (id("menu-lessons"), Page::Lessons)] {
        let button = egui::Button::new(model.texts.get(name)).min_size(Vec2::new(0.0, 44.0));
        model.on_click(ui.add(button), UiAction::OpenPage(page));
    }
}

/// Whether the window is so narrow and low, as a small phone, that what can be left out must be.
fn is_tight(ui: &Ui) -> bool {
    let room = Room::of(ui.ctx());
    room.width == Width::Phone && room.height < Height::High
}

/// Draws who plays, and the rules of the chosen variant behind a click.
fn players(ui: &mut Ui, model: &Model<'_>) {
    let tight = is_tight(ui);
    // For a finger, and for a pointer.
    let high = if Room::of(ui.ctx()).width < Width::Middle { 44.0 } else { 36.0 };
    for side in Side::BOTH {
        let seat = &model.get::<GameSetup>().seats[side as usize];
        ui.horizontal(|ui| {
            faces::show(ui, &Face::of_seat(seat, side), FACE[usize::from(tight)]);
            ui.vertical(|ui| {
                let (side_name, name) =
                    (say::side(model.texts, side), seat_name(model.texts, seat));
                if !tight {
                    ui.label(RichText::new(&side_name).small().color(theme::SECONDARY));
                }
                // So that all in the row is centred.
                ui.spacing_mut().interact_size.y = high;
                ui.horizontal(|ui| {
                    if tight {
                        // In place of its name, which needs a line.
                        status_bar::small_disc(ui, side);
                    }
                    let button = egui::Button::new(&name);
                    let button = ui.add(button.min_size(Vec2::new(190.0, high)).right_text("…"));
                    spoken::button(&button, || format!("{side_name}: {name}"));
                    if ui.available_width() > opponents::strength_size().x {
                        let (strong, _) =
                            ui.allocate_exact_size(opponents::strength_size(), Sense::hover());
                        let bars = opponents::bars(seat, opponents::estimate(model));
                        opponents::strength(ui, bars, strong.right_center());
                    }
                    model.on_click(button, UiAction::OpenPage(Page::Opponent(side)));
                });
            });
        });
        let line = opponents::line(model.texts, seat, opponents::estimate(model));
        theme::wrapped(ui, line, theme::SMALL, theme::SECONDARY);
        ui.add_space(4.0);
    }
    ui.separator();
    let title = RichText::new(model.texts.get("menu-rules")).color(theme::ACCENT);
    egui::CollapsingHeader::new(title).id_salt("rules").show_unindented(ui, |ui| {
        for paragraph in say::variant_rules(model.texts, &model.get::<GameSetup>().variant) {
            theme::wrapped(ui, paragraph, theme::SMALL, theme::TEXT);
        }
    });
}

fn unusable(ui: &mut Ui, model: &Model<'_>) {
    if model.catalogue.unusable().is_empty() {
        return;
    }
    ui.separator();
    ui.label(RichText::new(model.texts.get("menu-unusable")).color(theme::ERROR));
    for unusable in model.catalogue.unusable() {
        for line in say::custom_file_error(model.texts, unusable) {
            theme::wrapped(ui, line, theme::SMALL, theme::SECONDARY);
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
