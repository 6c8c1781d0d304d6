//! Who can go on from a position.

use super::GameSetup;
use crate::app::names::seat_name;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::game::play::Seat;
use crate::texts::Texts;
use bevy_egui::egui::{RichText, Ui};

/// Draws a menu of who plays on from a position: these players, those of the next game, or two people. The choice
/// asks for an action.
pub(in crate::app) fn play_on_menu(
    ui: &mut Ui,
    model: &Model<'_>,
    enabled: bool,
    name: RichText,
    players: &[Seat; 2],
    action: impl Fn([Seat; 2]) -> UiAction,
) {
    ui.add_enabled_ui(enabled, |ui| {
        ui.menu_button(name, |ui| {
            let who = model.texts.get("review-play-on-who");
            ui.label(RichText::new(who).color(theme::SECONDARY));
            let candidates = [players, &model.get::<GameSetup>().seats];
            for (name, seats) in seat_choices(model.texts, candidates) {
                model.on_click(ui.button(name), action(seats));
            }
        });
    });
}

/// The names of these pairs of players and of two people, each pair once. Pairs with an exercise are left
/// out.
fn seat_choices<'a>(
    texts: &Texts,
    candidates: impl IntoIterator<Item = &'a [Seat; 2]>,
) -> Vec<(String, [Seat; 2])> {
    let mut choices: Vec<(String, [Seat; 2])> = Vec::new();
    let people = [Seat::Person, Seat::Person];
    let candidates = candidates.into_iter().cloned().chain([people]);
    for seats in candidates {
        if choices.iter().all(|(_, known)| *known != seats) && !seats.contains(&Seat::Exercise) {
            let names = seats.each_ref().map(|seat| seat_name(texts, seat));
            choices.push((names.join(" – "), seats));
        }
    }
    choices
}
