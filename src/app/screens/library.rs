//! The games that are kept: to be found, named, looked at, gone on with.

use super::Desk;
use super::dialogs::page;
use bevy_egui::egui::Context;

pub(super) fn show(ctx: &Context, desk: &mut Desk) {
    let title = desk.texts.get("menu-library");
    page(ctx, desk, "library", &title, |_, _| {});
}
