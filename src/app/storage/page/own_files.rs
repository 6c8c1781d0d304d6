//! The files that the player made: listed, and removed after a question.

use super::{LibraryPage, library, sentences, store};
use crate::app::storage::{LibraryCommand, OwnFile, Removed};
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::catalogue::CustomFileError;
use crate::catalogue::custom::CustomFileKind;
use crate::texts::{Texts, say};
use bevy_egui::egui::{Button, RichText, Ui};
use std::path::PathBuf;
use std::sync::Arc;

/// The most errors of a file that are listed.
const REASONS: usize = 3;

/// What the page remembers of the player's files.
#[derive(Debug, Default)]
pub struct RemovalState {
    /// The file for which the page asks whether to remove it.
    pub asked: Option<PathBuf>,
    /// The result of the last removal.
    pub removed: Option<Arc<Removed>>,
    is_open: bool,
}

impl RemovalState {
    /// Resets the state when the page is opened. The list is then to be read again.
    pub(super) fn open(&mut self) -> Option<LibraryCommand> {
        if std::mem::replace(&mut self.is_open, true) {
            return None;
        }
        *self = Self { is_open: true, ..Self::default() };
        Some(LibraryCommand::ListOwn)
    }

    /// Notes that the page is closed.
    pub(super) const fn close(&mut self) {
        self.is_open = false;
    }
}

/// Draws the list.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    if let Some(removed) = &library(model).own.removed {
        let colour = if removed.result.is_ok() { theme::SECONDARY } else { theme::ERROR };
        let sentence = sentences::removed(model.texts, removed);
        theme::wrapped(ui, sentence, theme::BODY, colour);
    }
    if store(model).own.is_empty() {
        return;
    }
    ui.separator();
    ui.label(RichText::new(model.texts.get("own-title")).strong().color(theme::TEXT));
    for file in store(model).own.iter() {
        ui.horizontal_wrapped(|ui| row(ui, model, file));
        if let Err(problem) = &file.made {
            let path = PathBuf::from(sentences::file_name(&file.path));
            let error = CustomFileError { path, problem: problem.clone() };
            for line in say::custom_file_error(model.texts, &error).into_iter().take(REASONS) {
                theme::wrapped(ui, line, theme::SMALL, theme::ERROR);
            }
        }
    }
}

fn row(ui: &mut Ui, model: &Model<'_>, file: &OwnFile) {
    let texts = model.texts;
    let name = sentences::own_name(texts, file);
    let ask = |path: Option<PathBuf>| LibraryPage::edit(|page| page.own.asked = path);
    if library(model).own.asked.as_ref() != Some(&file.path) {
        ui.label(RichText::new(&name).color(theme::TEXT));
        ui.label(RichText::new(kind(texts, file.kind)).small().color(theme::SECONDARY));
        let remove = Button::new(texts.get("own-remove")).small();
        model.on_click(ui.add(remove), ask(Some(file.path.clone())));
        return;
    }
    let question = texts.with("own-sure", &[("name", name.into())]);
    ui.label(RichText::new(question).color(theme::TEXT));
    let remove = ui.button(RichText::new(texts.get("own-remove")).color(theme::ERROR));
    if remove.clicked() {
        model.ask(UiAction::send(LibraryCommand::RemoveOwn(Box::new(file.clone()))));
        model.ask(ask(None));
    } else if ui.button(texts.get("own-keep")).clicked() {
        model.ask(ask(None));
    }
}

fn kind(texts: &Texts, kind: CustomFileKind) -> String {
    match kind {
        CustomFileKind::Variant => texts.get("own-variant"),
        CustomFileKind::Board => texts.get("own-board"),
        CustomFileKind::Stones => texts.get("own-stones"),
        CustomFileKind::Lesson => texts.get("own-lesson"),
    }
}
