//! The import page: ways to import, progress and result.

use super::actions::gold;
use super::export::path_field;
use super::{LibraryPage, library, own_files, sentences, store};
use crate::app::pages::Page;
use crate::app::storage::{ImportSource, Imported, LibraryCommand};
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::{action::UiAction, dialogs, model::Model, theme};
use bevy_egui::egui::{ProgressBar, RichText, Ui, Vec2};
use std::path::PathBuf;

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("import-title");
    let back = store(model).importing.is_none().then_some(Page::Board);
    PageFrame::beside("import", 620.0)
        .back_to(back)
        .show_footed(root, model, title, content, footer);
}

fn content(ui: &mut Ui, model: &Model<'_>, _height: f32) {
    if let Some((read, share)) = store(model).importing {
        let words = model.texts.with("import-reading", &[("count", read.into())]);
        ui.label(RichText::new(words).color(theme::TEXT));
        ui.add(ProgressBar::new(share).fill(theme::ACCENT));
        return;
    }
    match library(model).imported.clone() {
        Some(imported) => result(ui, model, &imported),
        None => ways(ui, model),
    }
    own_files::show(ui, model);
}

fn footer(ui: &mut Ui, model: &Model<'_>) {
    if store(model).importing.is_some() {
        let stop = ui.button(model.texts.get("import-stop"));
        model.on_click(stop, UiAction::send(LibraryCommand::Cancel));
        return;
    }
    let library_button = ui.button(gold(model.texts.get("menu-library")));
    model.on_click(library_button, UiAction::OpenPage(Page::Library));
    if library(model).imported.is_some()
        && ui.button(model.texts.get("import-more-games")).clicked()
    {
        model.ask(LibraryPage::edit(|page| page.imported = None));
    }
    dialogs::close(ui, model, Vec2::ZERO);
}

fn ways(ui: &mut Ui, model: &Model<'_>) {
    ui.label(RichText::new(model.texts.get("import-ways")).color(theme::TEXT));
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if !library(model).no_dialog && ui.button(gold(model.texts.get("import-choose"))).clicked()
        {
            model
                .ask(UiAction::send(LibraryCommand::ChooseImport(model.texts.get("import-title"))));
        }
        model.on_click(ui.button(gold(model.texts.get("import-paste"))), LibraryPage::paste());
    });
    ui.add_space(4.0);
    if library(model).no_dialog {
        ui.label(RichText::new(model.texts.get("import-no-dialog")).color(theme::SECONDARY));
    }
    ui.label(RichText::new(model.texts.get("import-path")).small().color(theme::SECONDARY));
    ui.horizontal_wrapped(|ui| {
        // In a narrow window the button is below the field.
        let room = ui.available_width();
        let room = if room < 340.0 { room - 16.0 } else { room - 120.0 };
        let (path, entered) = path_field(ui, model, room);
        let read = ui.button(model.texts.get("import-read")).clicked() || entered;
        let path = path.trim();
        if read && !path.is_empty() {
            let source = match crate::rules::notation::is_link(path) {
                true => ImportSource::Text(path.to_owned()),
                false => ImportSource::File(PathBuf::from(path)),
            };
            model.ask(UiAction::send(LibraryCommand::Import(vec![source])));
        }
    });
    if let Some((said, _)) = &library(model).said {
        ui.label(RichText::new(said).color(theme::ERROR));
    }
}

fn result(ui: &mut Ui, model: &Model<'_>, imported: &Imported) {
    let sentence = sentences::imported(model.texts, imported);
    ui.label(RichText::new(sentence).size(19.0).color(theme::TEXT));
    if imported.errors.is_empty() && imported.warnings.is_empty() {
        return;
    }
    ui.add_space(4.0);
    for sentence in sentences::import_errors(model.texts, imported) {
        theme::wrapped(ui, sentence, theme::BODY, theme::ERROR);
    }
    for sentence in sentences::import_warnings(model.texts, imported) {
        theme::wrapped(ui, sentence, theme::BODY, theme::TEXT);
    }
}
