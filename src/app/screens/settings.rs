//! How the table looks, sounds and behaves.

use super::Desk;
use super::dialogs::page;
use bevy_egui::egui::Context;

pub(super) fn show(ctx: &Context, desk: &mut Desk) {
    let title = desk.texts.get("menu-settings");
    page(ctx, desk, "settings", &title, |_, _| {});
}
