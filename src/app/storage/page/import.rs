//! The import page: ways to import, progress and result.

use super::actions::gold;
use super::export::path_field;
use super::{LibraryPage, library, own_files, sentences, store};
use crate::app::pages::Page;
use crate::app::storage::{ImportSource, Imported, LibraryCommand};
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::{Model, UiAction, theme};
use bevy_egui::egui::{self, ProgressBar, RichText, Ui};
use std::path::PathBuf;

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let title = model.texts.get("import-title");
    let back = store(model).importing.is_none().then_some(Page::Board);
    PageFrame::beside("import", 620.0).back_to(back).show_footed(
        root,
        title,
        actions,
        |ui, _, actions| content(ui, model, actions),
        |ui, actions| footer(ui, model, actions),
    );
}

fn content(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    if let Some((read, share)) = store(model).importing {
        let words = model.texts.with("import-reading", &[("count", read.into())]);
        ui.label(RichText::new(words).color(theme::TEXT));
        ui.add(ProgressBar::new(share).fill(theme::ACCENT));
        return;
    }
    match library(model).imported.clone() {
        Some(imported) => result(ui, model, &imported),
        None => ways(ui, model, actions),
    }
    own_files::show(ui, model, actions);
}

fn footer(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    if store(model).importing.is_some() {
        if ui.button(model.texts.get("import-stop")).clicked() {
            actions.push(UiAction::send(LibraryCommand::Cancel));
        }
        return;
    }
    if ui.button(gold(model.texts.get("menu-library"))).clicked() {
        actions.push(UiAction::OpenPage(Page::Library));
    }
    if library(model).imported.is_some()
        && ui.button(model.texts.get("import-more-games")).clicked()
    {
        actions.push(LibraryPage::edit(|page| page.imported = None));
    }
    if ui.button(model.texts.get("menu-close")).clicked() {
        actions.push(UiAction::OpenPage(Page::Board));
    }
}

fn ways(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    ui.label(RichText::new(model.texts.get("import-ways")).color(theme::TEXT));
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if !library(model).no_dialog && ui.button(gold(model.texts.get("import-choose"))).clicked()
        {
            actions.push(UiAction::send(LibraryCommand::ChooseImport(
                model.texts.get("import-title"),
            )));
        }
        if ui.button(gold(model.texts.get("import-paste"))).clicked() {
            actions.push(LibraryPage::paste());
        }
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
        let (path, entered) = path_field(ui, model, room, actions);
        let read = ui.button(model.texts.get("import-read")).clicked() || entered;
        let path = path.trim();
        if read && !path.is_empty() {
            let source = match crate::rules::notation::is_link(path) {
                true => ImportSource::Text(path.to_owned()),
                false => ImportSource::File(PathBuf::from(path)),
            };
            actions.push(UiAction::send(LibraryCommand::Import(vec![source])));
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
        ui.add(egui::Label::new(RichText::new(sentence).color(theme::ERROR)).wrap());
    }
    for sentence in sentences::import_warnings(model.texts, imported) {
        ui.add(egui::Label::new(RichText::new(sentence).color(theme::TEXT)).wrap());
    }
}
