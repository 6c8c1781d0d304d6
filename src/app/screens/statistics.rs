//! Wins, losses and draws by opponent and variant; streaks; the longest chain.

use super::Desk;
use super::dialogs::page;
use bevy_egui::egui::Context;

pub(super) fn show(ctx: &Context, desk: &mut Desk) {
    let title = desk.texts.get("menu-statistics");
    page(ctx, desk, "statistics", &title, |_, _| {});
}
