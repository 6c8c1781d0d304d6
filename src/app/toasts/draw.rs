//! Draws the toasts, and the hint that is shown while photographs are taken.

use super::Toasts;
use crate::app::photo::{self, Photo};
use crate::app::ui::{action::UiAction, model::Model, spoken, theme};
use bevy_egui::egui::{self, Align2, Context, RichText, Sense, Vec2};

/// Draws the toasts below the menu bar. A click dismisses one.
pub(in crate::app) fn show(ctx: &Context, model: &Model<'_>, top: f32) {
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
                    theme::wrapped(ui, sentence, theme::BODY, theme::TEXT);
                });
                let id = ui.id().with(("toast", index));
                let response = ui.interact(shown.response.rect, id, Sense::click());
                spoken::button(&response, || sentence.to_owned());
                if response.clicked() {
                    model.ask(UiAction::change(move |toasts: &mut Toasts| toasts.dismiss(index)));
                }
            }
        });
}

/// Draws the controls that are available while photographs are taken.
pub(in crate::app) fn photo_hint(ctx: &Context, model: &Model<'_>, turning: bool) {
    let texts = model.texts;
    egui::Area::new("photo".into()).anchor(Align2::CENTER_BOTTOM, Vec2::new(0.0, -16.0)).show(
        ctx,
        |ui| {
            ui.set_max_width((ctx.viewport_rect().width() - 40.0).min(620.0));
            theme::note().show(ui, |ui| {
                theme::wrapped(ui, texts.get("photo-hint"), theme::BODY, theme::TEXT);
                ui.horizontal_wrapped(|ui| {
                    let shoot = RichText::new(texts.get("photo-shoot")).color(theme::ACCENT);
                    model.on_click(ui.button(shoot), UiAction::change(Photo::shoot));
                    if ui.selectable_label(turning, texts.get("photo-turn")).clicked() {
                        model.ask(UiAction::change(move |photo: &mut Photo| {
                            photo.turning = !turning;
                        }));
                    }
                    model.on_click(ui.button(texts.get("menu-back")), UiAction::run(photo::end));
                });
            });
        },
    );
}
