//! The tables of the Parker booklet, recounted, for the curious.

use super::Desk;
use super::dialogs::page;
use bevy_egui::egui::Context;

pub(super) fn show(ctx: &Context, desk: &mut Desk) {
    let title = desk.texts.get("menu-booklet");
    page(ctx, desk, "booklet", &title, |_, _| {});
}
