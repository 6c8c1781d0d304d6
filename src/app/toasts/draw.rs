//! Draws the toasts, and the hint that is shown while photographs are taken.

use super::Toasts;
use crate::app::photo::{self, Photo};
use crate::app::storage::HeldFiles;
use crate::app::ui::{action::UiAction, model::Model, spoken, theme};
use bevy_egui::egui::{self, Align2, Context, RichText, Sense, Stroke, Vec2};

/// Draws the toasts below the menu bar, and what becomes of files that are held over the window. A click dismisses a
/// toast.
pub(in crate::app) fn show(ctx: &Context, model: &Model<'_>, top: f32) {
    if model.get::<HeldFiles>().0 {
        drop_hint(ctx, model);
    }
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

/// Says what becomes of files that are dropped here.
fn drop_hint(ctx: &Context, model: &Model<'_>) {
    let area = egui::Area::new("drop-hint".into()).order(egui::Order::Tooltip);
    area.anchor(Align2::CENTER_CENTER, Vec2::ZERO).show(ctx, |ui| {
        ui.set_max_width((ctx.viewport_rect().width() - 40.0).min(480.0));
        let frame = theme::note().stroke(Stroke::new(2.0, theme::ACCENT));
        frame.show(ui, |ui| {
            theme::wrapped(ui, model.texts.get("import-drop"), 20.0, theme::TEXT);
        });
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
