//! The instructive games that come with the program.

use super::Desk;
use super::dialogs::page;
use bevy_egui::egui::Context;

pub(super) fn show(ctx: &Context, desk: &mut Desk) {
    let title = desk.texts.get("menu-shipped");
    page(ctx, desk, "shipped", &title, |_, _| {});
}
