//! What there is to tell besides the game: where a photograph lies, that a file is broken.

use super::{Desk, Wish, theme};
use bevy_egui::egui::{self, Align2, Context, RichText, Sense, Vec2};

/// Shows the tidings below the bar; a click puts one away.
pub(super) fn show(ctx: &Context, desk: &mut Desk, top: f32) {
    if desk.tidings.is_empty() {
        return;
    }
    let screen = ctx.viewport_rect();
    let mut read = None;
    egui::Area::new("tidings".into())
        .order(egui::Order::Tooltip)
        .sense(Sense::hover())
        .anchor(Align2::CENTER_TOP, Vec2::new(0.0, top + 10.0))
        .show(ctx, |ui| {
            ui.set_max_width((screen.width() - 40.0).min(560.0));
            for (place, (sentence, _)) in desk.tidings.iter().enumerate() {
                let shown = theme::note().show(ui, |ui| {
                    ui.add(egui::Label::new(RichText::new(sentence).color(theme::BONE)).wrap());
                });
                let id = ui.id().with(("note", place));
                if ui.interact(shown.response.rect, id, Sense::click()).clicked() {
                    read = Some(place);
                }
            }
        });
    if let Some(place) = read {
        desk.tidings.remove(place);
    }
}

/// What can be done while photographs are taken.
pub(super) fn photo_hint(ctx: &Context, desk: &Desk, wishes: &mut Vec<Wish>) {
    egui::Area::new("photo".into()).anchor(Align2::CENTER_BOTTOM, Vec2::new(0.0, -16.0)).show(
        ctx,
        |ui| {
            ui.set_max_width((ctx.viewport_rect().width() - 40.0).min(620.0));
            theme::note().show(ui, |ui| {
                let words = RichText::new(desk.texts.get("photo-hint")).color(theme::BONE);
                ui.add(egui::Label::new(words).wrap());
                ui.horizontal_wrapped(|ui| {
                    let shoot = RichText::new(desk.texts.get("photo-shoot")).color(theme::GOLD);
                    if ui.button(shoot).clicked() {
                        wishes.push(Wish::Shoot);
                    }
                    if ui.button(desk.texts.get("menu-back")).clicked() {
                        wishes.push(Wish::PutCameraAway);
                    }
                });
            });
        },
    );
}
