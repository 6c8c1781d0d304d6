//! The page on which the path of an export is typed, for systems without file dialogs.

use super::super::{Model, UiAction, spoken, theme};
use super::LibraryPageAction;
use super::actions::gold;
use crate::app::pages::Page;
use crate::app::storage::LibraryCommand;
use bevy_egui::egui::{self, Context, Key, RichText, TextEdit};
use std::path::PathBuf;

pub(in super::super) fn show(ctx: &Context, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let width = (ctx.viewport_rect().width() - 90.0).min(560.0);
    let modal = egui::Modal::new("export".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        theme::title(ui, model.texts.get("export-title"));
        let words =
            model.texts.with("export-path", &[("count", model.library.to_export.len().into())]);
        ui.label(RichText::new(words).color(theme::TEXT));
        let mut path = model.library.path.clone();
        let field = TextEdit::singleline(&mut path).desired_width(width - 20.0);
        let field = ui.add(field.hint_text(model.texts.get("library-path-hint")));
        spoken::field(&field, || model.texts.get("library-path-hint"));
        if field.changed() {
            actions.push(UiAction::LibraryPage(LibraryPageAction::Path(path.clone())));
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if let Some((said, _)) = &model.library.said {
            ui.label(RichText::new(said).color(theme::ERROR));
        }
        ui.horizontal_wrapped(|ui| {
            let write = ui.button(gold(model.texts.get("export-write"))).clicked() || entered;
            let path = path.trim();
            if write && !path.is_empty() {
                let games = model.library.to_export.clone();
                actions.push(UiAction::Library(LibraryCommand::Export(games, PathBuf::from(path))));
            }
            if ui.button(model.texts.get("menu-back")).clicked() {
                actions.push(UiAction::OpenPage(Page::Library));
            }
        });
    });
    if modal.should_close() {
        actions.push(UiAction::OpenPage(Page::Library));
    }
}
