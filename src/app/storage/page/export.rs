//! The page on which the path of an export is typed, for systems without file dialogs.

use super::actions::gold;
use super::{LibraryPage, library};
use crate::app::pages::Page;
use crate::app::storage::LibraryCommand;
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::text_field::TextField;
use crate::app::ui::{action::UiAction, model::Model, theme};
use bevy_egui::egui::{Key, RichText, Ui};
use std::path::PathBuf;

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("export-title");
    let mut entered = false;
    let frame = PageFrame::beside("export", 560.0).back_to(Some(Page::Library));
    frame.show_footed(
        root,
        model,
        title,
        |ui, model, _| entered = content(ui, model),
        |ui, model| {
            if ui.button(gold(model.texts.get("export-write"))).clicked() {
                write(model);
            }
            let back = ui.button(model.texts.get("menu-back"));
            model.on_click(back, UiAction::OpenPage(Page::Library));
        },
    );
    if entered {
        write(model);
    }
}

/// Draws the field for the path. Returns whether the path was entered.
fn content(ui: &mut Ui, model: &Model<'_>) -> bool {
    let count = library(model).to_export.len();
    let words = model.texts.with("export-path", &[("count", count.into())]);
    ui.label(RichText::new(words).color(theme::TEXT));
    let (_, entered) = path_field(ui, model, ui.available_width() - 20.0);
    if let Some((said, _)) = &library(model).said {
        ui.label(RichText::new(said).color(theme::ERROR));
    }
    entered
}

/// Draws the field in which a path is typed. Returns the path, and whether it was entered.
pub(super) fn path_field(ui: &mut Ui, model: &Model<'_>, width: f32) -> (String, bool) {
    let mut path = library(model).path.clone();
    let hint = &model.texts.get("library-path-hint");
    let field = TextField { hint, name: hint, width, ..TextField::default() };
    let field = field.show(ui, &mut path);
    if field.changed() {
        let path = path.clone();
        model.ask(LibraryPage::edit(|page| page.path = path));
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (path, entered)
}

/// Exports to the path that was typed, if there is one.
fn write(model: &Model<'_>) {
    let path = library(model).path.trim();
    if !path.is_empty() {
        let games = library(model).to_export.clone();
        model.ask(UiAction::send(LibraryCommand::Export(games, PathBuf::from(path))));
    }
}
