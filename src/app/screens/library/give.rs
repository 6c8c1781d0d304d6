//! Where games are written, typed: the way for systems without dialogs.

use super::super::desk::{Desk, Page};
use super::super::{Wish, theme};
use super::actions::gold;
use crate::app::storage::LibraryCommand;
use bevy_egui::egui::{self, Context, Key, RichText, TextEdit};
use std::path::PathBuf;

pub(in super::super) fn show(ctx: &Context, desk: &mut Desk, wishes: &mut Vec<Wish>) {
    let width = (ctx.viewport_rect().width() - 90.0).min(560.0);
    let modal = egui::Modal::new("export".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(RichText::new(desk.texts.get("export-title")).color(theme::GOLD));
        let words = desk.texts.with("export-path", &[("count", desk.library.to_give.len().into())]);
        ui.label(RichText::new(words).color(theme::BONE));
        let field = TextEdit::singleline(&mut desk.library.path).desired_width(width - 20.0);
        let field = ui.add(field.hint_text(desk.texts.get("library-path-hint")));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if let Some((said, _)) = &desk.library.said {
            ui.label(RichText::new(said).color(theme::VERMILION));
        }
        ui.horizontal_wrapped(|ui| {
            let write = ui.button(gold(desk.texts.get("export-write"))).clicked() || entered;
            let path = desk.library.path.trim();
            if write && !path.is_empty() {
                let games = desk.library.to_give.clone();
                wishes.push(Wish::Library(LibraryCommand::Export(games, PathBuf::from(path))));
            }
            if ui.button(desk.texts.get("menu-back")).clicked() {
                desk.page = Page::Library;
            }
        });
    });
    if modal.should_close() {
        desk.page = Page::Library;
    }
}
