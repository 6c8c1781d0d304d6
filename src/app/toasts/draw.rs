//! Draws the toasts, and the hint that is shown while photographs are taken.

use super::Toasts;
use crate::app::photo::{self, Photo};
use crate::app::ui::{Model, UiAction, spoken, theme};
use crate::texts::Texts;
use bevy_egui::egui::{self, Align2, Context, RichText, Sense, Vec2};

/// Draws the toasts below the menu bar. A click dismisses one.
pub(in crate::app) fn show(
    ctx: &Context,
    model: &Model<'_>,
    top: f32,
    actions: &mut Vec<UiAction>,
) {
    if model.get::<Toasts>().is_empty() {
        return;
    }
    let screen = ctx.viewport_rect();
    egui::Area::new("toasts".into())
        .order(egui::Order::Tooltip)
        .sense(Sense::hover())
        .anchor(Align2::CENTER_TOP, Vec2::new(0.0, top + 10.0))
        .show(ctx, |ui| {
            ui.set_max_width((screen.width() - 40.0).min(560.0));
            for (index, sentence) in model.get::<Toasts>().iter().enumerate() {
                let shown = theme::note().show(ui, |ui| {
                    ui.add(egui::Label::new(RichText::new(sentence).color(theme::TEXT)).wrap());
                });
                let id = ui.id().with(("toast", index));
                let response = ui.interact(shown.response.rect, id, Sense::click());
                spoken::button(&response, || sentence.to_owned());
                if response.clicked() {
                    actions
                        .push(UiAction::change(move |toasts: &mut Toasts| toasts.dismiss(index)));
                }
            }
        });
}

/// Draws the controls that are available while photographs are taken.
pub(in crate::app) fn photo_hint(
    ctx: &Context,
    texts: &Texts,
    turning: bool,
    actions: &mut Vec<UiAction>,
) {
    egui::Area::new("photo".into()).anchor(Align2::CENTER_BOTTOM, Vec2::new(0.0, -16.0)).show(
        ctx,
        |ui| {
            ui.set_max_width((ctx.viewport_rect().width() - 40.0).min(620.0));
            theme::note().show(ui, |ui| {
                let words = RichText::new(texts.get("photo-hint")).color(theme::TEXT);
                ui.add(egui::Label::new(words).wrap());
                ui.horizontal_wrapped(|ui| {
                    let shoot = RichText::new(texts.get("photo-shoot")).color(theme::ACCENT);
                    if ui.button(shoot).clicked() {
                        actions.push(UiAction::change(Photo::shoot));
                    }
                    if ui.selectable_label(turning, texts.get("photo-turn")).clicked() {
                        actions.push(UiAction::change(move |photo: &mut Photo| {
                            photo.turning = !turning;
                        }));
                    }
                    if ui.button(texts.get("menu-back")).clicked() {
                        actions.push(UiAction::run(photo::end));
                    }
                });
            });
        },
    );
}
